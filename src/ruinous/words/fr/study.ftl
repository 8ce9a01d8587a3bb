### Le plateau d’analyse, sur la page

study-title = Analyse
study-lead = L’ordinateur poursuit cette partie à partir de chaque décision, de nombreuses fois, et regarde qui gagne.

## Une partie venue d’ailleurs

study-bring = Analyser une partie
study-bring-lead = Apportez l’enregistrement d’une partie, une position ou un scénario : voyez qui pouvait gagner à quel moment, et ce qui a été décisif.
study-bring-file = Ouvrir un fichier…
study-bring-text = Ou collez-en le texte
study-bring-kept = Quiconque a le lien voit la partie et toutes ses mains. Une partie que personne ne consulte finit par être oubliée.
study-bring-go = Analyser

## Où elle en est

study-waiting = { $n ->
        [0] Votre analyse est la prochaine.
        [one] Une analyse passe avant la vôtre.
       *[other] { $n } analyses passent avant la vôtre.
    }
study-running = Analyse en cours…
study-percent = { $n } %
study-background = Vous pouvez partir : l’analyse continue, et elle ne ralentit pas les parties.
study-background-tab = Cela prend quelques minutes. Gardez cet onglet ouvert ; vous pouvez y continuer à jouer.
study-cancel = Annuler
study-cancelled = Cette partie n’est pas en cours d’analyse.
study-begin = L’analyser
study-incomplete = Le temps a manqué pour tout regarder : les tournants et les leçons sont laissés de côté.

## Le plateau

study-moment = La partie à ce moment
study-hands = Mains
study-hands-known = Ce que savaient les joueurs
study-hands-open = Toutes les mains ouvertes
study-powers = Les Puissances
study-standing = { $vp } PV, { $power } de puissance, cadran { $n } sur { $most }
study-hand-empty = aucune carte
study-hand-hidden = { $n ->
        [0] aucune carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
study-to_decide = doit décider
study-link = Copier le lien
study-picture = Image
study-to_replay = Revoir

## Une décision

study-decided = { $power } : décision { $n }
study-decides = { $power } doit décider
study-loss = coûte { $n } ± { $error } points de pourcentage
study-minus = −{ $n }
study-best = Meilleures actions
study-best-open = Meilleures actions, toutes mains ouvertes
study-chance = { $n } ± { $error } %
study-chance-none = non essayée
study-was_played = (jouée)
study-try = Essayer
study-hint-known = Chances de gagner d’après ce que { $power } pouvait savoir.
study-hint-open = Chances de gagner si toutes les mains étaient sur la table : { $power } ne pouvait pas les connaître.
study-only = Il n’y avait rien à choisir.
study-end = La fin de la partie
study-mark-best = Meilleure
study-mark-good = Bonne
study-mark-doubtful = Douteuse
study-mark-mistake = Erreur
study-mark-missed_win = Victoire manquée
study-mark-only = Sans choix

## Au fil de la partie

study-chart = Chances de gagner
study-chart-about = La bande montre leur incertitude.
study-chart-one = { $power } { $chance } ± { $error } %
study-sheets = Afficher
study-sheet-decisions = Décisions
study-sheet-turns = Tournants
study-sheet-findings = Leçons
study-sheet-lines = Variantes
study-round = Tour { $n }
study-every = Aussi les décisions sans choix
study-turns-none = Rien ne ressort de cette partie.
study-show = Montrer

## Variantes

study-line = Après la décision { $n } : { $text }
study-line-about = Une variante : ce qui aurait pu être.
study-line-back = Un pas en arrière
study-line-leave = Revenir à la partie
study-line-branch = Analyser cette position
study-line-unfit = La variante de ce lien ne correspond pas à cette partie ; voici donc la partie elle-même.
study-other = Que faire d’autre ici ?
study-other-choose = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
study-other-go = Essayer
study-other-over = La partie est finie ici.
study-lines-none = Ce que vous essayez est conservé ici, dans ce navigateur.
study-lines-at = Décision { $n } :
study-lines-forget = Oublier « { $text } »

## Continuer

study-play = Continuer à partir d’ici
study-play-about = Une table à vous, où la partie continue à partir de ce moment. Personne d’autre ne la voit.
study-play-who = Qui joue ?
study-play-as = Je joue { $power }, des bots jouent les autres
study-play-all = Toutes les Puissances sur cet appareil
study-play-level = Bots
study-play-go = Commencer

## À la fin d’une partie

study-review = Revoir ma partie
study-review-about = Qu’est-ce qui a décidé de votre partie ? Trois leçons à en tirer.
study-review-board = Ouvrir le plateau d’analyse
