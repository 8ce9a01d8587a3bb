"""Facts: what a question, an event or a refusal says, as an id with named arguments. `ruinous.words` makes sentences.

Arguments are plain data: numbers, and the ids of what the game knows (`khorne`, `kislev`, `Kw3`, `khorne.teleport`).
"""

from typing import Any, NamedTuple, TypedDict


class Fact(NamedTuple):
    """`Fact("why.cost", {"figure": "Kd1", "cost": 3, "power": 2})`."""

    id: str
    args: dict[str, Any]

    def __str__(self) -> str:
        """For logs and tracebacks; what a player reads comes from `ruinous.words`."""
        return f"{self.id}({', '.join(f'{name}={value}' for name, value in self.args.items())})"


class FactData(TypedDict):
    """A fact as plain data: an id and its arguments by name. A fact among the arguments is a pair of these."""

    id: str
    args: dict[str, Any]


def fact_data(fact: Fact) -> FactData:
    return {"id": fact.id, "args": fact.args}


class FactError(Exception):
    """An error that is a fact: `error.fact` says why. An id without a point belongs to the room of its class."""

    ROOM = ""

    def __init__(self, id: str, /, **args: Any) -> None:
        self.fact = Fact(id if "." in id else f"{self.ROOM}.{id}", args)
        super().__init__(self.fact)

    def __str__(self) -> str:
        return str(self.fact)
