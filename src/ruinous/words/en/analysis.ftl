### The analysis of games: what cannot be analyzed, turning points, findings, the report in the terminal

analysis-foreign = This is neither a Ruinous record nor a position.
analysis-record = This record cannot be analyzed. { $why }
analysis-too_long = This game has { $count } decisions; at most { $most } can be analyzed.
analysis-too_long_text = This text is too long: records have at most { $most } characters.
analysis-position = This position cannot be analyzed. { $why }
analysis-scenario = This scenario cannot be analyzed: { $reason }
analysis-nothing_to_decide = Nobody has anything to decide here, so there is nothing to analyze.

## Turning points

turning-missed_win = Round { $round }: { $power } let a win slip. “{ $better }” had a { $chance }% chance; “{ $played }” gave away { $change } percentage points of it.
turning-mistake = Round { $round }: { $power } chose “{ $played }”. “{ $better }” would have been { $change } percentage points better.
turning-fate-more = Round { $round }: the dice, the cards and the others helped { $power }: up { $change } percentage points.
turning-fate-less = Round { $round }: the dice, the cards and the others hurt { $power }: down { $change } percentage points.

## Review my game

finding-missed_win = In round { $round } the game was yours to win: “{ $better }” had a { $chance }% chance. “{ $played }” gave away { $loss } percentage points of it.
finding-mistake = Your costliest choice, in round { $round }: “{ $played }”. “{ $better }” would have raised your chance of winning by { $loss } percentage points.
finding-another = In round { $round } “{ $better }” was better than “{ $played }”, by { $loss } percentage points.
finding-habit-passed = You passed too early { $count } times, which cost about { $loss } percentage points in all. Ask what your last power can still do.
finding-habit-went_on = You acted { $count } times when passing was better, which cost about { $loss } percentage points in all. A card kept is a card for the next round.
finding-habit-late_card = You summoned a figure { $count } times when a card was better, which cost about { $loss } percentage points in all. Play a card while it can still change a region.
finding-habit-early_card = You played a card { $count } times when a figure was better, which cost about { $loss } percentage points in all. Figures first: they show you where a card is worth it.
finding-habit-where_card = You played { $count } cards in the wrong place or at the wrong time, which cost about { $loss } percentage points in all. Compare the regions before you lay a card.
finding-habit-where_figure = { $count } of your figures were worth more elsewhere: about { $loss } percentage points in all. Compare the regions before you summon.
finding-habit-battle = In battle, you could have assigned your hits better { $count } times: about { $loss } percentage points in all. Ask who can still dominate the region.
finding-habit-answer = { $count } of your smaller choices (upgrades, tokens, cards) could have been better: about { $loss } percentage points in all.
finding-feat = Your best decision, in round { $round }: “{ $played }”. The next best would have been { $gain } percentage points worse.
finding-lucky = You were lucky here: up { $change } percentage points, and not by your own doing.
finding-unlucky = You were unlucky here: down { $change } percentage points, and not by your own doing.
finding-rise = Round { $round } made your game: your chance of winning rose from { $was }% to { $is }%.
finding-fall = Round { $round } cost you the most: your chance of winning fell from { $was }% to { $is }%.
finding-steady = { $well } of your { $count } choices were good or best. The others gave away about { $loss } percentage points in all.
finding-steady-all = { $count ->
        [one] Your one choice was a good one.
       *[other] All { $count } of your choices were good or best.
    }
finding-peak = You were closest to winning in round { $round }: { $chance }%.
finding-ahead = After { $count } of { $of } decisions you had the best chance of all.

## Marks

analysis-mark-best = best
analysis-mark-good = good
analysis-mark-doubtful = doubtful
analysis-mark-mistake = mistake
analysis-mark-missed_win = missed win

## In the terminal

analysis-progress = Analyzing: { $percent }%
analysis-title = { $decisions ->
        [one] 1 decision
       *[other] { $decisions } decisions
    }, { $simulations } simulations in { $seconds } s.
analysis-incomplete = There was no time to look at everything, so turning points and lessons are left out: allow more with --seconds or --simulations.
analysis-chances = Chances of winning, with their standard errors
analysis-column-start = start
analysis-column-round = round { $round }
analysis-column-when = after
analysis-better = What could have been better
analysis-none = No choice stands out as a mistake.
analysis-line = { $number }. { $power }, round { $round }: { $played } ({ $mark }, −{ $loss }%). Better: { $better }, { $chance }%. { $why }
analysis-turns = Turning points
analysis-learn = What { $power } can learn
analysis-actions = The best actions
analysis-action = { $action }: { $chance } ± { $error }% as far as { $power } can know
analysis-action-open = { $action }: { $chance } ± { $error }% as far as { $power } can know, { $open }% with all hands open
