### The game at the terminal: what it shows, what it asks, what it answers

## How words stand together

terminal-aside = { $text } ({ $more })
terminal-explained = { $text }: { $more }

## The board. The columns are narrow: their heads are short, and “? board” explains them (sign)

terminal-title = Round { $round }, { $phase }
terminal-column-value = val
terminal-column-resistance = res
terminal-column-conquest = con
terminal-column-dominator = dom
terminal-column-ruin = ruin
terminal-column-contents = figures, tokens, cards, corruption
terminal-column-corruption = corr
terminal-column-power = pow
terminal-column-vp = VP
terminal-column-threat = threat
terminal-column-counters = ctr
terminal-column-dial = next on the dial
terminal-column-hand = hand
terminal-column-deck = deck
terminal-column-peasants = peas
terminal-column-reserve = reserve
terminal-region-border_princes = Border Princes
terminal-ruined = RUINED
terminal-scored = scored at the end of the round
terminal-stands = { $id } stands here
terminal-silenced = silenced
terminal-track = Old World track
terminal-track-empty = Old World track: empty
terminal-stacks = { $deck ->
        [one] 1 card
       *[other] { $deck } cards
    } left in the deck, { $ruins ->
        [one] 1 ruination card
       *[other] { $ruins } ruination cards
    } left
terminal-comet = comet
terminal-no_effect = no lasting effect
terminal-dead = dead, kept on the track
terminal-top = You have seen the top of the deck, in this order: { $titles }
terminal-victory = win
terminal-none = none
terminal-player-upgrades = upgrades: { $titles }
terminal-player-kept = kept beside the sheet: { $titles }
terminal-player-seen = in hand, as you have seen: { $titles }
terminal-player-seen_of_you = in your hand, as everyone has seen: { $titles }
terminal-hand = Your hand ({ $count })
terminal-hand-empty = Your hand is empty.
terminal-hand-of = { $power }: hand ({ $count })
terminal-hand-of-empty = { $power }: empty hand
terminal-magic = magic

## What the next tick of a dial brings, in few words

terminal-dial-end = at the end
terminal-dial-score_vp = score { $n } VP
terminal-dial-upgrade_card = an upgrade
terminal-dial-draw_cards = { $n ->
        [one] draw 1 card
       *[other] draw { $n } cards
    }
terminal-dial-remove_corruption = remove { $n } corruption
terminal-dial-place_warpstone = place { $n } Warpstone
terminal-dial-place_nobles = { $n ->
        [one] place 1 Noble
       *[other] place { $n } Nobles
    }
terminal-dial-place_skaven = place { $n } Skaven
terminal-dial-remove_old_world_tokens = { $n ->
        [one] remove 1 token
       *[other] remove { $n } tokens
    }
terminal-dial-victory = VICTORY

## The choices

terminal-menu-pass = Pass (you lose your { $points } power)
terminal-menu-price = { $points } power
terminal-menu-play = Play a Chaos card
terminal-menu-summon = Summon a figure
terminal-menu-trade = Summon a figure for a card from your hand
terminal-menu-figure = { $figure } from { $from }
terminal-menu-move = Move { $figure } from { $from }
terminal-menu-replace = Replace { $figure }
terminal-menu-with = with a { $rank }
terminal-menu-where = { $region }
terminal-menu-space = { $place }, { $side ->
        [left] left
        [right] right
       *[third] third
    }
terminal-menu-return = Return { A($token) }
terminal-menu-carry = Move { A($token) }
terminal-menu-out_of = From { $region }
terminal-menu-corruption = a corruption token of { $power }
terminal-menu-of = A figure of { $power }
terminal-menu-ways = { $count ->
        [one] 1 way
       *[other] { $count } ways
    }

## At the table

terminal-hand_over = Pass the device to { $name }, press Enter
terminal-hand_over-undo = { $name } may still type undo
terminal-news = What happened
terminal-see_board = Press Enter to see the board
terminal-prompt = ? help
terminal-prompt-back = 0 back, ? help
terminal-no_choice = There is no choice { $number }; choose from 1 to { $last }.
terminal-not_known = “{ $text }” is not a choice or a command; type a number, or ? for help.
terminal-undone = Taken back.
terminal-no_undo = Nothing can be taken back: you can undo only your own last steps, up to a roll, a draw or someone else’s decision.
terminal-why = Ask about a figure, a card, a region or an action: why Kw3, why teleport, why kislev, why Kw3>kis
terminal-saved = Saved in { $path }.
terminal-saved-copy = A copy is saved in { $path }.
terminal-not_saved = NOT SAVED: { $why } Use: save FILE
terminal-left = The game is saved. Continue it with: { $command }
terminal-end = The end
terminal-won = { $count ->
        [one] { $winners } wins
       *[other] { $winners } win
    }: { $condition }.
terminal-lost = All players lose: { $condition }.
terminal-points = { $points } VP
terminal-record = Record: { $path }
terminal-secret = Secret: { $secret }
terminal-fits = It matches the commitment { $commitment }.
terminal-prove = Verify the game with: { $command }

## Words that can be typed; the English ones work in every language

terminal-word-help = help
terminal-word-why = why
terminal-word-board = board
terminal-word-hand = hand
terminal-word-log = log
terminal-word-card = card
terminal-word-rule = rule
terminal-word-undo = undo
terminal-word-save = save
terminal-word-quit = quit
terminal-word-notation = notation
terminal-word-yes = yes

## Help

terminal-help = Help
terminal-help-notation = Notation
terminal-help-board = The board
terminal-help-legal = Legal now: { $sample }.
terminal-help-legal-more = Legal now: { $sample } … { $count } in all.
terminal-help-words = These words work in every language, as does the notation.
terminal-command-topics = explains the signs on the board; ? notation the notation
    .form = ? board
terminal-command-numbers = choose; several numbers go down the menu at once: 2 1 3
    .form = 1, 2, …
terminal-command-back = go back one step / show the choices again
    .form = 0 / Enter
terminal-command-notation = any legal action in notation, at once
    .form = Kw1>kis
terminal-command-why = why a figure, card, region or action cannot be used now
    .form = why WORDS
terminal-command-show = show the table, your cards
    .form = board, hand
terminal-command-log = the last N events
    .form = log [N]
terminal-command-card = all about a card, upgrade or Old World card
    .form = card NAME
terminal-command-rule = a rule by its number (R8.9) or by words
    .form = rule WORDS
terminal-command-undo = take back your own last step
    .form = undo
terminal-command-save = save now, or a copy to FILE
    .form = save [FILE]
terminal-command-quit = save and leave (so do Ctrl-D and Ctrl-C)
    .form = quit
terminal-sign-value = the region’s value; + if it is Populous
terminal-sign-resistance = its Resistance now
terminal-sign-conquest = its Conquest Value now
terminal-sign-dominator = who would dominate it now
terminal-sign-ruin = its corruption, out of what ruins it
terminal-sign-figures = two Cultists, a Warrior and the Greater Daemon of Khorne
terminal-sign-controlled = a Warrior of Nurgle that another Power controls
terminal-sign-shield = protected by a shield
terminal-sign-tipped = killed and still standing; on a card: the dead that lie there
terminal-sign-hit = a hit on it
terminal-sign-held = a card lies on it or holds it
terminal-sign-dazed = rolls no dice
terminal-sign-spaces = the left, right and third card space
terminal-sign-reconstructed = a card of which something is our reconstruction
terminal-sign-corruption = two corruption tokens of Khorne
terminal-sign-power = power points
terminal-sign-vp = victory points
terminal-sign-threat = the number on the dial
terminal-sign-counters = dial counters this round
terminal-sign-dial = the Threat after the next tick, and what that tick brings
terminal-sign-hand = cards in hand
terminal-sign-deck = cards in the deck
terminal-sign-peasants = Peasants taken
terminal-sign-reserve = figures off the board: c Cultists, w Warriors, d the Greater Daemon
terminal-notation-move = figure Kw1 to Kislev (Kc1 … are Khorne’s Cultists, Kw1 … his Warriors, Kd1 his Greater Daemon)
terminal-notation-play = a Chaos card to the left (l), right (r) or third (t) space of a region
terminal-notation-hit = hits; *2 behind it says how many of them show a six
terminal-notation-pick = a figure, a player
terminal-notation-token = an Old World token placed, returned, moved
terminal-notation-corruption = a corruption token of Khorne removed, one of Nurgle placed
terminal-notation-card = a card from your hand, an upgrade
terminal-notation-fetch = a card from your discard pile
terminal-notation-trade = an Acolyte summoned for a card from your hand
terminal-notation-become = a figure replaced by one of a higher class
terminal-notation-plain = plain words
terminal-notation-stand = a Horror on a card space, an alternative
terminal-notation-regions = Regions: { $codes }.

## Starting a game

terminal-start-welcome = Chaos in the Old World, for { $fewest } to { $most } players.
terminal-start-powers = Which Powers play? Letters such as KNS; Enter: { $letters }.
terminal-start-letters = { $count } letters
terminal-start-letters-between = { $fewest } to { $most } letters
terminal-start-card_set = Which Chaos cards and upgrades? { $offered }; Enter: 1.
terminal-start-events = Which Old World cards? { $offered }; Enter: 1.
terminal-start-base = the base game
terminal-start-morrslieb = the Morrslieb set
terminal-start-mixed = mixed with the expert cards
terminal-start-realm_of_chaos = the expert cards only
terminal-start-number = a number from 1 to { $last }
terminal-start-people = Which of { $letters } do people play? The rest are bots. Letters; Enter: only { $first }.
terminal-start-bots = Which bots play the others? A number; Enter: { $usual } ({ $level }).
terminal-start-some = some of { $letters }
terminal-start-please = Please type { $wanted }, for example { $example }.
terminal-start-unfinished = There is an unfinished game ({ $file }). Continue it? [Y/n]
terminal-start-new_then = A new game, then.
terminal-start-going_on = Continuing { $file }
terminal-start-new = New game: { $who }.
terminal-start-person = a person
terminal-start-bot = { $level } bot
terminal-start-commitment = The commitment to its chance is
terminal-start-saved = It is saved as you play, in
terminal-start-help = Type ? at any time for help.
terminal-start-as_it_is = --resume continues a game as it is: leave out --players, --powers, --seed, --edition, --card-set, --events, --option and --cards.
terminal-start-misfit = --players { $players } does not fit --powers, which names { $count }.
terminal-start-no_seat = --players { $players } leaves no seat for all of --people, which names { $count }.
terminal-start-absent = --people names { $name }, who is not in this game; the Powers are { $choices }.

## Cards

terminal-card-none = No card matches “{ $query }”.
terminal-card-none-set = No card matches “{ $query }” in this set: { $set }.
terminal-card-near = { $none } Did you mean { $titles }?
terminal-card-match = { $count ->
        [one] 1 card matches
       *[other] { $count } cards match
    }:
terminal-card-chaos = Chaos card of { $power }
terminal-card-upgrade-follower = Upgrade of { $power }’s { $rank }
terminal-card-upgrade-power = Upgrade of { $power }
terminal-card-old_world = Old World card
terminal-card-old_world-deck = The Old World
terminal-card-cost = cost { $n }
terminal-card-magic = magic symbol
terminal-card-copies = { $n ->
        [one] 1 copy
       *[other] { $n } copies
    }
terminal-card-stats = cost { $cost }, attack { $attack }, defense { $defense }
terminal-card-bonus = power +{ $n }
terminal-card-to_track = goes to the track
terminal-card-discarded = is discarded
terminal-card-track = On the track
terminal-card-rule = Rule
terminal-card-when = Timing
terminal-card-known = How we know it:
terminal-card-changed = Changed in edition { $edition }:
terminal-card-was = before
terminal-card-why = evidence
terminal-card-deck = { $power }, { $epithet }: { $count } Chaos cards
terminal-card-events = The Old World: { $count } cards
terminal-card-upgrades = upgrades (cost/attack/defense)
terminal-card-upgrade = upgrade
terminal-card-legend = m: magic symbol.  *: something of it is our reconstruction; the card says what.

## Rules

terminal-rules-none = Nothing in the rules matches “{ $query }”.
terminal-rules-title = The rules: the base game and its expansion, for three to five players
terminal-rules-faq = Official answers (FAQ)
terminal-rules-rulings = Rulings on doubtful points
terminal-rules-switches = Switches (--option)
terminal-rules-examples = Worked examples
terminal-rules-span = { $begin } to { $end }
terminal-rules-search = Give a number (R8, R8.9, C12, S4, E12) or words to search for: { $command } domination
terminal-rules-why = Why
terminal-rules-example = (example, page { $page }) { $text }
terminal-rules-default = default

## Replay

terminal-replay-start = The start
terminal-replay-secret = decides in secret
terminal-replay-keys = Enter next, p previous, a number jumps, b board, q quit
terminal-replay-first = That is the start of the record.
terminal-replay-last = That is the end of the record.
terminal-replay-after = After { $number } of { $last } decisions
terminal-replay-too_far = { $name } has only { $last } decisions, so there is no board after { $to }.
terminal-replay-unreadable = { $name } is not a record that can be replayed: { $why }

## Files

terminal-file-no_name = “{ $name }” cannot be the name of a file.
terminal-file-no_folder_name = “{ $name }” cannot be the name of a folder.
terminal-file-unread = { $name } cannot be read: { $why }.
terminal-file-unwritten = { $name } cannot be written: { $why }.
terminal-file-large = { $name } is too large to be a file of Ruinous.
terminal-file-no_text = { $name } is not a text file of Ruinous: it is not UTF-8.
terminal-file-taken = { $name } exists already: choose another name, or continue it with --resume { $name }.
terminal-file-no_folder = { $name } cannot be written: there is no folder { $folder }.
terminal-file-no_games = The folder for saved games cannot be made ({ $why }): give a file with --save.
terminal-file-not_a_game = { $name } is not a game that can be resumed: { $why }
terminal-file-no_secret = { $name } does not hold the secret of its game, so it cannot be resumed; try ruinous replay.
terminal-file-changed = { $name } was changed since it was saved, so it cannot be resumed; ruinous verify says where.

## What the system says of a file

system-missing = no such file or directory
system-forbidden = permission denied
system-there_already = it is there already
system-a_folder = it is a folder
system-no_folder = part of its path is not a folder
system-full = no space left
system-read_only = read-only
system-long_name = the name is too long
system-no_name = it is not a name
system-no_home = there is no home folder
system-unknown = it cannot be used
