
## Chaos cards

card-khorne-blood_frenzy = Blood Frenzy
    .text = Start of the Battle Phase: Roll 2 battle dice for this region; 6s explode. Assign the hits at once: killed figures leave before they can roll; other hits stay on their target and add to your later hits in the first battle here. You do not need a figure here.
    .rule = You choose the targets. Multiple copies add up: roll 2 dice for each, all together. Do not roll again for another battle here. No effect where battle is forbidden.

card-khorne-battle_cry = Battle Cry
    .text = No corruption tokens may be placed in this region. Tokens already here stay and still count.
    .rule = This overrides every effect that would place corruption here; the rest of such an effect still happens. Multiple copies have no additional effect.

card-khorne-the_skull_throne = The Skull Throne
    .text = Domination step: Count the total attack of your figures here instead of the number of figures. Card costs are added as usual.
    .rule = This applies even if it lowers your value: a figure with attack 0 adds 0. Multiple copies have no additional effect.

card-khorne-field_of_carnage = Field of Carnage
    .text = Figures you do not control cannot leave this region, either by being summoned or by being moved by an effect. Figures may still enter. Being killed or removed is not leaving.
    .rule = An effect that would move a held figure does nothing to it. Multiple copies have no additional effect.

card-khorne-ritual_slaying = Ritual Slaying
    .text = When you kill a figure here: Draw 1 Chaos card at once. Peasants are not figures.
    .rule = Multiple copies add up: draw 1 card per copy for each kill.

card-khorne-reborn_in_blood = Reborn in Blood
    .text = End of the first battle here: Fight another full battle here. Hits do not carry over. Upgraded Bloodletters strike first in every battle.
    .rule = Multiple copies add up: one more battle each. No effect where battle is forbidden. You still gain at most one counter for this region in this phase.

card-khorne-the_blood_gods_call = The Blood God’s Call
    .text = When played: Move up to two figures, of any owner and class, from one or two other regions to this region. This is free, and adjacency does not matter.
    .rule = Choose 0 to 2 figures, one by one. Figures that cannot leave their region cannot be chosen. Resolve each copy separately.
    .text_1 = When played: Move up to two figures, of any owner and class, from one other region to this region. This is free, and adjacency does not matter.
    .rule_1 = Choose the region and 0 to 2 figures. Figures that cannot leave their region cannot be chosen. Resolve each copy separately.
    .was = Both figures came from the same region.
    .why = In a recorded game, the card brought figures from two regions, and the Japanese text allows it.

card-nurgle-plague_aura = Plague Aura
    .text = Domination step: Add 1 to your domination value here for each of your corruption tokens in this region.
    .rule = Multiple copies add up: 1 per token for each copy.

card-nurgle-plague_touch = Plague Touch
    .text = Every figure here that you do not control has 1 less defense (minimum 1).
    .rule = Effects of multiple copies add up, down to 1.

card-nurgle-influenza = Influenza
    .text = This region’s Resistance is 2 lower (minimum 0). Its Conquest Value does not change.
    .rule = Multiple copies add up: 2 each.

card-nurgle-all_things_decay = All Things Decay
    .text = When played: Remove exactly one corruption token of any Power, including your own, from this region.
    .rule = You choose the token. You must do this if there is one. Resolve each copy separately.

card-nurgle-rain_of_pus = Rain of Pus
    .text = Every figure you control here has 1 more defense.
    .rule = Effects of multiple copies add up.

card-nurgle-a_great_foul_consumption = A Great Foul Consumption
    .text = Corruption step, after placing: Before ruin is checked, return all figures you control here to the reserve. Then place one of your corruption tokens here for every two figures removed, rounded down.
    .rule = This is mandatory. A second copy finds no figures. If corruption cannot be placed here, the figures are still removed but no tokens are placed.

card-nurgle-the_final_rotting = The Final Rotting
    .text = End of the Battle Phase: For each of your corruption tokens in this region, kill one enemy Cultist or Warrior here, without dice and ignoring defense; killed figures leave at once. Greater Daemons are safe.
    .rule = You choose the victims. You must kill as many as you can. Multiple copies add up: each counts all tokens again. This is not a battle, so Warp Shield does not protect against it and a ban on battle does not stop it.

card-nurgle-the_stench_of_death = The Stench of Death
    .text = If you dominate this region: Place exactly two of your corruption tokens here at once.
    .rule = Multiple copies add up: 2 each. No effect where corruption cannot be placed. The tokens count for ruin, for being a ruiner and, together with your Cultists’ tokens of the same phase, for your dial.

card-tzeentch-changer_of_ways = Changer of Ways
    .text = The text of every other Chaos card in this region has no effect, no matter who played it and whether it came before or after this card. Its cost still counts for domination, and its magic symbol still counts. What a card has already done stays done.
    .rule = Lasting effects of a silenced card stop while it is silenced. Copies do not silence each other.

card-tzeentch-drain_power = Drain Power
    .text = When played: Each opponent with at least one Cultist here loses 1 power (minimum 0). You gain exactly 1 power (maximum 12), no matter how many opponents lost power, even if none did.
    .rule = Resolve each copy separately.

card-tzeentch-warp_shield = Warp Shield
    .text = When played: Choose one figure you control here. For the rest of the round, it cannot be killed in battle and cannot be assigned hits, even if it moves. Heroes and kills outside battle still affect it.
    .rule = You must choose a figure if you have one here. A second copy may protect another figure.

card-tzeentch-temporal_stasis = Temporal Stasis
    .text = Opponents pay 2 more power to play a Chaos card in this region. This affects neither summoning nor you.
    .rule = Effects of multiple copies add up. For domination, a card’s printed cost still counts.

card-tzeentch-the_meddling_of_skaven = The Meddling of Skaven
    .text = When played: Choose one opponent with at least one figure here. They discard exactly two Chaos cards from their hand, or all of them if they have fewer.
    .rule = You choose the player; they choose the cards. You must choose a player if possible, even one without cards. Resolve each copy separately.

card-tzeentch-teleport = Teleport
    .text = When played: Move exactly one Cultist or Warrior, of any owner, from this region to any other region. This is free, adjacency does not matter, and the region may be ruined.
    .rule = You choose the figure and the region. You must do this if a figure here can leave, even if it hurts you. Resolve each copy separately.

card-tzeentch-the_persistence_of_change = The Persistence of Change
    .text = End Phase: If you killed at least one enemy figure in this region this round, this card is not removed but stays in its space for the next round; its cost and symbol still count. Check again each round.
    .rule = Check each copy separately. It is removed if the region was ruined or if Changer of Ways silences it.

card-tzeentch-dazzle = Dazzle
    .text = Corruption step, when placing: Each opponent ignores one of their Cultists here. Domination is not affected.
    .rule = Multiple copies add up: one Cultist each.

card-slaanesh-abyssal_pact = Abyssal Pact
    .text = Domination step: Opponents’ figures here add nothing to their domination values, neither by number nor by attack. Their card costs and other additions still count.
    .rule = Multiple copies have no additional effect.

card-slaanesh-perverse_infiltration = Perverse Infiltration
    .text = When played: Place exactly one of your corruption tokens here. It makes you a ruiner of this region this round but does not count for your dial.
    .rule = Resolve each copy separately. No effect where corruption cannot be placed.

card-slaanesh-dark_influence = Dark Influence
    .text = When played: Move exactly one Noble, Hero or Peasant token from this region to any other region that is not ruined. Adjacency does not matter.
    .rule = You choose the token and the region. You must do this if possible. Resolve each copy separately.

card-slaanesh-insidious_lies = Insidious Lies
    .text = Domination step: Add 2 to your domination value here for each Noble and each Hero token in this region.
    .rule = Multiple copies add up: 2 per token for each copy.

card-slaanesh-soporific_musk = Soporific Musk
    .text = When played: Choose one enemy Cultist or Warrior here. You control it until this card is removed; it counts as yours in every way. Control ends early if the figure leaves this region.
    .rule = You must choose a figure if there is a legal target. The figure keeps its owner’s statistics and upgrades. Resolve each copy separately.

card-slaanesh-field_of_ecstasy = Field of Ecstasy
    .text = No battle is fought in this region: no one rolls dice here, including early dice and dice for additional battles. Peasants are safe.
    .rule = This overrides every effect that gives dice or battles here; kills without dice still happen. Multiple copies have no additional effect.

card-slaanesh-degenerate_royalty = Degenerate Royalty
    .text = If this region holds at least 3 corruption tokens (of all Powers together, not counting Warpstone), this card costs you 0. It always adds its printed 3 to your domination value.
    .rule = Surcharges are added afterward. Changer of Ways does not stop this.


## Chaos cards of the Horned Rat

card-horned_rat-empty_the_warrens = Empty the Warrens
    .text = When played: Place exactly one Skaven token in this region.
    .rule = Resolve each copy separately. No effect if no Skaven token is left in the supply.

card-horned_rat-skitterleap = Skitterleap
    .text = When played: Move up to two figures you control, of any class, from any other regions to this region. This is free, and adjacency does not matter.
    .rule = Choose 0 to 2 figures. Figures that cannot leave their region cannot be chosen. Resolve each copy separately.

card-horned_rat-doomwheel = Doomwheel
    .text = Battle, when rolling: In every battle here, roll 2 more battle dice with your regular dice, even if you have no figure here. For each of these two dice that shows a 1, one of your Clanrats here is killed after that battle (no player gets the kill).
    .rule = You choose the Clanrat. Multiple copies add up: 2 dice each. Extra dice from explosions do not kill Clanrats.

card-horned_rat-grey_seer = Grey Seer
    .text = When played: Either place one Skaven token in this region or in an adjacent region that is not ruined, or move one Skaven token from any region to this region.
    .rule = You choose which, and where. You must do one of them if possible. Resolve each copy separately.

card-horned_rat-strength_in_numbers = Strength in Numbers
    .text = When hits are assigned here: Figures you control here have 1 more defense against the hits of a player who controls fewer figures here than you do. Count figures when those hits are assigned; tipped figures count.
    .rule = Effects of multiple copies add up.

card-horned_rat-verminous_horde = Verminous Horde
    .text = While you control more figures here than every opponent, opponents pay 1 more power for each figure they summon into this region on their turns. Figures moved here by an effect without a summoning cost are not affected.
    .rule = Effects of multiple copies add up. Check this for each summoning.

card-horned_rat-warp_token_cache = Warp Token Cache
    .text = End Phase: When Chaos cards are removed, you may place this card face up beside your sheet instead of discarding it. In any later Draw Phase, after power is set, you may discard any number of these cards to gain 3 power for each (power never exceeds 12).
    .rule = Both are optional. You may have several copies beside your sheet.

card-horned_rat-screaming_bell = Screaming Bell
    .text = When played: Place exactly one Skaven token here. While this card is here, add 1 to your domination value here for each Skaven token here.
    .rule = The domination bonuses of multiple copies add up. If no Skaven token is left in the supply, only the domination bonus applies.


## Chaos cards of the Morrslieb set

card-khorne_m-bloodbath = Bloodbath
    .text = End of the Battle Phase: Score 1 VP for each player, including you, who had at least one figure killed in this region this round.
    .rule = Effects of multiple copies add up.

card-khorne_m-terror = Terror
    .text = Battle, when rolling: In every battle here, each opponent rolls one fewer battle die (minimum 0).
    .rule = Effects of multiple copies add up.

card-khorne_m-hate = Hate
    .text = When played: Put one enemy figure of any class from this region on this card. It is still in this region for every purpose, but nothing may summon or move it out of the region while this card is here. Being on another card does not free it.
    .rule = You must choose a figure if an enemy figure is here. Each copy holds one figure.

card-khorne_m-rampage = Rampage
    .text = When played: Fight a full battle in this region at once; tipped figures are removed after it. This is not the Battle Phase: nothing tied to the Battle Phase, its start or its end happens. Then play continues with the next Power.
    .rule = Resolve each copy separately. You gain at most one dial counter per region in the whole Summoning Phase. No effect where battle is forbidden.

card-khorne_m-skulltaker = Skulltaker
    .text = When a figure is killed here: No matter who kills or owns it, put it on this card instead of returning it to its reserve; it cannot be summoned from here. Domination step: Each figure on this card counts 1 for you here, even if you have no figure here. Start of the End Phase: Return all figures on this card to their owners’ reserves.
    .rule = If two copies are here, put the figures on the left one. A figure counts once, no matter how many copies are here. Figures killed before this card was played are not collected.

card-khorne_m-lambs_to_the_slaughter = Lambs to the Slaughter
    .text = When played: If you control a figure here, move up to two enemy Cultists from adjacent regions to this region.
    .rule = Choose 0 to 2 Cultists. Cultists that cannot leave their region cannot be chosen. Resolve each copy separately.

card-khorne_m-lure_of_battle = Lure of Battle
    .text = When played: If you control a figure here, move up to four enemy figures of any class from adjacent regions to this region.
    .rule = Choose 0 to 4 figures. Figures that cannot leave their region cannot be chosen. Resolve each copy separately.

card-nurgle_m-filth = Filth
    .text = When played: Remove exactly one corruption token of another Power from this region, then place exactly one of your own here. It counts as placed in the Summoning Phase: it makes you a ruiner, and two in one Populous region in that phase meet your dial condition.
    .rule = You choose whose token is removed. If there is nothing to remove, you still place one; where corruption cannot be placed, you only remove one. Resolve each copy separately.

card-nurgle_m-virulent_outbreak = Virulent Outbreak
    .text = Corruption step, after placing: If you placed at least 2 corruption tokens here this phase, place exactly one more in an adjacent region that is not ruined and where corruption can be placed.
    .rule = You choose the region. You must do this if possible. Effects of multiple copies add up. A region already resolved in this step is not checked for ruin again.

card-nurgle_m-creeping_death = Creeping Death
    .text = End of the Battle Phase: If you have at least 3 corruption tokens here, each opponent with a Cultist here returns one of their Cultists here to the reserve (it is not killed).
    .rule = Each opponent chooses their own Cultist. Effects of multiple copies add up.

card-nurgle_m-festering_fever = Festering Fever
    .text = When an opponent’s figure is killed here in the Battle Phase, by anyone: Place one of your corruption tokens here (at most 2 per copy each round).
    .rule = Effects of multiple copies add up. No effect where corruption cannot be placed.

card-nurgle_m-quicken_decay = Quicken Decay
    .text = Corruption step, after placing: If your Cultists placed at least one corruption token here in this step, place exactly one more here.
    .rule = Effects of multiple copies add up. No effect where corruption cannot be placed.

card-nurgle_m-choking_stench = Choking Stench
    .text = Domination step: Opponents’ Cultists here add nothing to their domination values.
    .rule = Multiple copies have no additional effect.

card-nurgle_m-ultimate_plague = Ultimate Plague
    .text = End Phase: If you placed one or more of your corruption tokens here this round, this card is not removed but stays in its space for the next round; its cost still counts. Check again each round.
    .rule = Check each copy separately. It is removed if the region was ruined.

card-nurgle_m-nurgles_quest = Nurgle’s Quest
    .text = If you dominate this region: Gain 1 dial counter.
    .rule = This is mandatory.

card-tzeentch_m-bolt_of_change = Bolt of Change
    .text = When played: Roll one battle die; a 6 explodes. If the hits reach the defense of at least one enemy figure here, kill exactly one such figure; it leaves at once. Further hits are lost. This is not a battle.
    .rule = You choose the figure after the roll. Resolve each copy separately.

card-tzeentch_m-glean = Glean
    .text = When played: Look at the hand of one opponent who has a figure or a card here; only you see it. Then draw 1 Chaos card.
    .rule = You choose the opponent. If there is no such opponent, you only draw. Resolve each copy separately.

card-tzeentch_m-warp_portal = Warp Portal
    .text = When played: You may discard a Chaos card from your hand. If you do, move exactly one figure of any owner from this region to any other region. This is free.
    .rule = This is optional. Figures that cannot leave cannot be chosen; you may discard only if a figure can be moved. Resolve each copy separately.

card-tzeentch_m-warpstorm = Warpstorm
    .text = When played: Move exactly one Warpstone token from an adjacent region to this region.
    .rule = You choose which region it comes from. You must do this if possible. Resolve each copy separately.

card-tzeentch_m-the_blue_scribes = The Blue Scribes
    .text = When played: Take exactly one card of your choice from your discard pile into your hand.
    .rule = You must take one if the pile is not empty. Resolve each copy separately.

card-tzeentch_m-convocation = Convocation
    .text = When played: Move up to two Acolytes you control from any regions to this region. This is free, and adjacency does not matter.
    .rule = Choose 0 to 2 Acolytes. Acolytes that cannot leave their region cannot be chosen. Resolve each copy separately.

card-tzeentch_m-warpshock = Warpshock
    .text = When played: Each opponent with a figure here loses 1 power (minimum 0).
    .rule = Resolve each copy separately.

card-tzeentch_m-havoc = Havoc
    .text = When played: Move up to two enemy figures from this region, each to an adjacent region of your choice.
    .rule = Choose 0 to 2 figures and where each one goes. Figures that cannot leave cannot be chosen. Resolve each copy separately.

card-tzeentch_m-transmogrify = Transmogrify
    .text = When played: Replace exactly one of your own Cultists or Warriors here with a figure of a higher class from your reserve for free; the replaced figure goes to the reserve. The new figure counts as summoned.
    .rule = You choose both figures. You must do this if possible. Resolve each copy separately.

card-slaanesh_m-daemonic_subtlety = Daemonic Subtlety
    .text = You pay 1 less power (minimum 0) for each Warrior or Greater Daemon you summon into this region.
    .rule = Effects of multiple copies add up.

card-slaanesh_m-festival_of_sinew = Festival of Sinew
    .text = Each Cultist you control here has 1 more attack.
    .rule = Effects of multiple copies add up.

card-slaanesh_m-corrupt_from_within = Corrupt from Within
    .text = When played: Place one of your corruption tokens here for each opponent with a Cultist here (maximum 2).
    .rule = Resolve each copy separately. No effect where corruption cannot be placed.

card-slaanesh_m-rapturous_excess = Rapturous Excess
    .text = Domination step: Each Warrior and Greater Daemon you control here counts as two figures.
    .rule = Multiple copies have no additional effect.

card-slaanesh_m-shroud_of_secrets = Shroud of Secrets
    .text = For the rest of the round, even after this card is removed, Noble and Hero tokens in this region cannot be moved or removed. When Heroes strike here, your figures are passed over as if you had none here.
    .rule = Multiple copies have no additional effect.

card-slaanesh_m-ascension_to_power = Ascension to Power
    .text = When played: Replace exactly one of your own Cultists or Warriors here with a figure of a higher class from your reserve for free; the replaced figure goes to the reserve. The new figure counts as summoned.
    .rule = You choose both figures. You must do this if possible. Resolve each copy separately.

card-slaanesh_m-joyous_surrender = Joyous Surrender
    .text = When played: Put up to two Cultists you control here on this card. While there, each raises this region’s Conquest Value (not its Resistance) by 1. They are still figures in the region and may be hit; one that dies or leaves stops counting. A Cultist held by Hate may be used and stays held.
    .rule = Choose 0 to 2 Cultists. Multiple copies need different Cultists.

card-slaanesh_m-pleasure_shield = Pleasure Shield
    .text = Figures you control here have 1 more defense.
    .rule = Effects of multiple copies add up.

card-slaanesh_m-debauchery = Debauchery
    .text = If you dominate this region: Score 1 more VP for each Noble token and each Hero token here.
    .rule = Effects of multiple copies add up.


## Upgrades

card-khorne-bloodsworn = Bloodsworn
    .text = All your Bloodsworn have attack 1 instead of 0.

card-khorne-bloodletters = Bloodletters
    .text = Start of each battle: Bloodletters roll, and their hits are assigned, before any other figure rolls. Figures they kill leave at once and do not roll. Hits that do not kill stay on their target and add to your later hits on it.
    .rule = The controller chooses the targets. Bloodletters do not roll again in that battle.

card-khorne-bloodthirster = Bloodthirster
    .text = Domination step: The Bloodthirster counts as three figures.
    .rule = It gains nothing under The Skull Throne, which counts attack values, or under Abyssal Pact.

card-khorne-more_power = Khorne: more power
    .text = Draw Phase: Your power is set to 8 instead of 7.

card-khorne-more_cards = Khorne: more cards
    .text = Draw Phase: Draw one more Chaos card (3 instead of 2).

card-nurgle-lepers = Lepers
    .text = A Leper summoned into a region where you control no figure costs 0. Each Leper can use this once per round. Adjacency still applies, and surcharges must still be paid.
    .rule = You still need power above 0 to take a turn.

card-nurgle-plaguebearers = Plaguebearers
    .text = Battle, right after an opponent assigns hits: You get one automatic hit for each Plaguebearer just killed. Assign these hits to that opponent’s standing figures in the region. Figures killed this way are tipped and still roll.
    .rule = The controller of the Plaguebearers assigns the hits. Each hit must be used if it can kill; automatic hits do not add to other hits. Without a legal target, they are wasted.

card-nurgle-great_unclean_one = Great Unclean One
    .text = When the Great Unclean One enters a region: Place exactly two of your corruption tokens there. In a Populous region, this meets your dial condition.
    .rule = No effect where corruption cannot be placed.

card-nurgle-power_of_pestilence = Power of Pestilence
    .text = Draw Phase: Your power is set to 7 instead of 6.

card-nurgle-provender_of_ruin = Provender of Ruin
    .text = When a region is ruined: If you are not one of its ruiners, score 3 VP.
    .text_1 = When a region is ruined: Score 3 VP, whether or not you are one of its ruiners.
    .was = You scored 3 VP for every ruined region, even as one of its ruiners.
    .why = A play report counts 9 VP for three regions ruined by others, in a round in which Nurgle himself ruined a fourth.

card-tzeentch-acolytes = Acolytes
    .text = When an Acolyte already on the board is summoned: It may take one Warpstone token with it from the region it leaves to the region it enters.
    .rule = The Acolyte’s controller chooses. This is optional: one token per summoning, never into a ruined region.

card-tzeentch-horrors = Horrors
    .text = When a Horror enters a region: It may stand on an empty Chaos card space there. While it stands there, no one may play a Chaos card in that space. It is still a figure in the region; when it leaves or dies, the space opens again.
    .rule = The Horror’s controller chooses. This is optional each time it is summoned and not possible in a ruined region.

card-tzeentch-lord_of_change = Lord of Change
    .text = The Lord of Change has two magic symbols; they count in the region where it stands.

card-tzeentch-more_power = Tzeentch: more power
    .text = Draw Phase: Your power is set to 7 instead of 6.

card-tzeentch-larger_hand = Tzeentch: larger hand
    .text = Draw Phase: Draw up to a hand of 6 cards instead of 5.

card-slaanesh-seductresses = Seductresses
    .text = All your Seductresses have defense 2 instead of 1.

card-slaanesh-daemonettes = Daemonettes
    .text = Only hits from battle dice that show a 6 may be assigned to a Daemonette.

card-slaanesh-keeper_of_secrets = Keeper of Secrets
    .text = Start of the Corruption Phase: You may take control of one enemy Cultist in the Keeper’s region until the end of the round.
    .rule = The Keeper’s controller chooses. This is optional.

card-slaanesh-power_of_pleasure = Power of Pleasure
    .text = Draw Phase: Your power is set 1 higher, or 3 higher in total if Power of Pain is also in play.

card-slaanesh-power_of_pain = Power of Pain
    .text = Draw Phase: Your power is set 1 higher, or 3 higher in total if Power of Pleasure is also in play.


## Upgrades of the Horned Rat

card-horned_rat-clanrats = Clanrats
    .text = When you summon a Clanrat on your turn: You may at once place one more Clanrat, from your reserve or from any region, in the same region for free. The second Clanrat triggers nothing.
    .rule = This is optional. Clanrats that cannot leave their region cannot be chosen.

card-horned_rat-rat_ogres = Rat Ogres
    .text = Battle, when assigning hits: A player may assign hits to Clanrats in a region only after assigning enough hits to every standing Rat Ogre there to kill it.
    .rule = If a player’s hits cannot kill the Rat Ogres, the Clanrats are not legal targets.

card-horned_rat-verminlord = Verminlord
    .text = Start of the Battle Phase: You may move the Verminlord, or one other figure of yours from the Verminlord’s region, to an adjacent region for free.
    .rule = This is optional. One figure per round.

card-horned_rat-under_empire = Under-Empire
    .text = Start of the End Phase: You may move any number of your Clanrats, each either to an adjacent region or from a region with a Skaven token to any other region with a Skaven token.
    .rule = This is optional. Each Clanrat may move once. Clanrats that cannot leave their region cannot move.

card-horned_rat-council_of_thirteen = Council of Thirteen
    .text = Where no normal Chaos card space is open to you, you may play one card in a third space of that region. No one else may use that space, except that Mystical Disregard may replace your card there. The third card is resolved after the left and right ones.
    .rule = This is optional. One third card per region.


## Upgrades of the Morrslieb set

card-khorne_m-bloodsworn = Bloodsworn
    .text = When you summon a Bloodsworn on your turn: You may at once place one more Bloodsworn, from your reserve or from any region, in the same region for free. The second Bloodsworn triggers nothing. Attack stays 0.
    .rule = This is optional. Bloodsworn that cannot leave their region cannot be chosen.

card-khorne_m-bloodletters = Bloodletters
    .text = When you kill an enemy figure in a region where you control a Bloodletter: Score 2 VP, no matter which dice made the kill. A tipped Bloodletter counts. Peasants do not count.
    .rule = There is no limit per region.

card-khorne_m-bloodthirster = Bloodthirster
    .text = The Bloodthirster has attack 6 instead of 4.

card-khorne_m-crimson = Crimson …
    .text = Start of the Battle Phase: You may move each of your Warriors to an adjacent region for free.
    .rule = This is optional. Each Warrior may move once.

card-khorne_m-vengeance = Vengeance
    .text = Battle, when rolling: In every battle in a region where you control at least one figure, roll 1 more battle die.

card-nurgle_m-lepers = Lepers
    .text = Corruption step, after placing: In each region where at least one Leper placed a token for you in this step, place one more (once per region).
    .rule = This is mandatory.

card-nurgle_m-plaguebearers = Plaguebearers
    .text = When a Plaguebearer is killed: Place one of your corruption tokens in its region.
    .rule = No effect where corruption cannot be placed.

card-nurgle_m-great_unclean_one = Great Unclean One
    .text = When the Great Unclean One is killed: Place three of your corruption tokens in its region.
    .rule = No effect where corruption cannot be placed.

card-nurgle_m-cavalcade_of_decay = Cavalcade of Decay
    .text = Start of the Summoning Phase: You may move any number of your Lepers, each to an adjacent region, for free.
    .rule = This is optional. Each Leper may move once.

card-nurgle_m-infested_colony = Infested Colony
    .text = Once per round, one region that is not Populous and holds at least 3 of your corruption tokens counts as Populous for your dial condition.
    .rule = It is used for the first region that gives you a counter this way.

card-tzeentch_m-acolytes = Acolytes
    .text = When you summon an Acolyte on your turn: You may discard one Chaos card from your hand instead of paying its 1 power. Surcharges must still be paid in power.
    .rule = This is optional. You still need power above 0 to take a turn.

card-tzeentch_m-horrors = Horrors
    .text = Each Horror has one magic symbol; it counts in the region where the Horror stands.

card-tzeentch_m-lord_of_change = Lord of Change
    .text = Before the Old World card is drawn: If the Lord of Change is on the board, you may look at the top two cards of the Old World deck and put them back in any order. Only you see them.
    .rule = This is optional. If only one card is left, look at that one.

card-tzeentch_m-mystical_disregard = Mystical Disregard
    .text = You may play a Chaos card onto a space that already holds a Chaos card. That card goes to its owner’s discard pile; its effect, cost and symbol stop counting, but what it has done stays done. This also works on the Horned Rat’s third card.
    .rule = This is optional.

card-tzeentch_m-well = Well of P…
    .text = Draw Phase, after power is set: Gain 1 power for each region where you control a figure and there are at least two magic symbols and/or Warpstone tokens (power never exceeds 12).

card-slaanesh_m-seductresses = Seductresses
    .text = When a Seductress already on the board is summoned: She may take one Noble token with her from the region she leaves to the region she enters.
    .rule = The Seductress’s controller chooses. This is optional, and never into a ruined region.

card-slaanesh_m-daemonettes = Daemonettes
    .text = Start of the Battle Phase: In each region with a Daemonette you control, choose one enemy figure; it adds no dice this round.
    .rule = You must choose one per region if there is a target.

card-slaanesh_m-keeper_of_secrets = Keeper of Secrets
    .text = The region where the Keeper stands counts as holding three more Noble tokens for its Conquest Value, for your dial and for your cards. These cannot be moved or removed.

card-slaanesh_m-rise = Rise …
    .text = Start of the Summoning Phase: Place one Noble token in a region that is not ruined and where you control a figure.
    .rule = You choose the region. You must do this if possible.

card-slaanesh_m-fall_from_grace = Fall from Grace
    .text = When a Noble or Hero token is moved or removed from a region where you control a figure: Score 2 VP.


## Old World cards

card-old_world-bretonnian_knights = Bretonnian Knights
    .text = Place 1 Hero in Bretonnia and 1 Hero in one other region.
    .track = End Phase: Each player with a figure in Bretonnia discards 1 Chaos card of their choice, even if Bretonnia is ruined.

card-old_world-the_crusade_is_come = The Crusade is Come
    .text = In this order, place 1 Peasant in each of two different regions, then 1 Hero in each of two different regions, then 1 Noble in each of two different regions. Choose each pair of regions independently.

card-old_world-dark_elf_corsairs = Dark Elf Corsairs
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event each in Norsca, Bretonnia and Estalia.
    .track = End Phase: In every region with an Event, each player with a Cultist there removes one of their Cultists there.

card-old_world-divine_inspiration = Divine Inspiration
    .text = Choose one region and remove up to 3 corruption tokens from it, belonging to any Powers.

card-old_world-dwarf_trollslayers = Dwarf Trollslayers
    .text = Choose one pair: place 1 Hero each in Norsca and Kislev, or 1 Hero each in Troll Country and the Empire.
    .track = End Phase: In every region with a Hero, the player with the highest Threat among those with a Warrior or Greater Daemon there removes one of theirs. Once per region, no matter how many Heroes are there.

card-old_world-electors_arise = Electors Arise
    .text = Place 1 Noble in the Empire and 1 Noble in one region adjacent to it.
    .track = Each Noble also adds 1 to the Resistance of its region.

card-old_world-electors_sue_for_peace = Electors Sue for Peace
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event in the Empire and 1 Event in one region adjacent to it.
    .track = No battle is fought in a region with an Event; early dice and additional battles are forbidden too.

card-old_world-franzs_decree = Franz’s Decree
    .text = Discard this card, then draw the next Old World card and resolve it in this same phase. If the deck is empty, nothing more happens.
    .text_1 = Each player discards 1 Chaos card of their choice. A player without cards discards nothing.
    .was = Each player discarded 1 Chaos card of their choice.
    .why = Three recorded games show a second Old World card in the same round, and one round fewer.

card-old_world-the_grail_is_found = The Grail is Found
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event in Bretonnia and 1 Event in one region adjacent to it.
    .track = End Phase: Remove all corruption tokens of all Powers from every region with an Event. Warpstone stays.
    .text_all_adjacent = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event in Bretonnia and 1 Event in every region adjacent to it.

card-old_world-greenskins_invade = Greenskins Invade
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event each in the Empire, Tilea and the Badlands.
    .track = In a region with an Event, each player rolls only one battle die in the whole Battle Phase. Players with both early and regular dice choose which one to roll.

card-old_world-the_horned_ones_due = The Horned One’s Due
    .text = Choose one pair: place 1 Skaven each in the Empire and Bretonnia, or 1 Skaven each in Estalia and Tilea.
    .track = Only one Chaos card, instead of two, may be played in a region with a Skaven. Cards already there count and stay.

card-old_world-mass_exodus = Mass Exodus
    .text = Place 1 Peasant each in Kislev, the Empire, Bretonnia, Estalia, Tilea and the Border Princes.

card-old_world-meteor_showers = Meteor Showers
    .text = Place 1 Warpstone in each of two different regions.

card-old_world-norse_reavers = Norse Reavers
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event each in the Empire, Bretonnia and Tilea, and then place 1 Peasant in every region.
    .track = End Phase: Remove 1 Peasant, if there is one, from every region with an Event. Return it to the supply; no player takes it.
    .text_event_regions = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event each in the Empire, Bretonnia and Tilea, and then place 1 Peasant in each of these three regions.

card-old_world-peasant_uprising = Peasant Uprising
    .text = Place 1 Peasant in every region except the Badlands.
    .track = Each Peasant adds 1 to the Resistance of its region; two copies on the track do not add up.
    .track_add_up = Each Peasant adds 1 to the Resistance of its region, or 2 if both copies are on the track.

card-old_world-plunged_into_chaos = Plunged Into Chaos
    .text = Each player scores 1 VP per Peasant they have taken. The player with the most Peasants scores 3 more VP; if players tie for the most, or no one has any, no one scores the 3 VP. The Peasants are kept.
    .text_returned = Each player scores 1 VP per Peasant they have taken. The player with the most Peasants scores 3 more VP; if players tie for the most, or no one has any, no one scores the 3 VP. Then all taken Peasants return to the supply.

card-old_world-road_wardens = Road Wardens
    .text = Place 1 Hero in each of three different Populous regions.
    .track = End Phase: While more than two Heroes are on the board, the player with the lowest Threat chooses one and returns it to the supply.
    .track_1 = No figure may be summoned or moved out of a region with a Hero.
    .was = No figure could be summoned or moved out of a region with a Hero.
    .why = In two recorded games, figures left such regions, and in four recorded games exactly two Heroes were left after this card.

card-old_world-skavengers = Skavengers
    .text = Place 1 Skaven each in the Border Princes and the Badlands.
    .track = End Phase: The player with the lowest Threat places 1 Skaven in a region that has a Warpstone and is not ruined. This is mandatory if possible.

card-old_world-teclis_aids_the_empire = Teclis Aids the Empire
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event in any one region.
    .track = No Chaos card with a magic symbol may be played in a region with an Event.
    .track_1 = No corruption tokens may be placed in a region with an Event.
    .was = No corruption tokens could be placed in a region with an Event.
    .why = A recorded game shows eleven corruption tokens in such a region.

card-old_world-up_from_skavenblight = Up From Skavenblight
    .text = For each region with Warpstone, in region order, place 1 Skaven in that region or in one adjacent to it.
    .text_one_in_all = Place 1 Skaven in one region that has Warpstone or is adjacent to a region with Warpstone.

card-old_world-warpstone_discovery = Warpstone Discovery
    .text = Place 2 Warpstone in any one region.
    .track = End Phase: Each player with a figure in at least one region with Warpstone draws 1 Chaos card.

card-old_world-witch_hunters = Witch Hunters
    .text = Place 1 Hero each in the Empire, Bretonnia and Estalia.
    .track = Whenever a Hero removes a figure, the player who controlled it also removes one of their own corruption tokens in that region, if they have one.
    .track_1 = End Phase: In every region with a Hero, each player with a Cultist there removes one of their own corruption tokens there, if they have one.
    .was = In the End Phase, each player with a Cultist in a region with a Hero removed one of their own corruption tokens there.
    .why = In a recorded game, that token was still there; in two others, a token was gone where a Hero had struck.


## Expert cards

card-old_world_x-call_to_arms = Call to Arms!
    .text = Place 1 Peasant in each Populous region, then 1 Hero in each of two different regions.

card-old_world_x-closing_the_portal = Closing the Portal
    .text = Return every Greater Daemon on the board to its owner’s reserve; it is removed, not killed.
    .track = Greater Daemons may not be summoned or put on the board.

card-old_world_x-high_elf_protection = High Elf Protection
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event each in Bretonnia, Estalia and Tilea.
    .track = No Chaos cards may be played in a region with an Event.

card-old_world_x-the_light_of_day = The Light of Day
    .text = First remove all comet cards from the track and all Event tokens from the board. Then place 1 Event in the Empire and 1 Event in each of two regions adjacent to it.
    .track = End Phase: In every region with an Event, each Power with corruption there removes one of its tokens there.

card-old_world_x-morrslieb_eclipsed = Morrslieb Eclipsed
    .text = No immediate effect.
    .track = Put killed figures on this card; they cannot be summoned. When this card leaves the track, return them all to their owners’ reserves. Removed figures are not affected.

card-old_world_x-rousing_the_rabble = Rousing the Rabble
    .text = Place 1 Peasant in every region.
    .track = Peasants have defense 2: it takes two hits from the same player in one assignment.

card-old_world_x-vermin_outbreak = Vermin Outbreak
    .text = Place 1 Skaven in each Populous region.

card-old_world_x-the_warrens_erupt = The Warrens Erupt!
    .text = Place 2 Skaven in each of two different regions.
    .track = Each player except the Horned Rat pays 1 more power for each figure they summon on their turn into a region with a Skaven token.

card-old_world_x-the_horned_ones_due = The Horned One’s Due (revised)
    .text = First remove all comet cards from the track and all Event tokens from the board. Then choose one pair: place 1 Skaven each in the Empire and Bretonnia, or 1 Skaven each in Estalia and Tilea.
    .track = Only one Chaos card, instead of two, may be played in a region with a Skaven. Cards already there count and stay. The Horned Rat’s cards are neither limited nor counted.
    .text_1 = Choose one pair: place 1 Skaven each in the Empire and Bretonnia, or 1 Skaven each in Estalia and Tilea.
    .was = It was not a comet card.
    .why = The data of a board tool made by players, our source for comet symbols, marks it as one.
