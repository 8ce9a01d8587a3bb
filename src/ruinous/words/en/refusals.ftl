### What the table and the server refuse

refusal-password_or_not = Set a password for a table with access by password, and only for such a table.
refusal-password_too_short = The password of a table needs at least { $count } characters.
refusal-too_many_places = This table has { $size } places, not { $count }.
refusal-powers_for_places = Name a different Power of this table for every place, or for none.
refusal-hot_seat_only = One person can hold several seats only with the option hot_seat.
refusal-fill_every_place = The game can’t start yet. Fill every place, or create the table without starting it.
refusal-three_to_five_powers = The game needs three to five Powers.
refusal-own_power = Your Power must be one of those in play: { $powers }.
refusal-no_lesson = There is no lesson “{ $lesson }”. Choose one of these: { $lessons }.
refusal-no_puzzle = There is no puzzle “{ $puzzle }”.
refusal-puzzle_else = That is not the answer: it comes to { $percent }% at most. Nothing has happened, so try again.
refusal-puzzle_answer = Right so far, but this is not how to go on. Try again.
refusal-puzzle_named = This puzzle asks for a Power: name one.
refusal-no_power = There is no Power “{ $named }”. Choose from { $powers }.
refusal-power_twice = The same Power is listed twice.
refusal-too_few_powers = { $count } players need at least { $count } Powers to choose from.
refusal-exact_powers = If everyone chooses freely, name exactly one Power for each player.
refusal-clock_too_short = A clock needs at least { $seconds } seconds.
refusal-table_name_characters = The name of a table cannot contain control characters.
refusal-corrections_too_long = Card corrections can have at most { $count } characters.
refusal-bad_corrections = Card corrections, line { $line }: { $reason }
refusal-no_bot = There is no bot “{ $bot }”. Choose one of these: { $bots }.
refusal-no_such_state = The state of a table is open, playing or over.
refusal-no_command = You can’t do this at a table.
refusal-take_over_instead = The game has already started. Take over a free seat instead.
refusal-seated_already = You already have a seat at this table.
refusal-no_free_seat = There is no free seat at this table.
refusal-seat_taken = This seat is taken.
refusal-seat_kept = This seat is kept for someone else.
refusal-seats_fixed = Seats can’t be changed once the game has started.
refusal-seats_empty = The game can’t start: { $count ->
        [one] one seat is
       *[other] { $count } seats are
    } still empty. Wait for players or add bots.
refusal-begun_already = The game has already started.
refusal-not_begun = The game has not started yet.
refusal-over = The game at this table is over.
refusal-host_only = Only the host of the table can do this.
refusal-no_place = There is no place { $place }: the places are 0 to { $last }.
refusal-no_such_seat = There is no seat “{ $seat }” at this table.
refusal-not_your_seat = That is not your seat.
refusal-no_seat = You have no seat at this table.
refusal-which_place = You hold several seats. Say which place you mean.
refusal-bot_decides = A bot is playing this seat. Return to it first.
refusal-handed_already = This bot is already playing your seat.
refusal-returned_already = You are already playing this seat yourself.
refusal-no_take_over = Seats can’t be taken over at this table.
refusal-voted_out = The players of this table voted you out of the game.
refusal-seat_held = This seat belongs to someone. The players can open it with a vote.
refusal-seen_other_cards = You have held another seat in this game. You can only take that one back.
refusal-kin_seen_cards = Someone on your device or from your address has held another seat in this game. You can watch, but not sit down here.
refusal-nobody_to_ask = Nobody at this table can agree to that right now.
refusal-asked_already = You have asked for a seat. Wait for the players to answer.
refusal-asked_for_seat = You have asked for a seat at this table. The players are being asked.
refusal-seat_asked_often = The players of this table have turned several newcomers away. Try again later.
refusal-removed = The host removed you from this table. You can’t come back to it.
refusal-remove_another = Only another person can be removed from a seat.
refusal-move_elsewhere = Choose a taken seat and another one to move to.
refusal-not_drafting = No Powers are being drafted right now.
refusal-drafting = The players are still choosing their Powers.
refusal-not_your_pick = It is not your turn to choose a Power.
refusal-powers_left = Choose one of the Powers that are left: { $powers }.
refusal-not_their_turn = It is the turn of { $power }.
refusal-not_your_turn = It is the turn of { $power }, and that is not your seat.
refusal-no_bots_turn = It is not a bot’s turn.
refusal-no_bots_pick = It is not a bot’s turn to choose a Power.
refusal-stale = The game has moved on. Look at the table again.
refusal-nothing_to_undo = Nothing to undo: you can’t undo past a roll, a reveal or another player’s move.
refusal-few_to_undo = You can undo only { $count ->
        [one] one decision
       *[other] { $count } decisions
    }: not past a roll, a reveal or another player’s move.
refusal-nothing_to_decide = There is nothing to decide right now.
refusal-vote_open = Another vote is open. Wait until it is decided.
refusal-voters_only = Only people who are playing a seat can open a vote.
refusal-founders_only = Only people who have been playing since the start of the game can open this vote.
refusal-vote_too_soon = The last vote of this kind came to nothing. You can open another one in { $minutes ->
        [one] a minute.
       *[other] { $minutes } minutes.
    }
refusal-paused = The game is paused. A vote can resume it.
refusal-paused_already = The game is already paused.
refusal-not_paused = The game is not paused.
refusal-nothing_to_rewind = Nothing has been decided yet, so there is nothing to rewind.
refusal-lesson_begins_here = The lesson begins here, so there is nothing to rewind.
refusal-rewind_to = Say how many of the { $count } decisions to keep: { $least } to { $most }.
refusal-which_seat_to_free = Say which seat to open to someone else.
refusal-only_anothers_seat = A vote can only open the seat of another person.
refusal-alone_in_vote = You can’t decide this vote alone unless the other player is out of time or has been away for long.
refusal-no_vote = No vote is open.
refusal-no_say = You have no say in this vote.
refusal-voted_already = You have already voted.
refusal-not_your_vote = Only the person who opened the vote can withdraw it.
refusal-abandon_by_vote = A running game can’t be closed. Propose abandoning it instead.
refusal-rematch_too_early = A rematch is possible once the game is over.
refusal-rematch_players = Only the players of this game can ask for a rematch.
refusal-rematched = There is already a rematch.
refusal-no_table = There is no such table. Check the link or the code.
refusal-table_private = This table is private: it asks for a password, or it does not allow spectators.
refusal-table_busy = Too many people are acting at this table at once. Try again.
refusal-unreadable = This table can’t be opened: what is stored of it is damaged, or a newer Ruinous wrote it. Nothing you did caused this, and all other tables go on. The host of the server can restore a backup.
refusal-unreadable_newer = This table can’t be opened: it uses edition { $number } of the rules and needs Ruinous { $needs } or newer. Nothing you did caused this, and all other tables go on. The host of the server can update Ruinous.
refusal-password_first = Enter the password of this table first.
refusal-wrong_password = This is not the password of the table.
refusal-talk_off = Chat is off at this table.
refusal-talk_players = Only the players can chat at this table.
refusal-talk_empty = This message is empty.
refusal-talk_characters = This message contains characters that can’t be shown.
refusal-no_moment = There is no such moment. The game has { $count ->
        [one] 1 decision
       *[other] { $count } decisions
    }, counted from 0.
refusal-no_step = There is no such decision. The game has { $count ->
        [one] one
       *[other] { $count }
    }, counted from 1.
refusal-no_line = There is no such line. The log has { $count ->
        [one] one
       *[other] { $count }
    }, counted from 0.
refusal-unreadable_here = This game can’t be opened: what is stored of it is damaged. Your other games go on. If you have saved it to a file, you can read it in again.
refusal-storage_full = There is no room left in this browser’s storage. Your last step was not kept; the game is as it was before. Save games to files and delete old ones, then try again.
refusal-storage_refused = This browser does not let Ruinous keep anything: a private window, perhaps, or a setting. Your last step was not kept; the game is as it was before.
refusal-record_false = This record is not true. Line { $line }: { $reason }
refusal-scenario_false = This file has no position to play from: { $reason }
refusal-scenario_options = This file’s options don’t work: { $reason }
refusal-no_record_of_position = This game began from a position in a file, so it has no record. Save the game itself to a file.
refusal-storage_newer = A newer version of Ruinous is open in another tab. Your last step was not kept; reload this page and continue.
refusal-save_false = The file does not hold the game { $table } as it was played: it is damaged, or a newer Ruinous wrote it. Nothing was changed.
refusal-fault_here = Something went wrong, and it is our fault: { $detail }. Nothing is lost; load the page anew and go on.
refusal-record_closed = The record opens when the game is over. Until then it would give away secrets.
refusal-hurry_players = Only people who sit at the table can hurry its bots.
refusal-why_busy = Too many questions right now. Try again in a moment.
refusal-analysis_closed = A game can be analyzed when it is over. Until then it would give away hands.
refusal-nothing_decided = Nothing was decided in this game, so there is nothing to analyze.
refusal-not_analysed = { $reason }
refusal-not_analysed_line = Line { $line }: { $reason }
refusal-no_analysis = There is no such game here, or no more: a game that nobody looks at is forgotten after a while. Bring it again.
refusal-analysis_broken = The analysis broke off, and it is our fault. Ask for it again.
refusal-too_many_analyses = { $count ->
        [one] One analysis of yours is waiting already.
       *[other] { $count } analyses of yours are waiting already.
    } Ask again when one of them is done.
refusal-variation_too_long = A variation has at most { $most } actions.
refusal-nothing_to_play_on = The game is over here. Go back to an earlier moment and play on from there.
refusal-before_the_table = This was decided before anyone sat down at the table.
refusal-person_decided = A person decided this. Ask them.
refusal-secret_choice = Only { $power } knows what was chosen here.
refusal-nobody_chose = Nobody chose this: it follows from the rules.
refusal-sign_in = Sign in first: create an identity or use an existing token.
refusal-hello_first = Say who you are first: send a hello with your token.
refusal-hello_before_watch = Say who you are before you watch a table.
refusal-unknown_token = This token is not known here.
refusal-blocked = The host of this server has blocked this identity.
refusal-no_identity = There is no such identity.
refusal-identity_gone = This identity no longer exists. Create a new one.
refusal-name_characters = A name can’t contain control characters or invisible characters.
refusal-name_length = A name needs 1 to { $most } characters.
refusal-name_blank = A name needs at least one letter, digit or sign.
refusal-name_tag = A name can’t contain anything that looks like a tag, such as #k3f9.
refusal-name_marks = A name can’t stack that many marks on one letter.
refusal-name_scripts = A name can’t mix letters of different alphabets in one word.
refusal-settings_too_large = These settings are too large: { $bytes } bytes at most.
refusal-wrong_code = This recovery code is not valid: it was used, replaced or mistyped.
refusal-wrong_entry = No such name with this passphrase. Check both, and the tag after the #.
refusal-passphrase_with_code = This identity has a passphrase. Send it together with the code.
refusal-wrong_passphrase = This is not the passphrase of the identity. Try again.
refusal-old_passphrase = This identity has a passphrase. Send it as the old one.
refusal-wrong_old_passphrase = This is not the old passphrase. Try again.
refusal-passphrase_length = A passphrase needs { $least } to { $most } characters.
refusal-passphrase_to_leave = This identity has a passphrase. Give it to delete the identity.
refusal-not_sure = Deleting cannot be undone. To go on, give your name, { $name }, or say that you are sure.
refusal-program_scope = This token belongs to a program and may only be used to play at tables.
refusal-program_table = This token belongs to a program and is good for another table only.
refusal-too_many_programs = You have { $count } tokens for programs already. Take one back first.
refusal-no_program = There is no such token. Look at your list again.
refusal-no_page = There is no such page, or it is private.
refusal-no_group = There is no such group, or you are not a member of it.
refusal-no_invitation = This link leads to no group. It may have been replaced: ask for a new one.
refusal-group_name = The group or tournament needs a name.
refusal-group_full = A group can have at most { $count } members.
refusal-groups_of_one = You can be a member of at most { $count } groups. Leave one first.
refusal-group_games = A group keeps at most { $count } games. Start a new group for the next ones.
refusal-group_tournaments = A group keeps at most { $count } tournaments. Start a new group for the next ones.
refusal-group_host_only = Only the hosts of the group can do this.
refusal-group_owner_only = Only the owner of the group can do this.
refusal-group_another = Choose another member of the group.
refusal-group_members_only = Only members of the group can play here.
refusal-group_seats = Each seat can be kept for one member of the group, and each member for one seat.
refusal-group_powers = Choose three to five different Powers.
refusal-group_busy = The group is being changed by several people at once. Try again.
refusal-tournament_goes_on = A tournament is still going on. End it first.
refusal-no_tournament = No tournament is going on.
refusal-tournament_players = A tournament needs at least { $count } players.
refusal-tournament_rounds = A tournament can have at most { $count } rounds. End it.
refusal-round_open = The next round can’t be drawn yet: { $count ->
        [one] one table has
       *[other] { $count } tables have
    } no result. Enter one for what won’t be played.
refusal-no_drawn_table = The tournament has no such table.
refusal-no_such_player = This person is not playing in the tournament.
refusal-entered_places = Give each of the { $count } seats its place, starting with 1. After a shared place, skip the ones it took.
refusal-unrated_hot_seat = Games where one person may hold several seats can’t be rated.
refusal-unrated_take_back = Games where other players’ decisions can be taken back can’t be rated.
refusal-unrated_bots = Games with bots can’t be rated.
refusal-unrated_prepared = Only games played from the start can be rated.
refusal-admin_token_missing = Send the admin token in the header Authorization: Bearer TOKEN.
refusal-admin_token_wrong = This is not the admin token. To get a new one, run: ruinous serve --new-admin-token.
refusal-metrics_token_wrong = This token does not open the metrics. Use the one of RUINOUS_METRICS_TOKEN, or the admin token.
refusal-no_mail = This server can’t send e-mail. Use a webhook.
refusal-no_webhook = There is no webhook in your settings. Save one first.
refusal-no_mailbox = There is no e-mail address in your settings. Save one first.
refusal-mailbox = The e-mail address must look like name@example.org, in ASCII letters.
refusal-quiet_hours = Quiet hours must start and end at different times. Remove them to have none.
refusal-time_zone = Unknown time zone. Use a name such as Europe/Paris or UTC.
refusal-no_time_zones = This server knows no time zones but UTC. Choose UTC, or ask its host to install tzdata.
refusal-webhook_characters = The webhook address contains spaces or non-ASCII letters. Copy it again from the service.
refusal-webhook_unreadable = The webhook address can’t be read. Copy it again from the service.
refusal-webhook_scheme = The webhook address must begin with https:// or http:// and name a host.
refusal-webhook_user = The webhook address must not contain a user name or password.
refusal-webhook_fragment = The webhook address must not contain a # part.
refusal-webhook_host = “{ $host }” is not a host name.
refusal-webhook_port = The port of a webhook must be 80, 443 or at least 1024.
refusal-webhook_private = The host { $host } is not on the public internet. Choose another webhook.
refusal-webhook_header = The header { $header } can’t be sent.
refusal-push_off = Notifications are off on this device. Switch them on first.
refusal-push_subscription = This server can’t use what the browser has given for notifications. Switch them off and on again.
refusal-push_devices = Notifications are already on for { $most } devices. Switch them off on one of those first.
refusal-bad_request = This request can’t be understood. Compare it with the description of the API.
refusal-not_allowed = You are not allowed to do this.
refusal-not_found = Page not found.
refusal-wrong_method = This address does not accept this method.
refusal-too_large = This request is too large.
refusal-too_many = Too many requests. Wait a little and try again.
refusal-down = The server can’t answer right now. Try again in a moment.
refusal-fault = Something went wrong in the server. Tell the host this number: { $reference }.
refusal-conflict = This is already in use. Try again.
refusal-full = The server is out of disk space. Nothing was changed. Please tell the host.
refusal-database_down = The database is not responding. Check whether your change was made before you try again.
refusal-database_unusable = The database cannot be used. Nothing was changed. Please tell the host.
refusal-not_ready_down = The server is up, but its database is not responding.
refusal-not_ready_full = The server is up, but there is no room left to write.
refusal-not_ready_disk = The server is up, but its disk has only { $disk_free } MB left.
refusal-not_ready_damaged = The server is up, but its database is damaged. Its host must restore a backup.
refusal-not_ready_checking = The server is up, but it is still checking its database.
refusal-restored = The server was just restored from a backup. Try again.
refusal-too_many_requests = Too many requests. Wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } and try again.
refusal-too_many_connections = Too many connections from your address. Wait { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    } and try again.
refusal-too_many_watched = One connection can watch at most { $count } tables.
refusal-too_many_open = You have { $count } tables that have not begun. Start or close one first.
refusal-too_many_open_here = There are { $count } tables from your address that have not begun. Start or close one first.
refusal-too_many_playing = You have { $count } running games. Finish one first.
refusal-no_host = The request has no valid Host header that says which server it wants.
refusal-wrong_host = This server does not answer to the name { $host }. Its host can add it to RUINOUS_HOSTS.
refusal-address_too_long = The address of this request is too long.
refusal-address_nul = The address of this request contains the character NUL. Leave it out.
refusal-foreign_origin = This request comes from a page of another server. Use the page of this one. (Behind a reverse proxy, the host must set RUINOUS_TRUST_PROXY or RUINOUS_URL.)
refusal-csrf = Send the value of the cookie { $cookie } in the header X-Ruinous-CSRF. Reload the page if there is none.
refusal-not_json = Send JSON, with the header Content-Type: application/json.
refusal-no_body = The request needs a body of JSON.
refusal-body_too_deep = The body is nested too deeply.
refusal-body_number_too_large = The body contains a number that is too large.
refusal-body_not_json = The body is not valid JSON.
refusal-body_nul = The body contains the character NUL. Leave it out.
refusal-message_nul = The message contains the character NUL. Leave it out.
refusal-characters = This contains characters that can’t be stored.
refusal-key_reused = This key was already used for something else. Use a new one.
refusal-body_too_large = The body is too large. Send at most { $bytes } bytes.
refusal-body_too_slow = The body took too long to arrive. Try again.
refusal-header_too_slow = The header of the request took too long to arrive. Try again.
refusal-header_too_large = The header of the request is too large. Send at most { $bytes } bytes.
refusal-not_http = This is not an HTTP request.
refusal-too_many_visitors = Too many people are connected right now. Try again in a moment.
refusal-length_not_a_number = The header Content-Length must be a number.
refusal-message_not_json = This message is not valid JSON.
refusal-message_too_large = A message can have at most { $bytes } bytes.
refusal-parameter = The parameter “{ $field }” is missing or not valid. Compare it with the description of the API.
refusal-shape = The field “{ $field }” is not valid. Compare it with the description of the API.
refusal-shape_kind = The field “{ $field }” must be { $wanted }, not { $given }.
refusal-shape_choice = The field “{ $field }” must be one of these: { $choices }.
refusal-shape_least = The field “{ $field }” must be at least { $least }.
refusal-shape_most = The field “{ $field }” must be at most { $most }.
refusal-shape_short = The field “{ $field }” needs at least { $least ->
        [one] one character or item
       *[other] { $least } characters or items
    }.
refusal-shape_long = The field “{ $field }” can have at most { $most ->
        [one] one character or item
       *[other] { $most } characters or items
    }.
refusal-shape_pattern = The field “{ $field }” is not written as it should be.
refusal-shape_missing = The field “{ $field }” is missing.
refusal-shape_unknown = The field “{ $field }” is not known here.
