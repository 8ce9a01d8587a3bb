"""What the scripted bot sees in a position that a test describes."""

from collections.abc import Mapping
from typing import Any

from ruinous.bots.scripted.evaluation import Evaluation, Standing
from ruinous.bots.scripted.forecast import forecast
from ruinous.bots.scripted.memory import left_after
from ruinous.bots.scripted.region import Outlook, outlook
from ruinous.bots.scripted.weights import BASE, Weights, changed, load
from ruinous.rules.ids import KHORNE, POWERS, REGIONS
from ruinous.rules.state import GameState
from tests.kit.position import Position


def quiet(regions: Mapping[str, Any] | None = None, **players: Mapping[str, Any]) -> dict[str, Any]:
    """A summoning turn of Khorne, who has the last power; rounds are still to come."""
    purses: dict[str, dict[str, Any]] = {p: {"power": int(p == "khorne")} for p in POWERS[:4]}
    deck = ["meteor_showers", "mass_exodus", "skavengers"]
    told = {p: {**purse, **players.get(p, {})} for p, purse in purses.items()}
    return {"turn": "khorne", "old_world": {"deck": deck}, "players": told, "regions": dict(regions or {})}


def weights(seat: int = KHORNE, **values: float) -> Weights:
    """Those of a Power, some of them changed."""
    return changed(load(BASE, seat), **values)


def seen(data: str | Mapping[str, Any], region: str, seat: int = KHORNE, **values: float) -> Outlook:
    """The outlook of a region."""
    return look(Position(data).g, region, seat, **values)


def look(g: GameState, region: str, seat: int = KHORNE, **values: float) -> Outlook:
    ahead, r = forecast(g, seat), REGIONS.index(region)
    return outlook(g, r, ahead, weights(seat, **values), left_after(g, r, ahead.fights[r]))


def standing(data: str | Mapping[str, Any], seat: int = KHORNE, **values: float) -> Standing:
    """How everybody stands, as a seat sees it."""
    return Evaluation(seat, weights(seat, **values)).begin(Position(data).g)


def worth(data: str | Mapping[str, Any], seat: int = KHORNE, **values: float) -> float:
    """What a position is worth to a seat."""
    g = Position(data).g
    evaluation = Evaluation(seat, weights(seat, **values))
    evaluation.begin(g)
    return evaluation.value(g)
