### What a host reads

serve-workers = Several workers need a shared database and a bus. Set DATABASE_URL (postgresql://…) and REDIS_URL (redis://…), or leave out --workers.
serve-folder = { $path } cannot be used: { $reason }.
serve-another_server = Another server is running on { $path }. Use it, stop it, or choose another folder with --data.
serve-port = Port { $port } of { $host } cannot be used: { $reason }.
serve-no_database = The database cannot be opened: { $reason }.
serve-waiting = { $sentence } Next try in { NUMBER($seconds) } s.
serve-no_data = There is no server data at { $path }. Name its folder with --data.
serve-file_exists = { $path } already exists. Choose another name, or add --force.
serve-replaces_all = This replaces everything the server has. Add --yes if you are sure.
serve-at = Ruinous is at { $url }
serve-in_folder = Its data is in { $path }.
serve-in_database = Its data is in the database.
serve-stop = Stop it with Ctrl-C. Every game goes on next time.
serve-admin_token = The admin token is in { $path }.
serve-not_built-title = The page has not been built
serve-not_built-how = The server works, but the files of the browser table are missing. In a checkout, run { $play }, which builds them, or { $build }. Then reload this page.
serve-not_built-api = Programs find the API here:
site-written = The site is in { $path }. For a first game a browser loads { $megabytes } MB; afterwards it plays without a network.
site-not_built = The page has not been built. In a checkout, run { $play }, which builds it, or { $build }.
site-no_folder = { $path } is no folder. Choose another name.
site-not_empty = { $path } holds something else already. Choose an empty folder, or a new one.
site-not_written = { $path } cannot be written: { $reason }.
keeping-replace = Replace everything the server has with the backup of { DATETIME($made, dateStyle: "long", timeStyle: "short") }? Type { $yes }:
keeping-yes = yes
keeping-unchanged = Nothing was changed.
keeping-written = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $identities ->
        [one] 1 identity
       *[other] { $identities } identities
    } written to { $path }.
keeping-restored = { $tables ->
        [one] 1 table
       *[other] { $tables } tables
    } and { $identities ->
        [one] 1 identity
       *[other] { $identities } identities
    } restored.
standing-live = Live games
standing-web = Asynchronous games
standing-line = { $n }. { $name }: { $rating } ± { $margin }, { $games ->
        [one] 1 game
       *[other] { $games } games
    }{ $provisional ->
        [yes] {" "}(provisional)
       *[no] {""}
    }
standing-none = Nobody has played a rated game yet.
standing-progress = Games read: { $count }
standing-rebuilt = { $games ->
        [one] 1 finished game
       *[other] { $games } finished games
    } read; { $rated ->
        [one] 1 counts
       *[other] { $rated } count
    }, for { $people ->
        [one] 1 person
       *[other] { $people } people
    }.
standing-unreadable = { $count ->
        [one] 1 log cannot be read; what was kept of that game stays.
       *[other] { $count } logs cannot be read; what was kept of those games stays.
    }
standing-changed = { $count ->
        [0] Every rating is what it was.
        [one] 1 rating is different now.
       *[other] { $count } ratings are different now.
    }
doctor-version = Ruinous { $version } with Python { $python }.
doctor-settings = { $count ->
        [0] No setting is made: all are as usual.
        [one] The one setting makes sense.
       *[other] All { $count } settings make sense.
    }
doctor-unknown = { $name } is not a setting of Ruinous, so it does nothing.
doctor-unknown_near = { $name } is not a setting of Ruinous, so it does nothing. Did you mean { $near }?
doctor-store = The database opens, is sound and has the newest schema, { $version }.
doctor-store_new = There is no database yet. The first start makes { $path }.
doctor-store_older = The database opens and is sound. The next start brings its schema from { $version } to { $newest }; make a backup first.
doctor-store_newer = The database has schema { $version }, and this Ruinous knows up to { $newest }. Update Ruinous.
doctor-store_closed = The database cannot be opened: { $reason }. Check its place and who may read it.
doctor-store_damaged = The database is damaged. Stop the server, move the file away and restore a backup.
doctor-room = { $path } can be written and has { $megabytes } MB left.
doctor-little_room = { $path } has only { $megabytes } MB left. Free some space.
doctor-folder_closed = { $path } cannot be written. Check whose folder it is, or choose another with --data.
doctor-readable = Others on this machine can read { $path }. Close it to them: chmod 600.
doctor-file_closed = { $path } cannot be read and written by this user. Check whose file it is.
doctor-clock = The clock is not behind what it has written.
doctor-clock_behind = The clock is { $seconds } seconds behind the newest entry. Set it right before you start.
doctor-zones = The time zones are there, for quiet hours.
doctor-no_zones = The time zones are missing, so quiet hours do not work. Install them: { $command }.
doctor-admin = The admin token is in { $path } and is valid.
doctor-admin_new = The first start writes the admin token to { $path }.
doctor-admin_lost = The admin token cannot be read from { $path } ({ $reason }). To get a new one: ruinous serve --new-admin-token.
doctor-admin_void = The token in { $path } is not the admin token of this database. To get a new one: ruinous serve --new-admin-token.
doctor-redis = Redis answers.
doctor-redis_closed = Redis does not answer ({ $reason }). Check REDIS_URL; until then updates between workers come late.
doctor-mail = The mail server { $host } lets us in at port { $port }.
doctor-no_mail = RUINOUS_SMTP is not set: notices go to the page and to webhooks, not by e-mail.
doctor-mail_closed = The mail server { $host } does not let us in at port { $port }: { $why } Check RUINOUS_SMTP.
doctor-push = Notifications can be pushed to browsers.
doctor-push_insecure = RUINOUS_URL is not set to an address that begins with https://: browsers elsewhere will not take pushed notifications.
doctor-push_damaged = The key in the database for pushed notifications can’t be read. Delete the row push.key in the table meta: a new one is made, and people switch notifications on again.
doctor-page = The page is built.
doctor-no_page = The page is not built: browsers see nothing, programs can play. In a checkout, run ./play.
doctor-port = Port { $port } of { $host } is free.
doctor-port_ours = Ruinous { $version } is running at port { $port }.
doctor-port_taken = Port { $port } of { $host } cannot be used: { $reason }. Choose another with --port.
doctor-files = { $count } files and connections may be open at a time.
doctor-files_unlimited = Any number of files and connections may be open at a time.
doctor-few_files = Only { $count } files and connections may be open at a time. Raise the limit to { $enough } or more: ulimit -n, or LimitNOFILE.
bot-link = --table takes the link of a table, such as http://127.0.0.1:8765/#table=abc….
bot-server = { $sentence }
bot-no_free_seat = There is no free seat at this table.
bot-lost_seat = The bot has lost its seat.
bot-turned_away = The players did not let the bot take a seat.
bot-refused = The bot’s actions were refused { $count } times in a row. The last time: { $sentence }
bot-ended = The bot ended before the game was over.
bot-no_file = { $path } cannot be started: there is no such file.
bot-cannot_start = { $path } cannot be started: { $reason }.
bot-no_program = “{ $program }” is not a program. Give its name, and its arguments in the same word.
bot-not_reading = The bot has not read its input for { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
bot-no_answer = The bot did not answer within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
bot-long_line = The bot answered with a line that is too long.
bot-wrong_answer = The bot answered “{ $text }” instead of { $example }.
client-unreachable = { $url } cannot be reached: { $reason }.
client-lost = The connection was lost.
client-missed = An update is missing. Connect again.
client-status = The server answered with status { $status }.
setting-number = { $name } must be a number from { $low } to { $high }, not “{ $given }”.
setting-whole_number = { $name } must be a whole number from { $low } to { $high }, not “{ $given }”.
setting-up_to = { $name } must be a number from 0 to { $high }, not “{ $given }”.
setting-above_zero = { $name } must be a number above 0 and up to { $high }, not “{ $given }”.
setting-rate = { $name } must be a rate and a burst, such as “20/s 60” or “5/m 5”, not “{ $given }”.
setting-hosts = { $name } must be host names without a port, such as “play.example.org, *.example.net”, or “*”, not “{ $given }”.
setting-url = { $name } must be an address such as “https://play.example.org”, not “{ $given }”.
setting-secret = { $name } needs at least { $least } characters: letters, digits and signs, without spaces.
setting-smtp = RUINOUS_SMTP must be an address such as smtp://user:password@mail.example.org:587 (smtps:// for TLS from the start), and RUINOUS_MAIL_FROM the sender’s e-mail address.
store-closed = The store is closed.
store-stale = Table { $table } is already at version { $version }.
store-restored = The data was restored from a backup. Look at the table again.
store-key_taken = A key that must be unique is already in use.
store-characters = A text contains a character that cannot be stored, such as NUL or half of a character.
store-no_table = There is no table { $table }.
store-no_identity = There is no identity { $person }.
store-secret = The database does not keep the secret for e-mail codes.
store-cannot_open = { $path } cannot be opened ({ $reason }). Choose another place for the data.
store-no_wal = SQLite has no write-ahead log at { $path }. Choose a place on a local disk.
store-no_room = There is no room for { $path }. Free some space on its disk. Nothing was changed.
store-disk_failed = The disk fails to write { $path }. Check the disk. Nothing was changed.
store-file_busy = Another process keeps { $path } busy. Wait until it has finished, or stop it.
store-damaged_file = { $path } is damaged or not a database. Move it away and bring back your last backup with “ruinous restore”.
store-gap_in_log = The log of a table in the database { $path } has a gap. Bring back your last backup with “ruinous restore”.
store-other_schema = { $path } is not a database of Ruinous: { $missing } is missing. Bring back your last backup with “ruinous restore”.
store-read_only = { $path } cannot be written. Check who may write to it and to its folder.
store-newer_schema = The database has schema version { $version }, and this Ruinous knows up to { $newest }. Update Ruinous, or restore an older backup.
store-database_address = The address of the database cannot be understood ({ $detail }). Correct it.
store-database_closed_to_us = The database refuses access ({ $detail }). Check its address.
store-database_full = The database has no room to write. Free some space on its disk. Nothing was changed.
store-database_busy = The database is too busy with other writers. Nothing was changed. Try again.
store-database_no_answer = The database is not responding. Check that it is running and can be reached.
store-database_failed = The database failed: { $detail }.
store-cannot_write = { $path } cannot be written ({ $reason }). Choose another place.
store-cannot_read = { $path } cannot be read ({ $reason }). Check its name.
store-not_a_backup = { $path } is not a backup of Ruinous. Choose another file.
store-damaged_backup = { $path } is not a backup of Ruinous, or it is cut or damaged. Choose another one.
store-newer_backup = { $path } was written by a newer Ruinous. Update Ruinous first.
store-newer_edition = { $path } uses edition { $number } of the rules and needs Ruinous { $needs } or newer. Nothing was changed.
store-row = A row of { $kind } does not fit into the database. Nothing was restored.
store-log_gap = The log of a table has a gap. Nothing was restored.
log-entry = An entry cannot be read ({ $detail }).
log-newer_edition = This table uses edition { $number } of the rules and needs Ruinous { $needs } or newer.
log-beginning = After version { $version } comes an entry that cannot stand there. A log begins with the creation of the table, and only there.
log-failed = Version { $version } cannot be carried out ({ $detail }).
log-not_played = Version { $version } cannot be played ({ $detail }).
log-too_far_back = Version { $version } goes back further than the game.
log-chance = Version { $version } records more chance than there was.
log-position = The position at version { $version } is not the recorded one.
