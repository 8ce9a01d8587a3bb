### What the reference says besides cards, rules and options

## How sure we are of something

provenance-printed = Seen in a rulebook or on the card, or agreed on by independent sources.
provenance-reported = Reported by one credible source, or shown by records of real games.
provenance-reconstructed = Our best guess; the real card may say something else.
provenance-corrected = Corrected by the host of this game, who owns the cards.

## When a Chaos card acts

when-battle-start = Start of the Battle Phase
when-battle-region-roll = Battle, when rolling
when-battle-region-assign = Battle, when assigning hits
when-battle-region-end = End of the battle here
when-battle-end = End of the Battle Phase
when-corruption-place = Corruption step, when placing
when-corruption-after_place = Corruption step, after placing
when-cost = When paying its cost
when-domination-value = Domination step
when-domination-won = When this region is dominated
when-end-1 = End Phase
when-on_kill = When a figure is killed here
when-on_play = When played
when-round = For the rest of the round
when-while_here = While it is here

## The stops of the dials

dial-start = The dial starts here.
dial-score_vp = Score { $n } VP.
dial-upgrade_card = Take an upgrade.
dial-draw_cards = { $n ->
    [one] Draw 1 Chaos card.
   *[other] Draw { $n } Chaos cards.
}
dial-remove_corruption = { $n ->
    [one] Remove 1 corruption token of any Power from any region.
   *[other] Remove { $n } corruption tokens of any Powers from any regions.
}
dial-place_warpstone = { $n ->
    [one] Place 1 Warpstone in any region.
   *[other] Place { $n } Warpstone in any regions.
}
dial-place_nobles = { $n ->
    [one] Place 1 Noble in any region.
   *[other] Place { $n } Nobles in any regions.
}
dial-place_skaven = { $n ->
    [one] Place 1 Skaven in any region.
   *[other] Place { $n } Skaven in any regions.
}
dial-remove_old_world_tokens = { $n ->
    [one] Return 1 Old World token from any region to the supply.
   *[other] Return { $n } Old World tokens from any regions to the supply.
}
dial-victory = Victory: the game ends with this round.

## Sets of cards

set-base = the base game
set-horned_rat = the Horned Rat
set-morrslieb = the Morrslieb set
set-expert = the expert cards

## What is not there

refusal-no_card = There is no card “{ $asked }”; all of them are listed at /api/reference/cards.
refusal-no_card_near = There is no card “{ $asked }”; did you mean { $near }?
refusal-no_rule = There is no rule “{ $asked }”; all of them are listed at /api/reference/rules.
refusal-no_language = There is no language “{ $asked }”: the languages are { $languages }.
