### The analysis of games: what cannot be analyzed, turning points, findings, the report in the terminal

analysis-foreign = Ce n’est ni un enregistrement de Ruinous ni une position.
analysis-record = Cet enregistrement ne peut pas être analysé. { $why }
analysis-too_long = Cette partie compte { $count } décisions ; on peut en analyser { $most } au plus.
analysis-too_long_text = Ce texte est trop long : un enregistrement compte { $most } caractères au plus.
analysis-position = Cette position ne peut pas être analysée. { $why }
analysis-scenario = Ce scénario ne peut pas être analysé : { $reason }
analysis-nothing_to_decide = Personne n’a rien à décider ici : il n’y a rien à analyser.

## Turning points

turning-missed_win = Tour { $round } : { $power } laisse échapper la victoire. « { $better } » offrait { $chance } % de chances ; « { $played } » en gâche { $change } points.
turning-mistake = Tour { $round } : { $power } choisit « { $played } ». « { $better } » valait { $change } points de chances de plus.
turning-fate-more = Tour { $round } : les dés, les cartes et les autres servent { $power } : { $change } points de chances en plus.
turning-fate-less = Tour { $round } : les dés, les cartes et les autres desservent { $power } : { $change } points de chances en moins.

## Review my game

finding-missed_win = Au tour { $round }, la victoire était à votre portée : « { $better } » offrait { $chance } % de chances. « { $played } » en a gâché { $loss } points.
finding-mistake = Votre choix le plus coûteux, au tour { $round } : « { $played } ». « { $better } » valait { $loss } points de chances de plus.
finding-another = Au tour { $round }, « { $better } » valait mieux que « { $played } », de { $loss } points.
finding-habit-passed = Vous avez passé trop tôt { $count } fois, ce qui a coûté environ { $loss } points de chances en tout. Demandez-vous ce que vos derniers points de pouvoir permettent encore.
finding-habit-went_on = Vous avez agi { $count } fois alors qu’il valait mieux passer, ce qui a coûté environ { $loss } points de chances en tout. Une carte gardée servira au tour suivant.
finding-habit-late_card = Vous avez invoqué une figurine { $count } fois alors qu’une carte valait mieux, ce qui a coûté environ { $loss } points de chances en tout. Jouez une carte tant qu’elle peut encore changer une région.
finding-habit-early_card = Vous avez joué une carte { $count } fois alors qu’une figurine valait mieux, ce qui a coûté environ { $loss } points de chances en tout. Les figurines d’abord : elles montrent où une carte en vaut la peine.
finding-habit-where_card = Vous avez joué { $count } cartes au mauvais endroit ou au mauvais moment, ce qui a coûté environ { $loss } points de chances en tout. Comparez les régions avant de poser une carte.
finding-habit-where_figure = { $count } de vos figurines valaient mieux ailleurs : environ { $loss } points de chances en tout. Comparez les régions avant d’invoquer.
finding-habit-battle = Au combat, vous auriez pu mieux placer vos touches { $count } fois : environ { $loss } points de chances en tout. Demandez-vous qui peut encore dominer la région.
finding-habit-answer = { $count } de vos petits choix (améliorations, pions, cartes) auraient pu être meilleurs : environ { $loss } points de chances en tout.
finding-feat = Votre meilleure décision, au tour { $round } : « { $played } ». La suivante aurait valu { $gain } points de moins.
finding-lucky = La chance vous a souri ici : { $change } points de plus, sans que vous y soyez pour rien.
finding-unlucky = La chance vous a trahi ici : { $change } points de moins, sans que vous y soyez pour rien.
finding-rise = Le tour { $round } a fait votre partie : vos chances de gagner sont passées de { $was } % à { $is } %.
finding-fall = Le tour { $round } vous a coûté le plus : vos chances de gagner sont tombées de { $was } % à { $is } %.
finding-steady = { $well } de vos { $count } choix étaient bons ou les meilleurs. Les autres ont gâché environ { $loss } points de chances en tout.
finding-steady-all = { $count ->
        [one] Votre seul choix était bon.
       *[other] Vos { $count } choix étaient tous bons ou les meilleurs.
    }
finding-peak = C’est au tour { $round } que vous étiez le plus près de gagner : { $chance } %.
finding-ahead = Après { $count } décisions sur { $of }, vos chances étaient les meilleures de toutes.

## Marks

analysis-mark-best = le meilleur
analysis-mark-good = bon
analysis-mark-doubtful = douteux
analysis-mark-mistake = erreur
analysis-mark-missed_win = victoire manquée

## In the terminal

analysis-progress = Analyse : { $percent } %
analysis-title = { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    }, { $simulations } simulations en { $seconds } s.
analysis-incomplete = Le temps a manqué pour tout examiner, donc ni tournants ni leçons : accordez-en plus avec --seconds ou --simulations.
analysis-chances = Chances de gagner, avec leur erreur type
analysis-column-start = début
analysis-column-round = tour { $round }
analysis-column-when = après
analysis-better = Ce qui aurait pu être mieux
analysis-none = Aucun choix n’apparaît comme une erreur.
analysis-line = { $number }. { $power }, tour { $round } : { $played } ({ $mark }, −{ $loss } %). Mieux : { $better }, { $chance } %. { $why }
analysis-turns = Tournants
analysis-learn = Ce que { $power } peut en retenir
analysis-actions = Les meilleures actions
analysis-action = { $action } : { $chance } ± { $error } %, d’après ce que { $power } peut savoir
analysis-action-open = { $action } : { $chance } ± { $error } %, d’après ce que { $power } peut savoir ; { $open } % toutes mains ouvertes
