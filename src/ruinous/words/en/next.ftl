### What comes next, and what it means for each Power

## On the page

next-next-khorne-max_threat-1 = Kill the pairs of Cultists that feed the leader’s dial, before it is two ticks from Victory.
next-next-khorne-max_threat-2 = Count regions, not corpses: one kill in each of three regions turns your own dial faster.
next-next-khorne-fifty_vp-1 = Fight where the leader’s domination is narrow: every kill lowers their value.
next-next-khorne-fifty_vp-2 = Take points along the way: dominate a region with three or four figures each round.
next-next-khorne-five_ruined-1 = Put a Bloodsworn in a region that is close to twelve: as a ruiner you score 3 to 5 points.
next-next-khorne-five_ruined-2 = Battle Cry keeps corruption out of a region whose ruin helps only others.
next-next-khorne-deck_empty-1 = Spread out your Bloodletters from the first round: two ticks a round bring you to Victory in time.
next-next-khorne-deck_empty-2 = When two Old World cards are left, go for whatever is closest: your dial or points.
next-next-nurgle-max_threat-1 = Notice early who collects counters, and fight where they earn them; a tie for the most costs them the second tick.
next-next-nurgle-max_threat-2 = Guard your pairs of Lepers with Plaguebearers: two Populous regions a round keep your dial turning.
next-next-nurgle-fifty_vp-1 = Put one Leper in every region that is close to twelve: each ruin pays you as a ruiner.
next-next-nurgle-fifty_vp-2 = The Stench of Death adds 3: play it where the leader’s domination is narrow.
next-next-nurgle-five_ruined-1 = Have the most tokens where it counts: first place pays 6 to 12 points, far more than a ruiner’s share.
next-next-nurgle-five_ruined-2 = Start earlier: the tokens of the first rounds decide who comes first in a ruin.
next-next-nurgle-deck_empty-1 = Gather your Lepers: three or four in one region ruin it in time, and five ruins end the game.
next-next-nurgle-deck_empty-2 = Never leave a Leper alone: pairs in Populous regions turn your dial every round.
next-next-tzeentch-max_threat-1 = Teleport a figure away before it earns the leader a counter.
next-next-tzeentch-max_threat-2 = Put Warpstone where your Acolytes already are, so that two regions count every round.
next-next-tzeentch-fifty_vp-1 = Changer of Ways silences the cards that let the leader dominate.
next-next-tzeentch-fifty_vp-2 = A card’s printed cost counts like figures: play expensive ones where the leader is barely ahead.
next-next-tzeentch-five_ruined-1 = Teleport an Acolyte into a region that is about to fall: that makes you a ruiner.
next-next-tzeentch-five_ruined-2 = Warpstone counts toward twelve: let regions fall where you have the most tokens.
next-next-tzeentch-deck_empty-1 = Empty your hand every round; you draw up to five again.
next-next-tzeentch-deck_empty-2 = Two Acolytes in a region with two Warpstone tokens earn a counter each round: set that up in the first two rounds.
next-next-slaanesh-max_threat-1 = Dark Influence brings a Hero to the leader’s figures: it strikes the highest Threat.
next-next-slaanesh-max_threat-2 = Keep pairs of Seductresses beside two different Nobles or Heroes: two counters a round often mean two ticks.
next-next-slaanesh-fifty_vp-1 = Nobles make poor regions rich: dominate where there are two of them.
next-next-slaanesh-fifty_vp-2 = Insidious Lies adds 2 for each Noble: play it where the leader is barely ahead.
next-next-slaanesh-five_ruined-1 = Perverse Infiltration costs nothing and makes you a ruiner of a region that falls this round.
next-next-slaanesh-five_ruined-2 = Let your pairs stay where they are: the most tokens in a ruin score 6 to 12 points.
next-next-slaanesh-deck_empty-1 = Bring the Nobles to your Cultists in the first rounds instead of chasing them.
next-next-slaanesh-deck_empty-2 = When two Old World cards are left, go for whatever is closest: your dial or points.
next-next-horned_rat-max_threat-1 = Kill or crowd out whatever earns the leader’s counters; you act last and can see them coming.
next-next-horned_rat-max_threat-2 = Two small regions with Skaven tokens, dominated every round, keep your own dial turning.
next-next-horned_rat-fifty_vp-1 = You act last: Skitterleap to where the leader dominates by one. A tie is enough.
next-next-horned_rat-fifty_vp-2 = Skaven tokens lower Resistance: dominate three small regions rather than one large one.
next-next-horned_rat-five_ruined-1 = Have figures in a region when it falls: that is how you score a ruin.
next-next-horned_rat-five_ruined-2 = The cost of your figures decides your place in a ruin: bring Rat Ogres, not only Clanrats.
next-next-horned_rat-deck_empty-1 = Dominate from the first round: every region with a Skaven token earns a counter.
next-next-horned_rat-deck_empty-2 = When two Old World cards are left, go for whatever is closest: your dial or points.
