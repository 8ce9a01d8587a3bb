### The table: board, panels, cards

## On the page

table-cover-line = The Old World is yours to ruin.
table-join-colon = { $a }: { $b }
table-join-comma = { $a }, { $b }
table-join-aside = { $a } ({ $b })
table-join-separator = { ", " }
table-join-label = { $label }:
table-phase-old_world = Old World
table-phase-draw = Draw
table-phase-summoning = Summoning
table-phase-battle = Battle
table-phase-domination = Domination
table-phase-corruption = Corruption
table-phase-end = End
table-phase-bar = Sequence of play: round { $round }, { $phase }
table-phase-round = Round
table-rank-cultist = { $n ->
        [one] Cultist
       *[other] Cultists
    }
table-rank-warrior = { $n ->
        [one] Warrior
       *[other] Warriors
    }
table-rank-greater_daemon = { $n ->
        [one] Greater Daemon
       *[other] Greater Daemons
    }
table-mark-shield = shielded
table-mark-musk = controlled by Soporific Musk
table-mark-keeper = controlled by the Keeper of Secrets
table-mark-tipped = killed, but on the board until the battle ends
table-mark-free_used = free summoning already used
table-mark-dazed = dazed: rolls no dice this round
table-mark-held = held by { $card }
table-mark-hits = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } on it
table-mark-controlled = controlled by { $power }
table-zoom-title = Closer look
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-whole = Show the whole map
table-map-title = Map of the Old World
table-map-help = Nine regions in region order. Use the arrow keys to move from region to region.
table-map-sea-north = Sea of Claws
table-map-sea-south = Black Gulf
table-map-wilds = World’s Edge Mountains
table-region-value = value { $value }
table-region-populous = Populous
table-region-ruined = { $region }: ruined (ruination card { $card }).
table-region-to_score = It will be scored at the end of the round.
table-region-line = { $region }, { $facts }.
table-region-resistance = Resistance { $n }
table-region-conquest = Conquest { $n }
table-region-magic = { $n ->
        [one] 1 magic symbol
       *[other] { $n } magic symbols
    }
table-region-leads = { $power } is ahead by { $n } and would score { $vp } VP.
table-region-tied = Right now, no one dominates.
table-region-needs = { $power } needs { $n } more to dominate.
table-region-tie = { $list } are tied at { $n }: right now, no one dominates.
table-region-domination = Domination values
table-region-corruption = Corruption { $n } of { $most }: { $list }.
table-region-clean = No corruption.
table-region-figures = Figures: { $list }.
table-region-empty = No figures.
table-region-tokens = Tokens: { $list }.
table-region-cards = Cards: { $list }.
table-region-target = You can choose this region.
table-figure-stack = { $power }: { $n } { $name }
table-figure-count = { $n } { $name }
table-figure-in = { $stack }, { $region }
table-space-l = left card space
table-space-r = right card space
table-space-t = third card space
table-space-empty = { $space }: empty
table-space-card = { $space }: { $card } ({ $power })
table-space-silenced = no effect right now
table-space-figure = { $space }: closed by a figure
table-ring-label = Corruption { $n } of { $most }
table-token-label = { $tokens }, { $region }
table-tokens-event = { $n ->
        [one] { $n } Event
       *[other] { $n } Events
    }
table-tokens-hero = { $n ->
        [one] { $n } Hero
       *[other] { $n } Heroes
    }
table-tokens-noble = { $n ->
        [one] { $n } Noble
       *[other] { $n } Nobles
    }
table-tokens-peasant = { $n ->
        [one] { $n } Peasant
       *[other] { $n } Peasants
    }
table-tokens-skaven = { $n } Skaven
table-tokens-warpstone = { $n } Warpstone
table-corruption-label = { $power }: { $n ->
        [one] 1 corruption token
       *[other] { $n } corruption tokens
    }, { $region }
table-do-start = Start
table-do-score_vp = Score { $n } VP
table-do-upgrade_card = Upgrade card
table-do-draw_cards = Draw { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
table-do-remove_corruption = Remove { $n } corruption
table-do-place_warpstone = Place { $n } Warpstone
table-do-place_nobles = Place { $n ->
        [one] 1 Noble
       *[other] { $n } Nobles
    }
table-do-place_skaven = Place { $n } Skaven
table-do-remove_old_world_tokens = Remove { $n ->
        [one] 1 Old World token
       *[other] { $n } Old World tokens
    }
table-do-victory = Victory
table-dial-threat = Threat
table-dial-label = Dial of { $power }: Threat { $threat }, { $n ->
        [one] 1 tick
       *[other] { $n } ticks
    } to Victory. Next: { $next }.
table-dial-done = Dial of { $power }: Victory.
table-dial-counters = { $n ->
        [one] 1 dial counter
       *[other] { $n } dial counters
    }
table-dial-turns-khorne = Turns when he kills an enemy figure in battle.
table-dial-turns-nurgle = Turns when he places 2 corruption tokens in a Populous region.
table-dial-turns-tzeentch = Turns when he places 2 corruption tokens in a region with 2 magic symbols and/or Warpstone tokens.
table-dial-turns-slaanesh = Turns when he places 2 corruption tokens in a region with a Noble or a Hero.
table-dial-turns-horned_rat = Turns when he dominates a region with a Skaven token.
table-player-vp = VP
table-player-power = Power points
table-player-hand = Hand
table-player-deck = Deck
table-player-peasants = { $n ->
        [one] Peasant
       *[other] Peasants
    }
table-player-reserve = Reserve
table-player-upgrades = Upgrades
table-player-you = you
table-player-turn = deciding
table-player-summary = { $power }: { $vp } VP, { $n ->
        [one] 1 power point
       *[other] { $n } power points
    }, Threat { $threat }, { $hand ->
        [one] 1 card
       *[other] { $hand } cards
    } in hand
table-player-power_of = { $n } of { $most } power points
table-card-cost = Cost { $n }
table-card-magic = Magic symbol
table-card-comet = Comet
table-card-stays = While on the track
table-card-rulings = Rulings
table-card-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
table-card-changed = Changed in edition { $n }
table-card-was = Previously
table-card-why = Evidence
table-stat-cost = cost
table-stat-attack = attack
table-stat-defense = defense
table-provenance-printed = printed
table-provenance-reported = reported
table-provenance-reconstructed = reconstructed
table-provenance-corrected = corrected
table-provenance-why-printed = Seen on the card itself.
table-provenance-why-reported = Reported by someone who owned the card.
table-provenance-why-reconstructed = Our best guess: no source is known.
table-provenance-why-corrected = Corrected by the host of this table from their own cards.
table-provenance-of = { $aspects }. { $why }
table-aspect-name = name
table-aspect-copies = copies
table-aspect-cost = cost
table-aspect-magic = magic symbol
table-aspect-effect = effect
table-aspect-stats = numbers
table-aspect-timing = timing
table-aspect-details = details
table-aspect-comet = comet
table-aspect-after = where it goes
table-aspect-immediate = effect
table-aspect-persistent = effect on the track
table-aspect-after_summon = after summoning
table-aspect-aftermath = what follows
table-aspect-alone = when alone
table-aspect-amount = amount
table-aspect-attack = attack
table-aspect-condition = condition
table-aspect-discard = where the old card goes
table-aspect-domination = domination
table-aspect-duration = duration
table-aspect-exception = exception
table-aspect-hold = how it holds
table-aspect-limit = limit
table-aspect-limits = limits
table-aspect-match = whether the effect belongs to this card
table-aspect-no_token = no tokens
table-aspect-purpose = purpose
table-aspect-release = when figures return
table-aspect-ruined = in a ruined region
table-aspect-targets = targets
table-aspect-undo = what is undone
table-vp-title = Victory points
table-vp-at = { $power } has { $n } VP
table-table-powers = Powers
table-table-beside = Powers, Old World track and log
table-table-log = Log
table-table-dock = Decision and hand
table-table-danger = Danger
table-table-guide = Guide
table-table-help = Help
table-sheet-close = Close
table-sheet-choose = Choose this region
table-old_world-title = Old World track
table-old_world-empty = No card
table-old_world-drawn = Just drawn
table-old_world-acts = Taking effect
table-old_world-deck = { $n ->
        [one] 1 card
       *[other] { $n } cards
    } left in the deck
table-ruination-label = { $n } of { $most } ruination cards left
table-dice-hits = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
table-dice-none = no hits
table-dice-rolled = { $power } rolls { $list }: { $hits }.
