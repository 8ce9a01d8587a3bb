### Playing: prompts, buttons, battle, log, replay

## On the page

play-ask-theirs = { $power } is deciding: { $what }
play-ask-nobody = Nothing to decide right now.
play-ask-over = The game is over.
play-ask-paused = The game is paused.
play-ask-watching = You are watching.
play-ask-held = { $thing }: choose a destination.
play-ask-hits = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } to assign
play-ask-sixes = { $n ->
        [one] 1 of them a six
       *[other] { $n } of them sixes
    }
play-ask-hit_six = 1 hit to assign (a six)
play-ask-hits_sixes = { $n } hits to assign (all sixes)
play-ask-your_turn = Your turn.
play-bots-busy = { $n ->
        [0] The bots are busy. Your table is next.
        [one] The bots are busy: 1 decision comes before yours.
       *[other] The bots are busy: { $n } decisions come before yours.
    }
play-bots-hasty = They have less time to think than usual.
play-asker-lowest = The player with the lowest Threat makes its choices.
play-asker-each = Each affected player chooses for themselves.
play-asker-others = Also affected: { $list }.
play-group-turn = summon, play a card or pass
play-group-hits = where the hits go
play-group-die = roll now or wait
play-group-place = where tokens go
play-group-remove = what to remove
play-group-move = what to move
play-group-discard = what to discard
play-group-upgrade = which upgrade to take
play-group-figure = which figure
play-group-player = which player
play-group-card = which card
play-group-option = another choice
play-do-pass = Pass
play-do-done = Skip
play-do-roll = Roll now
play-do-wait = Keep the die
play-do-keep = Set it aside
play-do-undo = Undo
play-do-cancel = Cancel
play-do-close = Close
play-do-skip = Skip animation
play-do-all = All actions
play-do-all_short = Actions
play-do-choose = Choose
play-do-yes = Yes
play-do-no = No
play-do-odds = Odds
play-list-title = What you can do
play-list-search = Search actions
play-list-none = No matching actions.
play-list-here = What you can do here
play-list-count = { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
play-list-hint = Type to search, arrows to move, Enter to choose.
play-confirm-pass = Pass with { $n ->
        [one] 1 power point
       *[other] { $n } power points
    } left? You won’t be able to act again this phase.
play-confirm-done = Skip this? There is more you could do.
play-confirm-leave = Leave the table? A bot will play for you, and someone else may take your seat.
play-confirm-never = Don’t ask again
play-back-count = { $n ->
        [one] You can undo 1 decision
       *[other] You can undo { $n } decisions
    }
play-back-mark = { $power } took back { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }.
play-back-vote = The table voted to rewind the game by { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }.
play-stage-confirm = Confirm
play-stage-option = Confirm each of my actions before it is sent
play-hurt-last = That uses up your power points: you won’t act again this phase.
play-hurt-free = You still hold { $n ->
        [one] 1 card
       *[other] { $n } cards
    } you could play for free first.
play-hurt-own = That one is yours. You could choose someone else’s instead.
play-hurt-do = Do it anyway
play-why-title = You can’t do that
play-why-rule = Rule { $rule }
play-forced-note = Only one choice: { $action }
play-hand-title = Your hand
play-hand-empty = No cards in hand.
play-hand-reserve = Your reserve
play-hand-reserve_of = { $name }, { $n } in reserve
play-hand-cost = { $n } power
play-hand-free = free
play-hand-details = Read the full card
play-battle-title = Battle in { $region }
play-battle-before = Before the battles: { $region }
play-battle-again = Another battle in { $region }
play-battle-fighters = In this battle
play-battle-attack = { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
play-battle-dies = { $figure }: killed by { $power }
play-battle-dies_doom = { $figure }: killed
play-battle-hit = { $figure }: { $n ->
        [one] 1 hit
       *[other] { $n } hits
    }
play-battle-peasant = { $power } takes a Peasant
play-battle-lost = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } wasted
play-battle-none = Nobody has rolled yet.
play-battle-defense = needs { $n }
play-stage-round = Round { $n }
play-stage-ruined = Ruined
play-stage-ruiner = Ruiner
play-stage-first = First place
play-stage-tied_first = Tied for first
play-stage-second = Second place
play-stage-tied_second = Tied for second
play-stage-domination = Dominates
play-stage-dial = Dial
play-stage-hero = A Hero strikes
play-stage-nobody = Nobody dominates
play-stage-dead = { $figure }, killed
play-odds-title = Odds with { $n ->
        [one] 1 die
       *[other] { $n } dice
    }
play-odds-average = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } on average
play-odds-least = { $n ->
        [one] 1 hit
       *[other] { $n } hits
    } or more
play-log-title = Log
play-log-filter = Show only
play-log-all = everything
play-log-empty = Nothing has happened yet.
play-log-earlier = Earlier
play-log-show = Show on the board: { $line }
play-log-show_short = Show on the board
play-log-since = Since your last decision
play-log-newest = Go to the newest line
play-talk-title = Chat
play-talk-say = Say something
play-talk-send = Send
play-talk-empty = Nobody has said anything yet.
play-talk-off = Chat is off at this table.
play-menu-title = Table
play-menu-people = At the table
play-menu-bot = bot
play-menu-away = a bot is playing
play-menu-here = online
play-menu-absent = offline
play-menu-late = out of time
play-menu-free = free seat
play-menu-hand = Let a bot decide for me
play-menu-return = Take my seat back
play-menu-leave = Leave the table
play-menu-take_over = Take this seat
play-menu-ask = Ask for this seat
play-menu-pause = Propose a pause
play-menu-resume = Propose resuming
play-menu-abandon = Propose abandoning the game
play-menu-rewind = Propose rewinding one round
play-menu-replace = Propose opening this seat to someone else
play-menu-lobby = Lobby
play-menu-replay = Review the game
play-menu-options = Display options
play-menu-confirm = Confirm before I waste a move
play-menu-forced = Answer for me when there is only one choice
play-menu-keys = Keyboard shortcuts
play-menu-speed = Animation speed
play-menu-slow = slow
play-menu-normal = normal
play-menu-fast = fast
play-menu-at_once = no animation
play-menu-guide = Hints for newcomers
play-menu-known = Known cards in other players’ hands
play-menu-link = Copy the link
play-menu-copied = Copied.
play-vote-open = { $name } proposes: { $what }
play-vote-pause = pause the game
play-vote-resume = resume the game
play-vote-abandon = abandon the game
play-vote-rewind = rewind to move { $n }
play-vote-replace = open { $power }’s seat to someone else
play-vote-seat = { $name } would like to take { $power }’s seat and see its hand. All players must agree.
play-vote-asked = You have asked for { $power }’s seat. You sit down once all players agree.
play-vote-count = { $yes } yes, { $no } no, of { $n }
play-vote-withdraw = Withdraw
play-vote-voted = You have voted.
play-clock-left = Time left: { $time }
play-net-stale = The game has moved on. Here is the current state.
play-away-title = While you were away
play-away-count = { $n ->
        [one] 1 event
       *[other] { $n } events
    } since you left.
play-away-replay = Show what happened
play-past-title = An earlier moment
play-past-back = One step back
play-past-on = One step forward
play-past-now = Back to now
play-past-again = See the last step again
play-curtain-title = Pass the device to { $power }
play-curtain-here = I am here
play-curtain-hidden = All hands are hidden.
play-end-title = The game is over
play-end-win = { $n ->
        [one] { $list } wins
       *[other] { $list } win
    }
play-end-nobody = All players lose
play-end-max_threat = A dial has reached Victory.
play-end-fifty_vp = Someone reached 50 victory points.
play-end-five_ruined = Five regions are ruined.
play-end-deck_empty = The Old World deck has run out: the mortals hold out.
play-end-abandoned = The game was abandoned.
play-end-closed = The table was closed.
play-end-rematch = Play again
play-end-to_rematch = Go to the new table
play-end-replay = Watch the replay
play-end-look = Look at the board
play-end-chart = Victory points over the game
play-end-ticks = { $n } of { $most } ticks
play-ledger-open = Ledger
play-ledger-result = Result
play-ledger-auto = Open the ledger after each round
play-ledger-key = round ledger
play-keys-title = Keyboard shortcuts
play-keys-all = search all actions
play-keys-number = choose from a list
play-keys-escape = deselect, close
play-keys-undo = undo
play-keys-skip = skip what is being shown
play-keys-back = see the last step again
play-keys-zoom = zoom in, zoom out, show the whole map; then arrow keys move it
play-keys-map = go to the map
play-keys-hand = go to the hand
play-keys-prompt = go to the question
play-keys-log = go to the log
play-keys-hint = dismiss a hint
play-keys-help = help
play-help-back = Back
play-keys-explain = explain the focused item, then the next one there
play-keys-sound = sound on or off
play-sound-on = Sound on
play-sound-off = Sound off
play-replay-title = Replay
play-replay-step = Move { $n } of { $most }
play-replay-first = Go to the start
play-replay-back = One step back
play-replay-next = One step forward
play-replay-last = Go to the end
play-replay-play = Play
play-replay-stop = Stop
play-replay-round = Round { $n }
play-replay-jump = Jump to
play-replay-seat = Seen by
play-replay-spectator = a spectator
play-replay-charts = Charts
play-replay-vp = Victory points
play-replay-threat = Threat
play-replay-corruption = Corruption tokens on the board
play-replay-dice = Dice
play-replay-dice_line = { $power }: { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    } with { $rolled ->
        [one] 1 die
       *[other] { $rolled } dice
    }, { $sixes ->
        [one] 1 six
       *[other] { $sixes } sixes
    }
play-replay-luck = { $n } hits compared with the average
play-replay-record = Save the record
play-replay-svg = Save the board as SVG
play-replay-png = Save the board as PNG
play-replay-link = Copy a link to this moment
play-replay-decided = { $power } decided
play-replay-secret = kept secret
play-replay-start = The start of the game
play-replay-running = Game in progress: you see only what your seat can see.
play-replay-missing = This game cannot be shown: { $sentence }
play-replay-analysis = Analyze
play-replay-to_table = Go to the table
play-replay-axis = rounds
play-guide-title = Guided first game
play-guide-hints = Hints
play-guide-leave = Leave the guide
play-guide-got = Got it
play-guide-left = { $n ->
        [one] 1 more
       *[other] { $n } more
    }
play-guide-stop = No more hints
play-guide-hide = Hide
play-guide-next = Continue
play-guide-open = Hint
play-guide-more = Rule
