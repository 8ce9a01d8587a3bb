### The analysis board, on the page

study-title = Analysis
study-lead = The computer plays this game on from every decision, many times, and sees who wins.

## A game from elsewhere

study-bring = Analyze a game
study-bring-lead = Bring the record of a game, a position or a scenario: see who could win when, and what was decisive.
study-bring-file = Open a file …
study-bring-text = Or paste its text
study-bring-kept = Whoever has the link sees the game with all its hands. A game that nobody looks at is forgotten after a while.
study-bring-go = Analyze

## How far it is

study-waiting = { $n ->
        [0] Your analysis is next.
        [one] One analysis comes before yours.
       *[other] { $n } analyses come before yours.
    }
study-running = Analyzing …
study-percent = { $n }%
study-background = You can leave: the analysis goes on, and games are not slowed down by it.
study-background-tab = It takes a few minutes. Keep this tab open; you can go on playing in it.
study-cancel = Cancel
study-cancelled = This game is not being analyzed.
study-begin = Analyze it
study-incomplete = There was no time to look at everything, so turning points and lessons are left out.

## The board

study-moment = The game at this moment
study-hands = Hands
study-hands-known = What players knew
study-hands-open = All hands open
study-powers = The Powers
study-standing = { $vp } VP, { $power } power, dial { $n } of { $most }
study-hand-empty = no cards
study-hand-hidden = { $n ->
        [0] no cards
        [one] 1 card
       *[other] { $n } cards
    }
study-to_decide = to decide
study-link = Copy link
study-picture = Picture
study-to_replay = Replay

## One decision

study-decided = { $power }: decision { $n }
study-decides = { $power } must decide
study-loss = cost { $n } ± { $error } percentage points
study-minus = −{ $n }
study-best = Best actions
study-best-open = Best actions with all hands open
study-chance = { $n } ± { $error }%
study-chance-none = not tried
study-was_played = (played)
study-try = Try it
study-hint-known = Chances to win as far as { $power } could know.
study-hint-open = Chances to win if all hands were on the table: { $power } could not know them.
study-only = There was nothing to choose.
study-end = The end of the game
study-mark-best = Best
study-mark-good = Good
study-mark-doubtful = Doubtful
study-mark-mistake = Mistake
study-mark-missed_win = Missed win
study-mark-only = No choice

## Over the game

study-chart = Chances to win
study-chart-about = How unsure they are shows as a band.
study-chart-one = { $power } { $chance } ± { $error }%
study-sheets = Show
study-sheet-decisions = Decisions
study-sheet-turns = Turning points
study-sheet-findings = Lessons
study-sheet-lines = Variations
study-round = Round { $n }
study-every = Also decisions without a choice
study-turns-none = Nothing stands out in this game.
study-show = Show me

## Variations

study-line = After decision { $n }: { $text }
study-line-about = A variation: what could have been.
study-line-back = One step back
study-line-leave = Back to the game
study-line-branch = Analyze this position
study-line-unfit = The variation in this link does not fit this game, so here is the game itself.
study-other = Other actions
study-other-choose = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
study-other-go = Try it
study-other-over = The game is over here.
study-lines-none = What you try is kept here, in this browser.
study-lines-at = Decision { $n }:
study-lines-forget = Forget “{ $text }”

## Playing on

study-play = Play on from here
study-play-about = A table of your own, at which the game goes on from this moment. Nobody else can see it.
study-play-who = Who plays?
study-play-as = I play { $power }, bots the others
study-play-all = All Powers at this device
study-play-level = Bots
study-play-go = Start

## At the end of a game

study-review = Review my game
study-review-about = What decided your game? Three findings to learn from.
study-review-board = Open the analysis board
