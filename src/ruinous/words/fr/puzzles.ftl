### Puzzles

puzzles-title = Problèmes
puzzles-lead = Une position, une question, une seule bonne réponse. Tous viennent de parties, et chacun a été prouvé par une longue recherche.
puzzles-today = Le problème du jour
puzzles-today-new = Un nouveau chaque jour, le même pour tout le monde.
puzzles-today-done = Résolu. Le prochain arrive à minuit UTC.
puzzles-streak = { $n ->
        [0] Pas encore de série : résolvez-en un aujourd’hui.
        [one] { $n } jour de suite
       *[other] { $n } jours de suite
    }
puzzles-best = Plus longue série : { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
puzzles-progress = { $n ->
        [one] { $n } problème résolu
       *[other] { $n } problèmes résolus
    } sur { $all }.
puzzles-kept = Vos progrès sont gardés sur cet appareil.
puzzles-kept-name = Vos progrès sont gardés avec votre nom, sur tous vos appareils.
puzzles-win = Gagner ce tour-ci
puzzles-stop = Arrêter le cadran
puzzles-summons = La meilleure invocation
puzzles-ahead = Qui est en tête ?
puzzles-win-about = Une action gagne la partie ce tour-ci. Trouvez-la.
puzzles-stop-about = Quelqu’un va gagner. Une action l’en empêche.
puzzles-summons-about = Une action vaut nettement mieux que toutes les autres.
puzzles-ahead-about = Les points ne font pas tout : qui a le plus de chances de gagner ?
puzzles-win-task = Vous jouez { $power }. Faites une action, puis passez. Laquelle vous fait gagner la partie ce tour-ci ?
puzzles-stop-task = Vous jouez { $power }. { $leader } va gagner { $by }. Faites une action, puis passez. Laquelle empêche tous les autres de gagner ce tour-ci ?
puzzles-summons-task = Vous jouez { $power }. Quelle action vous donne les meilleures chances de gagner la partie ?
puzzles-ahead-task = Vous voyez la table comme { $power }. Qui a le plus de chances de gagner la partie ?
puzzles-by-max_threat = par le cadran
puzzles-by-fifty_vp = avec 50 points
puzzles-by-five_ruined = avec la cinquième région dévastée
puzzles-how = Jouez-la sur le plateau. Ce que vous ne voyez pas (mains, pioches, dés) est tiré à nouveau chaque fois ; la bonne réponse réussit dans { $n } % des tirages.
puzzles-how-chance = Jouez-la sur le plateau. Ce que vous ne voyez pas (mains, pioches, dés) est tiré à nouveau chaque fois.
puzzles-how-name = Choisissez une Puissance. Ce que vous ne voyez pas (mains, pioches, dés) est tiré à nouveau chaque fois.
puzzles-grade = Niveau { $n } sur 5
puzzles-one = { $kind } { $number }, niveau { $grade }, { $state }
puzzles-state-solved = résolu
puzzles-state-failed = pas encore résolu
puzzles-state-new = nouveau
puzzles-solve = Résoudre
puzzles-again = Réessayer
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-show = Voir la réponse
puzzles-right = C’est ça !
puzzles-wrong = Ce n’est pas ça.
puzzles-wrong-percent = Cela réussit au plus dans { $n } % des tirages. Réessayez.
puzzles-wrong-rarely = Cela ne réussit presque jamais. Réessayez.
puzzles-wrong-best = Vos chances de gagner ne dépassent alors pas { $n } %. Réessayez.
puzzles-wrong-name = Parties gagnées par { $power } : { $n } %.
puzzles-wrong-answer = Bien jusqu’ici, mais ce n’est pas la suite. Réessayez.
puzzles-so-far = Bien jusqu’ici. Terminez l’action.
puzzles-answer = La réponse
puzzles-worth-win = gagne dans { $n } % des tirages
puzzles-worth-stop = l’empêche dans { $n } % des tirages
puzzles-worth-summons = { $n } % de chances de gagner la partie
puzzles-worth-ahead = gagne { $n } % des parties jouées à partir d’ici
puzzles-others = Autres réponses
puzzles-percent = { $n } %

## Said by the server

puzzle-why-win = Elle gagne { $by }.
puzzle-why-stop = Sinon, { $leader } gagne { $by }.
puzzle-why-ahead = { $power } : { $ticks ->
        [one] { $ticks } cran
       *[other] { $ticks } crans
    } avant la Victoire, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } avant 50.
