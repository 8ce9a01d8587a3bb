"""All routes of identities."""

from litestar import Router

from ruinous.server.people import identities, leaving, tokens

identity_routes = Router(
    "/api/identity",
    route_handlers=[*identities.handlers, *tokens.handlers, *leaving.handlers],
    tags=["identity"],
)
