### Who can win this round, and what would stop it

danger-dial-course = En l’état, { $power } gagne par le cadran ce tour-ci : { $ticks ->
        [one] { $ticks } cran
       *[other] { $ticks } crans
    } avant la Victoire.
danger-dial-reach = { $power } peut gagner par le cadran ce tour-ci : { $ticks ->
        [one] { $ticks } cran
       *[other] { $ticks } crans
    } avant la Victoire.
danger-points-course = En l’état, { $power } gagne aux points ce tour-ci : encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour arriver à 50, { $gain } à venir.
danger-points-reach = { $power } peut gagner aux points ce tour-ci : encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour arriver à 50, { $gain } à venir.
danger-ruins-course = En l’état, { $power } gagne ce tour-ci avec la cinquième région dévastée.
danger-ruins-reach = { $power } peut gagner ce tour-ci avec la cinquième région dévastée.
stop-deny_counters = Empêcher { $power } de placer un pion avancement.
stop-tie_counters = Placer autant de pions avancement que { $power } : { $count } en l’état.
stop-outdo_dial = Amener un autre cadran à la Victoire avec plus de points que { $power } : { $points }.
stop-break_domination = Empêcher { $power } de dominer { THE($region) } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
stop-keep_below = Maintenir { THE($region) } sous 12 : { $count } en l’état.
stop-cut_points = Réduire le total { OF($power) } de { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
stop-deny_points = Empêcher { $power } de marquer encore { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
stop-outscore = Marquer plus que { $power } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.

## On the page

danger-title = Qui peut gagner ce tour-ci
danger-chip = Danger
danger-chip-calm = Personne n’est près de gagner ce tour-ci.
danger-chip-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } avant 50
danger-chip-ticks = { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } avant la Victoire
danger-lead = « En l’état » veut dire : personne ne fait plus rien ce tour-ci, et aucun dé ne touche.
danger-dial = Cadran
danger-dial-value = { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } avant la Victoire
danger-dial-counters = { $n ->
        [one] { $n } pion avancement
       *[other] { $n } pions avancement
    } en l’état
danger-dial-most = au plus { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } de plus ce tour-ci
danger-points = Points
danger-points-value = { $n } avant 50
danger-points-gain = { $n } en l’état
danger-stops = Ce qui l’empêcherait
danger-possible = Lointain, mais pas exclu : { $ways }.
danger-way-points = aux points
danger-way-ruins = par la cinquième région dévastée
danger-none = Hors de portée ce tour-ci.
danger-table = Le Vieux Monde
danger-ruins = Encore { $n ->
        [one] { $n } région à dévaster
       *[other] { $n } régions à dévaster
    } avant la fin de la partie.
danger-ruins-none = Cinq régions sont dévastées : la partie se termine ce tour-ci.
danger-falling = Dévastation en l’état : { $regions }.
danger-nearly = Dévastation proche : { $regions }.
danger-rounds = Il reste { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    } après celui-ci. Ensuite, tout le monde perd.
danger-rounds-last = C’est le dernier tour : si personne ne gagne, tout le monde perd.
danger-end = En l’état, la partie se termine ce tour-ci : { $condition }. Victoire : { $winners }.
danger-end-lost = En l’état, la partie se termine ce tour-ci et tout le monde perd.
danger-condition-max_threat = un cadran atteint la Victoire
danger-condition-fifty_vp = quelqu’un atteint 50 points
danger-condition-five_ruined = la cinquième région est dévastée
danger-condition-deck_empty = le paquet Vieux Monde est épuisé
danger-alarm = Danger
danger-alarm-more = Détails
danger-plan-label = Ce qui changerait { IN($region) }
danger-plan-wait = Calcul en cours…
danger-plan-power = Points de puissance
danger-plan-gain = Vos points ce tour-ci
danger-plan-counters = Vos pions avancement
danger-plan-dominator = Domine
danger-plan-nobody = personne
danger-plan-value = Domination
danger-plan-resistance = Résistance
danger-plan-conquest = Valeur de Conquête
danger-plan-ruin = Corruption et Malepierre
danger-plan-coming = après l’étape de corruption
danger-plan-falls = tombe
danger-plan-dice = Dés
danger-plan-odds = Probabilité de tuer en bataille
danger-plan-also = Aussi { IN($region) }
danger-plan-question = Une question vous sera posée avant que tout soit réglé.
danger-plan-chance = Les dés ou les cartes décideront du reste.
danger-plan-do = Valider
danger-plan-press = Appuyez longuement sur une région pour voir ce qui changerait.
danger-plan-change = { $a } → { $b }
danger-odds-kill = Probabilité de tuer
danger-odds-kills = { $n ->
        [one] { $n } figurine tuée
       *[other] { $n } figurines tuées
    } en moyenne
