"""Sentences to be read: facts with every region, Power, follower, token and number, in every language.

`python -m tests.words.sentences` writes them to golden/; whoever changes a word reads what else it changes.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ruinous.rules import game  # noqa: F401 (declares every question)
from ruinous.rules.danger import WAYS
from ruinous.rules.ids import FIGURE_NAMES, OWNER, PHASES, POWERS, RANK, RANKS, REGIONS, TOKENS
from ruinous.words import LANGUAGES, VARIANTS, say
from tests.kit.messages import messages

GOLDEN = Path(__file__).parent / "golden"
NUMBERS = (0, 1, 2, 5, 21)
FIGURES = [
    next(name for f, name in enumerate(FIGURE_NAMES) if (OWNER[f], RANK[f]) == (power, rank))
    for power in range(len(POWERS))
    for rank in range(len(RANKS))
]

Case = tuple[str, dict[str, Any]]

# One of each kind, for facts that are said once.
SAMPLE: dict[str, Any] = {
    "power": "nurgle", "seat": "khorne", "named": "horned_rat", "controller": "slaanesh", "victim": "horned_rat",
    "winner": "tzeentch", "winners": ["khorne", "horned_rat"], "number": 2, "powers": ["nurgle", "slaanesh"],
    "region": "empire", "from": "troll_country", "to": "border_princes", "regions": ["empire", "badlands"],
    "figure": "Sw1", "other": "Sw2", "card": "nurgle.rain_of_pus", "upgrade": "slaanesh.daemonettes",
    "cards": ["khorne.battle_cry", "khorne.blood_frenzy"], "token": "noble", "rank": "warrior", "phase": "battle",
    "space": "left", "condition": "five_ruined", "dice": [6, 6, 3], "optional": False, "cause": "R5.1",
    "places": ["A", "B"], "ask": "…", "action": "x", "example": "Kw1>kis", "words": "x", "actions": "…", "rule": "R1.6",
    "text": "…", "ruination": 3,
}  # fmt: skip


def cases() -> Iterator[Case]:
    for n, region in enumerate(REGIONS):
        after = REGIONS[(n + 1) % len(REGIONS)]
        yield "event.battle", {"region": region, "number": 0}
        yield "event.move", {"figure": FIGURES[n], "from": region, "to": after}
        yield "event.ruin", {"region": region, "ruination": 1}
        yield "event.place", {"token": TOKENS[n % len(TOKENS)], "region": region}
        yield "cause.domination", {"region": region}
        yield "why.ruined_cards", {"region": region}
        yield "reason.weakens", {"power": POWERS[n % len(POWERS)], "region": region}
        yield "action.summon", {"figure": "Nc1", "from": "reserve", "region": region}
    for power in POWERS:
        yield "event.pass", {"power": power}
        yield "event.tick", {"power": power, "position": 4}
        yield "event.named", {"power": "khorne" if power != "khorne" else "nurgle", "named": power}
        yield "why.other_seat", {"seat": power, "power": "khorne" if power != "khorne" else "nurgle"}
        yield "ask.automatic_hits", {"hits": 1, "victim": power, "region": "tilea"}
        yield "action.cleanse", {"power": power, "region": "estalia"}
        yield "story.led_throughout", {"power": power}
        yield "stop.deny_counters", {"power": power}
    for figure in FIGURES:
        yield "event.kill", {"power": "khorne", "figure": figure, "region": "kislev"}
        yield "event.hit", {"power": "khorne", "figure": figure, "hits": 2}
        yield "event.summon", {"power": "nurgle", "figure": figure, "region": "bretonnia", "cost": 2, "from": "reserve"}
        yield "action.pick", {"figure": figure, "controller": "horned_rat"}
        yield "why.hit_own", {"figure": figure}
    for token in TOKENS:
        yield "event.take", {"token": token, "region": "norsca"}
        yield "why.no_token", {"token": token, "region": "badlands"}
        yield "action.place", {"token": token, "region": "empire"}
        for count in NUMBERS[1:]:
            yield "ask.place_tokens", {"token": token, "count": count}
    for n in NUMBERS:
        yield "ask.turn", {"power": n}
        yield "ask.discard_cards", {"count": n}
        yield "ask.move_figures", {"most": n, "optional": True}
        yield "ask.assign", {"region": "empire", "hits": n, "sixes": 0, "dice": "regular"}
        yield "event.draw", {"power": "tzeentch", "count": n}
        yield "event.corrupt", {"power": "slaanesh", "region": "tilea", "count": n}
        yield "event.hits_lost", {"power": "khorne", "hits": n}
        yield "event.score", {"power": "khorne", "points": n, "cause": "R9.4"}
        yield "danger.dial.course", {"power": "khorne", "ticks": n}
        yield "danger.points.reach", {"power": "horned_rat", "points": n, "gain": n}
        yield "story.best_round", {"power": "nurgle", "points": n, "round": 3}
        yield "close.points", {"points": n}
        yield "refusal.seats_empty", {"count": n}
        yield "refusal.too_many_requests", {"seconds": n}
        yield "why.too_few_hits", {"figure": "Kd1", "need": n, "hits": n}
    for phase in PHASES:
        yield "event.phase", {"round": 2, "phase": phase}
    for condition in WAYS:
        winners = [] if condition == "deck_empty" else ["horned_rat"]
        yield "event.game_end", {"condition": condition, "winners": winners, "number": 1}
    yield from each()


def each() -> Iterator[Case]:
    """Every question, action, event, cause, reason and refusal of an action once."""
    for id in messages("en"):
        if id.startswith(
            ("ask-", "action-", "event-", "cause-", "why-", "reason-", "story-", "close-", "advice-", "stop-")
        ):
            arguments = set().union(*(messages(language)[id].args for language in LANGUAGES))
            args = {name: SAMPLE.get(name, 2) for name in sorted(arguments)}
            fact = id.replace("-", ".")
            yield fact, args | ({"power": 1} if fact in NUMBERED else {})


NUMBERED = ("ask.turn", "why.figure_cost", "why.card_cost")
"""Facts in which `power` is a number of points."""


def sentences(language: str) -> list[str]:
    return [f"{id} {told(args)}\n    {rendered(id, args, language)}" for id, args in cases()]


def told(args: dict[str, Any]) -> str:
    values = {
        name: value if isinstance(value, str | int) else ",".join(map(str, value)) for name, value in args.items()
    }
    return " ".join(f"{name}={value}" for name, value in values.items())


def rendered(id: str, args: dict[str, Any], language: str) -> str:
    """What chooses among the messages of a fact is there too; a message of several is said as it is."""
    if id in VARIANTS:
        args = {"hits": 2, "sixes": 0, "dice": "regular", "to": "reserve", "from": "reserve", "optional": False, **args}
        return say(id, {"number": 0, "most": 2, **args}, language=language)
    return say(id, args, language=language)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for language in LANGUAGES:
        (GOLDEN / f"{language}.txt").write_text("\n".join(sentences(language)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
