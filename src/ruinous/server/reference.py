"""What never changes during a game, as JSON: components with their provenance, the rules' text, the options.

Built once from the content; for a game with a host's corrections, once from the corrected content.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ruinous.content import (
    NEWEST,
    Content,
    ContentError,
    DialStop,
    Example,
    Rule,
    Ruling,
    Section,
    Switch,
    components,
    corrected,
    rulebook,
)
from ruinous.content.model import EVENT_SETS, SET_NAMES, SETS, Known
from ruinous.rules.ids import (
    FIGURE_NAMES,
    REGION_CODES,
    SPACE_NAMES,
)
from ruinous.rules.options import Options
from ruinous.rules.setup import FEWEST, MOST
from ruinous.server.errors import problems
from ruinous.server.identities import limited
from ruinous.table.options import LONGEST_CORRECTIONS
from ruinous.words.spelling import CONDITIONS, PHASES, RANKS

PROVENANCE = {
    "printed": "Seen in a rulebook or on the card, or agreed on by independent sources.",
    "reported": "Told by one credible source, or shown by records of real games.",
    "reconstructed": "Our best guess; the real card may say something else.",
    "corrected": "Corrected by the host of this game, who owns the cards.",
}
WHEN = {
    "battle.start": "At the beginning of the battle phase.",
    "battle.region.roll": "When dice are rolled here.",
    "battle.region.assign": "When hits are assigned here.",
    "battle.region.end": "At the end of the battle here.",
    "battle.end": "At the end of the battle phase.",
    "corruption.place": "When corruption is placed here.",
    "corruption.after_place": "After corruption was placed in the corruption step.",
    "cost": "While its own cost is paid.",
    "domination.value": "When domination is worked out here.",
    "domination.won": "When this region is dominated.",
    "end.1": "In step 1 of the end phase.",
    "on_kill": "When a figure is killed here.",
    "on_play": "When it is played.",
    "round": "For the rest of the round.",
    "while_here": "While it lies here.",
}
DIAL = {
    "start": "Here the dial starts.",
    "score_vp": "Score {n} VP.",
    "upgrade_card": "Take an upgrade.",
    "draw_cards": "Draw {n} Chaos card{s}.",
    "remove_corruption": "Remove {n} corruption token{s} of any Powers from any regions.",
    "place_warpstone": "Place {n} Warpstone in any regions.",
    "place_nobles": "Place {n} Noble{s} in any regions.",
    "place_skaven": "Place {n} Skaven in any regions.",
    "remove_old_world_tokens": "Return {n} Old World token{s} from any regions to the stock.",
    "victory": "Victory: the game ends with this round.",
}
OPTIONS: dict[str, tuple[str, str, str | None, dict[Any, str]]] = {
    "edition": (
        "Edition of the rules",
        "Which rules and cards are used; a game that has begun keeps its edition.",
        None,
        {number: f"Edition {number}." for number in range(NEWEST, 0, -1)},
    ),
    "card_set": (
        "Chaos cards and upgrades",
        "The decks and upgrades used by Khorne, Nurgle, Tzeentch and Slaanesh.",
        "R20.1",
        {"base": "Those of the base game.", "morrslieb": "The Morrslieb decks and upgrades of the expansion."},
    ),
    "events": (
        "Old World cards",
        "Which cards the Old World deck is dealt from.",
        "R21.1",
        {
            "base": "The cards of the base game.",
            "mixed": "The cards of the base game and the expert cards together.",
            "realm_of_chaos": "The expert cards only.",
        },
    ),
    "show_forced": (
        "Ask even if there is only one choice",
        "Whether a player is asked even when there is only one legal action.",
        None,
        {"no": "It is carried out at once.", "yes": "The player sees it and confirms it."},
    ),
    "cards": (
        "Corrections",
        "What your cards say otherwise than ours, as the text of a corrections file (TOML).",
        None,
        {},
    ),
}

# --- the data -----------------------------------------------------------------------------------------------------

Data = dict[str, Any]


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if is_dataclass(value):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


def _known(thing: Any) -> Data:
    """A component with all its fields, and in one word how sure we are of it."""
    data = {field.name: _plain(getattr(thing, field.name)) for field in fields(thing)}
    return {**data, "weakest": thing.weakest} if isinstance(thing, Known) else data


def cards_data(content: Content) -> list[Data]:
    """Chaos cards, upgrades and Old World cards. `rulings` are numbers in the rules; `slug` is the name in notation.

    `changed` is null, or says which edition corrected the card, what the one before said, and the evidence.
    """
    kinds = (("chaos", content.chaos), ("upgrade", content.upgrades), ("old_world", content.old_world))
    return [_card(kind, card) for kind, cards in kinds for card in cards]


def _card(kind: str, card: Any) -> Data:
    data = _known(card)
    if "kind" in data:  # what an upgrade improves: a rank, or the Power itself
        data["of"] = data.pop("kind")
    return {"id": card.id, "kind": kind, **data}


def powers_data(content: Content) -> list[Data]:
    """Each Power's sheet: figures with their values, dial stops with Threat and instruction, counter condition."""
    powers = []
    for power in content.powers:
        followers = []
        for follower in power.followers:
            letters = power.letter + ("d" if follower.rank == "greater_daemon" else follower.rank[0])
            followers.append({**_known(follower), "figures": [name for name in FIGURE_NAMES if name[:2] == letters]})
        dial = [{"position": n, **_known(stop), "text": _dial_text(stop)} for n, stop in enumerate(power.dial)]
        powers.append({**_known(power), "followers": followers, "dial": dial})
    return powers


def _dial_text(stop: DialStop) -> str:
    return DIAL[stop.do].format(n=stop.n, s="" if stop.n == 1 else "s")


def regions_data(content: Content) -> list[Data]:
    """The regions in region order. `code` is how notation writes them."""
    return [
        {"id": region.id, "order": n + 1, "code": REGION_CODES[n], **_known(region)}
        for n, region in enumerate(content.regions)
    ]


def board_data(content: Content) -> Data:
    """Tokens, ruination cards, limits and what the names in views and events mean."""
    return {
        "tokens": [_known(token) for token in content.tokens],
        "ruination": [_known(card) for card in content.ruinations],
        "limits": _known(content.limits),
        "players": {"fewest": FEWEST, "most": MOST},
        "old_world_deck": _plain(content.old_world_deck),
        "starting_tokens": _plain(content.starting_tokens),
        "starting_tokens_rat": _plain(content.starting_tokens_rat),
        "provenance": _plain(content.provenance),
        "names": {
            "phases": PHASES,
            "ranks": RANKS,
            "spaces": list(SPACE_NAMES),
            "end_conditions": CONDITIONS,
            "when": WHEN,
            "provenance": PROVENANCE,
        },
    }


def rules_data(found: frozenset[str] | None = None) -> Data:
    """The rulebook as a tree: sections with their rules, rulings, switches, examples; all, or those with found ids."""
    book = rulebook()

    def wanted(entries: Any) -> list[Data]:
        return [_known(entry) for entry in entries if found is None or entry.id in found]

    sections = [{**_known(section), "rules": wanted(book.of(section.id))} for section in book.sections]
    return {
        "sections": [s for s in sections if found is None or s["rules"] or s["id"] in found],
        "rulings": wanted(book.rulings),
        "switches": wanted(components().switches),
        "examples": wanted(book.examples),
    }


def options_data() -> list[Data]:
    """Every option of a game: what it means, its values, each with a text, and its default."""
    switches = {switch.name: switch for switch in components().switches}
    options = []
    for field in fields(Options):
        switch = switches.get(field.name)
        name, text, rule, values = (
            (switch.title, switch.text, switch.id, _values(switch)) if switch else OPTIONS[field.name]
        )
        kind = "flag" if isinstance(field.default, bool) else "choice" if values else "text"
        texts = [{"id": value == "yes" if kind == "flag" else value, "text": says} for value, says in values.items()]
        options.append(
            {"id": field.name, "name": name, "kind": kind, "rule": rule, "values": texts}
            | {"default": field.default, "text": text}
        )
    return options


def _values(switch: Switch) -> dict[str, str]:
    """What each value of a switch means: its text is made of `value: meaning.` for one after the other."""
    parts = re.split(rf"(?:^|(?<=\. ))({'|'.join(switch.values)}): ", switch.text)
    texts = {value: text.strip() for value, text in zip(parts[1::2], parts[2::2], strict=True)}
    return {value: texts[value][:1].upper() + texts[value][1:] for value in switch.values}


def sets_data() -> list[Data]:
    """The sets cards come from, how many cards each has, and the options with which they are used."""
    cards = cards_data(components())
    used = {
        "base": {"card_set": ["base"], "events": ["base", "mixed"]},
        "horned_rat": {"powers": ["horned_rat"]},
        "morrslieb": {"card_set": ["morrslieb"]},
        "expert": {"events": ["mixed", "realm_of_chaos"]},
    }
    return [
        {
            "id": name,
            "name": SET_NAMES[name],
            "titles": {kind: sum((card["set"], card["kind"]) == (name, kind) for card in cards) for kind in KINDS},
            "used_with": used[name],
        }
        for name in dict.fromkeys((*SETS, *EVENT_SETS))
    ]


def reference_data(content: Content) -> Data:
    """All of it."""
    return {
        "cards": cards_data(content),
        "powers": powers_data(content),
        "regions": regions_data(content),
        "board": board_data(content),
        "rules": rules_data(),
        "options": options_data(),
        "sets": sets_data(),
    }


# --- answers that are kept ----------------------------------------------------------------------------------------

PARTS: dict[str, Callable[[Content], Any]] = {
    "all": reference_data,
    "cards": cards_data,
    "powers": powers_data,
    "regions": regions_data,
    "board": board_data,
    "rules": lambda content: rules_data(),
    "options": lambda content: options_data(),
    "sets": lambda content: sets_data(),
}


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer as bytes, plain and packed, with the tag by which a client says that it has it."""

    body: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=64)
def kept(part: str = "all", corrections: str = "") -> Kept:
    """A part of the reference, for games with these corrections."""
    content = corrected(corrections) if corrections else components()
    body = msgspec.json.encode(PARTS[part](content))
    return Kept(body, compress(body, 9, mtime=0), f'W/"{sha256(body).hexdigest()[:32]}"')


def answer(request: Request[Any, Any, Any], page: Kept) -> Response[Any]:
    """The page; packed if the client can unpack it, and only 304 if it has the page already."""
    headers = {"ETag": page.tag, "Cache-Control": "public, no-cache", "Vary": "Accept-Encoding"}
    theirs = [tag.strip().removeprefix("W/") for tag in request.headers.get("If-None-Match", "").split(",")]
    if "*" in theirs or page.tag.removeprefix("W/") in theirs:
        return Response(None, status_code=304, headers=headers)
    if _unpacks(request.headers.get("Accept-Encoding", "")):
        return Response(page.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=MediaType.JSON)
    return Response(page.body, headers=headers, media_type=MediaType.JSON)


def _unpacks(accepted: str) -> bool:
    for part in accepted.lower().split(","):
        coding, _, quality = part.partition(";")
        if coding.strip() in ("gzip", "*"):
            return quality.replace(" ", "").removeprefix("q=").rstrip("0") not in ("", "0.", ".") or not quality
    return False


# --- finding ------------------------------------------------------------------------------------------------------

KINDS = ("chaos", "upgrade", "old_world")


@lru_cache(maxsize=1)
def _cards() -> dict[str, Data]:
    return {card["id"]: card for card in cards_data(components())}


def find_cards(query: str) -> list[Data]:
    """By id or name; else every card with all the words in its name; else in its texts."""
    words = query.lower().replace("_", " ").replace(".", " ").split()
    cards = list(_cards().values()) if words else []

    def names(card: Data) -> str:
        return f"{card['name']} {card['id'].replace('_', ' ').replace('.', ' ')}".lower()

    def texts(card: Data) -> str:
        return " ".join((names(card), card["text"], card.get("rule", ""), card.get("persistent_text") or "")).lower()

    for found in (
        [card for card in cards if " ".join(words) in (card["name"].lower(), re.sub("[._]", " ", card["id"]))],
        [card for card in cards if all(word in names(card) for word in words)],
        [card for card in cards if all(word in texts(card) for word in words)],
    ):
        if found:
            return found
    return []


def find_rules(query: str) -> Data:
    """The tree with only what a number or some words find."""
    words = query.lower().split()
    found = {entry.id for entry in rulebook().search(query)}
    found |= {
        switch.id
        for switch in components().switches
        if query.strip().upper() == switch.id
        or (words and all(word in f"{switch.name} {switch.title} {switch.text}".lower() for word in words))
    }
    return rules_data(frozenset(found))


def rule_data(number: str) -> Data | None:
    """One entry of the rules, with what it holds and the cards it concerns."""
    wanted = number.strip().upper()
    switches = {switch.id: switch for switch in components().switches}
    entry: Section | Rule | Ruling | Example | Switch | None = rulebook().find(wanted) or switches.get(wanted)
    if entry is None:
        return None
    data = {"kind": type(entry).__name__.lower(), **_known(entry)}
    if isinstance(entry, Section):
        data["rules"] = [_known(rule) for rule in rulebook().of(entry.id)]
    return {**data, "cards": [card["id"] for card in _cards().values() if entry.id in card["rulings"]]}


def missing(what: str, given: str, known: list[str]) -> NotFoundException:
    """The refusal of an id that is not there, with the nearest ones that are."""
    near = get_close_matches(given[:60].lower(), known, 3, 0.6)
    hint = f"did you mean {' or '.join(near)}?" if near else f"all are listed at /api/reference/{what}s."
    return NotFoundException(detail=f"There is no {what} {given[:60]!r}; {hint}", extra={"code": "not_found"})


# --- the routes ---------------------------------------------------------------------------------------------------


class Missing(msgspec.Struct):
    """What is asked for is not there."""

    code: str
    sentence: str


SAME = {304: ResponseSpec(None, description="Not changed since the answer whose ETag you sent in If-None-Match.")}
NONE = problems() | {404: ResponseSpec(Missing, description="There is none of that id.", generate_examples=False)}
OPEN: Any = {"tags": ["Reference"]}
# The last is for CompressionConfig(exclude_opt_key="precompressed").
KEPT: Any = {**OPEN, "responses": problems() | SAME, "precompressed": True}
Words = Annotated[str, QueryParameter(max_length=100, description="Words to look for, or a name, id or number.")]


PAGES = {
    "": ("all", "Everything a client needs", "Cards, Powers, regions, board, rules, options and sets in one answer."),
    "/powers": (
        "powers",
        "The Powers",
        "Sheets of the five Powers: power, figures, dial, condition for a dial counter.",
    ),
    "/regions": ("regions", "The regions", "The nine regions in region order: value, Populous, neighbours."),
    "/board": ("board", "Tokens, ruination cards, limits", "Also what the names in views and events mean."),
    "/options": ("options", "The options of a game", "Every option with its values explained."),
    "/sets": ("sets", "The sets of cards", "Where cards come from, and the options with which they are used."),
}


def _page(path: str, part: str, summary: str, description: str) -> HTTPRouteHandler:
    @get(f"/api/reference{path}", summary=summary, description=description, **KEPT)
    async def get_page(request: Request[Any, Any, Any]) -> Response[Any]:
        return answer(request, kept(part))

    return get_page


@get(
    "/api/reference/cards",
    summary="Cards and upgrades",
    description="Chaos cards, upgrades and Old World cards with texts, rulings and the provenance of every field.",
    responses=problems(),
    **OPEN,
)
async def get_cards(
    card_set: Annotated[
        Literal["base", "horned_rat", "morrslieb", "expert"] | None,
        QueryParameter(name="set", description="Of this set."),
    ] = None,
    power: Annotated[
        Literal["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"] | None,
        QueryParameter(description="Of this Power."),
    ] = None,
    kind: Annotated[
        Literal["chaos", "upgrade", "old_world"] | None, QueryParameter(description="Of this kind of card.")
    ] = None,
    q: Words = "",
) -> list[Data]:
    return [
        card
        for card in (find_cards(q) if q.strip() else _cards().values())
        if card_set in (None, card["set"]) and power in (None, card.get("power")) and kind in (None, card["kind"])
    ]


@get(
    "/api/reference/cards/{card_id:str}",
    summary="One card",
    description="A card with the rulings that concern it in full.",
    responses=NONE,
    **OPEN,
)
async def get_card(card_id: Annotated[str, PathParameter(description="As in views: khorne.blood_frenzy.")]) -> Data:
    card = _cards().get(card_id)
    if card is None:
        raise missing("card", card_id, list(_cards()))
    return {**card, "explained": [rule for number in card["rulings"] if (rule := rule_data(number))]}


@get(
    "/api/reference/rules",
    summary="The rules",
    description="The rulebook as a tree. With `q`, the same tree with only what that number or those words find.",
    **KEPT,
)
async def get_rules(request: Request[Any, Any, Any], q: Words = "") -> Response[Data]:
    return Response(find_rules(q)) if q.strip() else answer(request, kept("rules"))


@get(
    "/api/reference/rules/{number:str}",
    summary="One rule",
    description="A section, rule, ruling, switch or example by its number, and the cards it concerns.",
    responses=NONE,
    **OPEN,
)
async def get_rule(number: Annotated[str, PathParameter(description="R8, R8.7, F3, C12, S4, E12.")]) -> Data:
    rule = rule_data(number)
    if rule is None:
        raise missing("rule", number, [])
    return rule


class Corrections(msgspec.Struct):
    """What an owner of the cards puts in place of ours."""

    cards: Annotated[str, msgspec.Meta(max_length=LONGEST_CORRECTIONS, description="The text of a corrections file.")]


class Checked(msgspec.Struct):
    """Whether a corrections file can be used."""

    sentence: str | None = None
    """What is wrong with it; null if nothing is."""


@post(
    "/api/reference/corrections",
    summary="Check corrections",
    description="Whether a game could be played with this corrections file. Nothing is kept.",
    status_code=200,
    sync_to_thread=True,
    guards=[limited("read")],
    responses=problems(),
    **OPEN,
)
def check_corrections(data: JSONBody[Corrections]) -> Checked:
    try:
        corrected(data.cards)
    except ContentError as error:
        return Checked(f"Line {error.line}: {error.reason}.")
    return Checked()


routes: list[HTTPRouteHandler] = [
    *(_page(path, *page) for path, page in PAGES.items()),
    get_cards,
    get_card,
    get_rules,
    get_rule,
    check_corrections,
]
