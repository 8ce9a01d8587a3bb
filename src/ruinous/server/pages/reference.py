"""What never changes during a game, as JSON: components with their provenance, the rules, the options; in a language.

The facts are the content's, the sentences those of `words`. Each part is built once for each language, for a game with
a host's corrections from the corrected content.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from difflib import get_close_matches
from functools import lru_cache
from gzip import compress
from hashlib import sha256
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ruinous.content import (
    NEWEST,
    Content,
    ContentError,
    Example,
    OldWorldCard,
    Rule,
    Ruling,
    Section,
    Switch,
    components,
    corrected,
    rulebook,
)
from ruinous.content.book import Entry
from ruinous.content.model import ALL_SETS, LABELS, Known
from ruinous.rules.danger import WAYS as CONDITIONS
from ruinous.rules.ids import (
    FIGURE_NAMES,
    PHASES,
    RANKS,
    REGION_CODES,
    SPACE_NAMES,
    PowerId,
)
from ruinous.rules.options import CARD_SETS, EVENTS, Options
from ruinous.rules.setup import FEWEST, MOST
from ruinous.server.gate.errors import problems
from ruinous.server.gate.languages import first_spoken
from ruinous.server.pages.shapes import (
    AnyCard,
    BoardData,
    CardKind,
    Limits,
    OptionData,
    OptionValue,
    PowerData,
    Reference,
    RegionData,
    Ruination,
    Rulebook,
    SetData,
    SetId,
    TokenData,
)
from ruinous.server.people.identities import limited
from ruinous.table.options import LONGEST_CORRECTIONS
from ruinous.table.refusals import Refused
from ruinous.words import LANGUAGES, name, phrase
from ruinous.words import reference as words
from ruinous.words.reference import Card

# Besides the switches: the rule that an option stands under, and its values.
OPTIONS: dict[str, tuple[str | None, tuple[Any, ...]]] = {
    "edition": (None, tuple(range(NEWEST, 0, -1))),
    "card_set": ("R20.1", CARD_SETS),
    "events": ("R21.1", EVENTS),
    "show_forced": (None, (False, True)),
    "cards": (None, ()),
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


def cards_data(content: Content, language: str = "en") -> list[AnyCard]:
    """Chaos cards, upgrades and Old World cards. `rulings` are numbers in the rules; `slug` is the name in notation.

    `original` is the English title of a card whose title in this language is ours. `changed` is null, or says which
    edition corrected the card, what the one before said, and the evidence.
    """
    kinds: tuple[tuple[str, tuple[Card, ...]], ...] = (
        ("chaos", content.chaos),
        ("upgrade", content.upgrades),
        ("old_world", content.old_world),
    )
    return [_card(kind, card, language) for kind, cards in kinds for card in cards]


def _card(kind: str, card: Card, language: str) -> AnyCard:
    data = _known(card)
    del data["own"]
    if "kind" in data:  # what an upgrade improves: a rank, or the Power itself
        data["of"] = data.pop("kind")
    data |= {"name": words.card_name(card, language), "original": words.original(card, language)}
    data["text"] = words.card_text(card, "text", language)
    if isinstance(card, OldWorldCard):
        del data["track"]
        data["persistent_text"] = words.card_text(card, "track", language) or None
        data["switch"] = _variants(card, language)
    else:
        data["rule"] = words.card_text(card, "rule", language)
    if card.changed is not None:
        said = {part: words.card_change(card, part, language) for part in ("was", "why")}
        data["changed"] = {"edition": card.changed, **said}
    return cast("AnyCard", {"id": card.id, "kind": kind, **data})


def _variants(card: OldWorldCard, language: str) -> Data:
    """What each value of a switch puts in place of a card's fields."""

    def told(switch: str, value: str, variant: Mapping[str, Any]) -> Data:
        other = card.with_switches({switch: value})
        texts = {"text": "text", "track": "persistent_text"}
        return {texts.get(key, key): words.card_text(other, key, language) if key in texts else _plain(part)
                for key, part in variant.items()}  # fmt: skip

    return {
        switch: {value: told(switch, value, variant) for value, variant in variants.items()}
        for switch, variants in card.switch.items()
    }


def powers_data(content: Content, language: str = "en") -> list[PowerData]:
    """Each Power's sheet: figures with their values, dial stops with Threat and instruction, counter condition."""
    powers = []
    for power in content.powers:
        followers = []
        for follower in power.followers:
            letters = power.letter + ("d" if follower.rank == "greater_daemon" else follower.rank[0])
            named = {
                "name": name("follower", follower.id, language=language),
                "plural": name("follower", follower.id, "many", language=language),
            }
            figures = [figure for figure in FIGURE_NAMES if figure[:2] == letters]
            followers.append({**_known(follower), **named, "figures": figures})
        dial = [
            {"position": n, **_known(stop), "text": phrase(f"dial.{stop.do}", {"n": stop.n}, language=language)}
            for n, stop in enumerate(power.dial)
        ]
        named = {
            "name": name("power", power.id, language=language),
            "epithet": name("power", power.id, "epithet", language=language),
            "condition": name("power", power.id, "condition", language=language),
        }
        powers.append(cast("PowerData", {**_known(power), **named, "followers": followers, "dial": dial}))
    return powers


def regions_data(content: Content, language: str = "en") -> list[RegionData]:
    """The regions in region order. `code` is how notation writes them."""
    regions = [
        {"id": region.id, "name": name("region", region.id, language=language)}
        | {"order": n + 1, "code": REGION_CODES[n], **_known(region)}
        for n, region in enumerate(content.regions)
    ]
    return cast("list[RegionData]", regions)


def board_data(content: Content, language: str = "en") -> BoardData:
    """Tokens, ruination cards, limits and what the names in views and events mean."""

    def names(kind: str, ids: Iterable[str]) -> dict[str, str]:
        return {id: name(kind, id, language=language) for id in ids}

    tokens = [
        {**_known(token), "name": name("token", token.id, language=language)}
        | {"text": name("token", token.id, "text", language=language)}
        for token in content.tokens
    ]
    return {
        "tokens": cast("list[TokenData]", tokens),
        "ruination": cast("list[Ruination]", [_known(card) for card in content.ruinations]),
        "limits": cast("Limits", _known(content.limits)),
        "players": {"fewest": FEWEST, "most": MOST},
        "old_world_deck": _plain(content.old_world_deck),
        "starting_tokens": _plain(content.starting_tokens),
        "starting_tokens_rat": _plain(content.starting_tokens_rat),
        "provenance": _plain(content.provenance),
        "names": {
            "phases": names("phase", PHASES),
            "ranks": names("class", RANKS),
            "spaces": list(SPACE_NAMES),
            "end_conditions": names("condition", CONDITIONS),
            "when": {when: words.when_text(when, language) for when in sorted({card.when for card in content.chaos})},
            "provenance": {label: words.provenance_text(label, language) for label in LABELS},
        },
    }


def rules_data(found: frozenset[str] | None = None, language: str = "en") -> Rulebook:
    """The rulebook as a tree: sections with their rules, rulings, switches, examples; all, or those with found ids."""
    book = rulebook()

    def wanted(entries: Iterable[Entry | Switch]) -> list[Data]:
        return [_entry(entry, language) for entry in entries if found is None or entry.id in found]

    sections = [{**_entry(section, language), "rules": wanted(book.of(section.id))} for section in book.sections]
    tree = {
        "sections": [s for s in sections if found is None or s["rules"] or s["id"] in found],
        "rulings": wanted(book.rulings),
        "switches": wanted(components().switches),
        "examples": wanted(book.examples),
    }
    return cast("Rulebook", tree)


def _entry(entry: Entry | Switch, language: str) -> Data:
    match entry:
        case Switch():
            title, text = words.option_name(entry.name, language), words.switch_values(entry, language)
            return {**_known(entry), "title": title, "text": text}
        case Section():
            return {**_known(entry), "title": words.entry_text(entry, language)}
        case Ruling():
            reason = words.entry_reason(entry, language)
            return {**_known(entry), "text": words.entry_text(entry, language), "reason": reason}
        case Rule() | Example():
            return {**_known(entry), "text": words.entry_text(entry, language)}


def options_data(language: str = "en") -> list[OptionData]:
    """Every option of a game: what it means, its values, each with a text, and its default."""
    switches = {switch.name: switch for switch in components().switches}
    options: list[OptionData] = []
    for field in fields(Options):
        id, switch = field.name, switches.get(field.name)
        rule, values = (switch.id, switch.values) if switch else OPTIONS[id]
        text = words.switch_values(switch, language) if switch else words.option_text(id, language)
        options.append(
            {
                "id": id,
                "name": words.option_name(id, language),
                "kind": "flag" if isinstance(field.default, bool) else "choice" if values else "text",
                "rule": rule,
                "values": [{"id": value, "text": words.option_value(id, value, language)} for value in values],
                "default": cast("OptionValue", field.default),
                "text": text,
            }
        )
    return options


def sets_data(language: str = "en") -> list[SetData]:
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
            "id": id,
            "name": words.set_name(id, language),
            "titles": {kind: sum((card["set"], card["kind"]) == (id, kind) for card in cards) for kind in KINDS},
            "used_with": used[id],
        }
        for id in ALL_SETS
    ]


def reference_data(content: Content, language: str = "en") -> Reference:
    """All of it."""
    return cast("Reference", {part: build(content, language) for part, build in PARTS.items() if part != "all"})


# --- answers that are kept ----------------------------------------------------------------------------------------

PARTS: dict[str, Callable[[Content, str], Any]] = {
    "all": reference_data,
    "cards": cards_data,
    "powers": powers_data,
    "regions": regions_data,
    "board": board_data,
    "rules": lambda content, language: rules_data(None, language),
    "options": lambda content, language: options_data(language),
    "sets": lambda content, language: sets_data(language),
}


@dataclass(frozen=True, slots=True)
class Kept:
    """An answer as bytes, plain and packed, with the tag by which a client says that it has it."""

    language: str
    body: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=64)
def kept(part: str = "all", corrections: str = "", language: str = "en") -> Kept:
    """A part of the reference in a language, for games with these corrections."""
    content = corrected(corrections) if corrections else components()
    body = msgspec.json.encode(PARTS[part](content, language))
    return Kept(language, body, compress(body, 9, mtime=0), f'W/"{sha256(body).hexdigest()[:32]}"')


def answer(request: Request[Any, Any, Any], page: Kept) -> Response[Any]:
    """The page; packed if the client can unpack it, and only 304 if it has the page already."""
    headers = {
        "ETag": page.tag,
        "Cache-Control": "public, no-cache",
        "Content-Language": page.language,
        "Vary": "Accept-Encoding, Accept-Language",
    }
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

KINDS: tuple[CardKind, ...] = ("chaos", "upgrade", "old_world")


@lru_cache(maxsize=len(LANGUAGES))
def _cards(language: str = "en") -> dict[str, AnyCard]:
    return {card["id"]: card for card in cards_data(components(), language)}


def find_cards(query: str, language: str = "en") -> list[AnyCard]:
    """By id or name; else every card with all the words in its name; else in its texts. English titles count too."""
    parts = words.typed(query).replace("_", " ").replace(".", " ").split()
    cards = list(_cards(language).values()) if parts else []

    def titles(card: AnyCard) -> tuple[str, ...]:
        return words.typed(card["name"]), words.typed(_cards()[card["id"]]["name"]), re.sub("[._]", " ", card["id"])

    def names(card: AnyCard) -> str:
        return " ".join(titles(card))

    def texts(card: AnyCard) -> str:
        more = card["persistent_text"] or "" if card["kind"] == "old_world" else card["rule"]
        return words.typed(" ".join((names(card), card["text"], more)))

    for found in (
        [card for card in cards if " ".join(parts) in titles(card)],
        [card for card in cards if all(word in names(card) for word in parts)],
        [card for card in cards if all(word in texts(card) for word in parts)],
    ):
        if found:
            return found
    return []


def find_rules(query: str, language: str = "en") -> Rulebook:
    """The tree with only what a number or some words find, in this language or as the title of an English section."""
    entries = (*words.search_rules(query, language), *words.search_switches(components(), query, language))
    asked, english = words.typed(query).split(), frozenset[str]()
    if language != "en" and asked:
        titles = {section.id: words.typed(words.entry_text(section, "en")) for section in rulebook().sections}
        english = frozenset(id for id, title in titles.items() if all(word in title for word in asked))
    return rules_data(english | {entry.id for entry in entries}, language)


def rule_data(number: str, language: str = "en") -> Data | None:
    """One entry of the rules, with what it holds and the cards it concerns."""
    wanted = number.strip().upper()
    switches = {switch.id: switch for switch in components().switches}
    entry = rulebook().find(wanted) or switches.get(wanted)
    if entry is None:
        return None
    data = {"kind": type(entry).__name__.lower(), **_entry(entry, language)}
    if isinstance(entry, Section):
        data["rules"] = [_entry(rule, language) for rule in rulebook().of(entry.id)]
    return {**data, "cards": [card["id"] for card in _cards().values() if entry.id in card["rulings"]]}


def no_card(given: str) -> Refused:
    """The refusal of an id that is not there, with the nearest ones that are."""
    near = get_close_matches(given[:SHOWN].lower(), list(_cards()), 3, 0.6)
    if near:
        return Refused("not_found", "no_card_near", asked=given[:SHOWN], near=near)
    return Refused("not_found", "no_card", asked=given[:SHOWN])


SHOWN = 60  # characters of what was asked for

# --- the routes ---------------------------------------------------------------------------------------------------


def spoken(
    request: Request[Any, Any, Any],
    language: Annotated[
        str | None,
        QueryParameter(
            max_length=20,
            description=f"Of the answer: {', '.join(LANGUAGES)}. Without: the one that Accept-Language likes best.",
        ),
    ] = None,
) -> str:
    """The language in which to answer."""
    if language is not None and language not in LANGUAGES:
        raise Refused("bad_request", "no_language", asked=language, languages=list(LANGUAGES))
    return language or first_spoken(request.headers.get("Accept-Language", ""))


IN_LANGUAGE: Any = {"dependencies": {"spoken": Provide(spoken, sync_to_thread=False)}}
Spoken = NamedDependency[str]


def said(data: Any, language: str) -> Response[Any]:
    """An answer that is made anew each time."""
    return Response(data, headers={"Content-Language": language, "Vary": "Accept-Language"})


SAME = {304: ResponseSpec(None, description="Not changed since the answer whose ETag you sent in If-None-Match.")}
OPEN: Any = {"tags": ["Reference"], **IN_LANGUAGE}
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
    "/regions": ("regions", "The regions", "The nine regions in region order: value, Populous, neighbors."),
    "/board": ("board", "Tokens, ruination cards, limits", "Also what the names in views and events mean."),
    "/options": ("options", "The options of a game", "Every option with its values explained."),
    "/sets": ("sets", "The sets of cards", "Where cards come from, and the options with which they are used."),
}


def _page(path: str, part: str, summary: str, description: str) -> HTTPRouteHandler:
    @get(f"/api/reference{path}", summary=summary, description=description, **KEPT)
    async def get_page(request: Request[Any, Any, Any], spoken: Spoken) -> Response[Any]:
        return answer(request, kept(part, language=spoken))

    return get_page


@get(
    "/api/reference/cards",
    summary="Cards and upgrades",
    description="Chaos cards, upgrades and Old World cards with texts, rulings and the provenance of every field.",
    responses=problems(),
    **OPEN,
)
async def get_cards(
    spoken: Spoken,
    card_set: Annotated[
        SetId | None,
        QueryParameter(name="set", description="Of this set."),
    ] = None,
    power: Annotated[
        PowerId | None,
        QueryParameter(description="Of this Power."),
    ] = None,
    kind: Annotated[CardKind | None, QueryParameter(description="Of this kind of card.")] = None,
    q: Words = "",
) -> Response[list[AnyCard]]:
    found = [
        card
        for card in (find_cards(q, spoken) if q.strip() else _cards(spoken).values())
        if card_set in (None, card["set"]) and power in (None, card.get("power")) and kind in (None, card["kind"])
    ]
    return said(found, spoken)


@get(
    "/api/reference/cards/{card_id:str}",
    summary="One card",
    description="A card with the rulings that concern it in full.",
    responses=problems(404),
    **OPEN,
)
async def get_card(
    spoken: Spoken, card_id: Annotated[str, PathParameter(description="As in views: khorne.blood_frenzy.")]
) -> Response[Data]:
    card = _cards(spoken).get(card_id)
    if card is None:
        raise no_card(card_id)
    explained = [rule for number in card["rulings"] if (rule := rule_data(number, spoken))]
    return said({**card, "explained": explained}, spoken)


@get(
    "/api/reference/rules",
    summary="The rules",
    description="The rulebook as a tree. With `q`, the same tree with only what that number or those words find.",
    **KEPT,
)
async def get_rules(request: Request[Any, Any, Any], spoken: Spoken, q: Words = "") -> Response[Rulebook]:
    return said(find_rules(q, spoken), spoken) if q.strip() else answer(request, kept("rules", language=spoken))


@get(
    "/api/reference/rules/{number:str}",
    summary="One rule",
    description="A section, rule, ruling, switch or example by its number, and the cards it concerns.",
    responses=problems(404),
    **OPEN,
)
async def get_rule(
    spoken: Spoken, number: Annotated[str, PathParameter(description="R8, R8.7, F3, C12, S4, E12.")]
) -> Response[Data]:
    rule = rule_data(number, spoken)
    if rule is None:
        raise Refused("not_found", "no_rule", asked=number[:SHOWN])
    return said(rule, spoken)


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
def check_corrections(spoken: Spoken, data: JSONBody[Corrections]) -> Checked:
    try:
        corrected(data.cards)
    except ContentError as error:
        return Checked(phrase("why.on_line", {"line": error.line, "text": f"{error.reason}."}, language=spoken))
    return Checked()


routes: list[HTTPRouteHandler] = [
    *(_page(path, *page) for path, page in PAGES.items()),
    get_cards,
    get_card,
    get_rules,
    get_rule,
    check_corrections,
]
