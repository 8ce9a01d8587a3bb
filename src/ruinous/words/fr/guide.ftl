### The guide of a first game and the lesson

## On the page

guide-hint-goal-title = Votre but
guide-hint-goal-text = On gagne quand son cadran atteint la Victoire, ou avec 50 points de victoire.
guide-goal-khorne = Votre cadran avance pour chaque région où vous tuez une figurine ennemie en bataille. Envoyez les Sanguinaires là où sont les autres.
guide-goal-nurgle = Votre cadran avance pour chaque région Densément Peuplée (la maison sur la plaque) où vous placez deux pions corruption. Chaque Lépreux en place un : mettez-en deux dans la même région.
guide-goal-tzeentch = Votre cadran avance pour chaque région à deux symboles de magie ou pions Malepierre où vous placez deux pions corruption. Chaque Acolyte en place un.
guide-goal-slaanesh = Votre cadran avance pour chaque région avec un Noble ou un Héros où vous placez deux pions corruption. Chaque Séductrice en place un.
guide-goal-horned_rat = Votre cadran avance pour chaque région avec un pion Skaven que vous dominez. Vous ne placez pas de corruption : vous venez en nombre.
guide-hint-old_world-title = Une carte Vieux Monde
guide-hint-old_world-text = Chaque tour commence par une carte : elle apporte des pions ou change une règle, et certaines restent un temps sur la piste. Quand le paquet est épuisé, tout le monde perd.
guide-old_world-khorne = Pour vous : les pions rassemblent les autres, et c’est là que vous trouverez vos proies.
guide-old_world-nurgle = Pour vous : la Malepierre rapproche une région de la dévastation ; tenez vos Lépreux loin des Héros.
guide-old_world-tzeentch = Pour vous : la Malepierre compte comme de la magie pour votre cadran, où qu’elle soit.
guide-old_world-slaanesh = Pour vous : partout où il y a un Noble ou un Héros, votre cadran peut avancer.
guide-old_world-horned_rat = Pour vous : chaque pion Skaven abaisse la Résistance de sa région, et votre cadran peut y avancer.
guide-hint-asked-title = Pourquoi vous ?
guide-hint-asked-text = Le joueur dont la Menace est la plus faible décide pour la carte Vieux Monde ; certaines cartes interrogent aussi les autres. Choisissez ce qui vous aide, ou ce qui gêne le meneur.
guide-token-warpstone = La Malepierre compte comme un pion corruption pour la dévastation, et comme de la magie pour le cadran de Tzeentch.
guide-token-noble = Un Noble rapporte 1 point de victoire de plus à qui domine sa région, et le cadran de Slaanesh peut y avancer.
guide-token-hero = À chaque tour, un Héros retire une figurine à la plus forte Menace de sa région. Le cadran de Slaanesh peut y avancer.
guide-token-peasant = Les Paysans peuvent être touchés en bataille. Celui qui en touche un le garde ; ils ne rapportent des points qu’avec la carte « Plongée dans le Chaos ».
guide-token-skaven = Un pion Skaven abaisse de 1 la Résistance de sa région.
guide-token-event = Les Événements marquent les régions où agit la carte de la piste.
guide-hint-assign-title = Assignez vos coups
guide-hint-assign-text = Choisissez une cible qui s’allume, sur le plateau ou dans la liste. Une figurine absorbe autant de coups que sa défense. Un Paysan est aussi une cible : il prend un coup à la place des figurines.
guide-hint-upgrade-title = Une amélioration
guide-hint-upgrade-text = Elle dure toute la partie. Pour combattre : de meilleurs séides ; pour préparer l’avenir : plus de cartes ou de points de puissance.
guide-hint-last_power-title = Vos derniers points de puissance
guide-hint-last_power-text = À 0 point de puissance, votre tour est sauté jusqu’à la fin de la phase, même avec des cartes gratuites en main. Jouez d’abord les cartes qui coûtent 0.
guide-hint-others-title = Les autres agissent
guide-hint-others-text = Chacun fait une action à la fois, jusqu’à ce que tous aient passé ou épuisé leurs points de puissance. Touchez une région pour voir ce qu’elle contient.
guide-hint-full-title = Plus de place
guide-hint-full-text = Une région a deux cases Carte Chaos, et dans l’une des régions les deux sont prises. Personne ne peut plus y jouer de carte avant la fin du tour.
guide-hint-magic-title = La magie
guide-hint-magic-text = L’étoile d’une carte est un symbole de magie, et un pion Malepierre en vaut un. Deux dans une région, et deux pions corruption que vous y placez : cela vous rapporte un pion avancement.
guide-hint-near_ruin-title = Une région va tomber
guide-hint-near_ruin-text = À douze pions, Malepierre comprise, elle est dévastée. Le plus de pions : 6 à 12 points ; le deuxième : 3 à 6 ; un pion placé pendant ce tour-là : 3 à 5. Soyez-y à temps.
guide-hint-battle-title = Bataille
guide-hint-battle-text = Là où des ennemis se rencontrent, chacun lance autant de dés que ses figurines ont d’attaque. 4, 5 et 6 touchent, et un 6 se relance. Les figurines tuées ripostent encore ; elles partent à la fin de la bataille.
guide-hint-domination-title = Domination
guide-hint-domination-text = On additionne les figurines et le coût des cartes. La plus forte valeur, si elle est seule en tête et supérieure à la Résistance, rapporte la valeur de Conquête de la région.
guide-domination-mine = Cette région est à vous.
guide-hint-tie-title = Une égalité
guide-hint-tie-text = Deux joueurs partagent la plus forte valeur dans une région. Personne ne la domine et personne n’y marque, pas même le troisième. Une figurine de plus aurait suffi.
guide-hint-corruption-title = Corruption
guide-hint-corruption-text = Chaque Adorateur place un pion corruption là où il se trouve. L’anneau de la région se remplit jusqu’à douze, Malepierre comprise ; elle est alors dévastée.
guide-hint-ruin-title = Une région est dévastée
guide-hint-ruin-text = Tous ceux qui y ont placé un pion ce tour-ci sont dévastateurs et marquent aussitôt. À la fin du tour, le joueur qui y a le plus de pions marque la première place, le suivant la seconde ; les autres n’ont rien pour les leurs.
guide-ruin-after = Les figurines s’y déplacent et s’y battent encore, mais il n’y a plus ni cartes, ni pions, ni domination.
guide-hint-hero-title = Un Héros frappe
guide-hint-hero-text = À la fin de chaque tour, un Héros retire une figurine au joueur dont la Menace est la plus forte dans sa région. La Menace est le nombre au centre du cadran.
guide-hero-mine = Cette fois, c’est vous.
guide-hint-counter-title = Un pion avancement pour vous
guide-hint-counter-text = Vous avez rempli la condition de votre Puissance. À la fin du tour, tous ceux qui ont un pion avancement avancent d’un cran ; celui qui, seul, en a le plus avance d’un cran encore.
guide-hint-tick-title = Un cadran avance
guide-hint-tick-text = D’un cran pour chaque Puissance qui a des pions avancement, de deux pour celle qui en a le plus, mais seulement sans égalité. Chaque cran apporte quelque chose, et le dernier est la Victoire.
guide-hint-near_end-title = La fin approche
guide-hint-near_end-text = Quelqu’un est près de la Victoire ou des 50 points, ou quatre régions sont dévastées. La fin se vérifie à la fin du tour : d’abord un cadran, puis 50 points, puis cinq régions dévastées. Qui mène, et pouvez-vous l’en empêcher ?
guide-hint-turn-figure-title = Invoquez un Adorateur
guide-hint-turn-figure-text = Choisissez une figurine dans votre réserve, puis une région qui s’allume ; ou faites-la glisser. Sans figurine sur le plateau, allez où vous voulez ; sinon là où vous en avez une, ou à côté. Les Adorateurs corrompent.
guide-hint-turn-guard-title = Protégez-les
guide-hint-turn-guard-text = Les Adorateurs ne se battent pas. Un Guerrier à leurs côtés lance des dés, et chaque figurine compte pour la domination. La bannière d’une région montre qui la domine en l’état, et de combien.
guide-hint-turn-card-title = Jouez une carte Chaos
guide-hint-turn-card-text = Choisissez une carte qui brille, puis une case Carte Chaos d’une région. Son effet y vaut ce tour-ci, et son coût compte pour la domination. Il n’est pas nécessaire d’y avoir une figurine.
guide-hint-turn-pass-title = Rien ne se garde
guide-hint-turn-pass-text = Les points de puissance ne se conservent pas : vous en retrouvez au tour suivant. S’il ne reste rien d’utile, passez ; vous n’agirez plus dans cette phase.
guide-hint-choice-title = Un choix
guide-hint-choice-text = La barre de la question dit ce qui est demandé. Ce que vous pouvez choisir s’allume ; le bouton « Toutes les actions » en donne la liste.
guide-lesson-resume = Reprendre la leçon
guide-lesson-why = Pourquoi et comment
guide-lesson-count = { $n } sur { $most }
guide-lesson-watch = Regardez le plateau : le tour suit son cours. Quand on vous demande quelque chose, la barre de la question le dit.
guide-lesson-welcome-title = Vous êtes Nurgle
guide-lesson-welcome-goal = Vous arrivez au troisième tour d’une partie. Jouons ce tour ensemble.
guide-lesson-welcome-text = On gagne quand son cadran atteint la Victoire, ou avec 50 points de victoire. À chaque tour vous invoquez des figurines et jouez des cartes ; puis viennent les batailles, la domination et la corruption. La barre de la question dit toujours ce qui est demandé.
guide-lesson-region-title = La Bretonnie va tomber
guide-lesson-region-goal = Regardez la Bretonnie, la région entourée de tirets : son anneau montre { $n } sur 12.
guide-lesson-region-text = À chaque tour, chaque Adorateur place un pion corruption là où il se trouve. À douze, Malepierre comprise, la région est dévastée, et tous ceux qui y ont placé un pion pendant ce tour marquent des points. Slaanesh et vous y êtes, et en l’état Slaanesh domine : quatre figurines contre trois.
guide-lesson-cultists-title = Invoquez un Lépreux
guide-lesson-cultists-goal = Invoquez un Lépreux en Bretonnie.
guide-lesson-cultists-text = Choisissez le Lépreux dans votre réserve, sous le plateau, puis la Bretonnie ; ou faites-le glisser. Il coûte 1 point de puissance. Les Lépreux sont vos Adorateurs : ils corrompent et, comme toute figurine, comptent pour la domination. Après une action, c’est aux autres.
guide-lesson-cultists-done = Le Lépreux est en Bretonnie et la corrompra ce tour-ci.
guide-lesson-card-title = Jouez une carte Chaos
guide-lesson-card-goal = Jouez « { $card } » en Bretonnie.
guide-lesson-card-text = Choisissez la carte, puis la Bretonnie. Elle ne coûte rien et ajoute 1 à votre domination dans cette région pour chacun de vos pions corruption. Une région n’a que deux cases Carte Chaos : qui vient trop tard les trouve prises.
guide-lesson-card-done = Votre carte est en Bretonnie. La bannière y montre qui mène.
guide-lesson-warriors-title = Envoyez un combattant
guide-lesson-warriors-goal = Invoquez un Portepeste en Bretonnie.
guide-lesson-warriors-text = Les Lépreux n’attaquent pas. Chaque Portepeste lance un dé en bataille, et une Séductrice morte ne corrompt plus.
guide-lesson-warriors-done = Deux Portepestes : vous lancerez deux dés en Bretonnie.
guide-lesson-magic-title = La magie
guide-lesson-magic-goal = Regardez la Tilée, où Tzeentch s’est rassemblé.
guide-lesson-magic-text = Il s’y trouve un pion Malepierre et une carte avec une étoile, un symbole de magie. Deux de ces signes dans une région, et deux pions corruption qu’on y place : cela donne un pion avancement à Tzeentch. Chaque Puissance a sa condition ; connaissez celles des autres avant qu’ils ne gagnent ainsi.
guide-lesson-rest-title = Dépensez le reste
guide-lesson-rest-yes = Vous menez en Bretonnie. Employez le reste de vos points de puissance où vous voulez, puis passez.
guide-lesson-rest-no = Vous ne menez pas encore en Bretonnie : ajoutez-y des figurines, et passez quand vous menez.
guide-lesson-rest-text = Il vous reste { $power ->
        [one] { $power } point
       *[other] { $power } points
    } de puissance. Les points non dépensés sont perdus ; vous en retrouvez au tour suivant. À 0, votre tour est sauté, même avec des cartes gratuites en main : jouez-les avant. Deux Lépreux dans une région Densément Peuplée, marquée d’une maison, rapportent un pion avancement.
guide-lesson-rest-done = La phase d’Invocation est terminée.
guide-lesson-battle-title = Bataille
guide-lesson-battle-goal = Regardez les dés, et assignez vos coups quand on vous le demande.
guide-lesson-battle-text = Là où des ennemis se rencontrent, chacun lance ses dés d’attaque : 4, 5 et 6 touchent, et un 6 se relance. Choisissez ensuite des cibles qui s’allument, sur le plateau ou dans la liste. Les figurines tuées lancent encore leurs dés dans cette bataille.
guide-lesson-battle-done = Les batailles sont terminées, et les figurines tuées ont quitté le plateau.
guide-lesson-domination-title = Domination
guide-lesson-domination-yes = Vous dominez la Bretonnie et avez marqué sa valeur de Conquête.
guide-lesson-domination-no = Cette fois, vous ne dominez pas la Bretonnie.
guide-lesson-domination-text = Dans chaque région, on additionne les figurines et le coût des cartes. Celui qui a le plus, s’il est seul en tête et au-dessus de la Résistance, marque. Une égalité en tête ne rapporte rien à personne. Les bannières le montrent avant qu’il ne soit trop tard.
guide-lesson-ruin-title = Corruption et dévastation
guide-lesson-ruin-yes = La Bretonnie est dévastée.
guide-lesson-ruin-no = La Bretonnie tient encore, mais plus pour longtemps.
guide-lesson-ruin-text = Les Adorateurs ont placé leurs pions. Ceux qui en ont placé ce tour-ci dans une région qui tombe, les dévastateurs, marquent aussitôt 3 à 5 points. À la fin du tour, celui qui y a le plus de pions marque 6 à 12 points, le second 3 à 6. Ensuite, la région ne rapporte plus rien : les figurines s’y déplacent et s’y battent encore, mais il n’y a plus ni cartes, ni pions, ni domination.
guide-lesson-hero-title = Un Héros frappe
guide-lesson-hero-yes = Le Héros de Bretonnie vous a pris une figurine.
guide-lesson-hero-no = Le Héros de Bretonnie a pris une figurine à une autre Puissance.
guide-lesson-hero-text = À la fin de chaque tour, un Héros retire une figurine au joueur dont la Menace est la plus forte dans sa région. La Menace est le nombre au centre du cadran : qui prend de l’avance devient la cible. Seul Slaanesh cherche les Héros, pour son cadran.
guide-lesson-dial-title = Votre cadran avance
guide-lesson-dial-goal = Choisissez une amélioration quand on vous le demande.
guide-lesson-dial-text = Vous avez placé deux pions corruption dans une région Densément Peuplée : c’est la condition d’avancement de Nurgle. Chaque Puissance qui a un pion avancement avance d’un cran. Celle qui en a le plus avance encore d’un, mais seulement sans égalité : sinon chacune n’avance que d’un. Ce cran vous donne une amélioration, et elle dure toute la partie.
guide-lesson-dial-done = L’amélioration est à vous.
guide-lesson-round-title = Une carte Vieux Monde
guide-lesson-round-goal = Un nouveau tour a commencé, comme toujours par une carte Vieux Monde : « { $event } ».
guide-lesson-round-text = Elle apporte des pions ou change une règle ; les cartes qui restent sont sur la piste, deux au plus. La plus faible Menace fait ses choix. Puis viennent Pioche, Invocation, Bataille, Corruption et Fin. La barre en montre sept, car la Corruption a deux étapes : d’abord la domination. Quand le paquet Vieux Monde est épuisé, tout le monde perd.
guide-lesson-end-title = Bien joué
guide-lesson-end-text = Ce que le tour vous a apporté :
guide-lesson-end-vp = { $n ->
        [one] { $n } point de victoire
       *[other] { $n } points de victoire
    } ; vous en avez { $all }
guide-lesson-end-ticks = { $n ->
        [one] { $n } cran
       *[other] { $n } crans
    } de cadran
guide-lesson-end-kills = { $n ->
        [one] { $n } figurine ennemie tuée
       *[other] { $n } figurines ennemies tuées
    }
guide-lesson-end-ruins = { $n ->
        [one] { $n } région dévastée
       *[other] { $n } régions dévastées
    } sur le plateau
guide-lesson-end-missed = { $n ->
        [one] Une étape a été sautée
       *[other] { $n } étapes ont été sautées
    }. Vous pouvez rejouer la leçon depuis le salon.
guide-lesson-end-game = Jouer une partie entière contre des bots
guide-lesson-end-stay = Jouer celle-ci jusqu’au bout
guide-lesson-end-all = Toutes les leçons
guide-lesson-end-watch = C’était la dernière tâche. Regardez le tour s’achever.
guide-lesson-won-title = Victoire !
guide-lesson-won-keep = À retenir
guide-lesson-won-next = Leçon suivante : { $lesson }
guide-lesson-won-game = Jouer une partie entière avec { $power }
guide-know-points = On marque des points
guide-know-points-1 = en dominant une région : sa valeur de Conquête, pour la plus forte valeur, seule en tête et au-dessus de la Résistance
guide-know-points-2 = en dévastant une région : 3 à 5 pour tous ceux qui y ont placé un pion pendant ce tour
guide-know-points-3 = avec ses pions dans une région dévastée : 6 à 12 pour le premier, 3 à 6 pour le second
guide-know-points-4 = avec certains crans du cadran et certaines cartes
guide-know-dials = Un cadran avance
guide-know-dial-khorne = en tuant une figurine ennemie en bataille, une fois par région
guide-know-dial-nurgle = en plaçant deux pions corruption dans une région Densément Peuplée
guide-know-dial-tzeentch = en plaçant deux pions corruption là où il y a deux symboles de magie ou pions Malepierre
guide-know-dial-slaanesh = en plaçant deux pions corruption là où il y a un Noble ou un Héros
guide-know-dial-horned_rat = en dominant une région avec un pion Skaven
guide-know-dials-rule = Un cran pour tous ceux qui ont un pion avancement, un de plus pour celui qui, seul, en a le plus.
guide-know-end = La partie se termine, à la fin d’un tour, avec
guide-know-end-1 = un cadran à la Victoire : cette Puissance gagne
guide-know-end-2 = 50 points : celui qui en a le plus gagne
guide-know-end-3 = cinq régions dévastées : celui qui a le plus de points gagne
guide-know-end-4 = la dernière carte Vieux Monde : tout le monde perd
