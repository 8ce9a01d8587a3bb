### Help, summary, cards and rules

## On the page

help-first = In short
help-title = The game on one page
help-lead = Each of you is a god of Chaos. The Old World has nine regions; you corrupt them, fight over them and bring them to ruin, together and against each other.
help-play = Play now
help-win = How it ends
help-win-vp = 50 victory points: whoever has the most wins.
help-win-dial = A dial reaches Victory: that Power wins, no matter its points.
help-win-ruin = Five ruined regions: whoever has the most points wins.
help-win-deck = The Old World deck is empty: all players lose.
help-win-balance = These are checked only at the end of a round, in this order: dial, points, ruins, deck.
help-tips = For the first game
help-tips-1 = Cultists work for you round after round: put them where they can survive.
help-tips-2 = Unspent power points are lost. Spend them, then pass.
help-tips-3 = A card’s printed cost counts for domination, whatever its text does.
help-tips-4 = Watch the dials. A Power that has the most counters, untied, advances twice.
help-round = A round
help-round-old_world = A card is drawn and changes the board; some cards stay on the track.
help-round-draw = Power points are refilled, and everyone draws Chaos cards.
help-round-summoning = In turn, summon or move one figure, play one Chaos card, or pass. Figures go where you already have one, or next to it; with no figure on the board, anywhere.
help-round-battle = Region by region, everyone rolls as many dice as their figures have attack. A 4 or more hits; a 6 also rolls again. Killed figures still strike back.
help-round-domination = Figures and card costs are added up. The highest total, untied and above the Resistance, scores the region’s Conquest Value. A tie for the highest gives nobody anything.
help-round-corruption = Each Cultist places a corruption token. At 12 in a region, counting Warpstone, it is ruined; whoever placed a token there this round scores 3 to 5 points.
help-round-end = Chaos cards are removed, Heroes strike. In a region ruined this round, the most tokens score 6 to 12 points, the second-most 3 to 6. Then dials turn: one tick with a counter, two for the most counters, untied.
help-rules-search = Search
help-rules-hint = R9.2, Warp Shield…
help-rules-found = { $n ->
        [one] 1 entry
       *[other] { $n } entries
    } found
help-rules-english = The rules are in English for now; numbers, titles and terms are your guide.
help-rules-contents = Contents
help-rules-unknown = There is no rule { $id }. Search for a word instead.
help-rules-none = Nothing found. Try fewer words.
help-group-F = Rulings from the official FAQ
help-group-C = Our rulings where the rulebook is silent
help-group-S = Options: what a table may decide differently
help-group-E = Worked examples
help-cards-search = Search
help-cards-kind = Type
help-cards-power = Power
help-cards-set = Set
help-cards-label = Confidence
help-cards-when = Timing
help-cards-any = All
help-cards-found = { $n } of { $all } cards
help-cards-none = No matching cards. Try fewer filters.
help-cards-all = All cards
help-cards-unknown = There is no card “{ $id }”.
help-cards-english = Titles come from the rulebook in your language where it has them; the others are ours, with the English title beside them. All texts are ours.
help-cards-provenance = The texts are ours. The mark at the bottom of a card says how sure we are of each part.
help-cards-own = Do you own this card?
help-cards-own-text = Parts of this card are not confirmed from print. Tell us what yours says.
help-kind-chaos = Chaos card
help-kind-upgrade = Upgrade
help-kind-old_world = Old World card
help-set-base = Base game
help-set-horned_rat = The Horned Rat
help-set-morrslieb = Morrslieb
help-set-expert = Expert cards
help-power-draw = { $power } power points each round. Draws { $n ->
        [one] 1 Chaos card
       *[other] { $n } Chaos cards
    }.
help-power-draw_to = { $power } power points each round. May discard one Chaos card, then draws up to a hand of { $n }.
help-power-condition = The dial turns when…
help-power-followers = Followers
help-power-figure = Figure
help-power-count = number
help-power-dial = The dial
help-power-turn = Turn the dial
help-power-notes = How to play this Power
help-power-cards = Cards
help-power-card = cost { $cost }, { $copies ->
        [one] 1 copy
       *[other] { $copies } copies
    }
help-condition-khorne = you kill at least one enemy figure in a region in battle: one counter for each such region, however many die. Peasants do not count.
help-condition-nurgle = you place at least two corruption tokens in one Populous region in the same phase.
help-condition-tzeentch = you place at least two corruption tokens in a region with at least two magic symbols and/or Warpstone tokens.
help-condition-slaanesh = you place at least two corruption tokens, in the corruption step, in a region with a Noble or a Hero.
help-condition-horned_rat = you dominate a region with at least one Skaven token.
help-note-khorne-1 = Count regions, not corpses. One kill in each of three regions is worth three counters; three kills in one are worth one. Spread your Bloodletters thin and wide.
help-note-khorne-2 = Your dial takes nine ticks. Whoever has the most counters, untied, advances two in a round, and nobody starts with more power points than your seven. Play for the dial and take victory points as they come.
help-note-khorne-3 = Nobody has to stay where you fight. Field of Carnage locks your prey in; The Blood God’s Call brings it to you. Play them late, when the others have few power points left.
help-note-khorne-4 = Battle Cry keeps all corruption out of a region: it stops Nurgle’s tick in the Empire as well as a ruin you have no share in. You have only four Bloodsworn; don’t count on corruption.
help-note-nurgle-1 = The Populous regions are your home: the Empire, Bretonnia, Kislev, Estalia. Two Lepers in one of them earn a counter every round, if they survive.
help-note-nurgle-2 = You win by points more often than by the dial. You want regions ruined, and your tokens in many of them: ruiner points go to everyone who placed a token there in that round.
help-note-nurgle-3 = Plaguebearers cost 1. They are cheap figures for domination and take the hits meant for your Lepers.
help-note-nurgle-4 = The Stench of Death adds 3 to your domination and, if you dominate, places two tokens at once: in a Populous region, that is your counter before the corruption step even begins.
help-note-tzeentch-1 = You create your own condition. Two magic symbols in a region are two of your own cards; Warpstone stays for the rest of the game. Put it where your Acolytes already are.
help-note-tzeentch-2 = You draw up to a hand of five every round. Play your cheap cards freely: an empty hand costs you nothing, a full one is wasted.
help-note-tzeentch-3 = Cards that cost 0 let you wait: you act without spending power points while the others commit themselves. But once you have 0 power points you are skipped, free cards or not.
help-note-tzeentch-4 = Move trouble instead of fighting it. Teleport sends Khorne’s Warrior away, or your own Cultist into a region about to fall. Changer of Ways silences every other card in a region.
help-note-slaanesh-1 = Follow the Nobles and Heroes. Dark Influence and your dial bring them to your Cultists; two tokens placed beside one of them in the corruption step earn a counter.
help-note-slaanesh-2 = A Hero removes a figure from the player with the highest Threat in its region. Share the region with someone whose Threat is higher, and it works for you.
help-note-slaanesh-3 = Perverse Infiltration costs nothing and places a token: it makes you a ruiner of a region that falls this round. It does not help your dial, which counts only the corruption step.
help-note-slaanesh-4 = Nobles raise the Conquest Value, never the Resistance (unless Electors Arise is on the track). A poor region with two Nobles pays well and falls easily; Insidious Lies adds 2 for each of them.
help-note-horned_rat-1 = Dominate where Skaven are: each token lowers the Resistance by 1 and makes the region count for your dial. Small regions are enough.
help-note-horned_rat-2 = You place no corruption. You score a ruined region by having figures there when it falls, and by what they cost when it is scored: follow the others to their ruins.
help-note-horned_rat-3 = You are last in every round. See what the others have spent, then Skitterleap two figures to where nobody can answer.
help-note-horned_rat-4 = If your Threat is tied, yours counts as the lower: Heroes pass you by, and you choose for the Old World cards. It costs you ties at the end, so do not play for one.
