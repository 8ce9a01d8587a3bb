### The ledger and the end of a game

## On the page

accounts-title = Décompte du tour { $n }
accounts-over = Le tour { $n } est terminé.
accounts-running = Tour { $n } en cours.
accounts-earlier = Tour précédent
accounts-later = Tour suivant
accounts-continue = Continuer
accounts-empty = Rien à décompter pour l’instant.
accounts-failed = Impossible de charger le décompte.
accounts-retry = Réessayer
accounts-gain = { $power } : { $n ->
        [one] { $n } point
       *[other] { $n } points
    } ce tour-ci, { $vp } PV en tout
accounts-after = Total
accounts-part-points = Points
accounts-part-dial = Cadran
accounts-part-kills = Figurines tuées
accounts-part-losses = Pertes
accounts-part-cards = Cartes jouées
accounts-part-peasants = Paysans pris
accounts-part-ruins = Régions dévastées
accounts-none-points = Aucun point ce tour-ci.
accounts-source-domination = Domination
accounts-source-ruiner = Dévastateur
accounts-source-first = Premier
accounts-source-first_tied = Premier ex æquo
accounts-source-second = Second
accounts-source-second_tied = Second ex æquo
accounts-source-dial = Cadran
accounts-source-card = Cartes
accounts-source-upgrade = Améliorations
accounts-source-peasants = Paysans
accounts-counter = Pion avancement
accounts-tick = Cran { $n } sur { $most }
accounts-how-hero = Héros
accounts-peasant = Paysan
accounts-end-story = L’histoire de la partie
accounts-end-places = Classement final
accounts-end-review = Revoir ma partie
accounts-end-next = La prochaine fois
accounts-end-you = Vous avez gagné !
accounts-end-round = Tour { $n }
