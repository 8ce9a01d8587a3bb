### Les leçons : un groupe de messages pour chaque fichier de content/taught

lesson-round-title = Votre premier tour
lesson-round-about = Un tour entier avec Nurgle, étape par étape. Commencez ici si le jeu est nouveau pour vous.

## Battle and odds

lesson-battle-title = La bataille et ses chances
lesson-battle-about = À quoi servent les dés, l’attaque et la défense, et comment faire pencher une bataille avant qu’elle commence.
lesson-battle-dice-title = Les dés et les coups
lesson-battle-dice-text = En bataille, chaque figurine lance autant de dés que son attaque. 4, 5 et 6 touchent, et chaque 6 fait lancer un dé de plus : dix dés donnent environ six coups. Une figurine meurt quand elle reçoit autant de coups que sa défense. Vous avez 47 points de victoire, et la Bretonnie en vaut 3 : dominez-la, et vous gagnez.
lesson-battle-touch-title = Affaiblissez-les
lesson-battle-touch-goal = Jouez « Contact de la Peste » en Bretonnie.
lesson-battle-touch-text = Elle ne coûte rien. Les figurines de la région qui ne sont pas à vous perdent 1 en défense, sans descendre sous 1 : un seul coup suffit désormais contre la Démonette. Jouez d’abord les cartes gratuites, car à 0 point de puissance vous n’avez plus de tour.
lesson-battle-touch-else = D’abord « Contact de la Peste », et en Bretonnie : elle affaiblit la Démonette et ne vous coûte rien.
lesson-battle-rain-title = Endurcissez-vous
lesson-battle-rain-goal = Jouez « Pluies de Pus » en Bretonnie.
lesson-battle-rain-text = Pour 1 point de puissance, vos figurines y gagnent 1 en défense : un seul coup ne tue plus un Portepeste. Le coût d’une carte compte aussi pour la domination : 1 de plus pour vous.
lesson-battle-rain-else = Jouez « Pluies de Pus » en Bretonnie, avant qu’on y lance les dés.
lesson-battle-bearer-title = Un dé de plus
lesson-battle-bearer-goal = Invoquez un Portepeste en Bretonnie.
lesson-battle-bearer-text = Il lance un dé et compte pour la domination. Cela fait six dés : 3 pour le Grand Immonde et 1 pour chaque Portepeste. Attendez-vous à trois ou quatre coups.
lesson-battle-bearer-else = Choisissez un Portepeste dans votre réserve et envoyez-le en Bretonnie. Les autres restent où ils sont.
lesson-battle-order-title = Qui lance d’abord
lesson-battle-order-text = On lance dans l’ordre des Puissances : Khorne, vous, Slaanesh. Une figurine tuée est couchée, mais lance encore ses dés dans cette bataille. Les coups ne se gardent pas, et tant qu’ils peuvent tuer, ils le doivent.
lesson-battle-hits-title = Assignez vos coups
lesson-battle-hits-goal = Choisissez les ennemis que vos coups vont tuer.
lesson-battle-hits-text = Les cibles s’allument sur le plateau et dans la liste. Qui meurt lance encore cette fois, mais ne compte plus pour la domination.
lesson-battle-hits-else = Assignez vos coups à des figurines ennemies.
lesson-battle-end = La Bretonnie est à vous, et avec elle votre cinquantième point.
lesson-battle-keep-1 = Dix dés donnent environ six coups. Comparez avec la défense adverse avant d’envoyer quelqu’un.
lesson-battle-keep-2 = Les cartes changent une bataille avant le premier dé. Gardez-leur un point de puissance.

## The Old World

lesson-old_world-title = Le Vieux Monde et ses Héros
lesson-old_world-about = Des cartes qui changent les règles, des Nobles qui valent des points, des Héros à éviter.
lesson-old_world-card-title = La carte du tour
lesson-old_world-card-text = Chaque tour commence par une carte Vieux Monde. Voici « Les Électeurs Se Dressent » : un Noble dans l’Empire, et un autre dans une région voisine. Votre Menace, le nombre au centre du cadran, est la plus faible : c’est vous qui choisissez.
lesson-old_world-noble-title = Un Noble pour vous
lesson-old_world-noble-goal = Placez le Noble en Bretonnie.
lesson-old_world-noble-text = Un Noble ajoute 1 à la valeur de Conquête de sa région. Mettez-le là où vous comptez marquer : vous avez deux Acolytes en Bretonnie, et un Noble s’y trouve déjà.
lesson-old_world-noble-else = Là, il paierait quelqu’un d’autre. C’est en Bretonnie que vous pouvez marquer ce tour-ci.
lesson-old_world-draw-title = De nouvelles cartes
lesson-old_world-draw-goal = Défaussez « Drain de Puissance », ou continuez sans.
lesson-old_world-draw-text = À chaque tour, vous recevez de nouveaux points de puissance et de nouvelles cartes. Tzeentch peut défausser une carte, puis pioche jusqu’à cinq ; les autres en piochent deux.
lesson-old_world-draw-else = Il vous faut « Éblouissement », et « Malebouclier » peut servir un jour. Défaussez « Drain de Puissance », ou rien.
lesson-old_world-track-title = La piste
lesson-old_world-track-text = « Les Électeurs Se Dressent » reste sur la piste et a poussé « Soulèvement Paysan » sur la deuxième case. Tant que ces cartes y sont, chaque Noble et chaque Paysan ajoute 1 à la Résistance de sa région. La Bretonnie a maintenant une Résistance de 5, et une valeur de Conquête de 5.
lesson-old_world-dazzle-title = Les cartes comptent aussi
lesson-old_world-dazzle-goal = Jouez « Éblouissement » en Bretonnie.
lesson-old_world-dazzle-text = Pour dominer la Bretonnie, il faut plus de 5. Chaque figurine compte 1, et chaque carte compte ce qu’elle coûte : « Éblouissement » compte 2.
lesson-old_world-dazzle-else = « Éblouissement » compte 2, et c’est en Bretonnie qu’il vous les faut.
lesson-old_world-crowd-title = Plus que la Résistance
lesson-old_world-crowd-goal = Invoquez des Acolytes en Bretonnie jusqu’à en avoir quatre.
lesson-old_world-crowd-text = Quatre Acolytes et « Éblouissement » font 6. C’est plus que 5 ; 5 n’aurait pas suffi.
lesson-old_world-crowd-else = Prenez des Acolytes dans votre réserve et envoyez-les en Bretonnie.
lesson-old_world-flee-title = Loin du Héros
lesson-old_world-flee-goal = Déplacez votre Acolyte de l’Empire en Tilée.
lesson-old_world-flee-text = À la fin de chaque tour, un Héros retire une figurine au joueur dont la Menace est la plus forte dans sa région. Dans l’Empire, vous êtes seul : ce serait la vôtre. Le Héros de Bretonnie n’est pas un danger : Nurgle s’y trouve aussi, et sa Menace est plus forte.
lesson-old_world-flee-else = Votre Acolyte de l’Empire est seul avec un Héros. Déplacez celui-là, en Tilée.
lesson-old_world-tilea-title = Deux points de plus
lesson-old_world-tilea-goal = Invoquez encore un Acolyte en Tilée.
lesson-old_world-tilea-text = La Tilée a une Résistance de 2 : trois figurines la dominent. Vous avez 43 points ; 5 de Bretonnie et 2 de Tilée font 50.
lesson-old_world-tilea-else = Prenez l’Acolyte dans votre réserve et envoyez-le en Tilée.
lesson-old_world-end = Cinquante points. Et le Héros de Bretonnie a pris le Lépreux de Nurgle, pas l’un des vôtres.
lesson-old_world-keep-1 = La plus faible Menace fait les choix des cartes Vieux Monde. La plus forte paie pour les Héros.
lesson-old_world-keep-2 = Lisez la piste avant de compter : ses cartes changent la Résistance, la bataille, la corruption et bien d’autres choses.

## Ruin and timing

lesson-ruin-title = La dévastation au bon moment
lesson-ruin-about = Quand une région tombe, qui en profite, et pourquoi l’ordre des régions décide.
lesson-ruin-count-title = Douze pions
lesson-ruin-count-text = À la phase de Corruption, une région qui a douze pions, Malepierre comprise, est dévastée. Kislev et la Bretonnie en ont 11. Quatre régions sont déjà dévastées, et la cinquième met fin à la partie. Celui qui a le plus de points gagne alors.
lesson-ruin-order-title = Une seule carte
lesson-ruin-order-text = Chaque région dévastée reçoit une carte Dévastation, et il n’en reste qu’une. On vérifie les régions dans l’ordre, et Kislev vient avant la Bretonnie. Kislev va donc tomber. Pour la Bretonnie, il n’y a plus de carte : elle ne sera pas dévastée, et personne n’y marque.
lesson-ruin-ruiner-title = Soyez dévastateur
lesson-ruin-ruiner-goal = Jouez « Infiltration Perverse » à Kislev.
lesson-ruin-ruiner-text = Qui a placé un pion dans une région pendant le tour où elle tombe est dévastateur. Ici, cela vaut 5 points. « Infiltration Perverse » en place un aussitôt, pour rien. Même si toutes vos figurines mouraient, vous le resteriez.
lesson-ruin-ruiner-else = Pas là : Kislev tombe d’abord et reçoit la dernière carte. Jouez « Infiltration Perverse » à Kislev.
lesson-ruin-more-title = Ayez-en le plus
lesson-ruin-more-goal = Invoquez une Séductrice à Kislev.
lesson-ruin-more-text = À la fin du tour, le plus de pions à Kislev rapporte 10 points, le deuxième 5. Vous en avez cinq. Nurgle en a quatre et un Lépreux : ce serait une égalité, et une égalité partage les points. Une Séductrice vous fait passer devant.
lesson-ruin-more-else = Prenez une Séductrice dans votre réserve et envoyez-la à Kislev.
lesson-ruin-musk-title = Prenez le leur
lesson-ruin-musk-goal = Jouez « Musc Soporifique » à Kislev.
lesson-ruin-musk-text = Vous contrôlez le Lépreux pour ce tour : il place votre pion au lieu de celui de Nurgle. Nurgle n’est alors pas dévastateur, et vous avez sept pions contre quatre.
lesson-ruin-musk-else = Jouez « Musc Soporifique » à Kislev : prenez le Lépreux à Nurgle.
lesson-ruin-end = Kislev est la cinquième région dévastée. Vous en êtes le seul dévastateur, et vous y aviez le plus de pions.
lesson-ruin-keep-1 = La dévastation paie deux fois : pour un pion placé pendant ce tour, et pour le plus de pions à la fin.
lesson-ruin-keep-2 = Comptez les cartes Dévastation et suivez l’ordre des régions. La dernière peut ne rien recevoir.

## Khorne

lesson-khorne-title = Khorne : du sang partout
lesson-khorne-about = Un mort dans beaucoup de régions, et non beaucoup de morts dans une seule.
lesson-khorne-dial-title = Encore deux crans
lesson-khorne-dial-text = Vous gagnez un pion avancement dans chaque région où vous tuez une figurine ennemie en bataille, quel que soit le nombre de morts. Les Paysans ne sont pas des figurines. Votre cadran est à deux crans de la Victoire.
lesson-khorne-race-title = Le deuxième cran
lesson-khorne-race-text = Chaque Puissance qui a un pion avancement avance d’un cran. Celle qui en a le plus, sans égalité, avance encore d’un. Nurgle va en gagner deux, avec une paire de Lépreux à Kislev et une autre dans l’Empire. Il vous en faut davantage.
lesson-khorne-frenzy-title = D’abord ce qui est gratuit
lesson-khorne-frenzy-goal = Jouez « Frénésie Sanguinaire » en Estalie.
lesson-khorne-frenzy-text = Elle ne coûte rien et lance deux dés avant toutes les autres batailles, bien que vous n’ayez aucune figurine là-bas. Jouez-la maintenant : à 0 point de puissance, votre tour est sauté, même avec des cartes gratuites en main.
lesson-khorne-frenzy-else = Commencez par la carte gratuite : « Frénésie Sanguinaire », en Estalie, où se tiennent deux Séductrices.
lesson-khorne-thirster-title = La plus grande hache
lesson-khorne-thirster-goal = Invoquez le Buveur de Sang dans l’Empire.
lesson-khorne-thirster-text = Il coûte 3 points de puissance et lance quatre dés. Avec un Lépreux mort, Nurgle ne peut plus y placer deux pions et perd un pion avancement : vous y gagnez deux fois.
lesson-khorne-thirster-else = La place du Buveur de Sang est dans l’Empire : vous pouvez y priver Nurgle d’un pion avancement.
lesson-khorne-spread-title = Dispersez-vous
lesson-khorne-spread-goal = Invoquez un Sanguinaire au Pays des Trolls.
lesson-khorne-spread-text = Un Acolyte s’y trouve seul. Un deuxième Sanguinaire à Kislev ne rapporterait rien de plus ; dans une autre région, il rapporte un pion avancement.
lesson-khorne-spread-else = Prenez un Sanguinaire dans votre réserve et envoyez-le au Pays des Trolls. Les autres ont déjà leur proie.
lesson-khorne-hits-title = Choisissez vos victimes
lesson-khorne-hits-goal = Assignez vos coups à des figurines ennemies.
lesson-khorne-hits-text = Un mort par région suffit pour le pion avancement. Ne gaspillez pas un coup sur un Paysan tant que vous pouvez tuer une figurine.
lesson-khorne-hits-else = Un Paysan ne rapporte pas de pion avancement. Visez une figurine.
lesson-khorne-end = Vous avez le plus de pions avancement : deux crans, et le cadran de Khorne atteint la Victoire.
lesson-khorne-keep-1 = Un mort dans chacune de quatre régions vaut mieux que quatre morts dans une seule.
lesson-khorne-keep-2 = Tuez les Adorateurs qui vont rapporter un pion avancement : vous en gagnez un, leur maître en perd un.

## Nurgle

lesson-nurgle-title = Nurgle : là où vivent les gens
lesson-nurgle-about = Des paires de Lépreux dans les régions Densément Peuplées, et une dévastation au passage.
lesson-nurgle-dial-title = Régions Densément Peuplées
lesson-nurgle-dial-text = Vous gagnez un pion avancement dans chaque région Densément Peuplée où vous placez deux pions corruption pendant la même phase. Une maison les signale : Kislev, l’Empire, la Bretonnie et l’Estalie. Chaque Lépreux en place un. Votre cadran est à deux crans de la Victoire.
lesson-nurgle-pair-title = Deux suffisent
lesson-nurgle-pair-goal = Invoquez un Lépreux en Estalie.
lesson-nurgle-pair-text = Un Lépreux s’y trouve déjà ; à deux, ils rapportent un pion avancement. De plus, l’Estalie a neuf pions. Vous en placez deux et Slaanesh un : elle tombe ce tour-ci.
lesson-nurgle-pair-else = Prenez un Lépreux dans votre réserve et envoyez-le en Estalie.
lesson-nurgle-aura-title = Vieilles plaies
lesson-nurgle-aura-goal = Jouez « Aura de Peste » en Estalie.
lesson-nurgle-aura-text = Elle est gratuite et ajoute 1 à votre domination pour chacun de vos pions dans la région. Deux Lépreux et quatre pions font 6, plus que la Résistance de 4. Khorne a envoyé un Sanguinaire en Bretonnie ; nous y viendrons.
lesson-nurgle-aura-else = Jouez « Aura de Peste » en Estalie : elle vous y fait dépasser la Résistance.
lesson-nurgle-second-title = La paire suivante
lesson-nurgle-second-goal = Invoquez un Lépreux en Bretonnie.
lesson-nurgle-second-text = La Bretonnie est Densément Peuplée, elle aussi. Le Sanguinaire de Khorne y lancera deux dés, mais vous avez une réponse en main.
lesson-nurgle-second-else = Prenez un Lépreux dans votre réserve et envoyez-le en Bretonnie.
lesson-nurgle-rain-title = Durs à tuer
lesson-nurgle-rain-goal = Jouez « Pluies de Pus » en Bretonnie.
lesson-nurgle-rain-text = Vos figurines y gagnent 1 en défense : il faut deux coups pour tuer un Lépreux. Les deux dés de Khorne doivent y suffire.
lesson-nurgle-rain-else = Protégez la paire de Bretonnie : jouez-y « Pluies de Pus ».
lesson-nurgle-third-title = Le plus, sans égalité
lesson-nurgle-third-goal = Invoquez un Lépreux dans l’Empire.
lesson-nurgle-third-text = Chaque Puissance qui a un pion avancement avance d’un cran ; celle qui en a le plus, sans égalité, avance encore d’un. Slaanesh en gagnera un à Kislev. Une troisième paire vous garde en tête, même si une bataille tourne mal.
lesson-nurgle-third-else = Prenez un Lépreux dans votre réserve et envoyez-le dans l’Empire.
lesson-nurgle-cleanse-title = Votre cadran avance
lesson-nurgle-cleanse-goal = Retirez deux pions corruption d’autres Puissances.
lesson-nurgle-cleanse-text = Chaque cran apporte quelque chose. Celui-ci retire deux pions : jamais les vôtres.
lesson-nurgle-cleanse-else = Celui-là est à vous. Retirez un pion d’une autre Puissance.
lesson-nurgle-end = Le plus de pions avancement : le cadran de Nurgle atteint la Victoire. Et l’Estalie est dévastée, avec vous à la première place.
lesson-nurgle-keep-1 = Deux Lépreux dans une région Densément Peuplée rapportent un pion avancement à chaque tour où ils survivent.
lesson-nurgle-keep-2 = Les mêmes pions font tomber la région. Soyez-y pendant le tour où elle tombe.

## Tzeentch

lesson-tzeentch-title = Tzeentch : la magie sur mesure
lesson-tzeentch-about = Des cartes à étoile, de la Malepierre, et un Acolyte venu d’ailleurs.
lesson-tzeentch-dial-title = Deux signes, deux pions
lesson-tzeentch-dial-text = Vous gagnez un pion avancement dans chaque région qui a deux symboles de magie, deux pions Malepierre ou un de chaque, si vous y placez deux pions corruption. Chaque Acolyte en place un. Votre cadran est à deux crans de la Victoire.
lesson-tzeentch-symbol-title = Ajoutez un symbole
lesson-tzeentch-symbol-goal = Jouez « Maître du Changement » en Tilée.
lesson-tzeentch-symbol-text = Vous avez deux Acolytes en Tilée, et il s’y trouve un pion Malepierre. L’étoile d’une carte est un symbole de magie, et cette carte est gratuite.
lesson-tzeentch-symbol-else = Il manque un signe en Tilée. Jouez-y « Maître du Changement » : la carte est gratuite.
lesson-tzeentch-teleport-title = Au loin
lesson-tzeentch-teleport-goal = Jouez « Téléportation » dans l’Empire.
lesson-tzeentch-teleport-text = Les Terres Arides ont deux pions Malepierre, mais un seul de vos Acolytes. « Téléportation » déplace un Adorateur ou un Guerrier de sa région vers n’importe quelle autre.
lesson-tzeentch-teleport-else = Jouez « Téléportation » dans l’Empire : vous y avez un Acolyte de trop.
lesson-tzeentch-where-title = Vers la Malepierre
lesson-tzeentch-where-goal = Déplacez un Acolyte dans les Terres Arides.
lesson-tzeentch-where-text = La distance ne compte pas. « Téléportation » peut même déplacer les figurines des autres, mais cette fois il vous faut la vôtre.
lesson-tzeentch-where-else = Choisissez un Acolyte, et les Terres Arides.
lesson-tzeentch-walk-title = La paire suivante
lesson-tzeentch-walk-goal = Invoquez un Acolyte au Pays des Trolls.
lesson-tzeentch-walk-text = Ici aussi, il y a deux pions Malepierre et un Acolyte.
lesson-tzeentch-walk-else = Ne séparez pas vos paires : prenez un Acolyte dans votre réserve et envoyez-le au Pays des Trolls.
lesson-tzeentch-dazzle-title = Gâchez les leurs
lesson-tzeentch-dazzle-goal = Jouez « Éblouissement » là où Nurgle a deux Lépreux.
lesson-tzeentch-dazzle-text = Le plus de pions avancement, sans égalité, donne le deuxième cran. Nurgle en gagnerait deux, à Kislev et en Bretonnie. Avec « Éblouissement », chaque adversaire compte un Adorateur de moins dans la région : un seul pion ne suffit pas à Nurgle.
lesson-tzeentch-dazzle-else = Cherchez deux Lépreux : il y en a à Kislev et en Bretonnie.
lesson-tzeentch-end = Trois pions avancement : le cadran de Tzeentch atteint la Victoire.
lesson-tzeentch-keep-1 = Partout où vous avez deux Acolytes, apportez deux signes : des cartes à étoile, ou de la Malepierre.
lesson-tzeentch-keep-2 = « Téléportation » et « Éblouissement » sont plus forts tard, quand plus personne n’a de points de puissance pour répondre.

## Slaanesh

lesson-slaanesh-title = Slaanesh : en bonne compagnie
lesson-slaanesh-about = Les Nobles et les Héros font avancer votre cadran. Attirez-les, et tenez Khorne à distance.
lesson-slaanesh-dial-title = Nobles et Héros
lesson-slaanesh-dial-text = Vous gagnez un pion avancement dans chaque région avec un Noble ou un Héros où vous placez deux pions corruption à l’étape de corruption. Chaque Séductrice en place un. Votre cadran est à deux crans de la Victoire.
lesson-slaanesh-second-title = À deux
lesson-slaanesh-second-goal = Invoquez une Séductrice à Kislev.
lesson-slaanesh-second-text = Un Noble est à Kislev, avec une Séductrice. Seule, elle n’y suffit pas.
lesson-slaanesh-second-else = Prenez une Séductrice dans votre réserve et envoyez-la à Kislev.
lesson-slaanesh-bring-title = Faites venir un Noble
lesson-slaanesh-bring-goal = Jouez « Influence des Ténèbres » en Norsca.
lesson-slaanesh-bring-text = Vous avez deux Séductrices dans l’Empire, mais il n’y a pas de Noble. Il y en a un en Norsca. « Influence des Ténèbres » déplace un Noble, un Héros ou un Paysan de sa région vers n’importe quelle autre.
lesson-slaanesh-bring-else = Jouez « Influence des Ténèbres » en Norsca : le Noble qu’il vous faut est là.
lesson-slaanesh-noble-title = Dans l’Empire
lesson-slaanesh-noble-goal = Déplacez le Noble dans l’Empire.
lesson-slaanesh-noble-text = Deux Séductrices et un Noble : votre deuxième pion avancement.
lesson-slaanesh-noble-else = Choisissez l’Empire, où sont vos deux Séductrices.
lesson-slaanesh-musk-title = Empruntez un Adorateur
lesson-slaanesh-musk-goal = Jouez « Musc Soporifique » en Estalie.
lesson-slaanesh-musk-text = Un Héros est en Estalie, avec une Séductrice et un Lépreux. Contrôlez le Lépreux pour ce tour, et il place un pion pour vous.
lesson-slaanesh-musk-else = Jouez « Musc Soporifique » en Estalie : le Lépreux peut y placer votre deuxième pion.
lesson-slaanesh-ecstasy-title = Pas de bataille ici
lesson-slaanesh-ecstasy-goal = Jouez « Champ d’Extase » dans l’Empire.
lesson-slaanesh-ecstasy-text = Le Buveur de Sang de Khorne est dans l’Empire, avec quatre dés. Là où se trouve « Champ d’Extase », personne ne se bat.
lesson-slaanesh-ecstasy-else = Protégez votre paire dans l’Empire : jouez-y « Champ d’Extase ».
lesson-slaanesh-tokens-title = Votre cadran avance
lesson-slaanesh-tokens-goal = Retirez deux pions Vieux Monde.
lesson-slaanesh-tokens-text = Chaque cran apporte quelque chose. Retirez ce qui aide les autres : la Malepierre sert Tzeentch.
lesson-slaanesh-tokens-else = Choisissez l’un des pions qui s’allument.
lesson-slaanesh-end = Trois pions avancement, plus que tout autre : le cadran de Slaanesh atteint la Victoire.
lesson-slaanesh-keep-1 = Un Héros ne frappe qu’une fois vos pions placés. Partagez sa région avec quelqu’un dont la Menace est plus forte.
lesson-slaanesh-keep-2 = « Influence des Ténèbres » et « Musc Soporifique » rapportent des pions avancement là où personne n’en attend.

## The Horned Rat

lesson-horned_rat-title = Le Rat Cornu : d’en dessous
lesson-horned_rat-about = Vous ne placez pas de corruption. Vous dominez là où sont les Skavens, et vous vivez des régions que les autres dévastent.
lesson-horned_rat-dial-title = Les pions Skaven
lesson-horned_rat-dial-text = Vous gagnez un pion avancement pour chaque région avec un pion Skaven que vous dominez. Chacun de ces pions abaisse aussi la Résistance de 1. Votre cadran est à deux crans de la Victoire.
lesson-horned_rat-warrens-title = Appelez les vôtres
lesson-horned_rat-warrens-goal = Jouez « Vider les Terriers » au Pays des Trolls.
lesson-horned_rat-warrens-text = La carte est gratuite et y place un pion Skaven. Vos deux Clanrats domineront le Pays des Trolls, et désormais cela compte.
lesson-horned_rat-warrens-else = Jouez « Vider les Terriers » au Pays des Trolls : il manque un pion Skaven à vos deux Clanrats.
lesson-horned_rat-leap-title = Là où une région tombe
lesson-horned_rat-leap-goal = Jouez « Bond Furtif » en Estalie.
lesson-horned_rat-leap-text = L’Estalie a onze pions, Malepierre comprise : elle tombe ce tour-ci. Vous êtes dévastateur si l’une de vos figurines s’y trouve à ce moment. « Bond Furtif » en amène jusqu’à deux, d’où vous voulez, pour rien.
lesson-horned_rat-leap-else = Jouez « Bond Furtif » en Estalie : la région va tomber, et vous n’y avez aucune figurine.
lesson-horned_rat-figures-title = Le poids compte
lesson-horned_rat-figures-goal = Déplacez les deux Rats Ogres en Estalie.
lesson-horned_rat-figures-text = Au décompte des régions dévastées, chacune de vos figurines compte autant de pions qu’elle coûte. Deux Rats Ogres en valent quatre, et personne d’autre n’en aura plus de trois.
lesson-horned_rat-figures-else = Prenez les Rats Ogres, tous les deux : ils coûtent plus que les Clanrats, donc ils comptent plus.
lesson-horned_rat-crowd-title = Deux contre un
lesson-horned_rat-crowd-goal = Invoquez un Clanrat à Kislev.
lesson-horned_rat-crowd-text = Deux pions Skaven abaissent la Résistance de Kislev de 3 à 1. Deux Clanrats, c’est plus que cela, et plus qu’un Lépreux.
lesson-horned_rat-crowd-else = Prenez un Clanrat dans votre réserve et envoyez-le à Kislev.
lesson-horned_rat-last-title = Rompez l’égalité
lesson-horned_rat-last-goal = Invoquez un Clanrat dans les Principautés Frontalières.
lesson-horned_rat-last-text = Khorne et vous avez une figurine chacun, et une égalité ne rapporte rien à personne. Un Clanrat de plus décide.
lesson-horned_rat-last-else = Prenez un Clanrat dans votre réserve et envoyez-le dans les Principautés Frontalières.
lesson-horned_rat-end = Trois pions avancement, et la première place en Estalie sans un seul pion corruption : le cadran du Rat Cornu atteint la Victoire.
lesson-horned_rat-keep-1 = Il vous faut une figurine de plus que votre plus fort rival, et plus que la Résistance.
lesson-horned_rat-keep-2 = Laissez les autres corrompre. Soyez là quand la région tombe, avec les figurines qui coûtent le plus.

## The Morrslieb set

lesson-morrslieb-title = Le jeu de cartes Morrslieb
lesson-morrslieb-about = D’autres cartes et améliorations pour les quatre premières Puissances. Khorne n’attend pas la phase de Bataille.
lesson-morrslieb-set-title = D’autres paquets
lesson-morrslieb-set-text = Avec Morrslieb, Khorne, Nurgle, Tzeentch et Slaanesh jouent tous d’autres cartes et d’autres améliorations. Les fiches, les figurines et les cadrans restent les mêmes. Vous êtes Khorne, à deux crans de la Victoire, et Nurgle va gagner deux pions avancement.
lesson-morrslieb-skulls-title = Ramassez les morts
lesson-morrslieb-skulls-goal = Jouez « Le Preneur de Crânes » dans les Principautés Frontalières.
lesson-morrslieb-skulls-text = Les figurines qu’on y tue sont posées sur cette carte, et chacune compte 1 pour votre domination. Votre Sanguinaire y a une proie.
lesson-morrslieb-skulls-else = Jouez « Le Preneur de Crânes » dans les Principautés Frontalières, où votre Sanguinaire va tuer.
lesson-morrslieb-rampage-title = Battez-vous tout de suite
lesson-morrslieb-rampage-goal = Jouez « Déchaînement » à Kislev.
lesson-morrslieb-rampage-text = Une bataille entière y a lieu, au beau milieu de la phase d’Invocation. Vous pouvez gagner un pion avancement pour Kislev dans cette phase, et un autre dans la phase de Bataille.
lesson-morrslieb-rampage-else = Jouez « Déchaînement » à Kislev, où deux Sanguinaires attendent.
lesson-morrslieb-lambs-title = Des proies fraîches
lesson-morrslieb-lambs-goal = Jouez « Des Agneaux à l’Abattoir » à Kislev.
lesson-morrslieb-lambs-text = L’Acolyte est mort : il n’y a plus personne à tuer à Kislev. Cette carte y déplace jusqu’à deux Adorateurs ennemis des régions adjacentes.
lesson-morrslieb-lambs-else = Jouez « Des Agneaux à l’Abattoir » à Kislev : il faut de nouvelles proies à vos Sanguinaires.
lesson-morrslieb-cultists-title = Brisez une paire
lesson-morrslieb-cultists-goal = Déplacez les deux Lépreux de l’Empire à Kislev.
lesson-morrslieb-cultists-text = Dans l’Empire, ils rapporteraient un pion avancement à Nurgle. À Kislev, ils peuvent vous en rapporter un.
lesson-morrslieb-cultists-else = Prenez les deux Lépreux : leur mort vous sert deux fois.
lesson-morrslieb-again-title = Et encore
lesson-morrslieb-again-goal = Assignez vos coups à des figurines ennemies.
lesson-morrslieb-again-text = La même région, une autre phase : un pion avancement de plus. Un Paysan n’en rapporte pas.
lesson-morrslieb-again-else = Un Paysan ne rapporte pas de pion avancement. Visez une figurine.
lesson-morrslieb-end = Deux pions avancement à Kislev, un dans les Principautés Frontalières : le cadran de Khorne atteint la Victoire.
lesson-morrslieb-keep-1 = Les quatre premières Puissances utilisent toutes Morrslieb, ou aucune. Cela se choisit à la création d’une table.
lesson-morrslieb-keep-2 = « Déchaînement » n’est pas la phase de Bataille : les cartes qui attendent son début ou sa fin n’ont pas d’effet.
