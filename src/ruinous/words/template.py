"""Templates: `{name}` is an argument; `{count|one hit|{count} hits}` chooses by number, the first for exactly one.

The page uses the same form (web/src/i18n).

>>> fill("Assign {hits|1 hit|{hits} hits} in {region}.", {"hits": 2, "region": "Kislev"})
'Assign 2 hits in Kislev.'
"""

import re
from collections.abc import Mapping

INNER = r"(?:[^{}|]|\{\w+\})*"
HOLE = re.compile(r"\{(\w+)(?:\|(" + INNER + r")\|(" + INNER + r"))?\}")


def fill(template: str, args: Mapping[str, str | int]) -> str:
    def hole(found: re.Match[str]) -> str:
        name, one, more = found.groups()
        if one is None:
            return str(args[name])
        return fill(one if args[name] == 1 else more, args)

    return HOLE.sub(hole, template)
