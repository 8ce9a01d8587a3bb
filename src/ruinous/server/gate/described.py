"""What Litestar's description of the API gets wrong by itself: tuples."""

from __future__ import annotations

from litestar._openapi.schema_generation import SchemaCreator
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.params import KwargDefinition
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition


class Tuples(OpenAPISchemaPlugin):
    """A tuple of any length is a list; any other has exactly its parts."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.origin is tuple and bool(field_definition.inner_types)

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: SchemaCreator) -> Schema:
        parts = [one for one in field_definition.inner_types if one.annotation is not ...]
        schemas = [schema_creator.for_field_definition(part) for part in parts]
        if len(parts) == len(field_definition.inner_types):
            count = len(parts)
            return Schema(type=OpenAPIType.ARRAY, prefix_items=schemas, min_items=count, max_items=count)
        bounds = field_definition.kwarg_definition
        if not isinstance(bounds, KwargDefinition):
            return Schema(type=OpenAPIType.ARRAY, items=schemas[0])
        least, most = bounds.min_items, bounds.max_items
        return Schema(type=OpenAPIType.ARRAY, items=schemas[0], min_items=least, max_items=most)
