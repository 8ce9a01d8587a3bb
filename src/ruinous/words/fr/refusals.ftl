### What the table and the server refuse

refusal-password_or_not = Donnez un mot de passe si l’accès à la table se fait par mot de passe, et seulement dans ce cas.
refusal-password_too_short = Le mot de passe d’une table doit avoir au moins { $count } caractères.
refusal-too_many_places = Cette table compte { $size } places, et non { $count }.
refusal-powers_for_places = Donnez à chaque place sa propre Puissance parmi celles de cette table, ou n’en donnez à aucune.
refusal-hot_seat_only = Pour qu’une personne tienne plusieurs places, il faut l’option hot_seat.
refusal-fill_every_place = La partie ne peut pas encore commencer. Remplissez toutes les places, ou créez la table sans commencer la partie.
refusal-three_to_five_powers = Il faut trois à cinq Puissances pour jouer.
refusal-own_power = Votre Puissance doit être en jeu. Choisissez parmi : { $powers }.
refusal-no_lesson = La leçon « { $lesson } » n’existe pas. Choisissez parmi : { $lessons }.
refusal-no_puzzle = Le problème « { $puzzle } » n’existe pas.
refusal-puzzle_else = Ce n’est pas la réponse : elle donne { $percent } % au plus. Rien n’a été joué, réessayez.
refusal-puzzle_answer = Bien jusqu’ici, mais ce n’est pas la suite. Réessayez.
refusal-puzzle_named = Ce problème demande une Puissance : nommez-la.
refusal-no_power = La Puissance « { $named } » n’existe pas. Choisissez parmi : { $powers }.
refusal-power_twice = La même Puissance figure deux fois dans la liste.
refusal-too_few_powers = Pour { $count } joueurs, il faut au moins { $count } Puissances au choix.
refusal-exact_powers = Avec le choix libre, indiquez exactement autant de Puissances que de joueurs.
refusal-clock_too_short = Une pendule doit laisser au moins { $seconds } secondes.
refusal-table_name_characters = Le nom d’une table ne peut pas contenir de caractères de contrôle.
refusal-corrections_too_long = Les corrections de cartes ne peuvent pas dépasser { $count } caractères.
refusal-bad_corrections = Corrections de cartes, ligne { $line } : { $reason }
refusal-no_bot = Le bot « { $bot } » n’existe pas. Choisissez parmi : { $bots }.
refusal-no_such_state = L’état d’une table est open, playing ou over.
refusal-no_command = Cette action n’existe pas à une table.
refusal-take_over_instead = La partie a déjà commencé. Reprenez plutôt une place libre.
refusal-seated_already = Vous avez déjà une place à cette table.
refusal-no_free_seat = Il n’y a plus de place libre à cette table.
refusal-seat_taken = Cette place est prise.
refusal-seat_kept = Cette place est réservée à quelqu’un d’autre.
refusal-seats_fixed = On ne peut plus changer de place une fois la partie commencée.
refusal-seats_empty = La partie ne peut pas commencer : { $count ->
        [one] une place est
       *[other] { $count } places sont
    } encore à prendre. Attendez des joueurs ou ajoutez des bots.
refusal-begun_already = La partie a déjà commencé.
refusal-not_begun = La partie n’a pas encore commencé.
refusal-over = La partie est terminée à cette table.
refusal-host_only = Seul l’hôte de la table peut faire cela.
refusal-no_place = La place { $place } n’existe pas : les places vont de 0 à { $last }.
refusal-no_such_seat = Il n’y a pas de place « { $seat } » à cette table.
refusal-not_your_seat = Ce n’est pas votre place.
refusal-no_seat = Vous n’avez pas de place à cette table.
refusal-which_place = Vous tenez plusieurs places. Indiquez laquelle.
refusal-bot_decides = Un bot joue à cette place. Reprenez-la d’abord.
refusal-handed_already = Ce bot joue déjà à votre place.
refusal-returned_already = Vous avez déjà repris cette place.
refusal-no_take_over = À cette table, on ne peut pas reprendre une place.
refusal-voted_out = Les joueurs de cette table ont voté votre exclusion de la partie.
refusal-seat_held = Cette place appartient à quelqu’un. Les joueurs peuvent la libérer par un vote.
refusal-seen_other_cards = Vous avez tenu une autre place dans cette partie. Vous ne pouvez reprendre que celle-là.
refusal-kin_seen_cards = Quelqu’un a tenu une autre place dans cette partie depuis votre appareil ou votre adresse. Vous pouvez regarder, mais pas vous asseoir ici.
refusal-nobody_to_ask = Personne à cette table ne peut donner son accord en ce moment.
refusal-asked_already = Vous avez demandé une place. Attendez la réponse des joueurs.
refusal-asked_for_seat = Vous avez demandé une place à cette table. Les joueurs sont consultés.
refusal-seat_asked_often = Les joueurs de cette table ont déjà refusé plusieurs personnes. Réessayez plus tard.
refusal-removed = L’hôte vous a exclu de cette table. Vous ne pouvez pas y revenir.
refusal-remove_another = On ne peut exclure qu’une autre personne.
refusal-move_elsewhere = Choisissez une place occupée et une autre place où aller.
refusal-not_drafting = Ce n’est pas le moment de choisir les Puissances.
refusal-drafting = Les joueurs n’ont pas fini de choisir leurs Puissances.
refusal-not_your_pick = Ce n’est pas à vous de choisir une Puissance.
refusal-powers_left = Choisissez l’une des Puissances qui restent : { $powers }.
refusal-not_their_turn = C’est au tour { OF($power) }.
refusal-not_your_turn = C’est au tour { OF($power) }, et ce n’est pas votre place.
refusal-no_bots_turn = Ce n’est pas à un bot de jouer.
refusal-no_bots_pick = Ce n’est pas à un bot de choisir une Puissance.
refusal-stale = La partie a avancé entre-temps. Regardez où en est la table.
refusal-nothing_to_undo = Rien à annuler : on ne revient pas sur un jet de dés, une révélation ou le coup d’un autre joueur.
refusal-few_to_undo = Vous ne pouvez annuler que { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    } : on ne revient pas sur un jet de dés, une révélation ou le coup d’un autre joueur.
refusal-nothing_to_decide = Il n’y a rien à décider pour l’instant.
refusal-vote_open = Un autre vote est en cours. Attendez qu’il soit tranché.
refusal-voters_only = Seules les personnes qui jouent à cette table peuvent proposer un vote.
refusal-founders_only = Seules les personnes qui jouent depuis le début de la partie peuvent proposer ce vote.
refusal-vote_too_soon = Le dernier vote de ce genre n’a pas abouti. Vous pourrez en proposer un autre dans { $minutes ->
        [one] une minute.
       *[other] { $minutes } minutes.
    }
refusal-paused = La partie est en pause. Proposez un vote pour la reprendre.
refusal-paused_already = La partie est déjà en pause.
refusal-not_paused = La partie n’est pas en pause.
refusal-nothing_to_rewind = Rien n’a encore été décidé : impossible de revenir en arrière.
refusal-lesson_begins_here = La leçon commence ici : impossible de revenir plus en arrière.
refusal-rewind_to = Indiquez combien des { $count } décisions garder : de { $least } à { $most }.
refusal-which_seat_to_free = Indiquez la place à libérer.
refusal-only_anothers_seat = Un vote ne peut libérer que la place de quelqu’un d’autre.
refusal-alone_in_vote = Votre voix seule ne suffit pas, sauf si l’autre joueur n’a plus de temps ou est absent depuis longtemps.
refusal-no_vote = Aucun vote n’est en cours.
refusal-no_say = Vous ne participez pas à ce vote.
refusal-voted_already = Vous avez déjà voté.
refusal-not_your_vote = Seule la personne qui a proposé le vote peut le retirer.
refusal-abandon_by_vote = On ne peut pas fermer une partie en cours. Proposez plutôt de l’abandonner.
refusal-rematch_too_early = On ne peut rejouer qu’une fois la partie terminée.
refusal-rematch_players = Seuls les joueurs de cette partie peuvent demander à rejouer.
refusal-rematched = La nouvelle partie existe déjà.
refusal-no_table = Cette table n’existe pas. Vérifiez le lien ou le code.
refusal-table_private = Cette table est privée : elle demande un mot de passe ou n’accepte pas de spectateurs.
refusal-table_busy = Trop de personnes agissent en même temps à cette table. Réessayez.
refusal-unreadable = Impossible d’ouvrir cette table : ses données sont endommagées ou viennent d’un Ruinous plus récent. Vous n’y êtes pour rien, et toutes les autres tables continuent. L’hôte du serveur peut restaurer une sauvegarde.
refusal-unreadable_newer = Impossible d’ouvrir cette table : elle suit l’édition { $number } des règles, qui demande Ruinous { $needs } ou plus récent. Vous n’y êtes pour rien, et toutes les autres tables continuent. L’hôte du serveur peut mettre Ruinous à jour.
refusal-password_first = Saisissez d’abord le mot de passe de cette table.
refusal-wrong_password = Ce n’est pas le mot de passe de cette table.
refusal-talk_off = La discussion est fermée à cette table.
refusal-talk_players = À cette table, la discussion est réservée aux joueurs.
refusal-talk_empty = Ce message est vide.
refusal-talk_characters = Ce message contient des caractères qui ne peuvent pas être affichés.
refusal-no_moment = Ce moment n’existe pas. La partie compte { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, à partir de 0.
refusal-no_step = Cette décision n’existe pas. La partie en compte { $count }, à partir de 1.
refusal-no_line = Cette ligne n’existe pas. Le journal en compte { $count }, à partir de 0.
refusal-unreadable_here = Cette partie ne peut pas être ouverte : ce qui en est conservé est endommagé. Vos autres parties continuent. Si vous l’avez enregistrée dans un fichier, vous pouvez la relire.
refusal-storage_full = Il n’y a plus de place dans le stockage de ce navigateur. Votre dernière action n’a pas été conservée ; la partie est comme avant. Enregistrez des parties dans des fichiers, supprimez les anciennes, puis réessayez.
refusal-storage_refused = Ce navigateur ne laisse rien conserver à Ruinous : une fenêtre privée, peut-être, ou un réglage. Votre dernière action n’a pas été conservée ; la partie est comme avant.
refusal-record_false = Cet enregistrement est inexact. Ligne { $line } : { $reason }
refusal-scenario_false = Ce fichier ne contient aucune position jouable : { $reason }
refusal-scenario_options = Les options de ce fichier ne conviennent pas : { $reason }
refusal-no_record_of_position = Cette partie a commencé à partir d’une position tirée d’un fichier : elle n’a pas d’enregistrement. Enregistrez la partie elle-même dans un fichier.
refusal-storage_newer = Une version plus récente de Ruinous est ouverte dans un autre onglet. Votre dernière action n’a pas été conservée ; rechargez cette page et continuez.
refusal-save_false = Le fichier ne contient pas la partie { $table } telle qu’elle a été jouée : il est endommagé, ou écrit par une version plus récente de Ruinous. Rien n’a été changé.
refusal-fault_here = Quelque chose s’est mal passé, et c’est notre faute : { $detail }. Rien n’est perdu ; rechargez la page et continuez.
refusal-record_closed = L’enregistrement ne s’ouvre qu’une fois la partie terminée. D’ici là, il trahirait des secrets.
refusal-hurry_players = Seules les personnes assises à la table peuvent presser ses bots.
refusal-why_busy = Trop de questions en ce moment. Réessayez dans un instant.
refusal-analysis_closed = Une partie s’analyse une fois terminée. D’ici là, l’analyse trahirait les mains.
refusal-nothing_decided = Rien n’a été décidé dans cette partie : il n’y a rien à analyser.
refusal-not_analysed = { $reason }
refusal-not_analysed_line = Ligne { $line } : { $reason }
refusal-no_analysis = Cette partie n’est pas ici, ou n’y est plus : une partie que personne ne consulte finit par être oubliée. Apportez-la de nouveau.
refusal-analysis_broken = L’analyse s’est interrompue, et c’est notre faute. Demandez-la de nouveau.
refusal-too_many_analyses = { $count ->
        [one] Une de vos analyses attend déjà.
       *[other] { $count } de vos analyses attendent déjà.
    } Redemandez quand l’une d’elles sera finie.
refusal-variation_too_long = Une variante compte au plus { $most } actions.
refusal-nothing_to_play_on = La partie est finie ici. Revenez à un moment antérieur et continuez à partir de là.
refusal-before_the_table = Cela a été décidé avant que quiconque ne s’assoie à la table.
refusal-person_decided = C’est une personne qui a décidé. Posez-lui la question.
refusal-secret_choice = Seul { $power } sait ce qui a été choisi ici.
refusal-nobody_chose = Personne n’a choisi : c’est la règle.
refusal-sign_in = Connectez-vous d’abord : créez une identité ou utilisez un jeton existant.
refusal-hello_first = Dites d’abord qui vous êtes : envoyez un hello avec votre jeton.
refusal-hello_before_watch = Dites qui vous êtes avant de regarder une table.
refusal-unknown_token = Ce jeton est inconnu ici.
refusal-blocked = L’hôte de ce serveur a bloqué cette identité.
refusal-no_identity = Cette identité n’existe pas.
refusal-identity_gone = Cette identité n’existe plus. Créez-en une nouvelle.
refusal-name_characters = Un nom ne peut pas contenir de caractères de contrôle ni de caractères invisibles.
refusal-name_length = Un nom doit avoir de 1 à { $most } caractères.
refusal-name_blank = Un nom doit contenir au moins une lettre, un chiffre ou un symbole.
refusal-name_tag = Un nom ne peut rien contenir qui ressemble à un suffixe comme #k3f9.
refusal-name_marks = Un nom ne peut pas empiler autant de signes sur une même lettre.
refusal-name_scripts = Un mot d’un nom ne peut pas mêler les lettres de plusieurs alphabets.
refusal-settings_too_large = Ces réglages sont trop volumineux : { $bytes } octets au plus.
refusal-wrong_code = Ce code de récupération n’est pas valable : il a déjà servi, a été remplacé ou contient une faute de frappe.
refusal-wrong_entry = Ce nom et cette phrase de passe ne vont pas ensemble. Vérifiez les deux, et le code après le #.
refusal-passphrase_with_code = Cette identité a une phrase de passe. Envoyez-la avec le code.
refusal-wrong_passphrase = Ce n’est pas la phrase de passe de cette identité. Réessayez.
refusal-old_passphrase = Cette identité a déjà une phrase de passe. Envoyez-la comme ancienne phrase.
refusal-wrong_old_passphrase = Ce n’est pas l’ancienne phrase de passe. Réessayez.
refusal-passphrase_length = Une phrase de passe doit avoir de { $least } à { $most } caractères.
refusal-passphrase_to_leave = Cette identité a une phrase de passe. Donnez-la pour supprimer l’identité.
refusal-not_sure = La suppression est définitive. Pour continuer, donnez votre nom, { $name }, ou confirmez.
refusal-program_scope = Ce jeton appartient à un programme et ne sert qu’à jouer aux tables.
refusal-program_table = Ce jeton appartient à un programme et ne vaut que pour une autre table.
refusal-too_many_programs = Vous avez déjà { $count } jetons de programme. Retirez-en un d’abord.
refusal-no_program = Ce jeton n’existe pas. Consultez de nouveau votre liste.
refusal-no_page = Cette page n’existe pas, ou elle est privée.
refusal-no_group = Ce groupe n’existe pas, ou vous n’en êtes pas membre.
refusal-no_invitation = Ce lien ne mène à aucun groupe. Il a peut-être été remplacé : demandez-en un nouveau.
refusal-group_name = Il faut un nom au groupe ou au tournoi.
refusal-group_full = Un groupe compte au plus { $count } membres.
refusal-groups_of_one = Vous pouvez être membre de { $count } groupes au plus. Quittez-en un d’abord.
refusal-group_games = Un groupe garde au plus { $count } parties. Formez un nouveau groupe pour les suivantes.
refusal-group_tournaments = Un groupe garde au plus { $count } tournois. Formez un nouveau groupe pour les suivants.
refusal-group_host_only = Seuls les hôtes du groupe peuvent faire cela.
refusal-group_owner_only = Seul le propriétaire du groupe peut faire cela.
refusal-group_another = Choisissez un autre membre du groupe.
refusal-group_members_only = Seuls les membres du groupe peuvent jouer ici.
refusal-group_seats = Une place se réserve à un seul membre du groupe, et chaque membre n’en a qu’une.
refusal-group_powers = Choisissez de trois à cinq Puissances différentes.
refusal-group_busy = Plusieurs personnes modifient le groupe en même temps. Réessayez.
refusal-tournament_goes_on = Un tournoi est déjà en cours. Terminez-le d’abord.
refusal-no_tournament = Aucun tournoi n’est en cours.
refusal-tournament_players = Il faut au moins { $count } joueurs pour un tournoi.
refusal-tournament_rounds = Un tournoi compte au plus { $count } rondes. Terminez-le.
refusal-round_open = La ronde suivante ne peut pas encore être tirée : { $count ->
        [one] une table est
       *[other] { $count } tables sont
    } sans résultat. Saisissez-en un pour ce qui ne sera pas joué.
refusal-no_drawn_table = Le tournoi n’a pas cette table.
refusal-no_such_player = Cette personne ne joue pas dans le tournoi.
refusal-entered_places = Donnez son rang à chacune des { $count } places, en partant de 1. Après un rang partagé, sautez ceux qu’il occupe.
refusal-unrated_hot_seat = Une partie où une même personne peut tenir plusieurs places ne peut pas être classée.
refusal-unrated_take_back = Une partie où l’on peut annuler les décisions des autres ne peut pas être classée.
refusal-unrated_bots = Une partie avec des bots ne peut pas être classée.
refusal-unrated_prepared = Seule une partie jouée depuis le début peut être classée.
refusal-admin_token_missing = Envoyez le jeton d’administration dans l’en-tête Authorization: Bearer TOKEN.
refusal-admin_token_wrong = Ce n’est pas le jeton d’administration. La commande ruinous serve --new-admin-token en crée un nouveau.
refusal-metrics_token_wrong = Ce jeton n’ouvre pas les mesures. Utilisez celui de RUINOUS_METRICS_TOKEN ou le jeton d’administration.
refusal-no_mail = Ce serveur ne peut pas envoyer d’e-mails. Utilisez un webhook.
refusal-no_webhook = Il n’y a pas de webhook dans vos réglages. Enregistrez-en d’abord un.
refusal-no_mailbox = Il n’y a pas d’adresse e-mail dans vos réglages. Enregistrez-en d’abord une.
refusal-mailbox = L’adresse e-mail doit ressembler à nom@example.org, en lettres ASCII.
refusal-quiet_hours = Les heures calmes doivent avoir un début et une fin différents. Pour ne pas en avoir, supprimez-les.
refusal-time_zone = Fuseau horaire inconnu. Utilisez un nom tel que Europe/Paris ou UTC.
refusal-no_time_zones = Ce serveur ne connaît aucun autre fuseau horaire que UTC. Choisissez UTC, ou demandez à son hôte d’installer tzdata.
refusal-webhook_characters = L’adresse du webhook contient des espaces ou des lettres non ASCII. Copiez-la de nouveau depuis le service.
refusal-webhook_unreadable = L’adresse du webhook est illisible. Copiez-la de nouveau depuis le service.
refusal-webhook_scheme = L’adresse du webhook doit commencer par https:// ou http:// et contenir un nom d’hôte.
refusal-webhook_user = L’adresse du webhook ne doit contenir ni nom d’utilisateur ni mot de passe.
refusal-webhook_fragment = L’adresse du webhook ne doit pas contenir de partie après un #.
refusal-webhook_host = « { $host } » n’est pas un nom d’hôte.
refusal-webhook_port = Le port d’un webhook doit être 80, 443 ou au moins 1024.
refusal-webhook_private = { $host } n’est pas sur l’Internet public. Choisissez un autre webhook.
refusal-webhook_header = L’en-tête { $header } ne peut pas être envoyé.
refusal-push_off = Les notifications sont désactivées sur cet appareil. Activez-les d’abord.
refusal-push_subscription = Ce serveur ne peut pas utiliser ce que le navigateur a fourni pour les notifications. Désactivez-les puis réactivez-les.
refusal-push_devices = Les notifications sont déjà activées sur { $most } appareils. Désactivez-les d’abord sur l’un d’eux.
refusal-bad_request = Cette requête est incompréhensible. Comparez-la avec la description de l’API.
refusal-not_allowed = Vous n’avez pas le droit de faire cela.
refusal-not_found = Page introuvable.
refusal-wrong_method = Cette adresse n’accepte pas cette méthode.
refusal-too_large = Cette requête est trop volumineuse.
refusal-too_many = Trop de requêtes. Patientez un peu, puis réessayez.
refusal-down = Le serveur ne peut pas répondre pour l’instant. Réessayez dans un moment.
refusal-fault = Une erreur s’est produite sur le serveur. Donnez ce numéro à son hôte : { $reference }.
refusal-conflict = C’est déjà utilisé. Réessayez.
refusal-full = L’espace de stockage du serveur est plein. Rien n’a changé. Prévenez son hôte.
refusal-database_down = La base de données ne répond pas. Avant de réessayer, vérifiez si votre changement a été pris en compte.
refusal-database_unusable = La base de données est inutilisable. Rien n’a changé. Prévenez son hôte.
refusal-not_ready_down = Le serveur tourne, mais sa base de données ne répond pas.
refusal-not_ready_full = Le serveur tourne, mais il n’a plus de place pour écrire.
refusal-not_ready_disk = Le serveur tourne, mais il ne reste que { $disk_free } Mo sur son disque.
refusal-not_ready_damaged = Le serveur tourne, mais sa base de données est endommagée. Son hôte doit restaurer une sauvegarde.
refusal-not_ready_checking = Le serveur tourne, mais il vérifie encore sa base de données.
refusal-restored = Le serveur vient d’être restauré depuis une sauvegarde. Réessayez.
refusal-too_many_requests = Trop de requêtes. Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis réessayez.
refusal-too_many_connections = Trop de connexions depuis votre adresse. Attendez { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }, puis réessayez.
refusal-too_many_watched = Une connexion peut suivre au plus { $count } tables.
refusal-too_many_open = Vous avez { $count } tables qui n’ont pas commencé. Lancez ou fermez-en une d’abord.
refusal-too_many_open_here = Il y a { $count } tables créées depuis votre adresse qui n’ont pas commencé. Lancez ou fermez-en une d’abord.
refusal-too_many_playing = Vous avez { $count } parties en cours. Terminez-en une d’abord.
refusal-no_host = La requête n’a pas d’en-tête Host valable qui dise à quel serveur elle s’adresse.
refusal-wrong_host = Ce serveur ne répond pas au nom { $host }. Son hôte peut l’ajouter à RUINOUS_HOSTS.
refusal-address_too_long = L’adresse de cette requête est trop longue.
refusal-address_nul = L’adresse de cette requête contient le caractère NUL. Retirez-le.
refusal-foreign_origin = Cette requête vient de la page d’un autre serveur. Utilisez la page de celui-ci. (Derrière un proxy inverse, l’hôte doit définir RUINOUS_TRUST_PROXY ou RUINOUS_URL.)
refusal-csrf = Envoyez la valeur du cookie { $cookie } dans l’en-tête X-Ruinous-CSRF. S’il manque, rechargez la page.
refusal-not_json = Envoyez du JSON, avec l’en-tête Content-Type: application/json.
refusal-no_body = La requête doit avoir un corps en JSON.
refusal-body_too_deep = Le corps a trop de niveaux imbriqués.
refusal-body_number_too_large = Le corps contient un nombre trop grand.
refusal-body_not_json = Le corps n’est pas du JSON valable.
refusal-body_nul = Le corps contient le caractère NUL. Retirez-le.
refusal-message_nul = Le message contient le caractère NUL. Retirez-le.
refusal-characters = Ceci contient des caractères qui ne peuvent pas être enregistrés.
refusal-key_reused = Cette clé a déjà servi à autre chose. Prenez-en une nouvelle.
refusal-body_too_large = Le corps est trop volumineux. Envoyez au plus { $bytes } octets.
refusal-body_too_slow = Le corps a mis trop de temps à arriver. Réessayez.
refusal-header_too_slow = L’en-tête de la requête a mis trop de temps à arriver. Réessayez.
refusal-header_too_large = L’en-tête de la requête est trop volumineux. Envoyez au plus { $bytes } octets.
refusal-not_http = Ceci n’est pas une requête HTTP.
refusal-too_many_visitors = Trop de personnes sont connectées en ce moment. Réessayez dans un moment.
refusal-length_not_a_number = L’en-tête Content-Length doit être un nombre.
refusal-message_not_json = Ce message n’est pas du JSON valable.
refusal-message_too_large = Un message ne peut pas dépasser { $bytes } octets.
refusal-parameter = Le paramètre « { $field } » manque ou n’est pas valable. Comparez-le avec la description de l’API.
refusal-shape = Le champ « { $field } » n’est pas valable. Comparez-le avec la description de l’API.
refusal-shape_kind = Le champ « { $field } » doit être { $wanted }, et non { $given }.
refusal-shape_choice = Le champ « { $field } » n’accepte que ces valeurs : { $choices }.
refusal-shape_least = Le champ « { $field } » doit valoir au moins { $least }.
refusal-shape_most = Le champ « { $field } » doit valoir au plus { $most }.
refusal-shape_short = Le champ « { $field } » doit avoir au moins { $least ->
        [one] { $least } caractère ou élément
       *[other] { $least } caractères ou éléments
    }.
refusal-shape_long = Le champ « { $field } » peut avoir au plus { $most ->
        [one] { $most } caractère ou élément
       *[other] { $most } caractères ou éléments
    }.
refusal-shape_pattern = Le champ « { $field } » n’a pas la forme attendue.
refusal-shape_missing = Le champ « { $field } » manque.
refusal-shape_unknown = Le champ « { $field } » est inconnu ici.
