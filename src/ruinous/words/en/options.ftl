### Options of a game and levels of bots

## Levels of bots

level-random = Spawn
    .about = Moves at random. Good for trying out the table.
level-novice-hasty = Thrall
    .about = Plays in haste: looks at two regions a turn and thinks of one card at a time. The easiest bot that plays to win.
level-novice = Acolyte
    .about = Plays sensibly, but plans nothing. Right for a first game.
level-scripted-forgetful = Squire
    .about = A Champion who keeps forgetting the cards in hand.
level-scripted = Champion
    .about = Weighs the whole board, the dials and the odds.
level-scripted-warlike = Warlord
    .about = A Champion who would rather fight than score.
level-scripted-patient = Elder
    .about = A Champion who builds for later rounds.
level-scripted-schemer = Schemer
    .about = A Champion who spoils the leader’s plans first.
level-search = Oracle
    .about = Looks ahead through many possible futures.
level-search-broad = Seer
    .about = An Oracle who considers more moves, but each of them for less time.

## Options of a game, with their values

option-edition = Edition of the rules
    .text = Which rules and cards are used; a game that has begun keeps its edition.
value-edition-2 = Edition 2.
value-edition-1 = Edition 1.
option-card_set = Chaos cards and upgrades
    .text = The decks and upgrades used by Khorne, Nurgle, Tzeentch and Slaanesh.
value-card_set-base = Those of the base game.
value-card_set-morrslieb = The Morrslieb decks and upgrades of the expansion.
option-events = Old World cards
    .text = Which cards the Old World deck is dealt from.
value-events-base = The cards of the base game.
value-events-mixed = The cards of the base game and the expert cards together.
value-events-realm_of_chaos = The expert cards only.
option-khorne_counters = Khorne’s counters where two battles are fought in one region
value-khorne_counters-per_region = One counter per region and phase (C12).
value-khorne_counters-per_battle = One counter per battle.
option-greenskins_explode = Does the single die of Greenskins Invade explode?
value-greenskins_explode-no = A 6 adds no die (C2).
value-greenskins_explode-yes = A 6 explodes as usual.
option-peasant_uprisings = Two Peasant Uprisings on the track
value-peasant_uprisings-single = Together they still give 1 Resistance per Peasant (C10).
value-peasant_uprisings-add_up = Together they give 2.
option-grail_events = The Grail is Found: which regions get an Event
value-grail_events-one_adjacent = Bretonnia and one region adjacent to it.
value-grail_events-all_adjacent = Bretonnia and every region adjacent to it, as the French card is printed, which French players report as faulty.
option-musk_targets = Soporific Musk: which figures it can control
value-musk_targets-cultist_or_warrior = One enemy Cultist or Warrior.
value-musk_targets-any = Any enemy figure.
value-musk_targets-cultist = An enemy Cultist only.
option-skavenblight = Up From Skavenblight: how many Skaven
value-skavenblight-per_region = One Skaven for each region with Warpstone.
value-skavenblight-one_in_all = One Skaven in all.
option-reavers_peasants = Norse Reavers: where the Peasants go
value-reavers_peasants-every_region = One in every region.
value-reavers_peasants-event_regions = One in each of the three regions that got an Event.
option-plunged_peasants = Plunged Into Chaos: what happens to the taken Peasants
value-plunged_peasants-kept = They stay with the players.
value-plunged_peasants-returned = They go back to the stock after scoring.
option-early_hits = Early hits that have not killed yet
value-early_hits-on_figure = They stay on the figure they were assigned to (C26).
value-early_hits-pool = They form one pool for that player.
option-larger_hand = Tzeentch’s larger hand
value-larger_hand-six = He draws up to a hand of 6.
value-larger_hand-seven = Up to a hand of 7.
option-show_forced = Ask even if there is only one choice
    .text = Whether a player is asked even when there is only one legal action.
value-show_forced-false = It is carried out at once.
value-show_forced-true = The player sees it and confirms it.
option-cards = Corrections
    .text = What your cards say otherwise than ours, as the text of a corrections file (TOML).

# A value and what it means
value-means = { $value }: { $text }
