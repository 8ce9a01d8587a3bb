"""Golden games: recorded once, replayed to the same hashes on every commit, for ever."""

from pathlib import Path
from random import Random

import pytest

from ruinous import Game, Options, RecordError, verify
from ruinous.content import NEWEST, edition
from ruinous.rules.options import CARD_SETS, EVENTS
from ruinous.rules.record import Record
from tools.golden import SEATS, covered, wanted, wanted_more

GAMES = sorted((Path(__file__).parent / "golden").glob("*.ruinous"))


def of_edition(number: int) -> list[Path]:
    return [path for path in GAMES if Record.loads(path.read_text()).options.edition == number]


def test_there_are_enough_golden_games():
    assert len(of_edition(1)) >= 105
    assert len(of_edition(2)) >= 60


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_verifies_and_replays(path):
    text = path.read_text()
    record = verify(text)
    game = Game.replay(text)
    assert game.hashes() == record.hashes
    assert game.record.dumps() == text


def test_the_games_from_before_there_were_editions_are_of_edition_1():
    """They say nothing of it, name only what differs from the usual, and are written so again (see above)."""
    old = [path for path in GAMES if path.read_text().startswith("ruinous record 1\n")]
    assert len(old) >= 90
    for path in old:
        text = path.read_text()
        assert "\nedition " not in text
        assert Record.loads(text).options.edition == 1


@pytest.mark.parametrize("card_set", CARD_SETS)
@pytest.mark.parametrize("powers", SEATS[::3], ids="-".join)
def test_a_game_of_the_newest_edition_verifies_and_replays_too(powers, card_set):
    random = Random(card_set)
    options = Options(card_set=card_set, events=random.choice(EVENTS), early_hits="pool", musk_targets="cultist")
    game = Game.new(powers, random.randrange(1000), options)
    while game.state.actions:
        game.play(random.choice(game.state.actions))
    text = game.record.dumps()
    assert text.startswith(f"ruinous record 2\nedition {NEWEST} {edition(NEWEST).since}\npowers ")
    assert verify(text).options == options
    again = Game.replay(text)
    assert (again.record.dumps(), again.log, again.state) == (text, game.log, game.state)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_with_one_changed_character_is_rejected(path):
    text = path.read_text()
    random = Random(path.stem)
    i = random.randrange(len(text))
    other = random.choice([c for c in "abcKNTS0123456789 >@=.\n" if c != text[i]])
    with pytest.raises(RecordError):
        verify(text[:i] + other + text[i + 1 :])


@pytest.mark.parametrize("number", [1, 2])
def test_the_golden_games_cover_every_card_upgrade_event_switch_end_and_combination(number):
    seen = set()
    for path in of_edition(number):
        seen |= covered(Game._replay(Record.loads(path.read_text())))
    assert not (wanted() | wanted_more()) - seen
