### The guide of a first game and the lesson

## On the page

guide-hint-goal-title = Your goal
guide-hint-goal-text = You win when your dial reaches Victory, or with 50 victory points.
guide-goal-khorne = Your dial turns for each region where you kill an enemy figure in battle. Send Bloodletters where others have figures.
guide-goal-nurgle = Your dial turns for each Populous region (the house on the plate) where you place two corruption tokens. Every Leper places one, so put two in the same region.
guide-goal-tzeentch = Your dial turns for each region with two magic symbols and/or Warpstone tokens where you place two corruption tokens. Every Acolyte places one.
guide-goal-slaanesh = Your dial turns for each region with a Noble or a Hero where you place two corruption tokens. Every Seductress places one.
guide-goal-horned_rat = Your dial turns for each region with a Skaven token that you dominate. You place no corruption; your strength is numbers.
guide-hint-old_world-title = An Old World card
guide-hint-old_world-text = Each round begins with one: it brings tokens or changes a rule, and some stay on the track for a while. When the deck runs out, everyone loses.
guide-old_world-khorne = For you: tokens draw the others together, and that is where you will find your prey.
guide-old_world-nurgle = For you: Warpstone brings a region closer to ruin; keep your Lepers away from Heroes.
guide-old_world-tzeentch = For you: Warpstone counts as magic for your dial, wherever it is.
guide-old_world-slaanesh = For you: every Noble and every Hero is a place where your dial can turn.
guide-old_world-horned_rat = For you: every Skaven token lowers Resistance and is a place where your dial can turn.
guide-hint-asked-title = Why are you asked?
guide-hint-asked-text = The player with the lowest Threat decides for the Old World card; some cards ask others too. Choose what helps you, or what hurts the leader.
guide-token-warpstone = Warpstone counts as a corruption token toward ruin, and as magic for Tzeentch’s dial.
guide-token-noble = A Noble adds 1 victory point for whoever dominates its region, and lets Slaanesh’s dial turn there.
guide-token-hero = Each round a Hero removes a figure from the player with the highest Threat in its region. Slaanesh’s dial can turn there.
guide-token-peasant = Peasants can be hit in battle. Whoever hits one keeps it; they score only when Plunged Into Chaos is drawn.
guide-token-skaven = A Skaven token lowers the Resistance of its region by 1.
guide-token-event = Events mark the regions affected by the card on the track.
guide-hint-assign-title = Assign your hits
guide-hint-assign-text = Choose a target that lights up, on the map or in the list. A figure takes as many hits as its defense. A Peasant is a target too: it takes one hit away from the figures.
guide-hint-upgrade-title = An upgrade
guide-hint-upgrade-text = It lasts for the whole game. Better followers suit a fighter; more cards or more power points suit every plan.
guide-hint-last_power-title = Your last power point
guide-hint-last_power-text = At 0 power points you are skipped for the rest of the phase, even with free cards in hand. Play the cards that cost 0 first.
guide-hint-others-title = The others’ turns
guide-hint-others-text = Everyone takes one action at a time until all have passed or have no power points left. Touch a region to see what is there.
guide-hint-full-title = No space left
guide-hint-full-text = A region has two card spaces, and one region now has both taken. Nobody can play a card there until the round is over.
guide-hint-magic-title = Magic
guide-hint-magic-text = A star on a card is a magic symbol, and Warpstone counts as one. Two of them in a region, plus two tokens you place there, earn a counter for your dial.
guide-hint-near_ruin-title = A region is about to fall
guide-hint-near_ruin-text = At twelve tokens, Warpstone included, it is ruined. Most tokens there: 6 to 12 points; second-most: 3 to 6; a token placed in that very round: 3 to 5. Don’t be late.
guide-hint-battle-title = Battle
guide-hint-battle-text = Where enemies meet, everyone rolls as many dice as their figures have attack. 4, 5 and 6 hit, and a 6 rolls again. Killed figures still strike back; they are removed when the battle is over.
guide-hint-domination-title = Domination
guide-hint-domination-text = Figures and the costs of cards are added up. The highest value, untied and above the Resistance, scores the Conquest Value of the region.
guide-domination-mine = This region is yours.
guide-hint-tie-title = A tie
guide-hint-tie-text = Two players share the highest value in a region, so nobody dominates it and nobody scores there, not even the player in third place. One more figure would have been enough.
guide-hint-corruption-title = Corruption
guide-hint-corruption-text = Every Cultist places one corruption token in its region. The region’s ring fills up to twelve, Warpstone included; then the region is ruined.
guide-hint-ruin-title = A region is ruined
guide-hint-ruin-text = Everyone who placed a token there this round is a ruiner and scores at once. At the end of the round, the most tokens there score first place and the second-most second place; the others get nothing for theirs.
guide-ruin-after = Figures still move and fight there, but there are no more cards, tokens or domination.
guide-hint-hero-title = A Hero strikes
guide-hint-hero-text = At the end of each round a Hero removes a figure from the player with the highest Threat in its region. Threat is the number in the middle of a dial.
guide-hero-mine = This time it is you.
guide-hint-counter-title = A counter for your dial
guide-hint-counter-text = You have met your Power’s condition. At the end of the round everyone with a counter turns their dial by one; whoever has the most, untied, turns it once more.
guide-hint-tick-title = A dial turns
guide-hint-tick-text = One tick for everyone with a counter. One more for the most counters, but only if nobody ties. Each stop gives something, and the last one is Victory.
guide-hint-near_end-title = The game may end soon
guide-hint-near_end-text = Someone is close to Victory or to 50 points, or four regions are ruined. The end is checked when a round is over: a dial first, then 50 points, then five ruins. Who is ahead, and can you stop them?
guide-hint-turn-figure-title = Summon a Cultist
guide-hint-turn-figure-text = Choose a figure in your reserve, then a region that lights up; or drag it there. With no figure on the map you may go anywhere; otherwise, where you have one or next to it. Cultists corrupt.
guide-hint-turn-guard-title = Protect them
guide-hint-turn-guard-text = Cultists do not fight. A Warrior beside them rolls dice, and every figure counts for domination. The banner in a region shows who would dominate it, and by how much.
guide-hint-turn-card-title = Play a Chaos card
guide-hint-turn-card-text = Choose a card that glows, then a card space in a region. Its effect applies there this round, and its cost counts for domination. You do not need a figure there.
guide-hint-turn-pass-title = Spend it all
guide-hint-turn-pass-text = Unspent power points are lost; you get a fresh supply next round. If nothing useful is left, pass; then you are out of this phase.
guide-hint-choice-title = A choice
guide-hint-choice-text = The bar with the question says what you need to decide. What you can choose lights up; the button for all actions lists everything in words.
guide-lesson-resume = Continue the lesson
guide-lesson-why = Why and how
guide-lesson-count = { $n } of { $most }
guide-lesson-watch = Watch the map: the round continues by itself. When you have a decision to make, the bar with the question says so.
guide-lesson-welcome-title = You are Nurgle
guide-lesson-welcome-goal = You join a game in its third round. Play this one round with us.
guide-lesson-welcome-text = You win when your dial reaches Victory, or with 50 victory points. In each round you summon figures and play cards; then battles, domination and corruption are resolved by the rules. The bar with the question always says what you need to decide.
guide-lesson-region-title = Bretonnia is about to fall
guide-lesson-region-goal = Look at Bretonnia, the region with the dashed border: its ring shows { $n } of 12.
guide-lesson-region-text = Each round every Cultist places one corruption token in its region. At twelve, Warpstone included, the region is ruined, and everyone who placed a token there in that round scores. You and Slaanesh both have figures there, and as things stand Slaanesh dominates: four figures against your three.
guide-lesson-cultists-title = Summon a Leper
guide-lesson-cultists-goal = Summon a Leper to Bretonnia.
guide-lesson-cultists-text = Choose the Leper in your reserve below the map, then Bretonnia; or drag it there. It costs 1 power point. Lepers are your Cultists: they corrupt, and like every figure they count for domination. After one action the others take their turns.
guide-lesson-cultists-done = The Leper stands in Bretonnia and will corrupt it this round.
guide-lesson-card-title = Play a Chaos card
guide-lesson-card-goal = Play { $card } in Bretonnia.
guide-lesson-card-text = Choose the card, then Bretonnia. It costs nothing and adds 1 to your domination there for each of your corruption tokens. A region has two card spaces: come too late and they’re full.
guide-lesson-card-done = Your card is in Bretonnia. The banner there shows who is ahead now.
guide-lesson-warriors-title = Send a fighter
guide-lesson-warriors-goal = Summon a Plaguebearer to Bretonnia.
guide-lesson-warriors-text = Lepers have no attack. Each Plaguebearer rolls one die in battle, and a dead Seductress no longer corrupts.
guide-lesson-warriors-done = Two Plaguebearers: you will roll two dice in Bretonnia.
guide-lesson-magic-title = Magic
guide-lesson-magic-goal = Look at Tilea, where Tzeentch has gathered.
guide-lesson-magic-text = There is a Warpstone token there, and a card with a star, a magic symbol. Two of these in a region, plus two tokens placed there, earn a counter for Tzeentch’s dial. Every Power has its own condition; learn the others’ before they win with it.
guide-lesson-rest-title = Spend what is left
guide-lesson-rest-yes = You are ahead in Bretonnia. Spend the rest of your power points where you like, then pass.
guide-lesson-rest-no = You are not ahead in Bretonnia yet: put more figures there, and pass when you are.
guide-lesson-rest-text = You have { $power ->
        [one] 1 power point
       *[other] { $power } power points
    } left. Unspent points are lost; you get new ones next round. At 0 you are skipped, even with free cards in hand, so play those first. Two Lepers in a Populous region, marked with a house, earn a dial counter.
guide-lesson-rest-done = The summoning phase is over.
guide-lesson-battle-title = Battle
guide-lesson-battle-goal = Watch the dice, and assign your hits when you are asked.
guide-lesson-battle-text = Where enemies meet, everyone rolls their attack dice: 4, 5 and 6 hit, and a 6 rolls again. Then choose targets that light up, on the map or in the list. Figures that are killed still roll in this battle.
guide-lesson-battle-done = The battles are over, and the dead have left the map.
guide-lesson-domination-title = Domination
guide-lesson-domination-yes = You dominate Bretonnia and have scored its Conquest Value.
guide-lesson-domination-no = This time you do not dominate Bretonnia.
guide-lesson-domination-text = In each region, figures and the costs of cards are added up. Whoever has the most, untied and above the Resistance, scores. A tie for the highest value gives nobody anything. The banners show it before it is too late.
guide-lesson-ruin-title = Corruption and ruin
guide-lesson-ruin-yes = Bretonnia is ruined.
guide-lesson-ruin-no = Bretonnia still stands, but not for long.
guide-lesson-ruin-text = The Cultists have placed their tokens. Everyone who placed one in a falling region this round is a ruiner and scores 3 to 5 points at once. At the end of the round, the most tokens there score 6 to 12 points and the second-most 3 to 6. A ruined region no longer scores after that: figures still move and fight there, but there are no more cards, tokens or domination.
guide-lesson-hero-title = A Hero strikes
guide-lesson-hero-yes = The Hero in Bretonnia has removed one of your figures.
guide-lesson-hero-no = The Hero in Bretonnia has removed another Power’s figure.
guide-lesson-hero-text = At the end of each round a Hero removes a figure from the player with the highest Threat in its region. Threat is the number in the middle of a dial: whoever gets ahead becomes the target. Only Slaanesh seeks Heroes, for the dial.
guide-lesson-dial-title = Your dial turns
guide-lesson-dial-goal = Choose an upgrade when you are asked.
guide-lesson-dial-text = You placed two tokens in a Populous region: that is what turns Nurgle’s dial. Everyone with a counter turns their dial by one. Whoever has the most counters turns it once more, but only if untied: players who tie get one tick each. This stop gives you an upgrade, and it lasts for the whole game.
guide-lesson-dial-done = The upgrade is yours.
guide-lesson-round-title = An Old World card
guide-lesson-round-goal = A new round has begun, as always with an Old World card: { $event }.
guide-lesson-round-text = It brings tokens or changes a rule; cards that stay go on the track, two at most. The player with the lowest Threat makes its choices. Then come draw, summoning, battle, corruption and end. The bar shows seven phases because corruption has two steps: domination comes first. When the Old World deck runs out, everyone loses.
guide-lesson-end-title = Well played
guide-lesson-end-text = Your results this round:
guide-lesson-end-vp = { $n ->
        [one] { $n } victory point
       *[other] { $n } victory points
    }; you have { $all }
guide-lesson-end-ticks = { $n ->
        [one] { $n } tick
       *[other] { $n } ticks
    } on your dial
guide-lesson-end-kills = { $n ->
        [one] { $n } enemy figure killed
       *[other] { $n } enemy figures killed
    }
guide-lesson-end-ruins = { $n ->
        [one] { $n } region ruined
       *[other] { $n } regions ruined
    } on the map
guide-lesson-end-missed = You skipped { $n ->
        [one] one step
       *[other] { $n } steps
    }. You can play the lesson again from the lobby.
guide-lesson-end-game = Play a full game against bots
guide-lesson-end-stay = Play this one to the end
guide-lesson-end-all = All lessons
guide-lesson-end-watch = That was the last task. Watch the round play out.
guide-lesson-won-title = Victory!
guide-lesson-won-keep = Worth remembering
guide-lesson-won-next = Next lesson: { $lesson }
guide-lesson-won-game = Play a full game as { $power }
guide-know-points = Points come from
guide-know-points-1 = dominating a region: its Conquest Value, for the highest value, untied and above the Resistance
guide-know-points-2 = ruining a region: 3 to 5 for everyone who placed a token there in that round
guide-know-points-3 = tokens in a ruined region: 6 to 12 for the most, 3 to 6 for the second-most
guide-know-points-4 = some stops of your dial, and some cards
guide-know-dials = A dial turns for
guide-know-dial-khorne = killing an enemy figure in battle, once for each region
guide-know-dial-nurgle = placing two tokens in a Populous region
guide-know-dial-tzeentch = placing two tokens in a region with two magic symbols and/or Warpstone tokens
guide-know-dial-slaanesh = placing two tokens in a region with a Noble or a Hero
guide-know-dial-horned_rat = dominating a region with a Skaven token
guide-know-dials-rule = One tick for everyone with a counter, one more for whoever has the most, untied.
guide-know-end = At the end of a round, the game ends with
guide-know-end-1 = a dial at Victory: that Power wins
guide-know-end-2 = 50 points: whoever has the most wins
guide-know-end-3 = five ruined regions: whoever has the most points wins
guide-know-end-4 = the last Old World card: everyone loses
