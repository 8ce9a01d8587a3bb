### Where a number comes from

## On the page

explain-close = Fermer
explain-row = { $n } sur { $of } ici
explain-before = Précédent
explain-after = Suivant
explain-colon = { $a } : { $b }
explain-figure-class = Classe
explain-figure-cost = Coût
explain-figure-attack = Attaque
explain-figure-defense = Défense
explain-figure-against = { $n } contre { $power }
explain-figure-battle = Lance un dé par point d’attaque. Elle meurt quand les coups d’un même joueur atteignent sa défense.
explain-figure-cultist = Place 1 pion corruption à chaque étape de corruption et compte pour 1 dans la domination.
explain-figure-clanrat = Ne place pas de corruption. Compte pour 1 dans la domination.
explain-figure-fighter = Ne place pas de corruption. Compte pour 1 dans la domination.
explain-figure-upgraded = Ces valeurs viennent d’une amélioration.
explain-figure-here = Une carte de cette région modifie son attaque ou sa défense.
explain-figure-reserve = { $n } en réserve
explain-figure-none = Plus aucune en réserve : on peut en invoquer une du plateau vers une autre région.
explain-mark-shield = Protégée : aucun coup ne peut lui être assigné.
explain-mark-musk = Contrôlée par « Musc Soporifique » jusqu’à ce que la carte soit retirée ou que la figurine quitte la région.
explain-mark-keeper = Contrôlée par le Gardien des Secrets jusqu’à la fin du tour.
explain-mark-tipped = Tuée. Elle lance encore ses dés et part à la fin de la bataille.
explain-mark-free_used = Son invocation gratuite est déjà utilisée pour ce tour.
explain-mark-dazed = Étourdie : elle n’apporte aucun dé ce tour-ci.
explain-mark-lies = Elle est posée sur cette carte.
explain-mark-controlled = Contrôlée par { $power } : elle combat, compte et corrompt pour cette Puissance.
explain-mark-hits = { $power } : { $n ->
        [one] { $n } coup reste
       *[other] { $n } coups restent
    } sur elle jusqu’à la fin de la bataille.
explain-token-event = Marque les régions visées par la carte à comète de la piste du Vieux Monde. Sans effet par lui-même.
explain-token-hero = À la phase de Fin, chaque Héros fait retirer une figurine d’ici : parmi les joueurs présents, celui dont la Menace est la plus forte choisit l’une des siennes.
explain-token-noble = Chaque Noble rapporte 1 PV de plus à qui domine la région.
explain-token-peasant = Une cible en bataille, de défense 1 sauf si une carte dit autre chose. Qui le touche le garde.
explain-token-skaven = Chaque Skaven réduit ici la Résistance de 1, jamais en dessous de 0.
explain-token-warpstone = Chaque Malepierre compte comme 1 pion corruption quand on vérifie si la région est dévastée.
explain-token-stock = Restant en réserve
explain-token-dial-slaanesh = Avec un Noble ou un Héros ici, 2 pions corruption placés à l’étape de corruption font avancer le cadran de Slaanesh.
explain-token-dial-tzeentch = Avec deux symboles de magie ou pions Malepierre ici, 2 pions corruption placés en une étape font avancer le cadran de Tzeentch.
explain-token-dial-horned_rat = Dominer une région avec un pion Skaven fait avancer le cadran du Rat Cornu.
explain-ring-title = Corruption : { $n } sur { $most }
explain-ring-full = À { $most } ou plus à l’étape de corruption, la région est dévastée.
explain-ring-ruiners = Chaque dévastateur (qui a placé de la corruption ici pendant ce tour) marque alors aussitôt { $n } PV,
explain-ring-places = et à la fin du tour, le plus de pions ici rapporte { $first } PV, la deuxième place { $second }.
explain-ring-none = Il ne reste aucune carte Dévastation : la région ne peut plus être dévastée.
explain-ruin-title = Région dévastée
explain-ruin-score = À la fin de ce tour, le plus de corruption ici rapporte { $first } PV, la deuxième place { $second }.
explain-ruin-over = Elle a été décomptée. Plus de cartes, de pions ni de corruption ici, et personne ne la domine plus.
explain-ruin-goes_on = Les figurines vont et viennent toujours ; batailles et Héros continuent.
explain-banner-leads = { $power } : { $n } d’avance
explain-banner-leads-why = Si la domination avait lieu maintenant : +{ $vp } PV. L’avance se compte sur la Résistance ou sur la Puissance suivante, la plus forte valeur des deux.
explain-banner-needs = { $power } : il manque { $n }
explain-banner-needs-why = La plus forte valeur ici est { $value }, la Résistance { $resistance }. Pour dominer, il faut dépasser la Résistance.
explain-banner-tied = Égalité à { $n }
explain-banner-tied-why = Plusieurs Puissances ont la plus forte valeur. Une égalité ne rapporte rien à personne.
explain-banner-none = Personne n’a encore de valeur de domination ici.
explain-banner-value = Valeur de domination : les figurines d’une Puissance, plus le coût imprimé de ses cartes ici.
explain-plate-value = Valeur
explain-plate-resistance = Résistance
explain-plate-conquest = Conquête
explain-plate-magic = Symboles de magie
explain-plate-resistance-why = Une valeur de domination doit dépasser la Résistance.
explain-plate-conquest-why = Qui domine la région marque sa valeur de Conquête en PV.
explain-plate-populous = Densément Peuplée
explain-plate-populous-why = Deux pions corruption placés ici en une phase font avancer le cadran de Nurgle.
explain-plate-order = Numéro { $n } dans l’ordre des régions.
explain-part-value = valeur imprimée
explain-part-figures = figurines
explain-part-cost = « { $card } », coût imprimé
explain-part-least = jamais en dessous de 0
explain-sum-domination = { $power } : domination
explain-space-empty = Case Carte Chaos
explain-space-empty-why = On peut y jouer une carte Chaos. Son coût imprimé compte pour la domination de son propriétaire.
explain-space-figure-why = Une figurine occupe cette case : on ne peut pas y jouer de carte.
explain-space-card-why = Ajoute { $n } à la valeur de domination de son propriétaire. Les cartes sont retirées à la phase de Fin.
explain-space-silenced = Une autre carte la neutralise : son texte est sans effet.
explain-space-dead = { $n ->
        [one] { $n } figurine est posée
       *[other] { $n } figurines sont posées
    } dessus.
explain-dial-title = Cadran : Menace { $n }
explain-dial-victory = Cadran : Victoire
explain-dial-more-khorne = Un pion avancement par région, quel que soit le nombre de tués. Les Paysans ne comptent pas.
explain-dial-more-nurgle = Les deux dans la même phase, d’où qu’ils viennent. Un pion avancement par région et par phase.
explain-dial-more-tzeentch = Les deux dans la même étape ; deux symboles, deux pions Malepierre, ou un de chaque. Un pion avancement par région et par étape.
explain-dial-more-slaanesh = Les deux à l’étape de corruption. Un pion avancement par région.
explain-dial-more-horned_rat = Un pion avancement par région.
explain-dial-counters = Pions avancement ce tour-ci
explain-dial-left = Crans avant la Victoire
explain-dial-advance = À la fin du tour, tous ceux qui ont un pion avancement avancent de 1 cran. Celui qui, seul, en a le plus avance de 1 cran de plus.
explain-dial-threat = La plus faible Menace fait les choix du Vieux Monde ; les Héros frappent la plus forte.
explain-power-title = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } de puissance sur { $most }
explain-power-why = Ils paient les figurines et les cartes Chaos. À 0, votre tour est sauté, même avec une carte gratuite en main ; ce qui reste après le tour est perdu.
explain-power-set = À chaque tour
explain-power-bonus = { $upgrade } : +{ $n }
explain-hand-title = { $n ->
        [one] { $n } carte Chaos
       *[other] { $n } cartes Chaos
    } en main
explain-hand-draw = Pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } à chaque tour. Pas de limite de main.
explain-hand-draw_to = À chaque tour, pioche jusqu’à avoir { $n } cartes en main, et peut d’abord en défausser une.
explain-hand-known = Cartes que vous avez vues
explain-deck-title = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } dans le paquet
explain-deck-why = Quand le paquet est vide, la pile de défausse est mélangée pour en former un nouveau.
explain-deck-discard = Pile de défausse
explain-peasants-title = { $n ->
        [one] { $n } Paysan pris
       *[other] { $n } Paysans pris
    }
explain-peasants-why = Des Paysans touchés en bataille. Ils rapportent des PV quand cette carte est piochée.
explain-vp-title = { $n } PV
explain-phase-old_world = On pioche une carte Vieux Monde. La plus faible Menace fait ses choix ; puis la carte va sur la piste ou quitte la partie.
explain-phase-draw = Les points de puissance restants sont perdus. Chacun retrouve les siens et pioche des cartes Chaos.
explain-phase-summoning = À tour de rôle, plusieurs fois de suite : invoquer une figurine, jouer une carte Chaos, ou passer. À 0 point de puissance, le tour d’un joueur est sauté ; quand tous sont à 0 ou ont passé, la phase se termine.
explain-phase-battle = Région par région, chacun lance ses dés : 4, 5 et 6 touchent, et un 6 se relance. Des coups qui atteignent la défense d’une figurine la tuent.
explain-phase-domination = Dans chaque région, la plus forte valeur de domination rapporte la valeur de Conquête en PV, si elle dépasse la Résistance. Une égalité ne rapporte rien.
explain-phase-corruption = Chaque Adorateur place un pion corruption. Une région qui en a { $ruin } ou plus est dévastée, et ses dévastateurs marquent aussitôt.
explain-phase-end = Les cartes Chaos sont retirées, les Héros frappent, les cartes Vieux Monde agissent, les régions dévastées sont décomptées, les cadrans avancent ; puis la partie peut se terminer.
explain-track-drawn = Piochée à l’instant : on la résout, puis elle { $goes }.
explain-track-drawn-track = va sur la piste
explain-track-drawn-discard = quitte la partie
explain-track-1 = En case 1. La prochaine carte qui reste la pousse en case 2.
explain-track-2 = En case 2. La prochaine carte poussée ici lui fait quitter la partie.
explain-track-empty = Ici se posent les cartes dont l’effet dure, deux au plus.
explain-pile-title = { $n ->
        [one] { $n } carte Dévastation restante
       *[other] { $n } cartes Dévastation restantes
    }
explain-pile-end = Quand { $most } régions sont dévastées, la partie se termine avec ce tour et celui qui a le plus de PV l’emporte.
explain-pile-next = La prochaine : { $n } PV par dévastateur. Premier et second :
explain-vp_track-end = À { $most } PV à la fin d’un tour, la partie se termine et celui qui a le plus de PV l’emporte. La Victoire d’un cadran passe avant.
explain-vp_track-from = Les PV viennent de la domination, des régions dévastées, des cadrans et des cartes.
