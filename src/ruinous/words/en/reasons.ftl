### Why a bot did something

reason-random = Picks at random.
reason-forced = Had no other choice.
reason-glance = Takes what looks best at a glance.
reason-idle = Has nothing better to do.
reason-figure = Places a figure in { $region }, where it counts for the dial or for domination.
reason-card = Plays the card where it helps to dominate.
reason-strike = Kills the most valuable target.
reason-peasant = Captures a Peasant.
reason-cheapest = Discards the card it needs least.
reason-stronger = Makes its followers stronger.
reason-roll = Rolls while there is something to hit.
reason-pass = Passes: nothing left to do is worth its cost.
reason-upgrade = Takes { $upgrade }, the most useful upgrade it has left.
reason-discard = { $card } is the card it needs least.
reason-give_up = Discards a card.
reason-fetch = { $card } is the card it needs most.
reason-enough = Doing more would not help.
reason-kill = No other target is worth more.
reason-little = Slightly better than anything else.
reason-wins = Wins the game.
reason-stops = Keeps { $power } from winning.
reason-over = The game is decided; makes the best of it.
reason-reach = Comes within reach of winning this round.
reason-stops_dial = Keeps { $power }’s dial from reaching Victory.
reason-stops_points = Keeps { $power } from scoring the points that would win the game.
reason-stops_round = Keeps { $power } from winning this round.
reason-points = Should score { $points ->
        [one] 1 point
       *[other] { $points } points
    } in { $region }.
reason-ruin = Stands to gain the most when { $region } becomes the { ORDINAL($ruin) } ruined region.
reason-counter = Should earn a dial counter in { $region }.
reason-later = Prepares { $region } for later rounds.
reason-no_domination = Keeps { $power } from dominating { $region }.
reason-no_counter = Denies { $power } a dial counter in { $region }.
reason-no_ruin = Cuts what { $power } gains when { $region } becomes the { ORDINAL($ruin) } ruined region.
reason-weakens = Weakens { $power } in { $region }.
reason-chance = Its chance of winning: { $chance }%.

## On the page

because-ask = why?
because-ask-label = Why? { $line }
because-wait = One moment…
because-refused-no_bot = A person decided this: ask them.
because-refused-no_choice = Nobody chose this: it follows from the rules.
because-refused-secret = Only the player who chose knows this.
because-refused-busy = Too many questions right now: try again in a moment.
