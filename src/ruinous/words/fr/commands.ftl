### The command line: what the commands do, and what they report

commands-ruinous = Chaos dans le Vieux Monde, libre et numérique.
commands-usage = usage :
commands-arguments = arguments
commands-options = options
commands-version = montrer la version et quitter
commands-title = commandes
commands-mistake = { $program } : { $message } (voir « { $program } --help »).
commands-no_number = « { $text } » n’est pas un nombre entier de { $least } à { $most }
commands-no_option = --option « { $text } » n’est pas de la forme NOM=VALEUR avec l’un de ces noms : { $names }.
commands-no_rule = Rien dans les règles ne correspond à « { $query } ». « { $command } » montre le sommaire.
commands-needs_server = Il faut pour cela le serveur. Installez-le avec { $command }.
commands-progress = { $done }/{ $games } parties
commands-progress-left = { $done }/{ $games } parties, encore { $seconds } s

## What stands for a value in a help text

commands-word-command = COMMANDE
commands-word-list = LISTE
commands-word-file = FICHIER
commands-word-folder = DOSSIER
commands-word-query = RECHERCHE
commands-word-power = PUISSANCE
commands-word-address = ADRESSE
commands-word-program = PROGRAMME
commands-word-name = NOM
commands-word-token = JETON
commands-word-setting = NOM=VALEUR
commands-word-bot = BOT

## Arguments of several commands

commands-any-help = montrer cette aide et quitter
commands-any-language = la langue : en, fr ou ja (RUINOUS_LANGUAGE, ou celle du système)
commands-any-no_colour = texte sans couleurs
commands-any-seed = la même graine donne les mêmes parties (1)
commands-any-jobs = nombre de processus (un par cœur)
commands-any-records = garder l’enregistrement de chaque partie dans ce dossier
commands-any-json = une valeur JSON sur la sortie standard
commands-any-data = les données du serveur (DATABASE_URL, ou le dossier de données de cet utilisateur)
commands-any-edition = édition des règles et des cartes (la plus récente, { $newest })
commands-any-card_set = les cartes Chaos et les Améliorations des quatre Puissances (base)
commands-any-events = les cartes Vieux Monde : base, mêlées, ou expert (base)
commands-any-cards = corrections d’un propriétaire du jeu (TOML)
commands-any-option = choisir une option de règles (« ruinous rules R24 » en donne la liste)

## play

commands-play = Jouer dans le terminal : des personnes à tour de rôle devant un écran, et des bots.
commands-play-more = Sans argument, la commande demande qui joue, ou propose la dernière partie inachevée. La partie est sauvegardée après chaque décision d’une personne. À la table, ? explique tout.
commands-play-players = le nombre de Puissances en jeu (4)
commands-play-powers = les Puissances en jeu, de trois à cinq : { $example }
commands-play-people = les Puissances jouées par des personnes (« none » : que des bots)
commands-play-bots = ce qui joue les autres Puissances (scripted)
commands-play-seed = une partie qui peut être répétée, au lieu d’une partie secrète
commands-play-save = où sauvegarder (par défaut : le dossier de données)
commands-play-resume = reprendre une partie sauvegardée
commands-play-reveal_forced = demander même quand il n’y a qu’un choix

## simulate

commands-simulate = Faire jouer des parties entières à des bots aléatoires et en donner le bilan.
commands-simulate-games = nombre de parties (100)
commands-simulate-players = joueurs par partie (4 ; 5 : les cinq Puissances)
commands-simulate-powers = ces Puissances au lieu de toutes les combinaisons à tour de rôle
commands-simulate-check = tester les invariants après chaque décision ; 1 si l’un d’eux échoue
commands-simulated-games = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions
commands-simulated-a_game = { $decisions_per_game } décisions et { $rounds_per_game } tours par partie
commands-simulated-ends = Fins de partie
commands-simulated-shared = Victoires partagées : { $shared }. Parties sans vainqueur : { $nobody }.
commands-simulated-violations = Violations des invariants : { $count }.
commands-simulated-pace = { $seconds } s, { $count } décisions par seconde.
commands-simulated-broken_off = Les parties ont été interrompues : { $why }.
commands-simulated-no_powers = --powers demande de trois à cinq Puissances, par exemple { $example }.

## analyse

commands-analyse = Analyser une partie : chances de gagner, meilleures actions, erreurs, tournants.
commands-analyse-more = Lit un enregistrement, une position ou un scénario. Ctrl-C l’abrège et donne ce qui a été trouvé jusque-là.
commands-analyse-file = un enregistrement (ou une position) à analyser
commands-analyse-seconds = temps accordé ({ $example })
commands-analyse-simulations = un nombre de simulations au lieu d’un temps : toujours le même résultat

## arena

commands-arena = Faire jouer des bots entre eux, à places égales, et les classer.
commands-arena-more = Nommez un bot par place, un seul pour toutes, ou plus de bots que de places : toutes les combinaisons jouent alors à tour de rôle. Les bots changent de place jusqu’à ce que chacun ait joué chaque Puissance aussi souvent, avec le même hasard à chaque fois.
commands-arena-bots = qui joue : { $bots }
commands-arena-games = nombre minimal de parties (100)
commands-arena-players = joueurs par partie (autant que de bots, ou 4)
commands-arena-powers = ces Puissances, par exemple khorne,nurgle,tzeentch,slaanesh
commands-arena-time = millisecondes par décision (1000)
commands-arena-ray = jouer sur ce cluster Ray ; « local » en démarre un ici
commands-arena-html = écrire un rapport avec des graphiques
commands-arena-games-others = avec --balance : parties de chaque sorte, sauf à quatre joueurs avec les cartes de base (autant que --games)
commands-arena-balance = un bot joue à toutes les places, à trois, quatre et cinq joueurs, avec les deux jeux de cartes ; rapport en Markdown sur les Puissances
commands-rated-blocks = { $games } parties, et non { $asked } : des blocs entiers, pour des places égales.
commands-rated-games = { $games } parties à { $players } joueurs en { $blocks ->
        [one] { $blocks } bloc
       *[other] { $blocks } blocs
    }, graine { $seed }
commands-rated-copies = Quand un bot occupe plusieurs places à une table, ses chiffres sont ceux d’un seul exemplaire.
commands-rated-intervals = Les intervalles (entre crochets) couvrent 95 % et sont pris entre les blocs.
commands-rated-slow = { $name } : { $late } décisions sur { $count } ont pris trop de temps.
commands-rated-length = { $rounds } tours et { $decisions } décisions par partie.
commands-ended-max_threat = cadran à la Victoire
commands-ended-fifty_vp = 50 points
commands-ended-five_ruined = cinq dévastations
commands-ended-deck_empty = personne (paquet vide)
commands-deck-base = cartes de base
commands-deck-morrslieb = cartes Morrslieb
commands-column-power = Puissance
commands-column-games = parties
commands-column-won = gagnées
commands-column-share = part
commands-column-points = PV moyens
commands-column-bot = bot
commands-column-games_won = parties gagnées
commands-column-place = rang
commands-column-rating = classement (Elo)
commands-column-vp = PV
commands-column-ms = ms par décision
commands-column-most_ms = max.
commands-column-players = joueurs
commands-column-cards = cartes
commands-column-even = part égale
commands-column-rounds = tours
commands-column-decisions = décisions
commands-balance = L’équilibre des Puissances
commands-balance-made = La fréquence des victoires de chaque Puissance quand un même bot, { $bot }, joue à toutes les places. Rapport produit par
commands-balance-how = { $games ->
        [0] avec autant de parties de chaque sorte que l’indique le premier tableau.
       *[other] avec { $games } parties de chaque sorte.
    } Chaque case donne la part de parties gagnées et son intervalle à 95 % (Wilson), en **gras** quand une part égale est hors de l’intervalle. Une victoire partagée compte en fractions. À trois joueurs, chaque choix de trois des quatre anciennes Puissances est joué aussi souvent : une Puissance est présente dans trois parties sur quatre, et sa part est celle des parties où elle jouait. Les chiffres parlent de ce bot autant que du jeu.
commands-balance-won = Parties gagnées
commands-balance-points = Points de victoire moyens à la fin
commands-balance-by = Ce qui fait gagner chaque Puissance
commands-balance-shares = Parts de ses victoires, toutes tables confondues.

## tune

commands-tune = Chercher de meilleurs poids pour le bot scripted en le faisant jouer contre lui-même, de façon reproductible.
commands-tune-games = parties par génération (400)
commands-tune-generations = nombre de générations (2)
commands-tune-tests = parties de test par Puissance à la fin (20)
commands-tune-seed = la même graine donne les mêmes poids (1)
commands-tune-out = où écrire les poids (TOML, avec la façon dont ils ont été obtenus)
commands-tuned-few = Il faut au moins 2 parties, une génération et une partie de test par Puissance.
commands-tuned-generation = génération { $generation } : { $done } parties sur { $games }
commands-tuned-last_test = dernier test : { $done } parties sur { $games }
commands-tuned-won = Avec les nouveaux poids, { $power } a gagné { $wins } parties sur { $games } contre les anciens.
commands-tuned-together = En tout, { $share } % (par hasard : 25 %).
commands-tuned-written = Ils sont écrits dans { $file }.

## cards, rules, replay

commands-cards = Consulter les cartes Chaos, Amélioration et Vieux Monde, et d’où nous les connaissons.
commands-cards-query = un identifiant, un nom ou des mots du texte
commands-cards-set = seulement cet ensemble
commands-cards-cards = avec les corrections de ce fichier
commands-rules = Consulter les règles.
commands-rules-more = Sans recherche : le sommaire.
commands-rules-query = un numéro ({ $example }) ou des mots
commands-replay = Parcourir une partie enregistrée.
commands-replay-more = Dans un terminal, pas à pas : Entrée ou n suivant, p précédent, un numéro pour y aller, b le plateau, q la fin. Ailleurs, tout est affiché.
commands-replay-file = un enregistrement
commands-replay-to = montrer le plateau après N décisions, et s’arrêter
commands-replay-seat = voir ce que voyait cette Puissance
commands-replay-all = voir toutes les mains et toutes les cartes piochées

## puzzles

commands-puzzles = Problèmes : les lister, en montrer un, les prouver à nouveau, en créer.
commands-puzzles-more = « show win-001 » affiche un problème, « check » les prouve tous à nouveau (ou ceux qui sont nommés), « make FICHIER » en cherche dans des parties, « choose FICHIER… --out FICHIER » choisit ceux à livrer (docs/puzzles.md).
commands-puzzles-what = list, show, check, make ou choose (list)
commands-puzzles-names = identifiants de problèmes, ou fichiers
commands-puzzles-answer = montrer aussi la réponse
commands-puzzles-seconds = cesser de chercher après tant de secondes
commands-puzzles-games = chercher dans tant de parties de bots (sans fin)
commands-puzzles-folder = chercher d’abord dans les enregistrements et positions de ce dossier
commands-puzzles-kinds = chercher ces genres seulement
commands-puzzles-out = où écrire les problèmes choisis
commands-puzzled-kind = genre \ niveau
commands-puzzled-all = total
commands-puzzled-show = En montrer un : { $command }
commands-puzzled-stands = prouvé
commands-puzzled-checked = Problèmes vérifiés : { $count }. Faux : { $wrong }.
commands-puzzled-found = Problèmes dans { $file } : { $count }.
commands-puzzled-one_file = Nommez un seul fichier où écrire.
commands-puzzled-files = Nommez des fichiers de problèmes, et --out.
puzzle-unreadable = Ce n’est pas un problème que cette version sait lire.
puzzle-wrong-no_turn = ce n’est pas à { $power } de jouer
puzzle-wrong-no_answer = sa réponse n’est pas une Puissance en jeu
puzzle-wrong-families = il a plus d’une réponse
puzzle-wrong-illegal = sa réponse ne peut pas être jouée : { $line }
puzzle-wrong-too_little = la réponse ne réussit que dans { $percent } % des tirages
puzzle-wrong-rival = { $action } réussit dans { $percent } % des tirages, la réponse dans { $best } %
puzzle-wrong-no_leader = { $power } n’est pas près de gagner

## verify and scenario

commands-verify = Vérifier des enregistrements : coups permis et hasard honnête, à l’octet près.
commands-verify-files = un enregistrement avec son secret
commands-verified-true = { $name } : vérifié, { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }. { $end }
commands-verified-running = { $name } : vérifié, { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }, partie en cours
commands-verified-false = { $name } : FAUX. { $why }
commands-verified-no_text = Ce n’est pas du texte en UTF-8.
commands-scenario = Exécuter des fichiers de position : une situation, des actions et ce qui doit en résulter.
commands-scenario-files = un scénario (docs/scenarios.md)
commands-tried-failed = { $name } : ÉCHEC
commands-tried-false = ÉCHEC { $failure }
commands-tried-true = toutes les attentes sont satisfaites

## serve, backup, restore, bot

commands-serve = Lancer le serveur : des tables pour le navigateur, les amis et les bots.
commands-serve-more = Les parties sont gardées dans un fichier SQLite ; avec DATABASE_URL (postgresql://…) et REDIS_URL (redis://…), autant de workers qu’on veut partagent les mêmes tables. Voir docs/hosting.md.
commands-serve-port = le port (8765, ou le premier libre ensuite)
commands-serve-host = 0.0.0.0 laisse entrer d’autres machines (127.0.0.1)
commands-serve-data = où garder les parties (le dossier de données de cet utilisateur)
commands-serve-workers = nombre de processus (1)
commands-serve-browser = ouvrir la page
commands-serve-new_admin_token = créer un nouveau jeton d’administration et l’écrire dans son fichier
commands-serve-verbose = journal plus détaillé
commands-site = Écrire la page qui se passe de serveur : parties contre des bots, ou à plusieurs sur un même appareil.
commands-site-more = N’importe quel hébergeur de fichiers peut servir le dossier, à n’importe quelle adresse ; chaque appareil garde ses parties. Voir docs/hosting.md.
commands-site-folder = où l’écrire ; un site qui s’y trouve est remplacé
commands-backup = Écrire tout ce que contient un serveur dans un fichier, même pendant qu’il tourne.
commands-backup-file = le fichier à écrire
commands-backup-force = remplacer le fichier s’il existe
commands-restore = Remplacer tout ce que contient un serveur par une sauvegarde, même pendant qu’il tourne.
commands-restore-file = un fichier écrit par backup
commands-restore-yes = ne pas demander
commands-ratings = Affiche les classements d’un serveur, ou les recalcule à partir de ses parties.
commands-ratings-rebuild = relit chaque partie terminée et refait statistiques et classements, même quand le serveur tourne
commands-doctor = Vérifier les réglages, la base de données, le disque, l’horloge, le courrier et le port. Rien n’est modifié.
commands-doctor-host = l’adresse qu’utilisera le serveur (127.0.0.1)
commands-doctor-port = le port qu’utilisera le serveur (8765)
commands-bot = Vos propres bots.
commands-bot-run = Donner une place à un programme.
commands-bot-run-program = le programme et ses arguments en un seul mot (docs/bots.md)
commands-bot-run-table = le lien de la table
commands-bot-run-name = son nom à la table
commands-bot-run-place = la place à prendre (la première libre)
commands-bot-run-token = jeton d’une identité (RUINOUS_TOKEN, ou une nouvelle)
commands-bot-run-seconds = le temps de réflexion du programme, en secondes (60)

## For those who work on Ruinous

commands-ledger = Écrire docs/ledger.md : quel test prouve quelle règle, quelle carte, quelle décision.
commands-ledger-check = ne rien écrire ; 1 si quelque chose n’a pas de test ou n’est pas à jour
commands-ledgers-written = { $proved } identifiants sur { $count } ont un test ; { $file } est écrit.
commands-ledgers-kept = { $proved } identifiants sur { $count } ont un test ; { $file } est à jour.
commands-ledgers-problems = { $proved } identifiants sur { $count } ont un test ; { $problems ->
        [one] { $problems } problème
       *[other] { $problems } problèmes
    }.
commands-ledgers-missing = Sans test : { $ids }.
commands-selfplay = Écrire des données d’entraînement à partir de parties d’un bot contre lui-même.
commands-selfplay-bots = un bot, ou un par Puissance (random)
commands-selfplay-seconds = temps par décision (1)
commands-selfplay-size = parties menées ensemble (64)
commands-selfplay-out = le fichier .npz à écrire
commands-selfplay-written = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $decisions } décisions dans { $file }.
