### What is asked of the player who decides

ask-turn = À vous ({ $power ->
        [one] { $power } point
       *[other] { $power } points
    } de puissance) : invoquez, jouez une carte Chaos ou passez.
ask-assign = Assignez { $hits ->
        [one] { $hits } coup { IN($region) }. La cible doit être tuée.
       *[other] { $hits } coups { IN($region) }. Chaque cible doit être tuée.
    }
ask-assign-six = Assignez votre coup { IN($region) } (c’est un six). La cible doit être tuée.
ask-assign-sixes = Assignez { $hits } coups { IN($region) }, dont { $sixes } six. Chaque cible doit être tuée.
ask-assign-early = Assignez { $hits ->
        [one] { $hits } Premier Coup { IN($region) }. Il peut rester sur sa cible.
       *[other] { $hits } Premiers Coups { IN($region) }. Ils peuvent rester sur leur cible.
    }
ask-assign-early-six = Assignez votre Premier Coup { IN($region) } (c’est un six). Il peut rester sur sa cible.
ask-assign-early-sixes = Assignez { $hits } Premiers Coups { IN($region) }, dont { $sixes } six. Ils peuvent rester sur leur cible.
ask-automatic_hits = Assignez { $hits ->
        [one] { $hits } coup automatique
       *[other] { $hits } coups automatiques
    } aux figurines { OF($victim) } { IN($region) }.
ask-throw = Vous n’avez qu’un dé { IN($region) } pour cette phase de Bataille : lancez-le maintenant ou gardez-le pour plus tard.
ask-place_tokens = Placez { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } { $token } dans { $count ->
        [one] la région
       *[other] la ou les régions
    } de votre choix.
ask-place_apart = Placez { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } { $token } dans { $most ->
        [one] une région
       *[other] chacune de { $most } régions
    }.
ask-take_tokens = Remettez { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } Vieux Monde du plateau dans la réserve.
ask-thin_out = Remettez { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    } { $token } du plateau dans la réserve.
ask-cleanse = Retirez { $count ->
        [one] { $count } pion corruption d’une Puissance
       *[other] { $count } pions corruption de Puissances
    } au choix.
ask-cleanse_up_to = Vous pouvez retirer { $most ->
        [one] { $most } pion
       *[other] jusqu’à { $most } pions
    } corruption d’une même région.
ask-discard_cards = Défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } Chaos.
ask-discard_first = Vous pouvez défausser une carte Chaos avant de piocher.
ask-take_upgrade = Votre cadran vous donne une carte Amélioration : choisissez-la.
ask-remove_figure = Choisissez la figurine que vous perdez { IN($region) }.
ask-move_figures = Déplacez { $most ->
        [one] { $most } figurine
       *[other] { $most } figurines
    }.
ask-move_figures-optional = Vous pouvez déplacer { $most ->
        [one] { $most } figurine
       *[other] jusqu’à { $most } figurines
    }.
ask-influence = Déplacez un Noble, un Héros ou un Paysan { OF($region) } vers une autre région.
ask-beguile = Choisissez la figurine ennemie à contrôler { IN($region) }.
ask-rot = Tuez encore { $count ->
        [one] { $count } Adorateur ou Guerrier ennemi
       *[other] { $count } Adorateurs ou Guerriers ennemis
    } { IN($region) }.
ask-shield = Choisissez la figurine à protéger { IN($region) }.
ask-meddle = Désignez le joueur qui doit défausser { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } Chaos.
ask-choose_option = « { $card } » : choisissez l’une des instructions.
ask-carry_warpstone = Vous pouvez emporter un pion Malepierre { IN($region) }.
ask-stand = Vous pouvez fermer une case Carte Chaos { OF($region) } avec { A($figure) }.
ask-keep_card = Vous pouvez mettre « { $card } » de côté, près de votre fiche.
ask-spend_cached = Vous pouvez défausser des cartes mises de côté contre des points de puissance.
ask-doom = Choisissez le Clanrat que la Roue Infernale tue { IN($region) }.
ask-move_many = Vous pouvez déplacer { $most ->
        [one] { $most } figurine
       *[other] jusqu’à { $most } figurines
    }.
ask-move_many-any = Vous pouvez déplacer autant de figurines que vous voulez, chacune une seule fois.
ask-bring_another = Vous pouvez placer gratuitement { A($figure) } de plus { IN($region) }.
ask-promote = Remplacez une figurine { IN($region) } par une figurine de classe supérieure.
ask-scheme = Placez un pion Skaven { IN($region) } ou dans une région adjacente, ou déplacez-en un jusque-là.
ask-hate = Choisissez la figurine ennemie que « { $card } » retient { IN($region) }.
ask-befoul = Retirez un pion corruption d’une autre Puissance { IN($region) }.
ask-spread = Placez un pion corruption dans une région voisine { OF($region) }.
ask-smite = Tuez une figurine ennemie { IN($region) } avec { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }.
ask-glean = Désignez le joueur dont vous regardez la main.
ask-open_portal = Vous pouvez défausser une carte Chaos pour déplacer une figurine hors { OF($region) }.
ask-storm = Choisissez d’où vient le pion Malepierre à placer { IN($region) }.
ask-fetch = Reprenez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } dans votre pile de défausse.
ask-surrender = Vous pouvez poser { $most ->
        [one] { $most } Adorateur
       *[other] jusqu’à { $most } Adorateurs
    } sur « { $card } ».
ask-burrow = Vous pouvez déplacer autant de Clanrats que vous voulez, chacun une seule fois.
ask-arrange = Les prochaines cartes Vieux Monde sont { $cards }. Vous pouvez les intervertir.
ask-escort = Vous pouvez emmener un pion Noble { IN($region) }.
ask-daze = Choisissez la figurine ennemie { IN($region) } qui ne lancera pas de dé ce tour-ci.
ask-whisper = Vous pouvez prendre le contrôle d’un Adorateur ennemi avec le Gardien des Secrets.
