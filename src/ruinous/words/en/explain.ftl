### Where a number comes from

## On the page

explain-close = Close
explain-row = { $n } of { $of } here
explain-before = Previous
explain-after = Next
explain-colon = { $a }: { $b }
explain-figure-class = Class
explain-figure-cost = Cost
explain-figure-attack = Attack
explain-figure-defense = Defense
explain-figure-against = { $n } against { $power }
explain-figure-battle = Rolls one die per point of attack. It dies when one player’s hits reach its defense.
explain-figure-cultist = Places 1 corruption token in every corruption step and counts 1 for domination.
explain-figure-clanrat = Places no corruption. Counts 1 for domination.
explain-figure-fighter = Places no corruption. Counts 1 for domination.
explain-figure-upgraded = An upgrade has set these values.
explain-figure-here = A card in this region changes its attack or defense.
explain-figure-reserve = { $n } in reserve
explain-figure-none = None left in reserve: one on the board can be summoned to another region.
explain-mark-shield = Shielded: no hit can be assigned to it.
explain-mark-musk = Controlled by Soporific Musk until the card is removed or the figure leaves the region.
explain-mark-keeper = Controlled by the Keeper of Secrets until the end of the round.
explain-mark-tipped = Killed. It still rolls its dice and leaves when the battle ends.
explain-mark-free_used = It has used its free summoning for this round.
explain-mark-dazed = Dazed: it rolls no dice this round.
explain-mark-lies = It is on this card.
explain-mark-controlled = { $power } controls it: it fights, counts and corrupts for that Power.
explain-mark-hits = { $power }: { $n ->
        [one] 1 hit stays
       *[other] { $n } hits stay
    } on it until the battle ends.
explain-token-event = Marks regions affected by the comet card on the Old World track. Does nothing by itself.
explain-token-hero = In the end phase, each Hero makes the player with the highest Threat who has figures here remove one of them.
explain-token-noble = Each Noble makes the region worth 1 VP more to whoever dominates it.
explain-token-peasant = A target in battle, with defense 1 unless a card says otherwise. Whoever hits it keeps it.
explain-token-skaven = Each Skaven lowers the Resistance here by 1, never below 0.
explain-token-warpstone = Each Warpstone token counts as 1 corruption token when ruin is checked.
explain-token-stock = Left in the supply
explain-token-dial-slaanesh = With a Noble or a Hero here, 2 corruption tokens in the corruption step turn Slaanesh’s dial.
explain-token-dial-tzeentch = With two magic symbols and/or Warpstone tokens here, 2 corruption tokens placed in one step turn Tzeentch’s dial.
explain-token-dial-horned_rat = Dominating a region with a Skaven token turns the Horned Rat’s dial.
explain-ring-title = Corruption: { $n } of { $most }
explain-ring-full = With { $most } or more in the corruption step, the region is ruined.
explain-ring-ruiners = Then each ruiner (whoever placed corruption here this round) scores { $n } VP at once,
explain-ring-places = and at the end of the round the most tokens here score { $first } VP, the second-most { $second }.
explain-ring-none = No ruination card is left: the region can no longer be ruined.
explain-ruin-title = Ruined
explain-ruin-score = At the end of this round the most corruption here scores { $first } VP, the second-most { $second }.
explain-ruin-over = It has been scored. It gets no more cards, tokens or corruption, and nobody dominates it.
explain-ruin-goes_on = Figures still come and go, battles still happen, and Heroes still strike.
explain-banner-leads = { $power }: ahead by { $n }
explain-banner-leads-why = If domination were resolved now, it would score { $vp } VP. The lead is counted over the Resistance or the next Power, whichever is higher.
explain-banner-needs = { $power }: { $n } short
explain-banner-needs-why = The highest value here is { $value }, the Resistance { $resistance }. To dominate, a value must be higher than the Resistance.
explain-banner-tied = Tied at { $n }
explain-banner-tied-why = Two or more Powers share the highest value. A tie gives nobody anything.
explain-banner-none = Nobody has any domination value here yet.
explain-banner-value = Domination value: a Power’s figures, plus the printed cost of its cards here.
explain-plate-value = Value
explain-plate-resistance = Resistance
explain-plate-conquest = Conquest
explain-plate-magic = Magic symbols
explain-plate-resistance-why = A domination value must be higher than the Resistance.
explain-plate-conquest-why = Whoever dominates the region scores its Conquest Value in VP.
explain-plate-populous = Populous
explain-plate-populous-why = Two corruption tokens placed here in one phase turn Nurgle’s dial.
explain-plate-order = Number { $n } in region order.
explain-part-value = printed value
explain-part-figures = figures
explain-part-cost = { $card }, its printed cost
explain-part-least = never below 0
explain-sum-domination = { $power }: domination
explain-space-empty = Card space
explain-space-empty-why = One Chaos card can be played here. Its printed cost counts for its owner’s domination.
explain-space-figure-why = A figure closes this space: no card can be played here.
explain-space-card-why = Adds { $n } to its owner’s domination value. Cards are removed in the end phase.
explain-space-silenced = Another card silences it: its text has no effect right now.
explain-space-dead = { $n ->
        [one] 1 figure is
       *[other] { $n } figures are
    } on it.
explain-dial-title = Dial: Threat { $n }
explain-dial-victory = Dial: Victory
explain-dial-more-khorne = One counter per region, however many die there. Peasants do not count.
explain-dial-more-nurgle = Both in the same phase, from any source. One counter per region and phase.
explain-dial-more-tzeentch = Both in the same step; two symbols, two Warpstone tokens, or one of each. One counter per region and step.
explain-dial-more-slaanesh = Both in the corruption step. One counter per region.
explain-dial-more-horned_rat = One counter per region.
explain-dial-counters = Counters this round
explain-dial-left = Ticks to Victory
explain-dial-advance = At the end of the round everyone with a counter advances 1 tick. Whoever has the most, untied, advances 1 more.
explain-dial-threat = The player with the lowest Threat makes the Old World’s choices; Heroes strike the highest.
explain-power-title = { $n } of { $most } power points
explain-power-why = They pay for figures and Chaos cards. At 0 you are skipped, even with a free card in hand; what is left after the round is lost.
explain-power-set = Each round
explain-power-bonus = { $upgrade }: +{ $n }
explain-hand-title = { $n ->
        [one] 1 Chaos card
       *[other] { $n } Chaos cards
    } in hand
explain-hand-draw = Draws { $n ->
        [one] 1 card
       *[other] { $n } cards
    } each round. There is no hand limit.
explain-hand-draw_to = Draws up to a hand of { $n } each round, and may discard one card first.
explain-hand-known = Seen by you
explain-deck-title = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } in the deck
explain-deck-why = When the deck is empty, the discard pile is shuffled into a new one.
explain-deck-discard = Discard pile
explain-peasants-title = { $n ->
        [one] 1 Peasant
       *[other] { $n } Peasants
    } taken
explain-peasants-why = Peasants you hit in battle. They score when this card is drawn.
explain-vp-title = { $n } VP
explain-phase-old_world = An Old World card is drawn. The player with the lowest Threat makes its choices; then it goes to the track or leaves the game.
explain-phase-draw = Unspent power points are lost. Everyone gets new ones and draws Chaos cards.
explain-phase-summoning = In turn, again and again: summon a figure, play a Chaos card, or pass. Whoever has 0 power points is skipped; when everyone is at 0 or has passed, the phase ends.
explain-phase-battle = Region by region, everyone rolls their dice: 4, 5 and 6 hit, and a 6 rolls again. Hits that reach a figure’s defense kill it.
explain-phase-domination = In each region, the highest domination value scores the Conquest Value in VP, if it is above the Resistance. A tie gives nobody anything.
explain-phase-corruption = Each Cultist places a corruption token. A region with { $ruin } or more is ruined, and its ruiners score at once.
explain-phase-end = Chaos cards are removed, Heroes strike, Old World cards take effect, ruined regions are scored, dials advance; then the game may end.
explain-track-drawn = Just drawn: it is resolved now, and then { $goes }.
explain-track-drawn-track = goes to the track
explain-track-drawn-discard = leaves the game
explain-track-1 = In space 1. The next card that stays pushes it to space 2.
explain-track-2 = In space 2. The next card pushed here makes it leave the game.
explain-track-empty = Cards with a lasting effect stay here, two at most.
explain-pile-title = { $n ->
        [one] 1 ruination card
       *[other] { $n } ruination cards
    } left
explain-pile-end = When { $most } regions are ruined, the game ends with that round and whoever has the most VP wins.
explain-pile-next = The next one: each ruiner { $n } VP. First and second place:
explain-vp_track-end = If someone has { $most } VP at the end of a round, the game ends and whoever has the most VP wins. Victory on a dial comes before that.
explain-vp_track-from = VP come from domination, ruined regions, dials and cards.
