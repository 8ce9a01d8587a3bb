### What comes next, and what it means for each Power

## On the page

next-next-khorne-max_threat-1 = Tuez les paires d’Adorateurs qui nourrissent le cadran du meneur, avant qu’il ne soit à deux crans de la Victoire.
next-next-khorne-max_threat-2 = Comptez les régions, pas les cadavres : un tué dans trois régions différentes fait avancer votre cadran plus vite.
next-next-khorne-fifty_vp-1 = Battez-vous là où le meneur domine de peu : chaque figurine tuée abaisse sa valeur.
next-next-khorne-fifty_vp-2 = Marquez des points en chemin : dominez une région avec trois ou quatre figurines à chaque tour.
next-next-khorne-five_ruined-1 = Mettez un Juresang dans une région proche de douze : comme dévastateur, vous marquez 3 à 5 points.
next-next-khorne-five_ruined-2 = « Cri de Bataille » interdit la corruption dans une région dont la dévastation n’aide que les autres.
next-next-khorne-deck_empty-1 = Dispersez vos Sanguinaires dès le premier tour : deux crans par tour mènent à temps à la Victoire.
next-next-khorne-deck_empty-2 = Quand il reste deux cartes Vieux Monde, visez au plus près : votre cadran ou les points.
next-next-nurgle-max_threat-1 = Voyez tôt qui amasse des pions avancement, et battez-vous là où il les gagne ; une égalité en tête lui coûte le deuxième cran.
next-next-nurgle-max_threat-2 = Protégez vos paires de Lépreux par des Portepestes : deux régions Densément Peuplées par tour font avancer votre cadran.
next-next-nurgle-fifty_vp-1 = Mettez un Lépreux dans chaque région proche de douze : chaque dévastation vous rapporte des points de dévastateur.
next-next-nurgle-fifty_vp-2 = « Puanteur de la Mort » ajoute 3 : jouez-la là où le meneur domine de peu.
next-next-nurgle-five_ruined-1 = Ayez le plus de pions là où cela compte : la première place rapporte 6 à 12 points, bien plus que la part d’un dévastateur.
next-next-nurgle-five_ruined-2 = Commencez plus tôt : les pions des premiers tours décident qui sera premier dans une région dévastée.
next-next-nurgle-deck_empty-1 = Rassemblez vos Lépreux : trois ou quatre dans une région la dévastent à temps, et cinq régions dévastées terminent la partie.
next-next-nurgle-deck_empty-2 = Ne laissez jamais un Lépreux seul : des paires dans les régions Densément Peuplées font avancer votre cadran à chaque tour.
next-next-tzeentch-max_threat-1 = Téléportez une figurine avant qu’elle ne rapporte un pion avancement au meneur.
next-next-tzeentch-max_threat-2 = Placez la Malepierre là où sont déjà vos Acolytes, pour que deux régions comptent à chaque tour.
next-next-tzeentch-fifty_vp-1 = « Maître du Changement » neutralise les cartes par lesquelles le meneur domine.
next-next-tzeentch-fifty_vp-2 = Le coût imprimé d’une carte compte comme des figurines : jouez les plus chères là où le meneur domine de peu.
next-next-tzeentch-five_ruined-1 = Téléportez un Acolyte dans une région qui va tomber : vous voilà dévastateur.
next-next-tzeentch-five_ruined-2 = La Malepierre compte pour les douze : faites tomber les régions où vous avez le plus de pions.
next-next-tzeentch-deck_empty-1 = Videz votre main à chaque tour : vous piochez de nouveau jusqu’à cinq cartes.
next-next-tzeentch-deck_empty-2 = Deux Acolytes là où il y a deux pions Malepierre rapportent un pion avancement par tour : préparez cela dès les deux premiers tours.
next-next-slaanesh-max_threat-1 = « Influence des Ténèbres » amène un Héros auprès des figurines du meneur : il frappe la plus forte Menace.
next-next-slaanesh-max_threat-2 = Gardez des paires de Séductrices auprès de deux Nobles ou Héros différents : deux pions avancement par tour valent souvent deux crans.
next-next-slaanesh-fifty_vp-1 = Les Nobles enrichissent les régions pauvres : dominez là où il y en a deux.
next-next-slaanesh-fifty_vp-2 = « Mensonges Insidieux » ajoute 2 par Noble : jouez-la là où le meneur domine de peu.
next-next-slaanesh-five_ruined-1 = « Infiltration Perverse » ne coûte rien et fait de vous un dévastateur d’une région qui tombe ce tour-ci.
next-next-slaanesh-five_ruined-2 = Laissez vos paires en place : celui qui a le plus de pions dans une région dévastée marque 6 à 12 points.
next-next-slaanesh-deck_empty-1 = Amenez les Nobles à vos Adorateurs dès les premiers tours, au lieu de courir après eux.
next-next-slaanesh-deck_empty-2 = Quand il reste deux cartes Vieux Monde, visez au plus près : votre cadran ou les points.
next-next-horned_rat-max_threat-1 = Tuez ou repoussez ce qui rapporte des pions avancement au meneur ; vous jouez en dernier et les voyez venir.
next-next-horned_rat-max_threat-2 = Deux petites régions avec un pion Skaven, dominées à chaque tour, font avancer votre cadran.
next-next-horned_rat-fifty_vp-1 = Vous jouez en dernier : « Bond Furtif » vous mène là où le meneur domine d’un point. Une égalité suffit.
next-next-horned_rat-fifty_vp-2 = Les pions Skaven abaissent la Résistance : dominez trois petites régions plutôt qu’une grande.
next-next-horned_rat-five_ruined-1 = Ayez des figurines dans une région quand elle tombe : c’est ainsi que vous profitez d’une dévastation.
next-next-horned_rat-five_ruined-2 = Le coût de vos figurines décide de votre place dans une région dévastée : amenez des Rats Ogres, pas seulement des Clanrats.
next-next-horned_rat-deck_empty-1 = Dominez dès le premier tour : chaque région avec un pion Skaven rapporte un pion avancement.
next-next-horned_rat-deck_empty-2 = Quand il reste deux cartes Vieux Monde, visez au plus près : votre cadran ou les points.
