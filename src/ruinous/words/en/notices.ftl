### Notifications: on the page, by webhook and by e-mail

notice-named = “{ $name }”
notice-unnamed = your table
notice-versus = your table ({ $versus })
notice-your_turn = It is your turn at { $table }.
notice-vote-rewind = Your vote is needed at { $table }: rewind the game?
notice-vote-pause = Your vote is needed at { $table }: pause the game?
notice-vote-resume = Your vote is needed at { $table }: resume the game?
notice-vote-abandon = Your vote is needed at { $table }: abandon the game?
notice-vote-replace = Your vote is needed at { $table }: open a seat to someone else?
notice-game_over-won = The game at { $table } is over: { $winners } won.
notice-game_over-lost = The game at { $table } is over: everyone lost.
notice-game_over-abandoned = The game at { $table } was abandoned.
notice-game_over-closed = The game at { $table } was closed.
notice-test = This is a test notification from Ruinous. If you can read it, notifications reach you here.
mail-subject-your_turn = Your turn: { $name }
mail-subject-vote = Your vote is needed: { $name }
mail-subject-game_over = The game is over: { $name }
mail-subject-test = Test notification
mail-table = Table “{ $name }”: { $url }
mail-table-unnamed = Table { $table }: { $url }
mail-unnamed = table { $table }
mail-versus = { $seats } vs { $powers }, round { $round }
mail-code = The code for this mailbox is { $code }. Enter it in your Ruinous settings to receive notifications here. If you did not ask for this, ignore this e-mail: nothing is sent here without the code.
mail-footer = To change or stop these e-mails: { $url }
mail-footer-settings = To change or stop these e-mails, see your settings.
delivery-text = { $text }
delivery-test_sent = Test delivered.
delivery-no_answer = { $host } did not answer within { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
delivery-no_tls = No secure connection to { $host } could be made.
delivery-no_such_host = The name { $host } was not found.
delivery-no_connection = The connection to { $host } failed.
delivery-no_web_server = { $host } did not answer like a web server.
delivery-redirected = { $host } redirects to another address ({ $status }). Enter the final one in your settings.
delivery-refused = { $host } refused the notification ({ $status }). Check the webhook address in your settings.
delivery-not_taken = { $host } could not accept the notification ({ $status }).
delivery-mail_address = E-mail can’t be sent to this address. Check it in your settings.
delivery-mail_no_answer = The mail server did not answer in time.
delivery-mail_address_refused = The mail server refused the address ({ $status }). Check it in your settings.
delivery-mail_address_later = The mail server does not accept e-mail for this address right now.
delivery-mail_login = The mail server did not accept the login of this server.
delivery-mail_refused = The mail server refused the e-mail ({ $status }).
delivery-mail_later = The mail server could not accept the e-mail ({ $status }).
delivery-mail_not_supported = The mail server does not offer what this server is set up to use.
delivery-mail_no_connection = The connection to the mail server failed.
delivery-no_mail = This server can’t send e-mail.
delivery-unknown = The server could not work out what to send.
delivery-attempts = It could not be delivered in { $count } attempts.
delivery-gone = The table or the person no longer exists.
delivery-settings_changed = The settings have changed since.
delivery-quiet = Quiet hours.
delivery-nothing_left = There was nothing left to say.
