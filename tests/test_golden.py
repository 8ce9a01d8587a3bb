"""Golden games: recorded once, replayed to the same hashes on every commit, for ever."""

from pathlib import Path
from random import Random

import pytest

from ruinous import Game, RecordError, verify
from ruinous.rules.record import Record
from tools.golden import covered, wanted, wanted_more

GAMES = sorted((Path(__file__).parent / "golden").glob("*.ruinous"))


def test_there_are_enough_golden_games():
    assert len([path for path in GAMES if path.stem < "1"]) >= 50
    assert len([path for path in GAMES if path.stem > "1"]) >= 40


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_verifies_and_replays(path):
    text = path.read_text()
    record = verify(text)
    game = Game.replay(text)
    assert game.hashes() == record.hashes
    assert game.record.dumps() == text


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_golden_game_with_one_changed_character_is_rejected(path):
    text = path.read_text()
    random = Random(path.stem)
    for _ in range(3):
        i = random.randrange(len(text))
        other = random.choice([c for c in "abcKNTS0123456789 >@=.\n" if c != text[i]])
        with pytest.raises(RecordError):
            verify(text[:i] + other + text[i + 1 :])


def test_the_golden_games_cover_every_card_upgrade_event_switch_and_end():
    seen = set()
    for path in GAMES:
        seen |= covered(Game._replay(Record.loads(path.read_text())))
    assert not (wanted() | wanted_more()) - seen
