### Why a bot did something

reason-random = Choisit au hasard.
reason-forced = N’avait pas d’autre choix.
reason-glance = Prend ce qui paraît le mieux au premier coup d’œil.
reason-idle = N’a rien de mieux à faire.
reason-figure = Place une figurine { IN($region) }, où elle compte pour le cadran ou la domination.
reason-card = Joue la carte là où elle aide à dominer.
reason-strike = Tue la cible qui a le plus de valeur.
reason-peasant = Prend un Paysan.
reason-cheapest = Défausse la carte dont il a le moins besoin.
reason-stronger = Renforce ses séides.
reason-roll = Lance les dés tant qu’il y a quelque chose à toucher.
reason-pass = Passe : rien de ce qui reste à faire ne vaut son prix.
reason-upgrade = Prend « { $upgrade } », la plus utile des améliorations qui lui restent.
reason-discard = « { $card } » est la carte dont il a le moins besoin.
reason-give_up = Défausse une carte.
reason-fetch = « { $card } » est la carte dont il a le plus besoin.
reason-enough = Davantage ne lui servirait à rien.
reason-kill = Aucune autre cible n’en vaut davantage la peine.
reason-little = De peu, mais rien ne paraît meilleur.
reason-wins = Gagne la partie.
reason-stops = Empêche { $power } de gagner.
reason-over = Tire le meilleur parti d’une partie déjà décidée.
reason-reach = Se met en mesure de gagner ce tour-ci.
reason-stops_dial = Empêche le cadran { OF($power) } d’atteindre la Victoire.
reason-stops_points = Prive { $power } des points qui feraient gagner la partie.
reason-stops_round = Empêche { $power } de gagner ce tour-ci.
reason-points = Devrait rapporter { $points ->
        [one] { $points } point
       *[other] { $points } points
    } { IN($region) }.
reason-ruin = A le plus à gagner à la { ORDINAL($ruin) } dévastation, celle { OF($region) }.
reason-counter = Devrait rapporter un pion avancement { IN($region) }.
reason-later = Prépare les tours suivants { IN($region) }.
reason-no_domination = Empêche { $power } de dominer { THE($region) }.
reason-no_counter = Prive { $power } d’un pion avancement { IN($region) }.
reason-no_ruin = Réduit ce que { $power } gagne à la { ORDINAL($ruin) } dévastation, celle { OF($region) }.
reason-weakens = Affaiblit { $power } { IN($region) }.
reason-chance = Se donne { $chance } % de chances de gagner.

## On the page

because-ask = pourquoi ?
because-ask-label = Pourquoi ? { $line }
because-wait = Un instant…
because-refused-no_bot = C’est une personne qui a décidé : demandez-lui.
because-refused-no_choice = Personne n’a choisi : c’est la règle.
because-refused-secret = Ce choix n’est connu que de celui qui l’a fait.
because-refused-busy = Trop de questions en ce moment : réessayez dans un instant.
