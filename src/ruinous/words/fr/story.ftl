### The story of a finished game

story-victory = { $power } place { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } avancement au tour { $round } : son cadran atteint la Victoire.
story-fifty = { $power } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au dernier tour et atteint la barre des 50.
story-fifth_ruin = La région { OF($region) } est la cinquième à tomber. { $power } a le plus de points : { $points }.
story-deck_empty = Le paquet Vieux Monde est épuisé. { $power } menait avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
story-shared = { $winners } ont le même nombre de points et partagent la victoire.
story-fifty_in_vain = { $power } a { $points } points, mais un cadran à la Victoire passe avant : { $winner } l’emporte.
story-two_dials = Le cadran { OF($power) } atteint lui aussi la Victoire, mais { $winner } a plus de points.
story-tie = { $power } a autant de points que { $winner }, mais une Menace moindre.
story-led_throughout = { $power } mène à la fin de chaque tour.
story-lead = { $power } prend la tête au tour { $round } et la garde.
story-never_led = { $power } l’emporte sans mener aux points à la fin d’aucun tour.
story-comeback = Après le tour { $round }, { $power } a { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard sur { $named }.
story-lead_changes = La première place change { $count } fois de mains.
story-best_round = { $power } marque { $points ->
        [one] { $points } point
       *[other] { $points } points
    } au tour { $round }, le meilleur tour de la partie.
story-ruin = { $power } tire { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de la dévastation { OF($region) } au tour { $round }.
story-ruins = Au tour { $round }, { THE($regions) } tombent.
story-dial = Le cadran { OF($power) } avance de deux crans à la fois lors { $count ->
        [one] d’un tour
       *[other] de { $count } tours
    }.
story-daemon = { $power } tue { A($figure) } { IN($region) } au tour { $round }.
story-carnage = { $count ->
        [one] { $count } figurine meurt
       *[other] { $count } figurines meurent
    } { IN($region) } au tour { $round }.
story-stronghold = { $power } domine { THE($region) } { $count } fois, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    } en tout.
close-fifty = 50 points atteints, mais un cadran à la Victoire passe avant
close-victory = À la Victoire aussi, avec moins de points
close-tie = Autant de points que { $winner }, mais une Menace moindre
close-ticks = À { $ticks ->
        [one] { $ticks } cran
       *[other] { $ticks } crans
    } de la Victoire
close-points = À { $points ->
        [one] { $points } point
       *[other] { $points } points
    } des 50
close-behind = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de retard sur { $winner }
advice-dial_khorne = Khorne gagne un pion avancement dans chaque région où il tue une figurine en bataille. Ne restez pas là où il peut lancer des dés.
advice-dial_nurgle = Nurgle gagne un pion avancement dans chaque région Densément Peuplée où il place deux pions corruption. Tuez-y ses Adorateurs avant l’étape de corruption.
advice-dial_tzeentch = Tzeentch gagne un pion avancement en plaçant deux pions corruption là où se trouvent deux symboles de magie ou pions Malepierre. Tuez-y ses Adorateurs, ou dispersez la Malepierre.
advice-dial_slaanesh = Slaanesh gagne un pion avancement en plaçant deux pions corruption dans une région avec un Noble ou un Héros. Tuez-y ses Adorateurs, ou éloignez le Noble.
advice-dial_horned_rat = Le Rat Cornu gagne un pion avancement dans chaque région avec des Skavens qu’il domine. Disputez-lui ces régions : une égalité suffit à l’arrêter.
advice-domination = { $winner } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } par la domination, vous { $mine }. Disputez les meilleures régions : une égalité en tête ne rapporte rien à personne.
advice-ruins = { $winner } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans les régions dévastées, vous { $mine }. Prenez part à chaque dévastation : les dévastateurs marquent, le premier et le second aussi.
advice-dial = Le cadran { OF($winner) } a rapporté { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, le vôtre { $mine }. Cherchez à obtenir au moins un pion avancement à chaque tour.
advice-other = { $winner } a marqué { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avec des cartes, des améliorations et des Paysans, vous { $mine }. Cherchez de tels points dans votre paquet et vos améliorations.
advice-deck = Si le paquet Vieux Monde s’épuise, tout le monde perd. Faites avancer votre cadran, ou dévastez des régions plus tôt.
