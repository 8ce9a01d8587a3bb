### Notifications: on the page, by webhook and by e-mail

notice-named = la table « { $name } »
notice-unnamed = votre table
notice-versus = votre table ({ $versus })
notice-your_turn = C’est à vous de jouer à { $table }.
notice-invited = Une place vous est réservée à { $table }.
notice-vote-rewind = Votre vote est attendu à { $table } : revenir en arrière ?
notice-vote-pause = Votre vote est attendu à { $table } : mettre la partie en pause ?
notice-vote-resume = Votre vote est attendu à { $table } : reprendre la partie ?
notice-vote-abandon = Votre vote est attendu à { $table } : abandonner la partie ?
notice-vote-replace = Votre vote est attendu à { $table } : libérer une place ?
notice-vote-seat = Votre vote est attendu à { $table } : accepter un nouveau joueur ?
notice-game_over-won = La partie à { $table } est terminée. Victoire { OF($winners) }.
notice-game_over-lost = La partie à { $table } est terminée. Tous les joueurs ont perdu.
notice-game_over-abandoned = La partie à { $table } a été abandonnée.
notice-game_over-closed = La partie à { $table } a été fermée.
notice-test = Ceci est une notification de test de Ruinous. Si vous la lisez, les notifications vous parviennent bien ici.
mail-subject-your_turn = À vous de jouer : { $name }
mail-subject-vote = Votre vote est attendu : { $name }
mail-subject-invited = Votre prochaine partie : { $name }
mail-subject-game_over = La partie est terminée : { $name }
mail-subject-test = Notification de test
mail-table = Table « { $name } » : { $url }
mail-table-unnamed = Table { $table } : { $url }
mail-unnamed = table { $table }
mail-versus = { $seats } contre { $powers }, tour { $round }
mail-code = Le code de cette adresse est { $code }. Saisissez-le dans vos réglages de Ruinous pour recevoir ici vos notifications. Si vous n’avez rien demandé, ignorez cet e-mail : sans ce code, rien ne sera envoyé ici.
mail-footer = Pour modifier ou arrêter ces e-mails : { $url }
mail-footer-settings = Pour modifier ou arrêter ces e-mails, allez dans vos réglages.
delivery-text = { $text }
delivery-test_sent = Le test est bien arrivé.
delivery-no_answer = { $host } n’a pas répondu en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
delivery-no_tls = Impossible d’établir une connexion sécurisée avec { $host }.
delivery-no_such_host = Le nom { $host } est introuvable.
delivery-no_connection = La connexion à { $host } a échoué.
delivery-no_web_server = { $host } n’a pas répondu comme un serveur web.
delivery-redirected = { $host } redirige vers une autre adresse ({ $status }). Saisissez l’adresse finale dans vos réglages.
delivery-refused = { $host } a refusé la notification ({ $status }). Vérifiez l’adresse du webhook dans vos réglages.
delivery-not_taken = { $host } n’a pas pu accepter la notification ({ $status }).
delivery-mail_address = Impossible d’envoyer un e-mail à cette adresse. Vérifiez-la dans vos réglages.
delivery-mail_no_answer = Le serveur de messagerie n’a pas répondu à temps.
delivery-mail_address_refused = Le serveur de messagerie a refusé l’adresse ({ $status }). Vérifiez-la dans vos réglages.
delivery-mail_address_later = Le serveur de messagerie n’accepte pas d’e-mails pour cette adresse en ce moment.
delivery-mail_login = Le serveur de messagerie a refusé les identifiants de ce serveur.
delivery-mail_refused = Le serveur de messagerie a refusé l’e-mail ({ $status }).
delivery-mail_later = Le serveur de messagerie n’a pas pu accepter l’e-mail ({ $status }).
delivery-mail_not_supported = Le serveur de messagerie n’offre pas ce que ce serveur est réglé pour utiliser.
delivery-mail_no_connection = La connexion au serveur de messagerie a échoué.
delivery-no_mail = Ce serveur ne peut pas envoyer d’e-mails.
delivery-push_gone = Cet appareil n’accepte plus les notifications. Elles y ont été désactivées.
delivery-push_refused = Le service de notification { $host } a refusé la notification ({ $status }). Désactivez puis réactivez les notifications sur cet appareil.
delivery-push_dropped = Le service de notification { $host } a refusé { $count } fois de suite les notifications pour cet appareil ({ $status }). Elles y ont été désactivées.
delivery-push_address = Ce serveur ne peut pas joindre le service de notification de cet appareil.
delivery-unknown = Le serveur n’a pas pu déterminer quoi envoyer.
delivery-attempts = L’envoi a échoué après { $count ->
        [one] { $count } tentative
       *[other] { $count } tentatives
    }.
delivery-gone = La table ou la personne n’existe plus.
delivery-settings_changed = Les réglages ont changé depuis.
delivery-quiet = Heures calmes.
delivery-nothing_left = Il n’y avait plus rien à annoncer.
delivery-merged = Un avis plus récent dit la même chose.
delivery-too_often = Envoi différé, car un avis vient déjà de partir.
