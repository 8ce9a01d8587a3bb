### The story of a finished game

story-victory = { $power } gains { $count ->
        [one] 1 dial counter
       *[other] { $count } dial counters
    } in round { $round }: the dial reaches Victory.
story-fifty = { $power } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in the last round and reaches 50.
story-fifth_ruin = { $region } is the fifth region to fall, and { $power } has the most points: { $points }.
story-deck_empty = The Old World deck runs out while { $power } is ahead with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
story-shared = { $winners } have the same number of points and share the victory.
story-fifty_in_vain = { $power } has { $points } points, but a dial at Victory counts first: { $winner } wins.
story-two_dials = { $power }’s dial reaches Victory too, but { $winner } has more points.
story-tie = { $power } has as many points as { $winner }, but a lower Threat.
story-led_throughout = { $power } leads after every round.
story-lead = { $power } takes the lead in round { $round } and keeps it.
story-never_led = { $power } wins without leading on points after any round.
story-comeback = After round { $round }, { $power } is { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind { $named }.
story-lead_changes = The lead changes hands { $count ->
        [one] once
       *[other] { $count } times
    }.
story-best_round = { $power } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } in round { $round }, the best round of the game.
story-ruin = The ruin of { $region } in round { $round } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    } to { $power }.
story-ruins = { $regions } fall in round { $round }.
story-dial = { $power }’s dial advances two positions at once in { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }.
story-daemon = { $power } kills { A($figure) } in { $region } in round { $round }.
story-carnage = { $count ->
        [one] 1 figure dies
       *[other] { $count } figures die
    } in { $region } in round { $round }.
story-stronghold = { $power } dominates { $region } { $count ->
        [one] once
       *[other] { $count } times
    }, for { $points ->
        [one] 1 point
       *[other] { $points } points
    } in total.
close-fifty = Reached 50 points, but a dial at Victory counts first
close-victory = At Victory too, with fewer points
close-tie = As many points as { $winner }, but a lower Threat
close-ticks = { $ticks ->
        [one] 1 tick
       *[other] { $ticks } ticks
    } short of Victory
close-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    } short of 50
close-behind = { $points ->
        [one] 1 point
       *[other] { $points } points
    } behind { $winner }
advice-dial_khorne = Khorne gains a counter in each region where he kills a figure in battle. Stay out of the regions where he can roll dice.
advice-dial_nurgle = Nurgle gains a counter in each Populous region where he places two tokens. Kill his Cultists there before they corrupt.
advice-dial_tzeentch = Tzeentch gains a counter in each region with two magic symbols and/or Warpstone tokens where he places two tokens. Kill his Cultists there, or keep the Warpstone apart.
advice-dial_slaanesh = Slaanesh gains a counter in each region with a Noble or a Hero where he places two tokens. Kill his Cultists there, or move the Noble away.
advice-dial_horned_rat = The Horned Rat gains a counter in each region with a Skaven token that he dominates. Contest those regions: a tie is enough to stop him.
advice-domination = { $winner } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } from domination, you scored { $mine }. Contest the best regions: a tie for the highest value gives nobody anything.
advice-ruins = { $winner } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } from ruined regions, you scored { $mine }. Be part of every ruin: ruiners score, and so do first and second place.
advice-dial = { $winner }’s dial gave { $points ->
        [one] 1 point
       *[other] { $points } points
    }, yours gave { $mine }. Try to gain at least one counter every round.
advice-other = { $winner } scored { $points ->
        [one] 1 point
       *[other] { $points } points
    } from cards, upgrades and Peasants, you scored { $mine }. Look for such points in your deck and upgrades.
advice-deck = If the Old World deck runs out, everyone loses. Push your dial, or ruin regions sooner.
