### A person's page, ratings, and what counts for them

people-of = Page de { $name }
people-mine = Votre page
people-settings = Changer de nom, télécharger vos données ou supprimer votre identité
people-shown = Qui peut voir cette page
people-shown-private = Vous seul
people-shown-private-text = Personne d’autre n’en apprend rien, pas même combien de parties vous avez jouées.
people-shown-friends = Ceux avec qui vous avez joué
people-shown-friends-text = Quiconque a mené une partie à son terme avec vous.
people-shown-public = Tout le monde
people-shown-public-text = Les mêmes personnes vous voient dans les classements.
people-link = Lien vers cette page
people-saved = Enregistré.
people-sum = { $games ->
        [one] { $games } partie, { $won } gagnée
       *[other] { $games } parties, { $won } { $won ->
            [one] gagnée
           *[other] gagnées
        }
    }
people-company = Quelles parties
people-company-all = Toutes
people-company-people = Avec d’autres personnes
people-company-bots = Contre des bots
people-none = Aucune partie terminée pour l’instant. Menez-en une à son terme, et ses chiffres paraîtront ici.
people-powers = Par Puissance
people-powers-text = Les traits fins montrent où chaque valeur se trouve très probablement (95 %) : plus il y a de parties, plus ils raccourcissent.
people-power = Puissance
people-games = Parties
people-won = Gagnées
people-share = Parties gagnées
people-place = Place moyenne
people-range = { $value } (de { $low } à { $high })
people-points = Points par partie
people-points-told = { $source } : { $points }
people-dice = Dés
people-dice-line = { $hits } dés sur { $rolled } ont touché : { $share }. En moyenne, c’est la moitié.
people-dice-sixes = Six obtenus : { $sixes }. Attendus : { $expected }.
people-dice-lucky = Les dés ont été cléments.
people-dice-fair = Ni chance, ni malchance.
people-dice-unlucky = Les dés ont été cruels.
people-cards = Cartes favorites
people-cards-line = { $times ->
        [one] jouée { $times } fois
       *[other] jouée { $times } fois
    }
people-streak = Victoires d’affilée
people-streak-most = Plus longue série
people-streak-now = Série en cours
people-endings = Comment les parties ont fini
people-endings-won = { $won } sur { $games } { $won ->
        [one] gagnée
       *[other] gagnées
    }
people-ratings = Cotes
people-ratings-none = Aucune partie classée pour l’instant.
people-ratings-games = { $n ->
        [one] après { $n } partie classée
       *[other] après { $n } parties classées
    }
people-ratings-chart = La cote au fil du temps : { $pace }
people-ratings-told = { $pace } : de { $first } à { $last } en { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    } ; minimum { $low }, maximum { $high }
people-rating = { $rating } ± { $margin }
people-provisional = provisoire
people-running = En cours
people-finished = Parties terminées
people-older = Parties plus anciennes
people-at = Place { $n } sur { $of }
people-win = Gagnée
people-nobody = Personne n’a gagné
people-vp = { $n } PV
people-part-left = Partie quittée avant la fin
people-part-came = Place reprise en cours de route
people-part-out = Exclusion par vote
people-ending-abandoned = Abandonnée
people-ending-closed = Fermée
people-replay = Revoir
people-board = Classement
people-board-lead = Les cotes des parties jouées entre personnes seulement, du début à la fin.
people-board-pace = Genre de parties
people-board-season = Saison
people-board-ever = Depuis toujours
people-board-none = Personne n’y figure pour l’instant.
people-board-how = Seuls ceux qui montrent leur page y figurent.
people-board-you = Vous y figurez pour ceux qui peuvent voir votre page.
people-board-hidden = Votre page est privée : vous seul voyez votre ligne ici.
people-board-page = Ouvrir votre page
people-board-player = Joueur
people-board-rating = Cote
people-board-you_are = vous
people-board-about = Qui est en tête, et comment se calculent les cotes
people-rules = Comment se calculent les cotes
people-rules-what = Une cote dit à quel point quelqu’un réussit face aux autres. Elle commence à 1500. Le nombre après ± dit à quel point elle est sûre : avec 95 % de certitude, la vraie force n’est pas plus loin.
people-rules-provisional = Les 10 premières parties donnent une cote provisoire (5 dans une saison). Les parties en direct et en différé ont chacune leur cote, et chaque trimestre est aussi une saison à part.
people-rules-which = Une partie est classée si sa table le prévoit, si des personnes tenaient toutes les places au début et si nul ne peut annuler les décisions des autres.
people-rules-places = Ce sont les places qui comptent, pas les points. Si personne ne gagne, tous ceux qui sont restés sont à égalité.
people-rules-left = Partir, c’est perdre : qui part, dépasse son temps ou laisse jouer un bot à la fin finit dernier, derrière tous ceux qui sont restés.
people-rules-came = Qui reprend une place ne gagne ni ne perd rien. De même pour qui est exclu par vote alors qu’il était présent.
people-rules-unended = Une partie sans résultat (abandonnée par vote, ou fermée) ne change aucune cote. Une partie ramenée en arrière par vote non plus.
people-rules-kin = Si deux joueurs viennent du même appareil ou de la même adresse, la partie n’est pas classée.
people-rated = Partie classée
people-rated-text = Le résultat change la cote des joueurs.
people-rated-yes = Classée
people-rated-no = Non classée
people-unrated-off = cette table n’est pas classée
people-unrated-prepared = elle n’a pas commencé au début
people-unrated-hot_seat = une même personne peut tenir plusieurs places
people-unrated-take_back = on peut annuler les décisions des autres
people-unrated-bots = un bot joue
people-unrated-kin = deux joueurs ont le même appareil ou la même adresse
people-unrated-rewound = elle a été ramenée en arrière par vote
people-unrated-unended = elle a fini sans résultat
people-groups = Groupes
people-groups-about = Rejouer avec les mêmes joueurs : rotation, résultats, tournois.
people-groups-back = Vers le groupe
