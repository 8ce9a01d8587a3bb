"""Cards and rules looked up in the terminal."""

from ruinous.content import components
from ruinous.terminal import lookup
from ruinous.terminal.paint import Paint

PLAIN = Paint(False, 100)


def card_text(id: str, edition: int = 2) -> str:
    content = components(edition)
    card = next(card for card in lookup.all_cards(content) if card.id == id)
    return "\n".join(lookup.card_lines(content, card, PLAIN))


def test_a_corrected_card_says_what_it_said_before_and_why_it_changed() -> None:
    text = card_text("old_world.teclis_aids_the_empire")
    assert (
        "  Changed in edition 2:\n"
        "    before: No corruption tokens could be placed in a region with an Event.\n"
        "    evidence: A recorded game shows eleven corruption tokens in such a region.\n"
    ) in text
    assert "Changed" not in card_text("khorne.battle_cry")
    assert "Changed" not in card_text("old_world.teclis_aids_the_empire", 1)


def test_a_card_as_data_says_what_changed() -> None:
    content = components()
    data = {card.id: lookup.card_data(content, card) for card in lookup.all_cards(content)}
    assert data["nurgle.provender_of_ruin"]["changed"]["edition"] == 2
    assert data["khorne.battle_cry"]["changed"] is None


def test_what_a_rule_counts_is_a_list() -> None:
    content = components()
    windows = lookup.show_rules(content, "R3.3", PLAIN)
    assert [line.split()[0] for line in windows if line.startswith("       (")] == [f"({n})" for n in range(1, 15)]
    assert not any(line.startswith("       (") for line in lookup.show_rules(content, "R3.4", PLAIN))
