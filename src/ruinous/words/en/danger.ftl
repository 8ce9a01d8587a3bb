### Who can win this round, and what would stop it

danger-dial-course = { $power } wins by dial this round as things stand: { $ticks ->
        [one] 1 tick
       *[other] { $ticks } ticks
    } to Victory.
danger-dial-reach = { $power } can win by dial this round: { $ticks ->
        [one] 1 tick
       *[other] { $ticks } ticks
    } to Victory.
danger-points-course = { $power } wins by points this round as things stand: { $points ->
        [one] 1 point
       *[other] { $points } points
    } to 50, about to score { $gain }.
danger-points-reach = { $power } can win by points this round: { $points ->
        [one] 1 point
       *[other] { $points } points
    } to 50, about to score { $gain }.
danger-ruins-course = { $power } wins with the fifth ruin this round as things stand.
danger-ruins-reach = { $power } can win with the fifth ruin this round.
stop-deny_counters = Keep { $power } from gaining a counter.
stop-tie_counters = Gain as many counters as { $power }: { $count } as things stand.
stop-outdo_dial = Bring another dial to Victory with more points than { $power }: { $points }.
stop-break_domination = Take { $region } from { $power }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
stop-keep_below = Keep { $region } below 12: { $count } as things stand.
stop-cut_points = Cost { $power } { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
stop-deny_points = Keep { $power } from scoring { $points ->
        [one] 1 more point
       *[other] { $points } more points
    }.
stop-outscore = Score more than { $power }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## On the page

danger-title = Who can win this round
danger-chip = Danger
danger-chip-calm = Nobody is close to winning this round.
danger-chip-points = { $n ->
        [one] 1 point
       *[other] { $n } points
    } to 50
danger-chip-ticks = { $n ->
        [one] 1 tick
       *[other] { $n } ticks
    } to Victory
danger-lead = “As things stand” assumes that nobody does anything more this round and every die misses.
danger-dial = Dial
danger-dial-value = { $n ->
        [one] 1 tick
       *[other] { $n } ticks
    } to Victory
danger-dial-counters = { $n ->
        [one] 1 counter
       *[other] { $n } counters
    } as things stand
danger-dial-most = at most { $n ->
        [one] 1 more tick
       *[other] { $n } more ticks
    } this round
danger-points = Points
danger-points-value = { $n } to 50
danger-points-gain = { $n } as things stand
danger-stops = What would stop it
danger-possible = Far off, but not ruled out: { $ways }.
danger-way-points = by points
danger-way-ruins = with the fifth ruin
danger-none = Out of reach this round.
danger-table = The Old World
danger-ruins = { $n ->
        [one] 1 more ruin ends
       *[other] { $n } more ruins end
    } the game.
danger-ruins-none = Five regions are ruined: the game ends this round.
danger-falling = Will fall as things stand: { $regions }.
danger-nearly = Close to falling: { $regions }.
danger-rounds = { $n ->
        [one] 1 round is
       *[other] { $n } rounds are
    } left after this one. Then everyone loses.
danger-rounds-last = This is the last round: if nobody wins, everyone loses.
danger-end = As things stand, the game ends this round: { $condition }. Winner: { $winners }.
danger-end-lost = As things stand, the game ends this round and everyone loses.
danger-condition-max_threat = a dial reaches Victory
danger-condition-fifty_vp = someone reaches 50 points
danger-condition-five_ruined = the fifth region is ruined
danger-condition-deck_empty = the Old World deck runs out
danger-alarm = Danger
danger-alarm-more = Details
danger-plan-label = What would change in { $region }
danger-plan-wait = Working it out…
danger-plan-power = Power points
danger-plan-gain = Your points this round
danger-plan-counters = Your dial counters
danger-plan-dominator = Dominates
danger-plan-nobody = nobody
danger-plan-value = Domination
danger-plan-resistance = Resistance
danger-plan-conquest = Conquest Value
danger-plan-ruin = Ruin count
danger-plan-coming = after the corruption step
danger-plan-falls = falls
danger-plan-dice = Dice
danger-plan-odds = Chance to kill in battle
danger-plan-also = Also in { $region }
danger-plan-question = You will be asked something before this is settled.
danger-plan-chance = Dice or cards decide the rest.
danger-plan-do = Do it
danger-plan-press = Press and hold a region to see what would change.
danger-plan-change = { $a } → { $b }
danger-odds-kill = Chance to kill
danger-odds-kills = { $n } killed on average
