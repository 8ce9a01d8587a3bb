### What a host reads

serve-workers = Several workers need a shared database and a bus. Set DATABASE_URL (postgresql://…) and REDIS_URL (redis://…), or leave out --workers.
serve-folder = { $path } cannot be used: { $reason }.
serve-another_server = Another server is running on { $path }. Use it, stop it, or choose another folder with --data.
serve-port = Port { $port } of { $host } cannot be used: { $reason }.
serve-no_database = The database cannot be opened: { $reason }.
serve-no_data = There is no server data at { $path }. Name its folder with --data.
serve-file_exists = { $path } already exists. Choose another name, or add --force.
serve-replaces_all = This replaces everything the server has. Add --yes if you are sure.
serve-at = Ruinous is at { $url }
serve-in_folder = Its data is in { $path }.
serve-in_database = Its data is in the database.
serve-stop = Stop it with Ctrl-C. Every game goes on next time.
serve-admin_token = Admin token (shown only this once): { $token }
serve-not_built-title = The page has not been built
serve-not_built-how = The server works, but the files of the browser table are missing. In a checkout, run { $play }, which builds them, or { $build }. Then reload this page.
serve-not_built-api = Programs find the API here:
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
bot-link = --table takes the link of a table, such as http://127.0.0.1:8765/#table=abc….
bot-server = { $sentence }
bot-no_free_seat = There is no free seat at this table.
bot-lost_seat = The bot has lost its seat.
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
store-damaged_file = { $path } is damaged or not a database. Move it away and restore a backup.
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
