### The command line: what the commands do, and what they report

commands-ruinous = Chaos in the Old World, open and digital.
commands-usage = usage:
commands-arguments = arguments
commands-options = options
commands-version = show the version and exit
commands-title = commands
commands-mistake = { $program }: { $message } (see “{ $program } --help”).
commands-no_number = “{ $text }” is not a whole number from { $least } to { $most }
commands-no_option = --option “{ $text }” is not NAME=VALUE with one of the names { $names }.
commands-no_rule = Nothing in the rules matches “{ $query }”; “{ $command }” shows the contents.
commands-needs_server = This needs the server: install it with { $command }.
commands-progress = { $done }/{ $games } games
commands-progress-left = { $done }/{ $games } games, { $seconds } s left

## What stands for a value in a help text

commands-word-command = COMMAND
commands-word-list = LIST
commands-word-file = FILE
commands-word-folder = FOLDER
commands-word-query = QUERY
commands-word-power = POWER
commands-word-address = ADDRESS
commands-word-program = PROGRAM
commands-word-name = NAME
commands-word-token = TOKEN
commands-word-setting = NAME=VALUE
commands-word-bot = BOT

## Arguments of several commands

commands-any-help = show this help and exit
commands-any-language = the language: en, fr or ja (RUINOUS_LANGUAGE, or the system’s)
commands-any-no_colour = plain text
commands-any-seed = the same seed gives the same games (1)
commands-any-jobs = processes (one per core)
commands-any-records = keep the record of every game in this folder
commands-any-json = one JSON value on standard output
commands-any-data = the server’s data (DATABASE_URL, or this user’s data folder)
commands-any-edition = edition of the rules and cards (the newest, { $newest })
commands-any-card_set = the Chaos cards and upgrades of the four Powers (base)
commands-any-events = the Old World cards: base, mixed, or the expert ones (base)
commands-any-cards = corrections by an owner of the cardboard (TOML)
commands-any-option = set a switch (“ruinous rules R24” lists them)

## play

commands-play = Play in the terminal: people in turn at one screen, and bots.
commands-play-more = Without arguments it asks who plays, or offers the last unfinished game. The game is saved after every decision of a person. At the table, ? explains everything.
commands-play-players = how many Powers play (4)
commands-play-powers = the Powers in play, three to five: { $example }
commands-play-people = the Powers that people play (“none”: only bots)
commands-play-bots = what plays the other Powers (scripted)
commands-play-seed = a game that can be repeated, instead of a secret one
commands-play-save = where to save (default: the data folder)
commands-play-resume = continue a saved game
commands-play-reveal_forced = ask even where there is only one choice

## simulate

commands-simulate = Let random bots play whole games and report how they ended.
commands-simulate-games = how many games (100)
commands-simulate-players = players in each game (4; 5: all five Powers)
commands-simulate-powers = these Powers instead of every choice in turn
commands-simulate-check = test the invariants after every decision; 1 if one fails
commands-simulated-games = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions
commands-simulated-a_game = { $decisions_per_game } decisions and { $rounds_per_game } rounds a game
commands-simulated-ends = How the games ended
commands-simulated-shared = Shared victories: { $shared }. Games nobody won: { $nobody }.
commands-simulated-violations = Violations of the invariants: { $count }.
commands-simulated-pace = { $seconds } s, { $count } decisions per second.
commands-simulated-broken_off = The games were broken off: { $why }.
commands-simulated-no_powers = --powers needs three to five Powers, such as { $example }.

## analyse

commands-analyse = Analyze a game: chances of winning, best actions, mistakes, turning points.
commands-analyse-more = Reads a record, a position or a scenario. Ctrl-C ends it early and tells what it has found so far.
commands-analyse-file = a record (or a position) to analyze
commands-analyse-seconds = time it may take ({ $example })
commands-analyse-simulations = so many simulations instead of a time: the same result every time

## arena

commands-arena = Let bots play each other, fairly seated, and rate them.
commands-arena-more = Name a bot for each seat, one bot for all seats, or more bots than seats: then every choice of them plays in turn. The bots change seats until each has played each Power equally often, with the same chance each time.
commands-arena-bots = who plays: { $bots }
commands-arena-games = at least this many (100)
commands-arena-players = players in each game (as many as bots, or 4)
commands-arena-powers = these Powers, such as khorne,nurgle,tzeentch,slaanesh
commands-arena-time = milliseconds for each decision (1000)
commands-arena-ray = play on this Ray cluster; “local” starts one here
commands-arena-html = write a report with plots
commands-arena-games-others = with --balance: games of every kind but four players with base cards (as many as --games)
commands-arena-balance = one bot plays every seat of three, four and five players with both card sets; Markdown about the Powers
commands-rated-blocks = { $games } games, not { $asked }: whole blocks, so that the seats are even.
commands-rated-games = { $games } games of { $players } players in { $blocks ->
        [one] 1 block
       *[other] { $blocks } blocks
    }, seed { $seed }
commands-rated-copies = Where a bot sits at a table more than once, its figures are those of one copy.
commands-rated-intervals = Intervals (in brackets) hold 95 % and are taken between blocks.
commands-rated-slow = { $name }: { $late } of { $count } decisions took too long.
commands-rated-length = { $rounds } rounds and { $decisions } decisions a game.
commands-ended-max_threat = dial at Victory
commands-ended-fifty_vp = 50 points
commands-ended-five_ruined = five ruins
commands-ended-deck_empty = nobody (deck empty)
commands-deck-base = base cards
commands-deck-morrslieb = Morrslieb cards
commands-column-power = Power
commands-column-games = games
commands-column-won = won
commands-column-share = share
commands-column-points = mean VP
commands-column-bot = bot
commands-column-games_won = games won
commands-column-place = place
commands-column-rating = rating (Elo)
commands-column-vp = VP
commands-column-ms = ms a decision
commands-column-most_ms = most
commands-column-players = players
commands-column-cards = cards
commands-column-even = even share
commands-column-rounds = rounds
commands-column-decisions = decisions
commands-balance = The balance of the Powers
commands-balance-made = How often each Power wins when one and the same bot, { $bot }, plays every seat. Made by
commands-balance-how = { $games ->
        [0] with as many games of each kind as the first table says.
       *[other] with { $games } games of each kind.
    } A cell is the share of games won and its 95 % interval (Wilson); **bold** where an even share lies outside the interval. A shared victory counts in parts. With three players every choice of three of the four old Powers is played equally often, so a Power sits in three games of four, and its share is that of the games it was in. The figures tell about this bot as much as about the game.
commands-balance-won = Games won
commands-balance-points = Mean victory points at the end
commands-balance-by = What each Power wins by
commands-balance-shares = Shares of its victories, over all tables above.

## tune

commands-tune = Search for better weights of the scripted bot by self-play, reproducibly.
commands-tune-games = games in each generation (400)
commands-tune-generations = how many generations (2)
commands-tune-tests = test games of each Power at the end (20)
commands-tune-seed = the same seed gives the same weights (1)
commands-tune-out = where to write the weights (TOML, with how they were made)
commands-tuned-few = Tuning needs at least 2 games, one generation and one test game for each Power.
commands-tuned-generation = generation { $generation }: { $done } of { $games } games
commands-tuned-last_test = last test: { $done } of { $games } games
commands-tuned-won = { $power } with the new weights won { $wins } of { $games } games against the old ones.
commands-tuned-together = All together { $share } % (chance 25 %).
commands-tuned-written = They are written to { $file }.

## cards, rules, replay

commands-cards = Look up Chaos cards, upgrades and Old World cards, and how we know them.
commands-cards-query = an id, a name, or words of the text
commands-cards-set = only this set
commands-cards-cards = with the corrections of this file
commands-rules = Look up the rules.
commands-rules-more = Without a query: the table of contents.
commands-rules-query = a number ({ $example }) or words
commands-replay = Go through a recorded game.
commands-replay-more = At a terminal it steps: Enter or n next, p previous, a number jumps, b the board, q the end. Elsewhere it prints everything.
commands-replay-file = a record
commands-replay-to = show the board after N decisions, and end
commands-replay-seat = see what this Power saw
commands-replay-all = see every hand and every drawn card

## puzzles

commands-puzzles = Puzzles: list them, show one, prove them again, make new ones.
commands-puzzles-more = “show win-001” puts a puzzle on the screen, “check” proves all of them again (or those named), “make FILE” looks for new ones in games, “choose FILE… --out FILE” picks those to ship (docs/puzzles.md).
commands-puzzles-what = list, show, check, make or choose (list)
commands-puzzles-names = ids of puzzles, or files
commands-puzzles-answer = show the answer too
commands-puzzles-seconds = stop making after so many seconds
commands-puzzles-games = make puzzles from so many games of bots (without end)
commands-puzzles-folder = make puzzles from the records and positions in this folder first
commands-puzzles-kinds = make puzzles of these kinds only
commands-puzzles-out = where the chosen puzzles go
commands-puzzled-kind = kind \ level
commands-puzzled-all = all
commands-puzzled-show = Show one: { $command }
commands-puzzled-stands = stands
commands-puzzled-checked = Puzzles checked: { $count }. Wrong: { $wrong }.
commands-puzzled-found = Puzzles in { $file }: { $count }.
commands-puzzled-one_file = Name one file to write to.
commands-puzzled-files = Name files with puzzles, and --out.
puzzle-unreadable = This is not a puzzle that this version can read.
puzzle-wrong-no_turn = it is not the turn of { $power }
puzzle-wrong-no_answer = its answer is not one of the Powers in play
puzzle-wrong-families = it has more than one answer
puzzle-wrong-illegal = its answer cannot be played: { $line }
puzzle-wrong-too_little = the answer works in only { $percent }% of the draws
puzzle-wrong-rival = { $action } works in { $percent }% of the draws, the answer in { $best }%
puzzle-wrong-no_leader = { $power } is not about to win

## verify and scenario

commands-verify = Prove records: legal play and honest chance, byte for byte.
commands-verify-files = a record with its secret
commands-verified-true = { $name }: verified, { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }. { $end }
commands-verified-running = { $name }: verified, { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }, still running
commands-verified-false = { $name }: FALSE. { $why }
commands-verified-no_text = This is not text in UTF-8.
commands-scenario = Run position files: a setup, actions, and what must come of them.
commands-scenario-files = a scenario (docs/scenarios.md)
commands-tried-failed = { $name }: FAILED
commands-tried-false = FAILED { $failure }
commands-tried-true = all expectations hold

## serve, backup, restore, bot

commands-serve = Run the server: tables for the browser, for friends and for bots.
commands-serve-more = Games are kept in one SQLite file; with DATABASE_URL (postgresql://…) and REDIS_URL (redis://…) any number of workers share the same tables. See docs/hosting.md.
commands-serve-port = the port (8765, or the next that is free)
commands-serve-host = 0.0.0.0 lets other machines in (127.0.0.1)
commands-serve-data = where games are kept (this user’s data folder)
commands-serve-workers = processes (1)
commands-serve-browser = open the page
commands-serve-new_admin_token = make a new admin token and write it to its file
commands-serve-verbose = log more
commands-site = Write the page that needs no server: games against bots, or for several at one device.
commands-site-more = Any host of static files can serve the folder, under any address; each device keeps its own games. See docs/hosting.md.
commands-site-folder = where to write it; a site that is there is replaced
commands-backup = Write everything a server has to one file, even while it runs.
commands-backup-file = the file to write
commands-backup-force = replace the file if there is one
commands-restore = Replace everything a server has with a backup, even while it runs.
commands-restore-file = a file written by backup
commands-restore-yes = do not ask
commands-ratings = Show the ratings of a server, or work them out again from its games.
commands-ratings-rebuild = read every finished game again and rebuild statistics and ratings, even while the server runs
commands-doctor = Check settings, database, disk, clock, mail and port. Nothing is changed.
commands-doctor-host = the address the server will use (127.0.0.1)
commands-doctor-port = the port the server will use (8765)
commands-bot = Bots of your own.
commands-bot-run = Let a program take a seat.
commands-bot-run-program = the program, with its arguments in one word (docs/bots.md)
commands-bot-run-table = the link of the table
commands-bot-run-name = what it is called at the table
commands-bot-run-place = which place to take (the first free one)
commands-bot-run-token = of an identity (RUINOUS_TOKEN, or a new one)
commands-bot-run-seconds = how long the program may think (60)

## For those who work on Ruinous

commands-ledger = Write docs/ledger.md: which test proves which rule, card and ruling.
commands-ledger-check = write nothing; 1 if something has no test or is not up to date
commands-ledgers-written = { $proved } of { $count } ids have a test; { $file } written.
commands-ledgers-kept = { $proved } of { $count } ids have a test; { $file } is up to date.
commands-ledgers-problems = { $proved } of { $count } ids have a test; { $problems ->
        [one] 1 problem
       *[other] { $problems } problems
    }.
commands-ledgers-missing = Without a test: { $ids }.
commands-selfplay = Write training data from self-play.
commands-selfplay-bots = one bot, or one for each Power (random)
commands-selfplay-seconds = time for a decision (1)
commands-selfplay-size = games stepped together (64)
commands-selfplay-out = the .npz file to write
commands-selfplay-written = { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $decisions } decisions in { $file }.
