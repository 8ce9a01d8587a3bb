### The lessons: one group of messages for each file of content/taught

lesson-round-title = Your first round
lesson-round-about = One whole round as Nurgle, step by step. Begin here if the game is new to you.

## Battle and odds

lesson-battle-title = Battle and odds
lesson-battle-about = What dice, attack and defense do, and how to tilt a battle before it begins.
lesson-battle-dice-title = Dice and hits
lesson-battle-dice-text = In battle each figure rolls as many dice as its attack. 4, 5 and 6 hit, and every 6 rolls one die more: ten dice make about six hits. A figure dies when it takes as many hits as its defense. You have 47 victory points, and Bretonnia is worth 3: dominate it and you win.
lesson-battle-touch-title = Soften them up
lesson-battle-touch-goal = Play Plague Touch in Bretonnia.
lesson-battle-touch-text = It costs nothing. Figures there that are not yours have 1 less defense, but never less than 1: now a single hit kills the Daemonette. Play free cards first, because at 0 power points you get no more turns.
lesson-battle-touch-else = Plague Touch first, and in Bretonnia: it weakens the Daemonette and costs you nothing.
lesson-battle-rain-title = Thicken your skin
lesson-battle-rain-goal = Play Rain of Pus in Bretonnia.
lesson-battle-rain-text = For 1 power point your figures there have 1 more defense, so a single hit no longer kills a Plaguebearer. The cost of a card also counts for domination: 1 more for you.
lesson-battle-rain-else = Play Rain of Pus in Bretonnia, before the dice are rolled there.
lesson-battle-bearer-title = One more die
lesson-battle-bearer-goal = Summon a Plaguebearer to Bretonnia.
lesson-battle-bearer-text = It rolls one die and counts for domination. That makes six dice: 3 for the Great Unclean One and 1 for each Plaguebearer. Expect three or four hits.
lesson-battle-bearer-else = Choose a Plaguebearer in your reserve and send it to Bretonnia. The others stay where they are.
lesson-battle-order-title = Who rolls first
lesson-battle-order-text = Players roll in Power order: Khorne, you, Slaanesh. Killed figures are tipped over but still roll in this battle. You can’t save hits, and as long as they can kill something, they must.
lesson-battle-hits-title = Assign your hits
lesson-battle-hits-goal = Choose the enemies your hits will kill.
lesson-battle-hits-text = Targets light up on the map and in the list. Whoever dies still rolls this time, but no longer counts for domination.
lesson-battle-hits-else = Assign your hits to enemy figures.
lesson-battle-end = Bretonnia is yours, and with it your fiftieth point.
lesson-battle-keep-1 = Ten dice make about six hits. Compare that with their defense before you send anyone.
lesson-battle-keep-2 = Cards change a battle before the first die is rolled. Keep a power point for them.

## The Old World

lesson-old_world-title = The Old World and its Heroes
lesson-old_world-about = Cards that change the rules, Nobles that are worth points, Heroes to stay away from.
lesson-old_world-card-title = The card of the round
lesson-old_world-card-text = Each round begins with an Old World card. This one is Electors Arise: a Noble in the Empire, and another in a region next to it. You have the lowest Threat, the number in the middle of a dial, so you choose.
lesson-old_world-noble-title = A Noble for you
lesson-old_world-noble-goal = Place the Noble in Bretonnia.
lesson-old_world-noble-text = A Noble adds 1 to the Conquest Value of its region. Put it where you want to score: you have two Acolytes in Bretonnia, and one Noble is there already.
lesson-old_world-noble-else = There it would pay someone else. You can score in Bretonnia this round.
lesson-old_world-draw-title = Fresh cards
lesson-old_world-draw-goal = Discard Drain Power, or skip.
lesson-old_world-draw-text = Each round you get new power points and cards. Tzeentch may discard one card and then draws up to five; everyone else draws two.
lesson-old_world-draw-else = You need Dazzle, and Warp Shield may help one day. Discard Drain Power, or skip.
lesson-old_world-track-title = The track
lesson-old_world-track-text = Electors Arise stays on the track and has pushed Peasant Uprising to the second space. While they are there, every Noble and every Peasant adds 1 to the Resistance of its region. Bretonnia now has a Resistance of 5, and a Conquest Value of 5.
lesson-old_world-dazzle-title = Cards count, too
lesson-old_world-dazzle-goal = Play Dazzle in Bretonnia.
lesson-old_world-dazzle-text = To dominate Bretonnia you need more than 5. Each figure counts 1, and each card counts what it costs: Dazzle counts 2.
lesson-old_world-dazzle-else = Dazzle counts 2, and Bretonnia is where you need it.
lesson-old_world-crowd-title = More than the Resistance
lesson-old_world-crowd-goal = Summon Acolytes to Bretonnia until you have four there.
lesson-old_world-crowd-text = Four Acolytes and Dazzle make 6. That is more than 5; 5 would not have been enough.
lesson-old_world-crowd-else = Take Acolytes from your reserve, and send them to Bretonnia.
lesson-old_world-flee-title = Away from the Hero
lesson-old_world-flee-goal = Move your Acolyte from the Empire to Tilea.
lesson-old_world-flee-text = At the end of each round a Hero removes a figure from the player with the highest Threat in its region. In the Empire you are alone, so it would be yours. The Hero in Bretonnia is no danger: Nurgle is there, too, with a higher Threat.
lesson-old_world-flee-else = Your Acolyte in the Empire is alone with a Hero. Move that one, to Tilea.
lesson-old_world-tilea-title = Two more points
lesson-old_world-tilea-goal = Summon one more Acolyte to Tilea.
lesson-old_world-tilea-text = Tilea has a Resistance of 2, so three figures dominate it. You have 43 points: 5 from Bretonnia and 2 from Tilea make 50.
lesson-old_world-tilea-else = Take the Acolyte from your reserve, and send it to Tilea.
lesson-old_world-end = Fifty points. And the Hero in Bretonnia took Nurgle’s Leper, not one of yours.
lesson-old_world-keep-1 = The lowest Threat makes the choices of Old World cards. The highest Threat pays for Heroes.
lesson-old_world-keep-2 = Read the track before you count: its cards change Resistance, battle, corruption and more.

## Ruin and timing

lesson-ruin-title = Ruin and timing
lesson-ruin-about = When a region falls, who scores for it, and why the order of the regions decides.
lesson-ruin-count-title = Twelve tokens
lesson-ruin-count-text = In the corruption phase a region with twelve tokens, Warpstone included, is ruined. Kislev and Bretonnia both have 11. Four regions are ruined already, and the fifth ends the game. Whoever has the most points then wins.
lesson-ruin-order-title = One card left
lesson-ruin-order-text = Each ruined region gets a ruination card, and only one is left. Regions are checked in order, and Kislev comes before Bretonnia. So Kislev will fall. For Bretonnia there is no card: it will not be ruined, and nobody scores there.
lesson-ruin-ruiner-title = Be a ruiner
lesson-ruin-ruiner-goal = Play Perverse Infiltration in Kislev.
lesson-ruin-ruiner-text = Everyone who placed a token in a region in the round of its fall is a ruiner. That is worth 5 points here. Perverse Infiltration places one at once, for nothing. Even if all your figures died, you would stay a ruiner.
lesson-ruin-ruiner-else = Not there: Kislev falls first and gets the last card. Play Perverse Infiltration in Kislev.
lesson-ruin-more-title = Have the most
lesson-ruin-more-goal = Summon a Seductress to Kislev.
lesson-ruin-more-text = At the end of the round the most tokens in Kislev score 10 points, the second-most 5. You have five there. Nurgle has four and a Leper: that would be a tie, and a tie splits the points. A Seductress puts you ahead.
lesson-ruin-more-else = Take a Seductress from your reserve, and send her to Kislev.
lesson-ruin-musk-title = Take theirs
lesson-ruin-musk-goal = Play Soporific Musk in Kislev.
lesson-ruin-musk-text = You control the Leper for this round, so it places your token instead of Nurgle’s. Then Nurgle is not a ruiner, and you have seven tokens against four.
lesson-ruin-musk-else = Play Soporific Musk in Kislev: take the Leper away from Nurgle.
lesson-ruin-end = Kislev was the fifth ruin. You were its only ruiner, and you had the most tokens there.
lesson-ruin-keep-1 = Ruin pays twice: for a token in the round of the fall, and for the most tokens at its end.
lesson-ruin-keep-2 = Count the ruination cards and mind the order of the regions. The last one may get nothing.

## Khorne

lesson-khorne-title = Khorne: blood everywhere
lesson-khorne-about = One kill in each of many regions, not many kills in one.
lesson-khorne-dial-title = Two ticks to go
lesson-khorne-dial-text = You earn a counter for your dial in each region where you kill an enemy figure in battle, no matter how many die there. Peasants are not figures. Your dial is two ticks from Victory.
lesson-khorne-race-title = The second tick
lesson-khorne-race-text = Everyone with a counter gets one tick. Whoever has the most, untied, gets one more. Nurgle is about to earn two counters, with a pair of Lepers each in Kislev and the Empire. You need more than that.
lesson-khorne-frenzy-title = Free cards first
lesson-khorne-frenzy-goal = Play Blood Frenzy in Estalia.
lesson-khorne-frenzy-text = It costs nothing and rolls two dice before all other battles, even though you have no figure there. Play it now: at 0 power points you are skipped, even with free cards in hand.
lesson-khorne-frenzy-else = Begin with the free card: Blood Frenzy, in Estalia, where two Seductresses stand.
lesson-khorne-thirster-title = The biggest axe
lesson-khorne-thirster-goal = Summon the Bloodthirster to the Empire.
lesson-khorne-thirster-text = It costs 3 power points and rolls four dice. With a dead Leper Nurgle can’t place two tokens there, and loses a counter: good for you twice.
lesson-khorne-thirster-else = The Bloodthirster belongs in the Empire: there you can take a counter away from Nurgle.
lesson-khorne-spread-title = Spread out
lesson-khorne-spread-goal = Summon a Bloodletter to Troll Country.
lesson-khorne-spread-text = An Acolyte stands there alone. A second Bloodletter in Kislev would earn nothing more; in a new region it earns a counter.
lesson-khorne-spread-else = Take a Bloodletter from your reserve, and send it to Troll Country. The others have prey already.
lesson-khorne-hits-title = Choose your victims
lesson-khorne-hits-goal = Assign your hits to enemy figures.
lesson-khorne-hits-text = One kill in a region is enough for its counter. Don’t waste a hit on a Peasant while you can kill a figure.
lesson-khorne-hits-else = A Peasant earns no counter. Hit a figure.
lesson-khorne-end = You have the most counters: two ticks, and Khorne’s dial reaches Victory.
lesson-khorne-keep-1 = One kill in each of four regions is better than four kills in one.
lesson-khorne-keep-2 = Kill Cultists who are about to earn a counter: you gain one, and their owner loses one.

## Nurgle

lesson-nurgle-title = Nurgle: where people live
lesson-nurgle-about = Pairs of Lepers in Populous regions, and a ruin on the way.
lesson-nurgle-dial-title = Populous regions
lesson-nurgle-dial-text = You earn a counter in each Populous region where you place two tokens in one phase. A house marks them: Kislev, the Empire, Bretonnia and Estalia. Every Leper places one token. Your dial is two ticks from Victory.
lesson-nurgle-pair-title = Two make a counter
lesson-nurgle-pair-goal = Summon a Leper to Estalia.
lesson-nurgle-pair-text = One Leper is there already; two earn a counter. And Estalia has nine tokens. You place two and Slaanesh one: it falls this round.
lesson-nurgle-pair-else = Take a Leper from your reserve, and send it to Estalia.
lesson-nurgle-aura-title = Old sores
lesson-nurgle-aura-goal = Play Plague Aura in Estalia.
lesson-nurgle-aura-text = It is free and adds 1 to your domination for each of your tokens there. Two Lepers and four tokens make 6, more than the Resistance of 4. Khorne has sent a Bloodletter to Bretonnia; we will come to that.
lesson-nurgle-aura-else = Play Plague Aura in Estalia: it takes you above the Resistance there.
lesson-nurgle-second-title = The next pair
lesson-nurgle-second-goal = Summon a Leper to Bretonnia.
lesson-nurgle-second-text = Bretonnia is Populous, too. Khorne’s Bloodletter will roll two dice there, but you have an answer in hand.
lesson-nurgle-second-else = Take a Leper from your reserve, and send it to Bretonnia.
lesson-nurgle-rain-title = Hard to kill
lesson-nurgle-rain-goal = Play Rain of Pus in Bretonnia.
lesson-nurgle-rain-text = Your figures there have 1 more defense, so it takes two hits to kill a Leper. Both must come from Khorne’s two dice.
lesson-nurgle-rain-else = Protect the pair in Bretonnia: play Rain of Pus there.
lesson-nurgle-third-title = The most, untied
lesson-nurgle-third-goal = Summon a Leper to the Empire.
lesson-nurgle-third-text = Everyone with a counter gets one tick; the most counters, untied, get one more. Slaanesh will earn one in Kislev. A third pair keeps you ahead even if a battle goes wrong.
lesson-nurgle-third-else = Take a Leper from your reserve, and send it to the Empire.
lesson-nurgle-cleanse-title = Your dial turns
lesson-nurgle-cleanse-goal = Remove two corruption tokens of other Powers.
lesson-nurgle-cleanse-text = Every stop of a dial gives something. This one removes two tokens: never your own.
lesson-nurgle-cleanse-else = That one is yours. Remove a token of another Power.
lesson-nurgle-end = The most counters: Nurgle’s dial reaches Victory. And Estalia is ruined, with you in first place.
lesson-nurgle-keep-1 = Two Lepers in a Populous region earn a counter every round they survive.
lesson-nurgle-keep-2 = The same tokens bring the region down. Be there in the round of the fall.

## Tzeentch

lesson-tzeentch-title = Tzeentch: magic to order
lesson-tzeentch-about = Cards with a star, Warpstone, and an Acolyte from somewhere else.
lesson-tzeentch-dial-title = Two signs, two tokens
lesson-tzeentch-dial-text = You earn a counter in each region with two magic symbols, two Warpstone tokens or one of each, if you place two corruption tokens there. Every Acolyte places one. Your dial is two ticks from Victory.
lesson-tzeentch-symbol-title = Add a symbol
lesson-tzeentch-symbol-goal = Play Changer of Ways in Tilea.
lesson-tzeentch-symbol-text = You have two Acolytes in Tilea, and one Warpstone. The star on a card is a magic symbol, and this card is free.
lesson-tzeentch-symbol-else = Tilea needs one more sign. Play Changer of Ways there: it is free.
lesson-tzeentch-teleport-title = Far away
lesson-tzeentch-teleport-goal = Play Teleport in the Empire.
lesson-tzeentch-teleport-text = The Badlands have two Warpstone tokens, but only one of your Acolytes. Teleport moves a Cultist or a Warrior from its region to any other.
lesson-tzeentch-teleport-else = Play Teleport in the Empire: you can spare an Acolyte there.
lesson-tzeentch-where-title = To the Warpstone
lesson-tzeentch-where-goal = Move an Acolyte to the Badlands.
lesson-tzeentch-where-text = Distance does not matter. Teleport could even move figures of others, but now you need your own.
lesson-tzeentch-where-else = Choose an Acolyte, and the Badlands.
lesson-tzeentch-walk-title = The next pair
lesson-tzeentch-walk-goal = Summon an Acolyte to Troll Country.
lesson-tzeentch-walk-text = There are two Warpstone tokens here as well, and one Acolyte.
lesson-tzeentch-walk-else = Leave your pairs together: take an Acolyte from your reserve, and send it to Troll Country.
lesson-tzeentch-dazzle-title = Spoil theirs
lesson-tzeentch-dazzle-goal = Play Dazzle where Nurgle has two Lepers.
lesson-tzeentch-dazzle-text = The most counters, untied, get the second tick. Nurgle would earn two, in Kislev and Bretonnia. With Dazzle each opponent counts one Cultist fewer in its region: one token is not enough for Nurgle.
lesson-tzeentch-dazzle-else = Look for two Lepers: they are in Kislev and in Bretonnia.
lesson-tzeentch-end = Three counters: Tzeentch’s dial reaches Victory.
lesson-tzeentch-keep-1 = Wherever you have two Acolytes, bring two signs: cards with a star, or Warpstone.
lesson-tzeentch-keep-2 = Teleport and Dazzle work best late, when nobody has power points left to answer.

## Slaanesh

lesson-slaanesh-title = Slaanesh: in good company
lesson-slaanesh-about = Nobles and Heroes turn your dial. Bring them to you, and keep Khorne away.
lesson-slaanesh-dial-title = Nobles and Heroes
lesson-slaanesh-dial-text = You earn a counter in each region with a Noble or a Hero where you place two tokens in the corruption step. Every Seductress places one. Your dial is two ticks from Victory.
lesson-slaanesh-second-title = Two are enough
lesson-slaanesh-second-goal = Summon a Seductress to Kislev.
lesson-slaanesh-second-text = A Noble is in Kislev, and one Seductress. She can’t do it alone.
lesson-slaanesh-second-else = Take a Seductress from your reserve, and send her to Kislev.
lesson-slaanesh-bring-title = Bring a Noble
lesson-slaanesh-bring-goal = Play Dark Influence in Norsca.
lesson-slaanesh-bring-text = You have two Seductresses in the Empire, but no Noble there. There is one in Norsca. Dark Influence moves a Noble, a Hero or a Peasant from its region to any other.
lesson-slaanesh-bring-else = Play Dark Influence in Norsca: the Noble you need is there.
lesson-slaanesh-noble-title = To the Empire
lesson-slaanesh-noble-goal = Move the Noble to the Empire.
lesson-slaanesh-noble-text = Two Seductresses and a Noble: your second counter.
lesson-slaanesh-noble-else = Choose the Empire, where your two Seductresses are.
lesson-slaanesh-musk-title = Borrow a Cultist
lesson-slaanesh-musk-goal = Play Soporific Musk in Estalia.
lesson-slaanesh-musk-text = A Hero is in Estalia, with one Seductress and a Leper. Control the Leper for this round, and it places a token for you.
lesson-slaanesh-musk-else = Play Soporific Musk in Estalia: the Leper there can place your second token.
lesson-slaanesh-ecstasy-title = No battle here
lesson-slaanesh-ecstasy-goal = Play Field of Ecstasy in the Empire.
lesson-slaanesh-ecstasy-text = Khorne’s Bloodthirster stands in the Empire, with four dice. Where Field of Ecstasy lies, nobody fights.
lesson-slaanesh-ecstasy-else = Protect your pair in the Empire: play Field of Ecstasy there.
lesson-slaanesh-tokens-title = Your dial turns
lesson-slaanesh-tokens-goal = Remove two Old World tokens.
lesson-slaanesh-tokens-text = Every stop of a dial gives something. Remove what helps the others: Warpstone serves Tzeentch.
lesson-slaanesh-tokens-else = Choose one of the tokens that light up.
lesson-slaanesh-end = Three counters, more than anyone else: Slaanesh’s dial reaches Victory.
lesson-slaanesh-keep-1 = A Hero strikes only after your tokens are placed. Share its region with someone whose Threat is higher.
lesson-slaanesh-keep-2 = Dark Influence and Soporific Musk earn counters where nobody expects them.

## The Horned Rat

lesson-horned_rat-title = The Horned Rat: from below
lesson-horned_rat-about = You place no corruption. You dominate where Skaven are, and feed on the ruins of others.
lesson-horned_rat-dial-title = Skaven tokens
lesson-horned_rat-dial-text = You earn a counter for each region with a Skaven token that you dominate. Each of these tokens also lowers the Resistance by 1. Your dial is two ticks from Victory.
lesson-horned_rat-warrens-title = Call your own
lesson-horned_rat-warrens-goal = Play Empty the Warrens in Troll Country.
lesson-horned_rat-warrens-text = It is free and places a Skaven token there. Your two Clanrats will dominate Troll Country, and now it counts.
lesson-horned_rat-warrens-else = Play Empty the Warrens in Troll Country: your two Clanrats need a Skaven token there.
lesson-horned_rat-leap-title = Where a region falls
lesson-horned_rat-leap-goal = Play Skitterleap in Estalia.
lesson-horned_rat-leap-text = Estalia has eleven tokens, Warpstone included: it falls this round. You are a ruiner if one of your figures is there at that moment. Skitterleap brings up to two of them from anywhere, free.
lesson-horned_rat-leap-else = Play Skitterleap in Estalia: the region is about to fall, and you have no figure there.
lesson-horned_rat-figures-title = Weight counts
lesson-horned_rat-figures-goal = Move both Rat Ogres to Estalia.
lesson-horned_rat-figures-text = When ruins are scored, each of your figures counts as many tokens as it costs. Two Rat Ogres count four, and nobody else will have more than three there.
lesson-horned_rat-figures-else = Take the Rat Ogres, both of them: they cost more than Clanrats, so they count more.
lesson-horned_rat-crowd-title = Two against one
lesson-horned_rat-crowd-goal = Summon a Clanrat to Kislev.
lesson-horned_rat-crowd-text = Two Skaven tokens lower the Resistance of Kislev from 3 to 1. Two Clanrats are more than that, and more than one Leper.
lesson-horned_rat-crowd-else = Take a Clanrat from your reserve, and send it to Kislev.
lesson-horned_rat-last-title = Break the tie
lesson-horned_rat-last-goal = Summon a Clanrat to the Border Princes.
lesson-horned_rat-last-text = You and Khorne have one figure each, and a tie gives nobody anything. One more Clanrat decides it.
lesson-horned_rat-last-else = Take a Clanrat from your reserve, and send it to the Border Princes.
lesson-horned_rat-end = Three counters, and first place in Estalia without a single token: the Horned Rat’s dial reaches Victory.
lesson-horned_rat-keep-1 = You need one figure more than your strongest rival, and more than the Resistance.
lesson-horned_rat-keep-2 = Let the others corrupt. Be there when the region falls, with the figures that cost the most.

## The Morrslieb set

lesson-morrslieb-title = The Morrslieb set
lesson-morrslieb-about = Other cards and upgrades for the first four Powers. Khorne doesn’t wait for the battle phase.
lesson-morrslieb-set-title = Other decks
lesson-morrslieb-set-text = With the Morrslieb set Khorne, Nurgle, Tzeentch and Slaanesh all play other cards and upgrades. Sheets, figures and dials stay the same. You are Khorne, two ticks from Victory, and Nurgle is about to earn two counters.
lesson-morrslieb-skulls-title = Collect the dead
lesson-morrslieb-skulls-goal = Play Skulltaker in the Border Princes.
lesson-morrslieb-skulls-text = Figures that are killed there are laid on this card, and each counts 1 for your domination. Your Bloodletter has prey there.
lesson-morrslieb-skulls-else = Play Skulltaker in the Border Princes, where your Bloodletter will kill.
lesson-morrslieb-rampage-title = Fight at once
lesson-morrslieb-rampage-goal = Play Rampage in Kislev.
lesson-morrslieb-rampage-text = A whole battle is fought there, in the middle of the summoning phase. You can earn one counter for Kislev in this phase, and another in the battle phase.
lesson-morrslieb-rampage-else = Play Rampage in Kislev, where two Bloodletters are waiting.
lesson-morrslieb-lambs-title = Fresh prey
lesson-morrslieb-lambs-goal = Play Lambs to the Slaughter in Kislev.
lesson-morrslieb-lambs-text = The Acolyte is dead, so nobody is left in Kislev to kill. This card moves up to two enemy Cultists there from adjacent regions.
lesson-morrslieb-lambs-else = Play Lambs to the Slaughter in Kislev: your Bloodletters need new prey.
lesson-morrslieb-cultists-title = Break up a pair
lesson-morrslieb-cultists-goal = Move both Lepers from the Empire to Kislev.
lesson-morrslieb-cultists-text = In the Empire they would earn Nurgle a counter. In Kislev they can earn you one.
lesson-morrslieb-cultists-else = Take the two Lepers: their deaths help you twice.
lesson-morrslieb-again-title = And again
lesson-morrslieb-again-goal = Assign your hits to enemy figures.
lesson-morrslieb-again-text = The same region, another phase: one more counter. A Peasant earns none.
lesson-morrslieb-again-else = A Peasant earns no counter. Hit a figure.
lesson-morrslieb-end = Two counters from Kislev, one from the Border Princes: Khorne’s dial reaches Victory.
lesson-morrslieb-keep-1 = The first four Powers all use the Morrslieb set, or none of them does. Choose it for a new table.
lesson-morrslieb-keep-2 = A Rampage is not the battle phase: cards that wait for its beginning or its end stay quiet.
