### Playing: prompts, buttons, battle, log, replay

## On the page

play-ask-theirs = { $power } décide : { $what }
play-ask-nobody = Il n’y a rien à décider pour l’instant.
play-ask-over = La partie est terminée.
play-ask-paused = La partie est en pause.
play-ask-watching = Vous regardez la partie.
play-ask-held = { $thing } : choisissez une destination.
play-ask-hits = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    } à assigner
play-ask-sixes = dont { $n } six
play-ask-hit_six = 1 coup à assigner, un six
play-ask-hits_sixes = { $n } coups à assigner, tous des six
play-ask-your_turn = À vous de jouer.
play-bots-busy = { $n ->
        [0] Les bots sont très demandés. Votre table est la prochaine.
        [one] Les bots sont très demandés : { $n } décision passe avant la vôtre.
       *[other] Les bots sont très demandés : { $n } décisions passent avant la vôtre.
    }
play-bots-hasty = Ils ont moins de temps que d’habitude pour réfléchir.
play-asker-lowest = La plus faible Menace fait les choix de cette carte.
play-asker-each = Chaque joueur concerné choisit pour lui-même.
play-asker-others = Concerne aussi : { $list }.
play-group-turn = invocation, carte ou passe
play-group-hits = où vont les coups
play-group-die = lancer le dé ou attendre
play-group-place = où vont les pions
play-group-remove = ce qui est retiré
play-group-move = ce qui se déplace
play-group-discard = la carte à défausser
play-group-upgrade = une amélioration
play-group-figure = une figurine
play-group-player = un joueur
play-group-card = une carte
play-group-option = un autre choix
play-do-pass = Passer
play-do-done = Terminé
play-do-roll = Lancer le dé
play-do-wait = Garder le dé
play-do-keep = Mettre de côté
play-do-undo = Annuler le coup
play-do-cancel = Annuler
play-do-close = Fermer
play-do-skip = Accélérer
play-do-all = Toutes les actions
play-do-all_short = Actions
play-do-choose = Choisissez
play-do-yes = Oui
play-do-no = Non
play-do-odds = Probabilités
play-list-title = Ce que vous pouvez faire
play-list-search = Chercher une action
play-list-none = Aucune action trouvée.
play-list-here = Actions possibles ici
play-list-count = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
play-list-hint = Tapez pour chercher, flèches pour parcourir, Entrée pour choisir.
play-confirm-pass = Passer alors qu’il vous reste { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de puissance ? Vous ne pourrez plus agir dans cette phase.
play-confirm-done = S’arrêter ici ? Vous pourriez encore agir.
play-confirm-leave = Quitter la table ? Un bot jouera à votre place et quelqu’un d’autre pourra la reprendre.
play-confirm-never = Ne plus demander
play-back-count = { $n ->
        [one] { $n } décision peut être annulée
       *[other] { $n } décisions peuvent être annulées
    }
play-back-mark = { $power } a annulé { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    }.
play-back-vote = Après un vote, la partie est revenue { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    } en arrière.
play-stage-confirm = Confirmer
play-stage-option = Confirmer chacune de mes actions avant l’envoi
play-hurt-last = Vous dépensez vos derniers points de puissance : vous n’agirez plus dans cette phase.
play-hurt-free = Vous avez encore { $n ->
        [one] { $n } carte que vous pourriez
       *[other] { $n } cartes que vous pourriez
    } d’abord jouer gratuitement.
play-hurt-own = Cela vous appartient. Vous pourriez plutôt viser un adversaire.
play-hurt-do = Le faire quand même
play-why-title = Action impossible
play-why-rule = Règle { $rule }
play-forced-note = Un seul choix : { $action }
play-hand-title = Votre main
play-hand-empty = Aucune carte en main.
play-hand-reserve = Votre réserve
play-hand-reserve_of = { $name }, { $n } en réserve
play-hand-cost = coût { $n }
play-hand-free = gratuit
play-hand-details = Lire la carte en entier
play-battle-title = Bataille : { $region }
play-battle-before = Avant les batailles : { $region }
play-battle-again = Bataille supplémentaire : { $region }
play-battle-fighters = Combattants
play-battle-attack = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
play-battle-dies = { $power } tue : { $figure }
play-battle-dies_doom = { $figure } : figurine tuée
play-battle-hit = { $figure } : { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
play-battle-peasant = { $power } prend un Paysan
play-battle-lost = { $n ->
        [one] { $n } coup perdu
       *[other] { $n } coups perdus
    }
play-battle-none = Personne n’a encore lancé de dés.
play-battle-defense = il en faut { $n }
play-stage-round = Tour { $n }
play-stage-ruined = Dévastation
play-stage-ruiner = Dévastateur
play-stage-first = Premier
play-stage-tied_first = Premier ex æquo
play-stage-second = Second
play-stage-tied_second = Second ex æquo
play-stage-domination = Domination
play-stage-dial = Cadran
play-stage-hero = Un Héros frappe
play-stage-nobody = Personne ne domine
play-stage-dead = { $figure } : figurine tuée
play-odds-title = Probabilités pour { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
play-odds-average = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    } en moyenne
play-odds-least = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    } ou plus
play-log-title = Journal
play-log-filter = Afficher
play-log-all = tout
play-log-empty = Il ne s’est encore rien passé.
play-log-earlier = Lignes précédentes
play-log-show = Montrer sur le plateau : { $line }
play-log-show_short = Montrer sur le plateau
play-log-since = Depuis votre dernière décision
play-log-newest = Aller à la dernière ligne
play-talk-title = Discussion
play-talk-say = Écrire un message
play-talk-send = Envoyer
play-talk-empty = Personne n’a encore rien dit.
play-talk-off = La discussion est désactivée à cette table.
play-menu-title = Table
play-menu-people = Autour de la table
play-menu-bot = bot
play-menu-away = remplacé par un bot
play-menu-here = présent
play-menu-absent = absent pour l’instant
play-menu-late = temps écoulé
play-menu-free = place libre
play-menu-hand = Laisser un bot jouer à ma place
play-menu-return = Reprendre ma place
play-menu-leave = Quitter la table
play-menu-take_over = Prendre cette place
play-menu-ask = Demander cette place
play-menu-pause = Proposer une pause
play-menu-resume = Proposer de reprendre
play-menu-abandon = Proposer d’abandonner la partie
play-menu-rewind = Proposer de revenir d’un tour
play-menu-replace = Proposer de libérer cette place
play-menu-lobby = Salon
play-menu-replay = Revoir la partie
play-menu-options = Affichage
play-menu-confirm = Me demander confirmation avant un choix coûteux
play-menu-forced = Répondre à ma place s’il n’y a qu’un choix
play-menu-keys = Raccourcis clavier
play-menu-speed = Vitesse des animations
play-menu-slow = lente
play-menu-normal = normale
play-menu-fast = rapide
play-menu-at_once = sans animation
play-menu-guide = Conseils pour débutants
play-menu-known = Cartes connues dans les mains adverses
play-menu-link = Copier le lien
play-menu-copied = Lien copié.
play-vote-open = { $name } propose : { $what }
play-vote-pause = faire une pause
play-vote-resume = reprendre la partie
play-vote-abandon = abandonner la partie
play-vote-rewind = revenir à la décision { $n }
play-vote-replace = libérer une place ({ $power })
play-vote-seat = { $name } demande une place ({ $power }) et en verrait la main. Tous les joueurs doivent accepter.
play-vote-asked = Vous avez demandé une place ({ $power }). Vous l’aurez dès que tous les joueurs auront accepté.
play-vote-count = { $yes } pour, { $no } contre, { $n ->
        [one] { $n } votant
       *[other] { $n } votants
    }
play-vote-withdraw = Retirer la proposition
play-vote-voted = Vous avez voté.
play-clock-left = Temps restant : { $time }
play-net-stale = La partie a avancé ; voici où elle en est.
play-away-title = Pendant votre absence
play-away-count = Il s’est passé { $n ->
        [one] une chose
       *[other] { $n } choses
    }.
play-away-replay = Montrer ce qui s’est passé
play-past-title = Plus tôt dans la partie
play-past-back = Étape précédente
play-past-on = Étape suivante
play-past-now = Revenir au présent
play-past-again = Revoir la dernière étape
play-curtain-title = Passez l’appareil au joueur suivant : { $power }
play-curtain-here = C’est moi
play-curtain-hidden = Toutes les mains sont cachées.
play-end-title = La partie est terminée
play-end-win = { $n ->
        [one] { $list } l’emporte
       *[other] { $list } l’emportent
    }
play-end-nobody = Tous les joueurs ont perdu
play-end-max_threat = Un cadran a atteint la Victoire.
play-end-fifty_vp = 50 points de victoire ont été atteints.
play-end-five_ruined = Cinq régions sont dévastées.
play-end-deck_empty = Le paquet Vieux Monde est épuisé : les mortels ont tenu bon.
play-end-abandoned = La partie a été abandonnée.
play-end-closed = La table a été fermée.
play-end-rematch = Rejouer
play-end-to_rematch = Aller à la nouvelle table
play-end-replay = Revoir la partie
play-end-look = Regarder le plateau
play-end-chart = Points de victoire au fil de la partie
play-end-ticks = { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } sur { $most }
play-ledger-open = Décompte
play-ledger-result = Résultat
play-ledger-auto = Ouvrir le décompte après chaque tour
play-ledger-key = décompte du tour
play-keys-title = Raccourcis clavier
play-keys-all = chercher parmi toutes les actions
play-keys-number = choisir dans une liste
play-keys-escape = désélectionner, fermer
play-keys-undo = annuler
play-keys-skip = accélérer les animations
play-keys-back = revoir la dernière étape
play-keys-zoom = agrandir, réduire, voir tout le plateau ; les flèches le déplacent ensuite
play-keys-map = aller au plateau
play-keys-hand = aller à la main
play-keys-prompt = aller à la question
play-keys-log = aller au journal
play-keys-hint = fermer un conseil
play-keys-help = aide
play-help-back = Retour
play-keys-explain = expliquer l’élément actif, puis le suivant
play-keys-sound = activer ou couper le son
play-sound-on = Son activé
play-sound-off = Son coupé
play-replay-title = Relecture
play-replay-step = Décision { $n } sur { $most }
play-replay-first = Au début
play-replay-back = Étape précédente
play-replay-next = Étape suivante
play-replay-last = À la fin
play-replay-play = Lecture
play-replay-stop = Arrêter
play-replay-round = Tour { $n }
play-replay-jump = Aller à
play-replay-seat = Point de vue
play-replay-spectator = un spectateur
play-replay-charts = Graphiques
play-replay-vp = Points de victoire
play-replay-threat = Menace
play-replay-corruption = Pions corruption sur le plateau
play-replay-dice = Dés
play-replay-dice_line = { $power } : { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    } avec { $rolled ->
        [one] { $rolled } dé
       *[other] { $rolled } dés
    }, { $sixes } six
play-replay-luck = { $n } par rapport à la moyenne attendue
play-replay-record = Enregistrer la partie
play-replay-svg = Enregistrer le plateau en SVG
play-replay-png = Enregistrer le plateau en PNG
play-replay-link = Copier un lien vers ce moment
play-replay-decided = { $power } décide
play-replay-secret = secret
play-replay-start = Le début de la partie
play-replay-running = Partie en cours : vous ne voyez que ce que votre place permet de voir.
play-replay-missing = Cette partie ne peut pas être montrée : { $sentence }
play-replay-analysis = Analyser
play-replay-to_table = Retour à la table
play-replay-axis = tours
play-guide-title = Première partie guidée
play-guide-hints = Conseils
play-guide-leave = Quitter le guide
play-guide-got = Compris
play-guide-left = encore { $n }
play-guide-stop = Arrêter les conseils
play-guide-hide = Masquer
play-guide-next = Continuer
play-guide-open = Conseil
play-guide-more = La règle
