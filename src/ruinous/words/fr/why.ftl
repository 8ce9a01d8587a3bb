### Why something cannot be done

why-game_over = La partie est terminée.
why-no_action = « { $action } » n’est pas une action ; une action s’écrit comme « { $example } ».
why-not_asked = Ce n’est pas possible maintenant. { $ask }
why-other_seat = { $seat } décide ici, pas { $power }.
why-absent = { $power } ne participe pas à cette partie.
why-elsewhere = Cette figurine ({ $figure }) se trouve { IN($from) }, pas { IN($region) }.
why-not_yours = Cette figurine ({ $figure }) n’est pas à vous : { $controller } la contrôle.
why-there_already = Cette figurine ({ $figure }) est déjà { IN($region) }.
why-lies_on_card = Cette figurine ({ $figure }) est posée sur une carte et ne peut pas être invoquée.
why-held = Cette figurine ({ $figure }) ne peut pas sortir { OF($region) }.
why-out_of_reach = Vous n’avez aucune figurine { IN($region) } ni dans une région adjacente.
why-figure_cost = Cette figurine ({ $figure }) coûte { $cost } et il vous reste { $power ->
        [one] { $power } point
       *[other] { $power } points
    } de puissance.
why-not_from = Cet effet ne déplace aucune figurine hors { OF($region) }.
why-not_to = Cet effet ne déplace rien { IN($region) }.
why-not_moved = Cet effet ne peut pas déplacer { A($figure) }.
why-own = Cette figurine ({ $figure }) est à vous.
why-not_own = Cette figurine ({ $figure }) n’est pas à vous.
why-same_as = Ces figurines sont identiques ; choisissez l’autre.
why-six_only = Seuls des six peuvent toucher cette figurine ({ $figure }) : il en faut { $need } et vous en avez { $sixes }.
why-too_few_hits = Il faut { $need ->
        [one] { $need } coup
       *[other] { $need } coups
    } pour tuer cette figurine ({ $figure }) et vous en avez { $hits }.
why-sixes = Vous ne pouvez pas choisir quels six touchent cette figurine ({ $figure }).
why-hit_own = Cette figurine ({ $figure }) est à vous : vous ne pouvez pas la viser.
why-killed_already = Cette figurine ({ $figure }) est déjà tuée.
why-shielded = Cette figurine ({ $figure }) est protégée par un Malebouclier.
why-guarded = Cette figurine ({ $figure }) ne peut pas être touchée tant qu’un Rat Ogre garde la région.
why-other_victim = Les coups automatiques vont seulement aux figurines { OF($victim) }.
why-automatic_six_only = Les coups automatiques ne peuvent pas être assignés { TO($figure) }.
why-automatic_peasant = Les coups automatiques vont aux figurines, pas aux Paysans.
why-no_peasant = Il n’y a pas de Paysan { IN($region) }.
why-peasant_hits = Il faut { $need ->
        [one] { $need } coup
       *[other] { $need } coups
    } pour un Paysan et vous en avez { $hits }.
why-peasant_sixes = Peu importe ici quel coup prend le Paysan.
why-not_picked = Cet effet ne peut pas choisir { A($figure) }.
why-not_your_card = Ce n’est pas une de vos cartes.
why-not_in_hand = Vous n’avez pas « { $card } » en main.
why-ruined_cards = La région { OF($region) } est dévastée : on ne peut pas y jouer de cartes Chaos.
why-third_space = Seul le Rat Cornu peut utiliser la troisième case.
why-space_closed = Cette case { OF($region) } est occupée par une figurine ({ $figure }).
why-space_taken = Cette case { OF($region) } est occupée par « { $card } ».
why-card_cost = « { $card } » coûte { $cost } { IN($region) } et il vous reste { $power ->
        [one] { $power } point
       *[other] { $power } points
    } de puissance.
why-third_card = Le Conseil des Treize ne permet une troisième carte que si aucune autre case n’est libre.
why-no_cards = On ne peut pas jouer de cartes Chaos { IN($region) } tant qu’un Événement s’y trouve.
why-no_magic = On ne peut pas jouer de cartes Chaos à symbole de magie { IN($region) } tant qu’un Événement s’y trouve.
why-one_card = On ne peut jouer qu’une carte Chaos { IN($region) } tant que des Skavens s’y trouvent.
why-no_such_card = Vous n’avez pas cette carte en main.
why-upgrade_set = Cette amélioration appartient à une extension qui n’est pas jouée ici.
why-upgrade_owner = Cette amélioration est celle { OF($power) }.
why-upgrade_taken = Cette amélioration est déjà en jeu.
why-name_opponent = Désignez un adversaire.
why-no_figure = { $power } n’a pas de figurine { IN($region) }.
why-other_token = Placez un pion { $token }.
why-ruined_tokens = La région { OF($region) } est dévastée : on ne peut pas y placer de pions.
why-not_here = Ce pion ne peut pas aller { IN($region) }.
why-no_token = Il n’y a pas de pion { $token } { IN($region) }.
why-fixed_token = Le pion { $token } { OF($region) } ne peut pas être déplacé ce tour-ci.
why-token_stays = Le pion doit aller dans une autre région.
why-token_kind = Cette carte ne déplace qu’un Noble, un Héros ou un Paysan.
why-corruption_elsewhere = Vous ne pouvez pas retirer de pions { OF($region) }.
why-no_corruption = { $power } n’a pas de pion corruption { IN($region) }.
why-must_assign = Vous devez assigner vos coups tant que c’est possible.
why-must = Ce n’est pas facultatif. { $ask }
why-pass = On ne peut passer qu’à son tour, dans la phase d’Invocation. { $ask }
why-legal = C’est permis.
why-nothing_called = Aucune figurine, carte, région ou action ne s’appelle « { $words } ».
why-usable = C’est possible : { $actions }.
why-usable_more = C’est possible : { $actions } …
why-by_rule = { $text } ({ $rule })
why-on_line = Ligne { $line } : { $text }
