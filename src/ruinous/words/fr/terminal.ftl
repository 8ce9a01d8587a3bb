### The game at the terminal: what it shows, what it asks, what it answers

## How words stand together

terminal-aside = { $text } ({ $more })
terminal-explained = { $text } : { $more }

## The board. The columns are narrow: their heads are short, and “? board” explains them (sign)

terminal-title = Tour { $round }, { $phase }
terminal-column-value = val
terminal-column-resistance = rés
terminal-column-conquest = conq
terminal-column-dominator = dom
terminal-column-ruin = dév
terminal-column-contents = figurines, pions, cartes
terminal-column-corruption = corr
terminal-column-power = pp
terminal-column-vp = PV
terminal-column-threat = men
terminal-column-counters = pa
terminal-column-dial = prochain cran
terminal-column-hand = main
terminal-column-deck = paq
terminal-column-peasants = pay
terminal-column-reserve = réserve
terminal-region-border_princes = Princ. Frontalières
terminal-ruined = DÉVASTÉE
terminal-scored = décomptée à la fin du tour
terminal-stands = { $id } l’occupe
terminal-silenced = sans effet
terminal-track = Piste du Vieux Monde
terminal-track-empty = Piste du Vieux Monde : vide
terminal-stacks = paquet : { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    }, Dévastation : { $ruins }
terminal-comet = comète
terminal-no_effect = sans effet persistant
terminal-dead = morts, conservés sur la piste
terminal-top = Vous avez vu le dessus du paquet, dans cet ordre : { $titles }
terminal-victory = vict.
terminal-none = aucune
terminal-player-upgrades = améliorations : { $titles }
terminal-player-kept = à côté de la fiche : { $titles }
terminal-player-seen = en main, vous l’avez vu : { $titles }
terminal-player-seen_of_you = dans votre main, au vu de tous : { $titles }
terminal-hand = Votre main ({ $count })
terminal-hand-empty = Votre main est vide.
terminal-hand-of = Main { OF($power) } ({ $count })
terminal-hand-of-empty = Main { OF($power) } : vide
terminal-magic = magie

## What the next tick of a dial brings, in few words

terminal-dial-end = au bout
terminal-dial-score_vp = +{ $n } PV
terminal-dial-upgrade_card = Amélioration
terminal-dial-draw_cards = { $n ->
        [one] +{ $n } carte
       *[other] +{ $n } cartes
    }
terminal-dial-remove_corruption = −{ $n } corruption
terminal-dial-place_warpstone = +{ $n } Malepierre
terminal-dial-place_nobles = { $n ->
        [one] +{ $n } Noble
       *[other] +{ $n } Nobles
    }
terminal-dial-place_skaven = { $n ->
        [one] +{ $n } Skaven
       *[other] +{ $n } Skavens
    }
terminal-dial-remove_old_world_tokens = { $n ->
        [one] −{ $n } pion
       *[other] −{ $n } pions
    }
terminal-dial-victory = VICTOIRE

## The choices

terminal-menu-pass = passer (points de puissance perdus : { $points })
terminal-menu-price = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de puissance
terminal-menu-play = jouer une carte Chaos
terminal-menu-summon = invoquer une figurine
terminal-menu-trade = invoquer une figurine contre une carte de votre main
terminal-menu-figure = { $figure } { OF($from) }
terminal-menu-move = déplacer { A($figure) } { OF($from) }
terminal-menu-replace = remplacer { A($figure) }
terminal-menu-with = par un { $rank }
terminal-menu-where = { IN($region) }
terminal-menu-space = { $place }, { $side ->
        [left] à gauche
        [right] à droite
       *[third] 3e case
    }
terminal-menu-return = remettre un pion { $token } dans la réserve
terminal-menu-carry = déplacer un pion { $token }
terminal-menu-out_of = { IN($region) }
terminal-menu-corruption = un pion corruption { OF($power) }
terminal-menu-of = une figurine { OF($power) }
terminal-menu-ways = { $count } choix

## At the table

terminal-hand_over = À vous, { $name } : prenez l’appareil, puis Entrée
terminal-hand_over-undo = { $name } peut encore annuler
terminal-news = Ce qui s’est passé
terminal-see_board = Appuyez sur Entrée pour voir le plateau
terminal-prompt = { "?" } aide
terminal-prompt-back = 0 retour, { "?" } aide
terminal-no_choice = Il n’y a pas de choix { $number } : choisissez de 1 à { $last }.
terminal-not_known = « { $text } » n’est ni un choix ni une commande. Tapez un numéro, ou { "?" } pour l’aide.
terminal-undone = C’est annulé.
terminal-no_undo = Rien ne peut être annulé. On n’annule que ses propres dernières étapes, jusqu’à un lancer de dés, une pioche ou la décision d’un autre.
terminal-why = Demandez pourquoi pour une figurine, une carte, une région ou une action : pourquoi Kw3, pourquoi teleport, pourquoi kislev, pourquoi Kw3>kis
terminal-saved = Partie sauvegardée dans { $path }.
terminal-saved-copy = Une copie est sauvegardée dans { $path }.
terminal-not_saved = PARTIE NON SAUVEGARDÉE : { $why } Tapez : sauver FICHIER
terminal-left = La partie est sauvegardée. Pour la reprendre : { $command }
terminal-end = Fin de la partie
terminal-won = { $count ->
        [one] { $winners } gagne
       *[other] { $winners } gagnent
    } : { $condition }.
terminal-lost = Tous les joueurs perdent : { $condition }.
terminal-points = { $points } PV
terminal-record = Enregistrement : { $path }
terminal-secret = Secret : { $secret }
terminal-fits = Il correspond à l’engagement { $commitment }.
terminal-prove = Pour vérifier la partie : { $command }

## Words that can be typed; the English ones work in every language

terminal-word-help = aide
terminal-word-why = pourquoi
terminal-word-board = plateau
terminal-word-hand = main
terminal-word-log = journal
terminal-word-card = carte
terminal-word-rule = règle
terminal-word-undo = annuler
terminal-word-save = sauver
terminal-word-quit = quitter
terminal-word-notation = notation
terminal-word-yes = oui

## Help

terminal-help = Aide
terminal-help-notation = Notation
terminal-help-board = Le plateau
terminal-help-legal = Coups permis : { $sample }.
terminal-help-legal-more = Coups permis : { $sample } … { $count } en tout.
terminal-help-words = Les mots anglais (help, why, board, hand, log, card, rule, undo, save, quit) marchent aussi ; la notation est la même dans toutes les langues.
terminal-command-topics = explique les signes du plateau ; { "?" } notation, la notation
    .form = { "?" } plateau
terminal-command-numbers = choisir ; plusieurs numéros descendent le menu d’un coup : 2 1 3
    .form = 1, 2, …
terminal-command-back = revenir d’un pas / revoir les choix
    .form = 0 / Entrée
terminal-command-notation = toute action permise, écrite en notation
    .form = Kw1>kis
terminal-command-why = pourquoi une figurine, une carte, une région ou une action est impossible
    .form = pourquoi MOTS
terminal-command-show = montrer la table, vos cartes
    .form = plateau, main
terminal-command-log = les N derniers événements
    .form = journal [N]
terminal-command-card = tout sur une carte Chaos, Amélioration ou Vieux Monde
    .form = carte NOM
terminal-command-rule = une règle par son numéro (R8.9) ou par des mots
    .form = règle MOTS
terminal-command-undo = annuler votre dernière étape
    .form = annuler
terminal-command-save = sauvegarder, ou en faire une copie dans FICHIER
    .form = sauver [FICHIER]
terminal-command-quit = sauvegarder et quitter (comme Ctrl-D et Ctrl-C)
    .form = quitter
terminal-sign-value = valeur de la région ; + si elle est Densément Peuplée
terminal-sign-resistance = sa Résistance actuelle
terminal-sign-conquest = sa valeur de Conquête actuelle
terminal-sign-dominator = qui la dominerait maintenant
terminal-sign-ruin = sa corruption, sur celle qui la dévaste
terminal-sign-figures = deux Adorateurs, un Guerrier et le Démon Majeur de Khorne
terminal-sign-controlled = un Guerrier de Nurgle contrôlé par une autre Puissance
terminal-sign-shield = protégée par un bouclier
terminal-sign-tipped = couchée : tuée, mais encore là ; sur une carte : les morts qui s’y trouvent
terminal-sign-hit = un coup assigné
terminal-sign-held = une carte est posée dessus ou la retient
terminal-sign-dazed = ne lance pas de dés
terminal-sign-spaces = les cases Carte Chaos : gauche, droite, troisième
terminal-sign-reconstructed = une carte dont un élément est reconstitué par nous
terminal-sign-corruption = deux pions corruption de Khorne
terminal-sign-power = points de puissance
terminal-sign-vp = points de victoire
terminal-sign-threat = Menace, le nombre du cadran
terminal-sign-counters = pions avancement de ce tour
terminal-sign-dial = la Menace après le prochain cran, et ce qu’il apporte
terminal-sign-hand = cartes en main
terminal-sign-deck = cartes dans le paquet
terminal-sign-peasants = Paysans pris
terminal-sign-reserve = figurines hors du plateau : c Adorateurs, w Guerriers, d Démon Majeur
terminal-notation-move = figurine Kw1 à Kislev (Kc1 … sont les Adorateurs de Khorne, Kw1 … ses Guerriers, Kd1 son Démon Majeur)
terminal-notation-play = une carte Chaos sur la case de gauche (l), de droite (r) ou la troisième (t) d’une région
terminal-notation-hit = coups ; *2 à la fin indique combien d’entre eux sont des six
terminal-notation-pick = une figurine, un joueur
terminal-notation-token = un pion Vieux Monde placé, remis, déplacé
terminal-notation-corruption = un pion corruption de Khorne retiré, un de Nurgle placé
terminal-notation-card = une carte de votre main, une Amélioration
terminal-notation-fetch = une carte de votre pile de défausse
terminal-notation-trade = un Acolyte invoqué contre une carte de votre main
terminal-notation-become = une figurine remplacée par une classe supérieure
terminal-notation-plain = passer, terminer, lancer, attendre, garder
terminal-notation-stand = une Horreur sur une case Carte Chaos, une option
terminal-notation-regions = Régions : { $codes }.

## Starting a game

terminal-start-welcome = Chaos dans le Vieux Monde, de { $fewest } à { $most } joueurs.
terminal-start-powers = Quelles Puissances jouent ? Leurs lettres, par exemple KNS ; Entrée : { $letters }.
terminal-start-letters = { $count } lettres
terminal-start-letters-between = de { $fewest } à { $most } lettres
terminal-start-card_set = Quelles cartes Chaos et Améliorations ? { $offered } ; Entrée : 1.
terminal-start-events = Quelles cartes Vieux Monde ? { $offered } ; Entrée : 1.
terminal-start-base = le jeu de base
terminal-start-morrslieb = le jeu de cartes Morrslieb
terminal-start-mixed = mêlées aux cartes expert
terminal-start-realm_of_chaos = les cartes expert seulement
terminal-start-number = un numéro de 1 à { $last }
terminal-start-people = Lesquelles de { $letters } sont jouées par des personnes ? Les autres sont des bots. Lettres ; Entrée : { $first } seulement.
terminal-start-bots = Quels bots jouent les autres ? Un numéro ; Entrée : { $usual } ({ $level }).
terminal-start-some = une partie de { $letters }
terminal-start-please = Tapez { $wanted }, par exemple { $example }.
terminal-start-unfinished = Une partie n’est pas terminée ({ $file }). La reprendre ? [O/n]
terminal-start-new_then = Alors, une nouvelle partie.
terminal-start-going_on = Reprise de { $file }
terminal-start-new = Nouvelle partie : { $who }.
terminal-start-person = une personne
terminal-start-bot = bot { $level }
terminal-start-commitment = L’engagement sur le hasard de cette partie est
terminal-start-saved = Elle est sauvegardée à mesure, dans
terminal-start-help = Tapez { "?" } à tout moment pour l’aide.
terminal-start-as_it_is = --resume reprend une partie telle quelle. Retirez --players, --powers, --seed, --edition, --card-set, --events, --option et --cards.
terminal-start-misfit = --players { $players } ne va pas avec --powers, qui en nomme { $count }.
terminal-start-no_seat = --players { $players } ne laisse pas assez de places pour --people, qui en nomme { $count }.
terminal-start-absent = --people nomme { $name }, qui n’est pas dans cette partie. Les Puissances sont : { $choices }.

## Cards

terminal-card-none = Aucune carte ne correspond à « { $query } ».
terminal-card-none-set = Aucune carte ne correspond à « { $query } » dans cet ensemble : { $set }.
terminal-card-near = { $none } Vouliez-vous dire { $titles } ?
terminal-card-match = { $count ->
        [one] { $count } carte correspond
       *[other] { $count } cartes correspondent
    } :
terminal-card-chaos = Carte Chaos { OF($power) }
terminal-card-upgrade-follower = Amélioration { OF($power) } : { $rank }
terminal-card-upgrade-power = Amélioration { OF($power) }
terminal-card-old_world = Carte Vieux Monde
terminal-card-old_world-deck = Le Vieux Monde
terminal-card-cost = coût { $n }
terminal-card-magic = symbole de magie
terminal-card-copies = { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
terminal-card-stats = coût { $cost }, attaque { $attack }, défense { $defense }
terminal-card-bonus = puissance +{ $n }
terminal-card-to_track = va sur la piste
terminal-card-discarded = est défaussée
terminal-card-track = Sur la piste
terminal-card-rule = Règle
terminal-card-when = Moment
terminal-card-known = D’où nous le savons :
terminal-card-changed = Modifiée dans l’édition { $edition } :
terminal-card-was = avant
terminal-card-why = preuve
terminal-card-deck = { $power }, { $epithet } : { $count } cartes Chaos
terminal-card-events = Le Vieux Monde : { $count } cartes
terminal-card-upgrades = Améliorations (coût/attaque/défense)
terminal-card-upgrade = Amélior.
terminal-card-legend = m : symbole de magie.  * : un élément en est reconstitué par nous ; la carte dit lequel.

## Rules

terminal-rules-none = Rien dans les règles ne correspond à « { $query } ».
terminal-rules-title = Les règles : le jeu de base et son extension, de trois à cinq joueurs
terminal-rules-faq = Réponses officielles (FAQ)
terminal-rules-rulings = Décisions sur les points douteux
terminal-rules-switches = Options de règles (--option)
terminal-rules-examples = Exemples détaillés
terminal-rules-span = { $begin } à { $end }
terminal-rules-search = Donnez un numéro (R8, R8.9, C12, S4, E12) ou des mots à chercher : { $command } domination
terminal-rules-why = Pourquoi
terminal-rules-example = (exemple, page { $page }) { $text }
terminal-rules-default = par défaut

## Replay

terminal-replay-start = Le début
terminal-replay-secret = décide en secret
terminal-replay-keys = Entrée suivant, p précédent, un numéro pour y aller, b plateau, q quitter
terminal-replay-first = C’est le début de l’enregistrement.
terminal-replay-last = C’est la fin de l’enregistrement.
terminal-replay-after = Après { $number } décisions sur { $last }
terminal-replay-too_far = { $name } ne compte que { $last } décisions : il n’y a pas de plateau après { $to }.
terminal-replay-unreadable = { $name } n’est pas un enregistrement qui peut être rejoué : { $why }

## Files

terminal-file-no_name = « { $name } » ne peut pas être un nom de fichier.
terminal-file-no_folder_name = « { $name } » ne peut pas être un nom de dossier.
terminal-file-unread = { $name } ne peut pas être lu : { $why }.
terminal-file-unwritten = { $name } ne peut pas être écrit : { $why }.
terminal-file-large = { $name } est trop gros pour être un fichier de Ruinous.
terminal-file-no_text = { $name } n’est pas un fichier texte de Ruinous : il n’est pas en UTF-8.
terminal-file-taken = { $name } existe déjà. Choisissez un autre nom, ou reprenez cette partie avec --resume { $name }.
terminal-file-no_folder = { $name } ne peut pas être écrit : le dossier { $folder } n’existe pas.
terminal-file-no_games = Le dossier des parties sauvegardées ne peut pas être créé ({ $why }). Indiquez un fichier avec --save.
terminal-file-not_a_game = { $name } n’est pas une partie qui peut être reprise : { $why }
terminal-file-no_secret = { $name } ne contient pas le secret de sa partie et ne peut pas être repris. Essayez ruinous replay.
terminal-file-changed = { $name } a été modifié depuis sa sauvegarde et ne peut pas être repris. ruinous verify dit où.

## What the system says of a file

system-missing = fichier ou dossier introuvable
system-forbidden = accès refusé
system-there_already = il existe déjà
system-a_folder = c’est un dossier
system-no_folder = une partie du chemin n’est pas un dossier
system-full = il n’y a plus de place
system-read_only = lecture seule
system-long_name = le nom est trop long
system-no_name = ce n’est pas un nom
system-no_home = il n’y a pas de dossier personnel
system-unknown = il ne peut pas être utilisé
