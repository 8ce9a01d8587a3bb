### What has happened, and what for

event-phase = Tour { $round }, { $phase }.
event-game_end-won = La partie est terminée : { $condition }. Victoire { OF($winners) }.
event-game_end-lost = La partie est terminée : { $condition }. Tous les joueurs ont perdu.
event-old_world = Carte Vieux Monde : « { $card } ».
event-track = « { $card } » va sur la piste du Vieux Monde.
event-leaves_game = « { $card } » quitte la partie.
event-option = { $power } choisit l’option { $option } de « { $card } ».
event-persistent = « { $card } » prend effet.
event-peek = Au sommet du paquet Vieux Monde : { $cards }.
event-arranged = Les prochaines cartes Vieux Monde sont désormais { $cards }.
event-summon = { $power } invoque { A($figure) } { IN($region) } (coût { $cost }).
event-summon-from = { $power } invoque { A($figure) } { OF($from) } { IN($region) } (coût { $cost }).
event-move = { A($figure) } passe { OF($from) } { IN($to) }.
event-remove = On retire { A($figure) } { OF($region) }.
event-kill = { $power } tue { A($figure) } { IN($region) }.
event-kill-doom = Une Roue Infernale tue { A($figure) } { IN($region) }.
event-homecoming = { A($figure) } retourne dans la réserve.
event-homecoming-kept = On pose { A($figure) } sur la piste du Vieux Monde.
event-control = { $power } contrôle désormais { A($figure) } { IN($region) }.
event-released = { A($figure) } n’est plus sous contrôle ennemi.
event-shield = Ce tour-ci, aucun coup ne peut être assigné { TO($figure) } { IN($region) }.
event-stand = { A($figure) } ferme la { $space } { OF($region) }.
event-laid = On pose { A($figure) } sur « { $card } ».
event-dazed = Ce tour-ci, { A($figure) } { IN($region) } ne lance pas de dé.
event-place = On place un pion { $token } { IN($region) }.
event-take = Un pion { $token } { OF($region) } retourne dans la réserve.
event-carry = Un pion { $token } passe { OF($from) } { IN($to) }.
event-peasant = { $power } prend un pion Paysan { IN($region) }.
event-peasants_back = { $power } rend { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } Paysan.
event-corrupt = { $power } place { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } corruption { IN($region) }.
event-cleanse = { $power } perd { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } corruption { IN($region) }.
event-shrouded = Ce tour-ci, on ne peut pas déplacer les Nobles et les Héros { OF($region) }.
event-ruin = La région { OF($region) } est dévastée (carte Dévastation { $ruination }).
event-reshuffle = { $power } mélange sa pile de défausse pour former un nouveau paquet.
event-draw-count = { $power } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-draw-cards = { $power } pioche { $cards }.
event-discard = { $power } défausse « { $card } ».
event-play = { $power } joue « { $card } » { IN($region) } ({ $space }, coût { $cost }).
event-replaced = La carte « { $card } » jouée { IN($region) } est défaussée.
event-stays = « { $card } » reste { IN($region) }.
event-cached = { $power } met « { $card } » de côté.
event-spent = { $power } défausse « { $card } ».
event-fetch = { $power } reprend « { $card } » dans sa pile de défausse.
event-named = { $power } désigne { $named }.
event-glean = { $named } a en main : { $cards }.
event-glean-none = { $named } n’a aucune carte en main.
event-pass = { $power } passe.
event-power = { $power } a { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } de puissance.
event-power-more = { $power } gagne { $change ->
        [one] { $change } point
       *[other] { $change } points
    } de puissance ({ $cause }).
event-power-less = { $power } perd { $change ->
        [one] { $change } point
       *[other] { $change } points
    } de puissance ({ $cause }).
event-score = { $power } marque { $points } PV ({ $cause }).
event-counter = { $power } place un pion avancement sur son cadran pour { THE($region) }.
event-tick = Le cadran { OF($power) } avance au cran { $position }.
event-upgrade = { $power } prend l’amélioration « { $upgrade } ».
event-battle = Bataille { IN($region) }.
event-battle-again = Bataille supplémentaire { IN($region) }.
event-roll = { $power } obtient { $dice } { IN($region) }.
event-waits = { $power } garde son dé { IN($region) } pour plus tard.
event-hit = { $power } assigne { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    } { TO($figure) }.
event-hits_kept = { $power } garde { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    } pour le prochain jet { IN($region) }.
event-hits_lost = { $power } perd { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }.
event-dominate = { $power } domine { THE($region) } ({ $value } contre une Résistance de { $resistance }).
event-hero = Un Héros frappe { $power } { IN($region) }.
cause-turn = action { OF($power) }
cause-card = « { $card } » { IN($region) }
cause-upgrade = « { $upgrade } »
cause-old_world = « { $card } »
cause-dial = cadran
cause-hero = un Héros { IN($region) }
cause-battle = bataille { IN($region) }
cause-domination = domination { IN($region) }
cause-cultists = Adorateurs { IN($region) }
cause-ruiner = dévastateur { IN($region) }
cause-first = premier { IN($region) }
cause-tied_first = premier ex æquo { IN($region) }
cause-second = second { IN($region) }
cause-tied_second = second ex æquo { IN($region) }
cause-rule = { $rule }
