"""All routes of identities."""

from litestar import Router

from ruinous.server.people import identities, leaving, progress, tokens

identity_routes = Router(
    "/api/identity",
    route_handlers=[*identities.handlers, *tokens.handlers, *progress.handlers, *leaving.handlers],
    tags=["identity"],
)
