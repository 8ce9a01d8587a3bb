"""Named rulings: where an older edition differs from the newest in what the rules do, not in what a card says.

The defaults are those of the newest edition; an older one names what it did in content/editions/. The rules ask for a
ruling by its name, never for an edition's number.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulings:
    """Each is false in the newest edition."""

    call_from_one_region: bool = False  # khorne.the_blood_gods_call: both figures come from one region
    provender_for_every_ruin: bool = False  # nurgle.provender_of_ruin: also where Nurgle is a ruiner
    tokens_in_region_order: bool = False  # C5: too few tokens go to the first regions, and nobody chooses
    late_reshuffle: bool = False  # C37: an empty deck is made anew only when a card must be drawn
    due_by_events: bool = False  # R21.3: the revised Horned One's Due always belongs to the expert events
    rat_acts_first: bool = False  # C70: the Horned Rat's upgrades act before those of the Morrslieb set
    trade_paid_late: bool = False  # R6.5: a figure paid for with a card is put down before the card is chosen
    forced_in_silence: bool = False  # a question with one answer is never asked, even if that tells of a hand
    idle_questions: bool = False  # figures are told apart, and sixes counted, where it makes no difference
