### The table: board, panels, cards

## On the page

table-cover-line = Le Vieux Monde est à vous : dévastez-le.
table-join-colon = { $a } : { $b }
table-join-comma = { $a }, { $b }
table-join-aside = { $a } ({ $b })
table-join-separator = { ", " }
table-join-label = { $label } :
table-phase-old_world = Vieux Monde
table-phase-draw = Pioche
table-phase-summoning = Invocation
table-phase-battle = Bataille
table-phase-domination = Domination
table-phase-corruption = Corruption
table-phase-end = Fin
table-phase-bar = Déroulement : tour { $round }, { $phase }
table-phase-round = Tour
table-rank-cultist = { $n ->
        [one] Adorateur
       *[other] Adorateurs
    }
table-rank-warrior = { $n ->
        [one] Guerrier
       *[other] Guerriers
    }
table-rank-greater_daemon = { $n ->
        [one] Démon Majeur
       *[other] Démons Majeurs
    }
table-mark-shield = protégée
table-mark-musk = contrôlée par « Musc Soporifique »
table-mark-keeper = contrôlée par le Gardien des Secrets
table-mark-tipped = tuée, sur le plateau jusqu’à la fin de la bataille
table-mark-free_used = invocation gratuite déjà utilisée
table-mark-dazed = étourdie : n’apporte aucun dé ce tour-ci
table-mark-held = retenue par « { $card } »
table-mark-hits = { $n ->
        [one] { $n } coup reçu
       *[other] { $n } coups reçus
    }
table-mark-controlled = contrôlée par { $power }
table-zoom-title = Vue rapprochée
table-zoom-in = Agrandir
table-zoom-out = Réduire
table-zoom-whole = Voir tout le plateau
table-map-title = Plateau du Vieux Monde
table-map-help = Neuf régions, dans l’ordre des régions. Les touches fléchées mènent d’une région à l’autre.
table-map-sea-north = Mer des Griffes
table-map-sea-south = Golfe Noir
table-map-wilds = Montagnes du Bord du Monde
table-region-value = valeur { $value }
table-region-populous = Densément Peuplée
table-region-ruined = { $region } : région dévastée (carte Dévastation { $card }).
table-region-to_score = Décompte à la fin du tour.
table-region-line = { $region }, { $facts }.
table-region-resistance = Résistance { $n }
table-region-conquest = Conquête { $n }
table-region-magic = { $n ->
        [one] { $n } symbole de magie
       *[other] { $n } symboles de magie
    }
table-region-leads = { $power } domine en l’état, avec { $n } d’avance : +{ $vp } PV.
table-region-tied = En l’état, personne ne domine.
table-region-needs = { $power } : il manque { $n } pour dominer.
table-region-tie = À égalité avec { $n } : { $list }. En l’état, personne ne domine.
table-region-domination = Valeurs de domination
table-region-corruption = Corruption { $n } sur { $most } : { $list }.
table-region-clean = Aucune corruption.
table-region-figures = Figurines : { $list }.
table-region-empty = Aucune figurine.
table-region-tokens = Pions : { $list }.
table-region-cards = Cartes : { $list }.
table-region-target = Vous pouvez choisir cette région.
table-figure-stack = { $power } : { $n } { $name }
table-figure-count = { $n } { $name }
table-figure-in = { $stack } ({ $region })
table-space-l = case Carte Chaos de gauche
table-space-r = case Carte Chaos de droite
table-space-t = troisième case Carte Chaos
table-space-empty = { $space } : vide
table-space-card = { $space } : « { $card } » ({ $power })
table-space-silenced = sans effet pour l’instant
table-space-figure = { $space } : occupée par une figurine
table-ring-label = Corruption { $n } sur { $most }
table-token-label = { $tokens } ({ $region })
table-tokens-event = { $n ->
        [one] { $n } Événement
       *[other] { $n } Événements
    }
table-tokens-hero = { $n } Héros
table-tokens-noble = { $n ->
        [one] { $n } Noble
       *[other] { $n } Nobles
    }
table-tokens-peasant = { $n ->
        [one] { $n } Paysan
       *[other] { $n } Paysans
    }
table-tokens-skaven = { $n ->
        [one] { $n } Skaven
       *[other] { $n } Skavens
    }
table-tokens-warpstone = { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    } Malepierre
table-corruption-label = { $power } : { $n ->
        [one] { $n } pion corruption
       *[other] { $n } pions corruption
    } ({ $region })
table-do-start = Départ
table-do-score_vp = Marquez { $n } PV
table-do-upgrade_card = Carte Amélioration
table-do-draw_cards = Piochez { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Chaos
table-do-remove_corruption = Retirez { $n } Corruption
table-do-place_warpstone = Placez { $n } Malepierre
table-do-place_nobles = Placez { $n ->
        [one] { $n } Noble
       *[other] { $n } Nobles
    }
table-do-place_skaven = Placez { $n ->
        [one] { $n } Skaven
       *[other] { $n } Skavens
    }
table-do-remove_old_world_tokens = Retirez { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    } Vieux Monde
table-do-victory = Victoire
table-dial-threat = Menace
table-dial-label = Cadran ({ $power }) : Menace { $threat }, plus que { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } avant la Victoire. Prochain cran : { $next }.
table-dial-done = Cadran ({ $power }) : Victoire.
table-dial-counters = { $n ->
        [one] { $n } pion avancement de cadran
       *[other] { $n } pions avancement de cadran
    }
table-dial-turns-khorne = Avance quand il tue une figurine ennemie en bataille.
table-dial-turns-nurgle = Avance quand il place 2 pions corruption dans une région Densément Peuplée.
table-dial-turns-tzeentch = Avance quand il place 2 pions corruption dans une région à 2 symboles de magie ou pions Malepierre.
table-dial-turns-slaanesh = Avance quand il place 2 pions corruption dans une région avec un Noble ou un Héros.
table-dial-turns-horned_rat = Avance quand il domine une région avec un pion Skaven.
table-player-vp = PV
table-player-power = Pts de puissance
table-player-hand = Main
table-player-deck = Paquet
table-player-peasants = { $n ->
        [one] Paysan
       *[other] Paysans
    }
table-player-reserve = Réserve
table-player-upgrades = Améliorations
table-player-you = vous
table-player-turn = décide
table-player-summary = { $power } : { $vp } PV, { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de puissance, Menace { $threat }, { $hand ->
        [one] { $hand } carte
       *[other] { $hand } cartes
    } en main
table-player-power_of = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de puissance sur { $most }
table-card-cost = Coût { $n }
table-card-magic = Symbole de magie
table-card-comet = Comète à Deux Queues
table-card-stays = Tant qu’elle est sur la piste
table-card-rulings = Précisions de règles
table-card-copies = { $n ->
        [one] { $n } exemplaire
       *[other] { $n } exemplaires
    }
table-card-changed = Modifiée dans l’édition { $n }
table-card-was = Avant
table-card-why = Source
table-stat-cost = coût
table-stat-attack = attaque
table-stat-defense = défense
table-provenance-printed = imprimé
table-provenance-reported = signalé
table-provenance-reconstructed = reconstitué
table-provenance-corrected = corrigé
table-provenance-why-printed = Vu sur la carte elle-même.
table-provenance-why-reported = Signalé par un possesseur de la carte.
table-provenance-why-reconstructed = Notre meilleure supposition : aucune source connue.
table-provenance-why-corrected = Corrigé par l’hôte de cette table d’après ses propres cartes.
table-provenance-of = { $aspects }. { $why }
table-aspect-name = nom
table-aspect-copies = exemplaires
table-aspect-cost = coût
table-aspect-magic = symbole de magie
table-aspect-effect = effet
table-aspect-stats = valeurs
table-aspect-timing = moment
table-aspect-details = détails
table-aspect-comet = comète
table-aspect-after = destination
table-aspect-immediate = effet
table-aspect-persistent = effet sur la piste
table-aspect-after_summon = après une invocation
table-aspect-aftermath = suite
table-aspect-alone = quand elle est seule
table-aspect-amount = quantité
table-aspect-attack = attaque
table-aspect-condition = condition
table-aspect-discard = destination de l’ancienne carte
table-aspect-domination = domination
table-aspect-duration = durée
table-aspect-exception = exception
table-aspect-hold = façon de retenir
table-aspect-limit = limite
table-aspect-limits = limites
table-aspect-match = attribution de l’effet à cette carte
table-aspect-no_token = aucun pion
table-aspect-purpose = but
table-aspect-release = retour des figurines
table-aspect-ruined = dans une région dévastée
table-aspect-targets = cibles
table-aspect-undo = ce qui est annulé
table-vp-title = Points de victoire
table-vp-at = { $power } a { $n } PV
table-table-powers = Puissances
table-table-beside = Puissances, piste du Vieux Monde et journal
table-table-log = Journal
table-table-dock = Décision et main
table-table-danger = Danger
table-table-guide = Guide
table-table-help = Aide
table-sheet-close = Fermer
table-sheet-choose = Choisir cette région
table-old_world-title = Piste du Vieux Monde
table-old_world-empty = Aucune carte
table-old_world-drawn = Piochée à l’instant
table-old_world-acts = En cours de résolution
table-old_world-deck = { $n ->
        [one] { $n } carte restante
       *[other] { $n } cartes restantes
    } dans le paquet
table-ruination-label = { $n ->
        [one] { $n } carte Dévastation restante
       *[other] { $n } cartes Dévastation restantes
    } sur { $most }
table-dice-hits = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
table-dice-none = aucun coup
table-dice-rolled = { $power } obtient { $list } : { $hits }.
