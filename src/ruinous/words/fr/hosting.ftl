### What a host reads

serve-workers = Plusieurs workers ont besoin d’une base de données partagée et d’un bus. Définissez DATABASE_URL (postgresql://…) et REDIS_URL (redis://…), ou retirez --workers.
serve-folder = { $path } ne peut pas être utilisé : { $reason }.
serve-another_server = Un autre serveur utilise déjà { $path }. Servez-vous de celui-là, arrêtez-le, ou choisissez un autre dossier avec --data.
serve-port = Le port { $port } de { $host } ne peut pas être utilisé : { $reason }.
serve-no_database = La base de données ne peut pas être ouverte : { $reason }.
serve-waiting = { $sentence } Nouvel essai dans { NUMBER($seconds) } s.
serve-no_data = Il n’y a pas de données de serveur dans { $path }. Indiquez leur dossier avec --data.
serve-file_exists = { $path } existe déjà. Choisissez un autre nom, ou ajoutez --force.
serve-replaces_all = Cela remplace tout ce que contient le serveur. Pour confirmer, ajoutez --yes.
serve-at = Ruinous est à l’adresse { $url }
serve-in_folder = Ses données sont dans { $path }.
serve-in_database = Ses données sont dans la base de données.
serve-stop = Pour l’arrêter, appuyez sur Ctrl-C. Les parties reprendront au prochain démarrage.
serve-admin_token = Le jeton d’administration est dans { $path }.
serve-not_built-title = La page n’a pas été construite
serve-not_built-how = Le serveur fonctionne, mais les fichiers de la table pour navigateur manquent. Dans une copie du dépôt, lancez { $play }, qui les construit, ou { $build }. Rechargez ensuite cette page.
serve-not_built-api = Les programmes trouvent l’API ici :
site-written = Le site est dans { $path }. Pour une première partie, un navigateur charge { $megabytes } Mo ; ensuite il joue sans réseau.
site-not_built = La page n’a pas été construite. Dans une copie de travail, lancez { $play }, qui la construit, ou { $build }.
site-no_folder = { $path } n’est pas un dossier. Choisissez un autre nom.
site-not_empty = { $path } contient déjà autre chose. Choisissez un dossier vide, ou un nouveau.
site-not_written = Impossible d’écrire { $path } : { $reason }.
keeping-replace = Remplacer toutes les données du serveur par la sauvegarde du { DATETIME($made, dateStyle: "long", timeStyle: "short") } ? Tapez { $yes } :
keeping-yes = oui
keeping-unchanged = Rien n’a été modifié.
keeping-written = Sauvegarde de { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et de { $identities ->
        [one] { $identities } identité
       *[other] { $identities } identités
    } dans { $path }.
keeping-restored = Restauration de { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } et de { $identities ->
        [one] { $identities } identité
       *[other] { $identities } identités
    }.
standing-live = Parties en direct
standing-web = Parties en différé
standing-line = { $n }. { $name } : { $rating } ± { $margin }, { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }{ $provisional ->
        [yes] {" "}(cote provisoire)
       *[no] {""}
    }
standing-none = Personne n’a encore joué de partie classée.
standing-progress = Parties relues : { $count }
standing-rebuilt = { $games ->
        [one] { $games } partie terminée relue
       *[other] { $games } parties terminées relues
    } ; { $rated ->
        [one] { $rated } compte
       *[other] { $rated } comptent
    }, pour { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }.
standing-unreadable = { $count ->
        [one] { $count } journal est illisible ; ce qui a été gardé de cette partie reste.
       *[other] { $count } journaux sont illisibles ; ce qui a été gardé de ces parties reste.
    }
standing-changed = { $count ->
        [0] Aucune cote n’a changé.
        [one] { $count } cote a changé.
       *[other] { $count } cotes ont changé.
    }
doctor-version = Ruinous { $version } avec Python { $python }.
doctor-settings = { $count ->
        [0] Aucun réglage : tout est par défaut.
        [one] Le seul réglage est valable.
       *[other] Les { $count } réglages sont valables.
    }
doctor-unknown = { $name } n’est pas un réglage de Ruinous et ne fait rien.
doctor-unknown_near = { $name } n’est pas un réglage de Ruinous et ne fait rien. Vouliez-vous dire { $near } ?
doctor-store = La base de données s’ouvre, elle est saine et son schéma est le plus récent, { $version }.
doctor-store_new = Il n’y a pas encore de base de données. Le premier démarrage créera { $path }.
doctor-store_older = La base de données s’ouvre et elle est saine. Le prochain démarrage fera passer son schéma de { $version } à { $newest } ; faites d’abord une sauvegarde.
doctor-store_newer = La base de données a le schéma { $version }, et ce Ruinous connaît jusqu’à { $newest }. Mettez Ruinous à jour.
doctor-store_closed = La base de données ne s’ouvre pas : { $reason }. Vérifiez son emplacement et les droits de lecture.
doctor-store_damaged = La base de données est endommagée. Arrêtez le serveur, déplacez le fichier et restaurez une sauvegarde.
doctor-room = { $path } est accessible en écriture et il reste { $megabytes } Mo.
doctor-little_room = Il ne reste que { $megabytes } Mo dans { $path }. Libérez de l’espace.
doctor-folder_closed = { $path } n’est pas accessible en écriture. Vérifiez à qui est le dossier, ou choisissez-en un autre avec --data.
doctor-readable = D’autres utilisateurs de cette machine peuvent lire { $path }. Fermez-le : chmod 600.
doctor-file_closed = Cet utilisateur ne peut pas lire et écrire { $path }. Vérifiez à qui est le fichier.
doctor-clock = L’horloge n’est pas en retard sur ce qu’elle a écrit.
doctor-clock_behind = L’horloge a { $seconds } secondes de retard sur la dernière entrée. Réglez-la avant de démarrer.
doctor-zones = Les fuseaux horaires sont là, pour les heures calmes.
doctor-no_zones = Les fuseaux horaires manquent : les heures calmes ne marchent pas. Installez-les : { $command }.
doctor-admin = Le jeton d’administration est dans { $path } et il est valable.
doctor-admin_new = Le premier démarrage écrira le jeton d’administration dans { $path }.
doctor-admin_lost = Le jeton d’administration ne peut pas être lu dans { $path } ({ $reason }). Pour en créer un nouveau : ruinous serve --new-admin-token.
doctor-admin_void = Le jeton dans { $path } n’est pas celui de cette base de données. Pour en créer un nouveau : ruinous serve --new-admin-token.
doctor-redis = Redis répond.
doctor-redis_closed = Redis ne répond pas ({ $reason }). Vérifiez REDIS_URL ; d’ici là, les nouvelles entre processus arrivent en retard.
doctor-mail = Le serveur de courrier { $host } nous laisse entrer sur le port { $port }.
doctor-no_mail = RUINOUS_SMTP n’est pas réglé : les avis vont à la page et aux webhooks, pas par courriel.
doctor-mail_closed = Le serveur de courrier { $host } ne nous laisse pas entrer sur le port { $port } : { $why } Vérifiez RUINOUS_SMTP.
doctor-push = Les notifications peuvent être envoyées aux navigateurs.
doctor-push_insecure = RUINOUS_URL n’est pas une adresse qui commence par https:// : les navigateurs d’ailleurs n’accepteront pas les notifications.
doctor-push_damaged = La clé des notifications dans la base de données est illisible. Supprimez la ligne push.key de la table meta : une nouvelle clé est créée, et chacun réactive les notifications.
doctor-page = La page est construite.
doctor-no_page = La page n’est pas construite : les navigateurs ne voient rien, les programmes peuvent jouer. Dans une copie du dépôt, lancez ./play.
doctor-port = Le port { $port } de { $host } est libre.
doctor-port_ours = Ruinous { $version } tourne sur le port { $port }.
doctor-port_taken = Le port { $port } de { $host } est inutilisable : { $reason }. Choisissez-en un autre avec --port.
doctor-files = { $count } fichiers et connexions peuvent être ouverts à la fois.
doctor-files_unlimited = Le nombre de fichiers et de connexions ouverts n’est pas limité.
doctor-few_files = Seuls { $count } fichiers et connexions peuvent être ouverts à la fois. Relevez la limite à { $enough } ou plus : ulimit -n, ou LimitNOFILE.
bot-link = --table attend le lien d’une table, par exemple http://127.0.0.1:8765/#table=abc…
bot-server = { $sentence }
bot-no_free_seat = Il n’y a plus de place libre à cette table.
bot-lost_seat = Le bot a perdu sa place.
bot-turned_away = Les joueurs n’ont pas accepté que le bot prenne une place.
bot-refused = Les actions du bot ont été refusées { $count } fois de suite. Dernier refus : { $sentence }
bot-ended = Le bot s’est arrêté avant la fin de la partie.
bot-no_file = { $path } ne peut pas être lancé : ce fichier n’existe pas.
bot-cannot_start = { $path } ne peut pas être lancé : { $reason }.
bot-no_program = « { $program } » n’est pas un programme. Donnez son nom et ses arguments ensemble, entre guillemets.
bot-not_reading = Le bot n’a pas lu son entrée depuis { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
bot-no_answer = Le bot n’a pas répondu en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
bot-long_line = Le bot a répondu par une ligne trop longue.
bot-wrong_answer = Le bot a répondu « { $text } » au lieu de { $example }.
client-unreachable = { $url } est injoignable : { $reason }.
client-lost = La connexion est perdue.
client-missed = Une mise à jour manque. Connectez-vous à nouveau.
client-status = Le serveur a répondu avec le statut { $status }.
setting-number = { $name } doit être un nombre de { $low } à { $high }, et non « { $given } ».
setting-whole_number = { $name } doit être un nombre entier de { $low } à { $high }, et non « { $given } ».
setting-up_to = { $name } doit être un nombre de 0 à { $high }, et non « { $given } ».
setting-above_zero = { $name } doit être un nombre supérieur à 0 et d’au plus { $high }, et non « { $given } ».
setting-rate = { $name } doit être un débit suivi d’une rafale, par exemple « 20/s 60 » ou « 5/m 5 », et non « { $given } ».
setting-hosts = { $name } doit être une liste de noms d’hôte sans port, par exemple « play.example.org, *.example.net », ou « * », et non « { $given } ».
setting-url = { $name } doit être une adresse comme « https://play.example.org », et non « { $given } ».
setting-secret = { $name } doit avoir au moins { $least } caractères : lettres, chiffres et signes, sans espace.
setting-smtp = RUINOUS_SMTP doit être une adresse comme smtp://user:password@mail.example.org:587 (smtps:// pour TLS dès le début), et RUINOUS_MAIL_FROM l’adresse e-mail de l’expéditeur.
store-closed = Le stockage est fermé.
store-stale = La table { $table } en est déjà à la version { $version }.
store-restored = Les données ont été restaurées depuis une sauvegarde. Regardez où en est la table.
store-key_taken = Une clé qui doit être unique est déjà utilisée.
store-characters = Un texte contient un caractère qui ne peut pas être stocké, comme NUL ou une moitié de caractère.
store-no_table = La table { $table } n’existe pas.
store-no_identity = L’identité { $person } n’existe pas.
store-secret = La base de données ne conserve pas le secret des codes envoyés par e-mail.
store-cannot_open = { $path } ne peut pas être ouvert ({ $reason }). Choisissez un autre emplacement pour les données.
store-no_wal = SQLite ne peut pas tenir de journal WAL dans { $path }. Choisissez un emplacement sur un disque local.
store-no_room = Il n’y a plus de place pour { $path }. Libérez de l’espace sur son disque. Rien n’a changé.
store-disk_failed = Le disque n’arrive pas à écrire { $path }. Vérifiez le disque. Rien n’a changé.
store-file_busy = Un autre processus occupe { $path }. Attendez qu’il ait fini, ou arrêtez-le.
store-damaged_file = { $path } est endommagé ou n’est pas une base de données. Déplacez-le et rétablissez votre dernière sauvegarde avec « ruinous restore ».
store-gap_in_log = Il manque une partie du journal d’une table dans la base de données { $path }. Rétablissez votre dernière sauvegarde avec « ruinous restore ».
store-other_schema = { $path } n’est pas une base de données de Ruinous : il manque { $missing }. Rétablissez votre dernière sauvegarde avec « ruinous restore ».
store-read_only = Impossible d’écrire dans { $path }. Vérifiez les droits d’écriture sur ce fichier et sur son dossier.
store-newer_schema = La base de données a la version de schéma { $version }, et ce Ruinous ne va que jusqu’à { $newest }. Mettez Ruinous à jour, ou restaurez une sauvegarde plus ancienne.
store-database_address = L’adresse de la base de données est incompréhensible ({ $detail }). Corrigez-la.
store-database_closed_to_us = La base de données refuse l’accès ({ $detail }). Vérifiez son adresse.
store-database_full = La base de données n’a plus d’espace pour écrire. Libérez-en sur son disque. Rien n’a changé.
store-database_busy = Trop d’écritures occupent la base de données. Rien n’a changé. Réessayez.
store-database_no_answer = La base de données ne répond pas. Vérifiez qu’elle est lancée et accessible.
store-database_failed = Erreur de la base de données : { $detail }.
store-cannot_write = { $path } ne peut pas être écrit ({ $reason }). Choisissez un autre emplacement.
store-cannot_read = { $path } ne peut pas être lu ({ $reason }). Vérifiez son nom.
store-not_a_backup = { $path } n’est pas une sauvegarde de Ruinous. Choisissez un autre fichier.
store-damaged_backup = { $path } n’est pas une sauvegarde de Ruinous, ou elle est tronquée ou endommagée. Choisissez-en une autre.
store-newer_backup = { $path } a été écrit par un Ruinous plus récent. Mettez d’abord Ruinous à jour.
store-newer_edition = { $path } suit l’édition { $number } des règles, qui demande Ruinous { $needs } ou plus récent. Rien n’a changé.
store-row = Une ligne de type { $kind } n’entre pas dans la base de données. Rien n’a été restauré.
store-log_gap = Il manque une partie du journal d’une table. Rien n’a été restauré.
log-entry = Une entrée est illisible ({ $detail }).
log-newer_edition = Cette table suit l’édition { $number } des règles, qui demande Ruinous { $needs } ou plus récent.
log-beginning = Après la version { $version } vient une entrée qui n’y a pas sa place. La création de la table ouvre le journal et ne figure que là.
log-failed = La version { $version } ne peut pas être appliquée ({ $detail }).
log-not_played = La version { $version } ne peut pas être jouée ({ $detail }).
log-too_far_back = La version { $version } remonte plus loin que le début de la partie.
log-chance = La version { $version } enregistre plus de hasard qu’il n’y en a eu.
log-position = La position à la version { $version } n’est pas celle qui a été enregistrée.
