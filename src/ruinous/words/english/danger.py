"""Who can win this round, and what would stop it (rules/danger.py)."""

TEMPLATES = {
    "danger.dial.course": "{power} wins by dial this round as things stand: {ticks|1 tick|{ticks} ticks} to Victory.",
    "danger.dial.reach": "{power} can win by dial this round: {ticks|1 tick|{ticks} ticks} to Victory.",
    "danger.points.course": "{power} wins by points this round as things stand: {points} to 50, about to score {gain}.",
    "danger.points.reach": "{power} can win by points this round: {points} to 50, about to score {gain}.",
    "danger.ruins.course": "{power} wins with the fifth ruin this round as things stand.",
    "danger.ruins.reach": "{power} can win with the fifth ruin this round.",
    "stop.deny_counters": "Keep {power} from gaining a counter.",
    "stop.tie_counters": "Gain as many counters as {power}: {count} as things stand.",
    "stop.outdo_dial": "Bring another dial to Victory with more points than {power}: {points}.",
    "stop.break_domination": "Take {region} from {power}: {points|1 point|{points} points}.",
    "stop.keep_below": "Keep {region} below 12: {count} as things stand.",
    "stop.cut_points": "Cost {power} {points|1 point|{points} points}.",
    "stop.deny_points": "Let {power} score fewer than {points|1 more point|{points} more points}.",
    "stop.outscore": "Score more than {power}: {points|1 point|{points} points}.",
}
