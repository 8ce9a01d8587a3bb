"""Checks the instructions of Old World cards against the vocabulary that heads old_world.toml."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import permutations
from typing import Any

from .checks import (
    DataError,
    Names,
    Path,
    check_bool,
    check_keys,
    check_list,
    check_name,
    check_number,
    freeze,
    quoted,
    unknown,
)
from .model import Op

RANKS = ("cultist", "warrior", "greater_daemon")
FIGURES = ("figure", *(" or ".join(ranks) for n in (1, 2, 3) for ranks in permutations(RANKS, n)))
FORBIDDEN = ("battle", "cards", "magic_cards", "corruption", "leaving")
EXCEPT = ("horned_rat",)
"""Powers that a constant effect may leave out."""
OPTIONS = 4
"""Lists that one "choose" may offer."""
MOST = 20
"""No count in an instruction is larger: the largest stock, 20 Peasants."""


@dataclass(frozen=True, slots=True)
class Scope:
    """What an op stands in: a region of for_each_region, a player of for_each_player, the end phase."""

    region: bool = False
    player: bool = False
    end: bool = False


TOP = Scope()
END = Scope(end=True)


def check_ops(value: object, names: Names, path: Path, scope: Scope = TOP) -> tuple[Op, ...]:
    """The instructions of a list, checked and frozen."""
    ops = check_list(value, path)
    for n, op in enumerate(ops):
        _check_table(op, names, (*path, n), scope, OPS, "instruction")
    return tuple(freeze(op) for op in ops)


def check_constants(value: object, names: Names, path: Path) -> tuple[Op, ...]:
    """The constant effects of a list, checked and frozen."""
    constants = check_list(value, path)
    kinds: list[object] = []
    for n, constant in enumerate(constants):
        _check_table(constant, names, (*path, n), TOP, CONSTANTS, "constant effect")
        kind = constant.get("forbid") or next(verb for verb in CONSTANTS if verb in constant)
        if kind in kinds and kind != "resistance":
            raise DataError((*path, n), f'a card can have only one constant effect of the kind "{kind}"')
        kinds.append(kind)
    return tuple(freeze(constant) for constant in constants)


Check = Callable[[Mapping[str, Any], Names, Path, Scope], None]


def _check_table(table: object, names: Names, path: Path, scope: Scope, verbs: Mapping[str, Check], what: str) -> None:
    if not isinstance(table, dict) or not table:
        raise DataError(path, f"each {what} must be a table such as {{ {next(iter(verbs))} = … }}")
    verb = next((key for key in verbs if key in table), None)
    if verb is None:
        first = next(iter(table))
        raise DataError((*path, first), unknown("verb", first, list(verbs)))
    verbs[verb](table, names, path, scope)


def _outside(scope: Scope, path: Path) -> None:
    if scope.region or scope.player:
        raise DataError(path, f'"{path[-1]}" cannot stand inside a "do" list')


def _place(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "place"))
    check_name(op["place"], "token", names.tokens, (*path, "place"))
    ways = [key for key in ("in", "choose", "near_each") if key in op]
    if len(ways) != 1:
        raise DataError((*path, "place"), '"place" needs exactly one of "in", "choose" and "near_each"')
    if ways == ["in"]:
        check_keys(op, ("place", "in", "count"), path)
        _check_in(op["in"], names, (*path, "in"))
    elif ways == ["choose"]:
        check_keys(op, ("place", "choose", "from", "count"), path)
        check_number(op["choose"], 1, len(names.regions), (*path, "choose"))
        if "from" not in op:
            raise DataError((*path, "choose"), '"choose" needs a "from" that says which regions, such as "any"')
        _check_from(op["from"], names, (*path, "from"))
    else:
        check_keys(op, ("place", "near_each"), path)
        check_name(op["near_each"], "token", names.tokens, (*path, "near_each"))
    if "count" in op:
        check_number(op["count"], 1, MOST, (*path, "count"))


def _check_in(value: object, names: Names, path: Path) -> None:
    if isinstance(value, str):
        if value.startswith("every but "):
            check_name(value.removeprefix("every but "), "region", names.regions, path)
        elif value not in ("every", "populous"):
            ways = '"every", "every but REGION" or "populous"'
            raise DataError(path, f'"in" must be a list of regions, {ways}, not {quoted(value)}')
        return
    regions = check_list(value, path)
    if not regions:
        raise DataError(path, '"in" must name at least one region')
    for n, region in enumerate(regions):
        if not isinstance(region, str):
            raise DataError((*path, n), '"in" must be a list of regions')
        check_name(region, "region", names.regions, (*path, n))
        if region in regions[:n]:
            raise DataError((*path, n), f'"{region}" is named twice; use "count" for several tokens in one region')


def _check_from(value: object, names: Names, path: Path) -> None:
    if value in ("any", "populous"):
        return
    word, _, name = value.partition(" ") if isinstance(value, str) else ("", "", "")
    if word in ("next_to", "other_than"):
        check_name(name, "region", names.regions, path)
    elif word in ("with", "near"):
        check_name(name, "token", names.tokens, path)
    else:
        raise DataError(
            path,
            '"from" must be "any", "populous", "next_to REGION", "other_than REGION", "with TOKEN" or "near TOKEN"',
        )


def _choose(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "choose"))
    check_keys(op, ("choose",), path)
    lists = check_list(op["choose"], (*path, "choose"))
    if not 2 <= len(lists) <= OPTIONS:
        raise DataError((*path, "choose"), f'"choose" needs 2 to {OPTIONS} lists to choose from, not {len(lists)}')
    for n, ops in enumerate(lists):
        if not isinstance(ops, list):
            raise DataError((*path, "choose", n), '"choose" must be a list of lists of instructions')
        check_ops(ops, names, (*path, "choose", n), scope)


def _remove_corruption(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "remove_corruption"))
    check_keys(op, ("remove_corruption",), path)
    check_number(op["remove_corruption"], 1, MOST, (*path, "remove_corruption"))


def _remove_all(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "remove_all"))
    check_keys(op, ("remove_all",), path)
    check_name(op["remove_all"], "kind of figure", FIGURES, (*path, "remove_all"))


def _remove_tokens_down_to(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "remove_tokens_down_to"))
    check_keys(op, ("remove_tokens_down_to", "token"), path)
    check_number(op["remove_tokens_down_to"], 0, MOST, (*path, "remove_tokens_down_to"))
    if "token" not in op:
        raise DataError((*path, "remove_tokens_down_to"), '"remove_tokens_down_to" needs a "token" that names a token')
    check_name(op["token"], "token", names.tokens, (*path, "token"))


def _draw_event(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    at = (*path, "draw_event")
    _outside(scope, at)
    check_keys(op, ("draw_event",), path)
    if scope.end:
        raise DataError(at, '"draw_event" can stand only in "immediate"')
    if op["draw_event"] is not True:
        raise DataError(at, '"draw_event" can only be true')


def _score_peasants(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "score_peasants"))
    check_keys(op, ("score_peasants", "most", "return_peasants"), path)
    check_number(op["score_peasants"], 0, MOST, (*path, "score_peasants"))
    if "most" not in op:
        raise DataError((*path, "score_peasants"), '"score_peasants" needs a "most", the VP for the most Peasants')
    check_number(op["most"], 0, MOST, (*path, "most"))
    if "return_peasants" in op:
        check_bool(op["return_peasants"], (*path, "return_peasants"))


def _for_each_region(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _outside(scope, (*path, "for_each_region"))
    check_keys(op, ("for_each_region", "do"), path)
    which, at = op["for_each_region"], (*path, "for_each_region")
    if not isinstance(which, str) or not which.startswith("with "):
        raise DataError(at, '"for_each_region" must be "with TOKEN"')
    check_name(which.removeprefix("with "), "token", names.tokens, at)
    _check_do(op, "for_each_region", names, path, Scope(region=True))


def _for_players(verb: str) -> Check:
    def check(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
        at = (*path, verb)
        if scope.player:
            raise DataError(at, f'"{verb}" cannot stand inside another list for players')
        check_keys(op, (verb, "do"), path)
        _check_who(op[verb], names, at, scope)
        _check_do(op, verb, names, path, Scope(scope.region, player=True))

    return check


def _check_who(value: object, names: Names, path: Path, scope: Scope) -> None:
    if value == "all":
        return
    words = value.split() if isinstance(value, str) else []
    if words[:1] == ["with"] and words[-1:] == ["here"]:
        check_name(" ".join(words[1:-1]), "kind of figure", (*FIGURES, "corruption"), path)
        if not scope.region:
            raise DataError(path, '"here" needs a "for_each_region" around it')
    elif words[:1] == ["with"] and words[-2:-1] == ["in"]:
        check_name(" ".join(words[1:-2]), "kind of figure", FIGURES, path)
        check_name(words[-1], "region", names.regions, path)
    elif words[:1] == ["with"] and words[-2:-1] == ["by"]:
        check_name(" ".join(words[1:-2]), "kind of figure", FIGURES, path)
        check_name(words[-1], "token", names.tokens, path)
    else:
        raise DataError(
            path,
            f'"{path[-1]}" must be "all", "with FIGURE here", "with corruption here", "with FIGURE in REGION"'
            ' or "with FIGURE by TOKEN"',
        )


def _check_do(op: Mapping[str, Any], verb: str, names: Names, path: Path, scope: Scope) -> None:
    if not op.get("do"):
        raise DataError(
            (*path, "do" if "do" in op else verb), f'"{verb}" needs a "do" list with at least one instruction'
        )
    check_ops(op["do"], names, (*path, "do"), scope)


def _for_player(verb: str, in_region: bool) -> Check:
    """A number of cards or tokens of the player in scope."""

    def check(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
        _needs(verb, path, scope, player=True, region=in_region)
        check_keys(op, (verb,), path)
        check_number(op[verb], 1, MOST, (*path, verb))

    return check


def _needs(verb: str, path: Path, scope: Scope, player: bool, region: bool) -> None:
    if player and not scope.player:
        raise DataError((*path, verb), f'"{verb}" needs a "for_each_player" or "for_greatest_threat" around it')
    if region and not scope.region:
        raise DataError((*path, verb), f'"{verb}" needs a "for_each_region" around it')
    if not player and scope.player:
        raise DataError((*path, verb), f'"{verb}" cannot stand inside a list for players')


def _remove_figure(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _needs("remove_figure", path, scope, player=True, region=True)
    check_keys(op, ("remove_figure",), path)
    check_name(op["remove_figure"], "kind of figure", FIGURES, (*path, "remove_figure"))


def _remove_token(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _needs("remove_token", path, scope, player=False, region=True)
    check_keys(op, ("remove_token",), path)
    check_name(op["remove_token"], "token", names.tokens, (*path, "remove_token"))


def _clear_corruption(op: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    _needs("clear_corruption", path, scope, player=False, region=True)
    check_keys(op, ("clear_corruption",), path)
    if op["clear_corruption"] is not True:
        raise DataError((*path, "clear_corruption"), '"clear_corruption" can only be true')


OPS: Mapping[str, Check] = {
    "place": _place,
    "choose": _choose,
    "remove_corruption": _remove_corruption,
    "remove_all": _remove_all,
    "remove_tokens_down_to": _remove_tokens_down_to,
    "draw_event": _draw_event,
    "score_peasants": _score_peasants,
    "for_each_region": _for_each_region,
    "for_each_player": _for_players("for_each_player"),
    "for_greatest_threat": _for_players("for_greatest_threat"),
    "discard": _for_player("discard", in_region=False),
    "draw": _for_player("draw", in_region=False),
    "remove_figure": _remove_figure,
    "remove_own_corruption": _for_player("remove_own_corruption", in_region=True),
    "remove_token": _remove_token,
    "clear_corruption": _clear_corruption,
}


def _forbid(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("forbid", "where"), path)
    check_name(table["forbid"], "ban", FORBIDDEN, (*path, "forbid"))
    _check_where(table, "forbid", names, path)


def _resistance(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("resistance", "per", "stacks"), path)
    check_number(table["resistance"], -MOST, MOST, (*path, "resistance"))
    if "per" not in table:
        raise DataError((*path, "resistance"), '"resistance" needs a "per" that names a token')
    check_name(table["per"], "token", names.tokens, (*path, "per"))
    if "stacks" not in table:
        raise DataError((*path, "resistance"), '"resistance" needs "stacks", true if two copies of the card add up')
    check_bool(table["stacks"], (*path, "stacks"))


def _limit(verb: str, *more: str) -> Check:
    def check(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
        check_keys(table, (verb, "where", *more), path)
        if table[verb] != 1 or table[verb] is True:
            raise DataError((*path, verb), f'"{verb}" can only be 1')
        _check_where(table, verb, names, path)
        _check_except(table, path)

    return check


def _summon_surcharge(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("summon_surcharge", "where", "except"), path)
    check_number(table["summon_surcharge"], 1, 12, (*path, "summon_surcharge"))
    _check_where(table, "summon_surcharge", names, path)
    _check_except(table, path)


def _forbid_rank(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("forbid_rank",), path)
    check_name(table["forbid_rank"], "class of figures", RANKS, (*path, "forbid_rank"))


def _keeps_dead(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("keeps_dead",), path)
    if table["keeps_dead"] is not True:
        raise DataError((*path, "keeps_dead"), '"keeps_dead" can only be true')


def _peasant_defense(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("peasant_defense",), path)
    check_number(table["peasant_defense"], 1, 12, (*path, "peasant_defense"))


def _hero_cleanses(table: Mapping[str, Any], names: Names, path: Path, scope: Scope) -> None:
    check_keys(table, ("hero_cleanses",), path)
    check_number(table["hero_cleanses"], 1, MOST, (*path, "hero_cleanses"))


def _check_except(table: Mapping[str, Any], path: Path) -> None:
    if "except" in table:
        check_name(table["except"], "Power to leave out", EXCEPT, (*path, "except"))


def _check_where(table: Mapping[str, Any], verb: str, names: Names, path: Path) -> None:
    if "where" not in table:
        raise DataError((*path, verb), f'"{verb}" needs a "where" that names a token')
    check_name(table["where"], "token", names.tokens, (*path, "where"))


CONSTANTS: Mapping[str, Check] = {
    "forbid": _forbid,
    "resistance": _resistance,
    "cards_per_region": _limit("cards_per_region", "except"),
    "dice_per_player": _limit("dice_per_player"),
    "summon_surcharge": _summon_surcharge,
    "forbid_rank": _forbid_rank,
    "keeps_dead": _keeps_dead,
    "peasant_defense": _peasant_defense,
    "hero_cleanses": _hero_cleanses,
}
