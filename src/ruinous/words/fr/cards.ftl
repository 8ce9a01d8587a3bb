
## Chaos cards

card-khorne-blood_frenzy = Frénésie Sanguinaire
    .text = Début de la phase de Bataille : lancez 2 dés de bataille pour cette région ; les 6 explosent. Assignez aussitôt les coups : les figurines tuées partent avant d’avoir pu lancer leurs dés ; les autres coups restent sur leur cible et s’ajoutent à vos coups ultérieurs de la première bataille ici. Vous n’avez pas besoin d’avoir une figurine ici.
    .rule = Vous choisissez les cibles. Plusieurs exemplaires se cumulent : 2 dés pour chacun, lancés tous ensemble. On ne les relance pas pour une autre bataille ici. Sans effet là où la bataille est interdite.

card-khorne-battle_cry = Cri de Bataille
    .text = On ne peut placer aucun pion corruption dans cette région. Les pions déjà présents restent et comptent toujours.
    .rule = Plusieurs exemplaires ne se cumulent pas. Cette carte l’emporte sur tout effet qui placerait de la corruption ici ; le reste d’un tel effet s’applique quand même.

card-khorne-the_skull_throne = Le Trône des Crânes
    .text = Étape de domination : pour votre valeur de domination ici, comptez l’attaque totale de vos figurines au lieu de leur nombre. Les coûts des cartes s’ajoutent comme d’habitude.
    .rule = Cela vaut même si votre valeur en est réduite : une figurine d’attaque 0 ajoute 0. Plusieurs exemplaires ne se cumulent pas.

card-khorne-field_of_carnage = Champ de Carnage
    .text = Les figurines que vous ne contrôlez pas ne peuvent pas quitter cette région, ni par invocation ni par un effet qui les déplace. Des figurines peuvent toujours y entrer. Une figurine tuée ou retirée n’est pas considérée comme quittant la région.
    .rule = Plusieurs exemplaires ne se cumulent pas. Un effet qui déplacerait une figurine retenue n’agit pas sur elle.

card-khorne-ritual_slaying = Meurtre Rituel
    .text = Chaque fois que vous tuez une figurine ici : piochez aussitôt 1 carte Chaos. Les Paysans ne sont pas des figurines.
    .rule = Plusieurs exemplaires se cumulent : 1 carte par exemplaire et par figurine tuée.
    .ours = yes

card-khorne-reborn_in_blood = Réincarner dans le Sang
    .text = Fin de la première bataille ici : une bataille supplémentaire complète a lieu. Les coups ne se conservent pas d’une bataille à l’autre. Les Sanguinaires améliorés frappent en premier dans chaque bataille.
    .rule = Plusieurs exemplaires se cumulent : une bataille de plus pour chacun. Sans effet là où la bataille est interdite. Vous gagnez malgré tout au plus un pion avancement pour cette région et cette phase.

card-khorne-the_blood_gods_call = L’Appel du Dieu du Sang
    .text = Quand elle est jouée : déplacez vers cette région jusqu’à deux figurines, quels que soient leur propriétaire et leur classe, depuis une ou deux autres régions. C’est gratuit et sans condition d’adjacence.
    .rule = Choisissez les figurines une par une, de 0 à 2. Une figurine qui ne peut pas quitter sa région ne peut pas être choisie. Résolvez chaque exemplaire séparément.
    .text_1 = Quand elle est jouée : déplacez vers cette région jusqu’à deux figurines, quels que soient leur propriétaire et leur classe, depuis une seule autre région. C’est gratuit et sans condition d’adjacence.
    .rule_1 = Choisissez la région et les figurines, de 0 à 2. Une figurine qui ne peut pas quitter sa région ne peut pas être choisie. Résolvez chaque exemplaire séparément.
    .was = Les deux figurines venaient de la même région.
    .why = Dans une partie enregistrée, la carte a amené des figurines de deux régions, et le texte japonais le permet.

card-nurgle-plague_aura = Aura de Peste
    .text = Étape de domination : ajoutez 1 à votre valeur de domination ici pour chacun de vos pions corruption dans cette région.
    .rule = Plusieurs exemplaires se cumulent : 1 par pion et par exemplaire.
    .ours = yes

card-nurgle-plague_touch = Contact de la Peste
    .text = La défense de chaque figurine ici que vous ne contrôlez pas est réduite de 1, pour un minimum de 1.
    .rule = Les effets de plusieurs exemplaires se cumulent, jusqu’à un minimum de 1.

card-nurgle-influenza = Influenza
    .text = La Résistance de cette région est réduite de 2, pour un minimum de 0. La valeur de Conquête ne change pas.
    .rule = Plusieurs exemplaires se cumulent : 2 pour chacun.
    .ours = yes

card-nurgle-all_things_decay = Tout Se Décompose
    .text = Quand elle est jouée : retirez de cette région exactement un pion corruption, de n’importe quelle Puissance, la vôtre comprise.
    .rule = Vous choisissez le pion. C’est obligatoire s’il y en a un. Résolvez chaque exemplaire séparément.
    .ours = yes

card-nurgle-rain_of_pus = Pluies de Pus
    .text = La défense de chaque figurine que vous contrôlez ici est augmentée de 1.
    .rule = Les effets de plusieurs exemplaires se cumulent.

card-nurgle-a_great_foul_consumption = La Grande Consomption Immonde
    .text = Étape de corruption, après le placement : une fois que les Adorateurs ont placé leurs pions ici, et avant de vérifier la dévastation, remettez dans la réserve toutes les figurines que vous contrôlez ici. Puis placez ici un de vos pions corruption pour chaque paire de figurines ainsi retirées (arrondi à l’inférieur).
    .rule = C’est obligatoire, même contre votre gré. Un second exemplaire ne trouve plus de figurines. Si l’on ne peut pas placer de corruption ici, les figurines sont quand même retirées, mais aucun pion n’est placé.
    .ours = yes

card-nurgle-the_final_rotting = La Putréfaction Finale
    .text = Fin de la phase de Bataille : tuez ici un Adorateur ou un Guerrier ennemi pour chacun de vos pions corruption dans cette région, sans dés et sans tenir compte de la défense ; ils partent aussitôt. Les Démons Majeurs sont épargnés.
    .rule = Vous choisissez les victimes. Vous devez en tuer autant que possible. Plusieurs exemplaires se cumulent : chacun compte à nouveau tous les pions. Ce n’est pas une bataille : « Malebouclier » ne protège donc pas, et une interdiction de bataille n’empêche pas cet effet.
    .ours = yes

card-nurgle-the_stench_of_death = Puanteur de la Mort
    .text = Si vous dominez cette région : placez-y aussitôt exactement deux de vos pions corruption.
    .rule = Plusieurs exemplaires se cumulent : 2 pour chacun. Sans effet là où l’on ne peut pas placer de corruption. Ces pions comptent pour la dévastation, pour être dévastateur et, avec ceux des Adorateurs dans la même phase, pour votre cadran.

card-tzeentch-changer_of_ways = Maître du Changement
    .text = Le texte de toutes les autres cartes Chaos de cette région est sans effet, peu importe qui les a jouées et si c’était avant ou après. Leur coût compte toujours pour la domination et leur symbole de magie compte toujours. Ce qu’une carte a déjà fait n’est pas annulé.
    .rule = Les effets persistants d’une carte neutralisée cessent tant qu’elle est neutralisée. Les exemplaires de cette carte ne se neutralisent pas entre eux.
    .ours = yes

card-tzeentch-drain_power = Drain de Puissance
    .text = Quand elle est jouée : chaque adversaire qui a au moins un Adorateur ici perd 1 point de puissance (minimum 0). Vous gagnez exactement 1 point de puissance (maximum 12), quel que soit le nombre d’adversaires qui en ont perdu, même si aucun n’en a perdu.
    .rule = Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch-warp_shield = Malebouclier
    .text = Quand elle est jouée : choisissez une figurine que vous contrôlez ici. Jusqu’à la fin du tour, elle ne peut pas être tuée en bataille et aucun coup ne peut lui être assigné, même si elle se déplace. Elle reste exposée aux Héros et à tout ce qui tue hors d’une bataille.
    .rule = Vous devez en choisir une si vous en avez une ici. Un second exemplaire peut protéger une autre figurine.

card-tzeentch-temporal_stasis = Stase Temporelle
    .text = Vos adversaires paient 2 points de puissance de plus pour jouer une carte Chaos dans cette région. Cela ne concerne ni l’invocation ni vous-même.
    .rule = Les effets de plusieurs exemplaires se cumulent. Pour la domination, c’est toujours le coût imprimé d’une carte qui compte.
    .ours = yes

card-tzeentch-the_meddling_of_skaven = L’Ingérence des Skavens
    .text = Quand elle est jouée : désignez un adversaire qui a au moins une figurine ici. Il défausse exactement deux cartes Chaos de sa main, ou toutes s’il en a moins.
    .rule = Vous choisissez le joueur ; il choisit les cartes. Vous devez en désigner un si possible, même s’il n’a pas de cartes. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch-teleport = Téléportation
    .text = Quand elle est jouée : déplacez exactement un Adorateur ou un Guerrier, quel que soit son propriétaire, de cette région vers n’importe quelle autre région, même dévastée. C’est gratuit et sans condition d’adjacence.
    .rule = C’est vous qui choisissez. C’est obligatoire si une figurine ici peut partir, même à votre détriment. Résolvez chaque exemplaire séparément.

card-tzeentch-the_persistence_of_change = La Persistance du Changement
    .text = Phase de Fin : si vous avez tué au moins une figurine ennemie dans cette région pendant ce tour, cette carte n’est pas retirée et reste sur sa case pour le tour suivant ; son coût et son symbole comptent toujours. Vérifiez à nouveau à chaque tour.
    .rule = Vérifiez chaque exemplaire séparément. La carte est retirée si la région a été dévastée ou si « Maître du Changement » la neutralise.
    .ours = yes

card-tzeentch-dazzle = Éblouissement
    .text = Étape de corruption, lors du placement : chaque adversaire ignore un de ses Adorateurs ici. La domination n’est pas affectée.
    .rule = Plusieurs exemplaires se cumulent : un Adorateur pour chacun.
    .ours = yes

card-slaanesh-abyssal_pact = Pacte Abyssal
    .text = Étape de domination : les figurines de vos adversaires ici n’ajoutent rien à leurs valeurs de domination, ni par leur nombre ni par leur attaque. Les coûts de leurs cartes et leurs autres bonus comptent toujours.
    .rule = Plusieurs exemplaires ne se cumulent pas.

card-slaanesh-perverse_infiltration = Infiltration Perverse
    .text = Quand elle est jouée : placez ici exactement un de vos pions corruption. Il fait de vous un dévastateur de cette région pour ce tour ; il ne compte pas pour votre cadran.
    .rule = Résolvez chaque exemplaire séparément. Sans effet là où l’on ne peut pas placer de corruption.

card-slaanesh-dark_influence = Influence des Ténèbres
    .text = Quand elle est jouée : déplacez exactement un pion Noble, Héros ou Paysan de cette région vers n’importe quelle autre région non dévastée, sans condition d’adjacence.
    .rule = Vous choisissez le pion et la région. C’est obligatoire si possible. Résolvez chaque exemplaire séparément.

card-slaanesh-insidious_lies = Mensonges Insidieux
    .text = Étape de domination : ajoutez 2 à votre valeur de domination ici pour chaque pion Noble et chaque pion Héros dans cette région.
    .rule = Plusieurs exemplaires se cumulent : 2 par pion et par exemplaire.
    .ours = yes

card-slaanesh-soporific_musk = Musc Soporifique
    .text = Quand elle est jouée : choisissez un Adorateur ou un Guerrier ennemi ici. Vous le contrôlez jusqu’à ce que cette carte soit retirée ; il compte à tous égards comme l’un des vôtres. Le contrôle cesse plus tôt si la figurine quitte cette région.
    .rule = Vous devez en choisir un s’il y a une cible valide. La figurine garde les caractéristiques et les améliorations de son propriétaire. Résolvez chaque exemplaire séparément.
    .ours = yes

card-slaanesh-field_of_ecstasy = Champ d’Extase
    .text = Aucune bataille n’a lieu dans cette région : personne n’y lance de dés, Premiers Coups et batailles supplémentaires compris. Les Paysans sont épargnés.
    .rule = Plusieurs exemplaires ne se cumulent pas. Cette carte l’emporte sur tout effet qui donne des dés ou des batailles ici ; ce qui tue sans dés s’applique quand même.
    .ours = yes

card-slaanesh-degenerate_royalty = Royauté Dégénérée
    .text = Si cette région contient au moins 3 pions corruption, toutes Puissances confondues et sans compter les pions Malepierre, cette carte vous coûte 0. Elle ajoute toujours son coût imprimé de 3 à votre valeur de domination.
    .rule = Les surcoûts s’ajoutent ensuite. « Maître du Changement » n’empêche pas cet effet.
    .ours = yes


## Chaos cards of the Horned Rat

card-horned_rat-empty_the_warrens = Vider les Terriers
    .text = Quand elle est jouée : placez exactement un pion Skaven dans cette région.
    .rule = Résolvez chaque exemplaire séparément. Sans effet s’il ne reste aucun pion Skaven dans la réserve.
    .ours = yes

card-horned_rat-skitterleap = Bond Furtif
    .text = Quand elle est jouée : déplacez vers cette région jusqu’à deux figurines que vous contrôlez, quelle que soit leur classe, depuis n’importe quelles autres régions. C’est gratuit et sans condition d’adjacence.
    .rule = Vous choisissez les figurines, de 0 à 2. Une figurine qui ne peut pas quitter sa région ne peut pas être choisie. Résolvez chaque exemplaire séparément.
    .ours = yes

card-horned_rat-doomwheel = Roue Infernale
    .text = Bataille, au moment des jets : à chaque bataille ici, lancez 2 dés de bataille de plus avec vos dés normaux, même sans figurine ici. Pour chacun de ces deux dés qui donne 1, un de vos Clanrats ici est tué après cette bataille (aucun joueur n’est considéré comme l’ayant tué).
    .rule = Vous choisissez le Clanrat. Plusieurs exemplaires se cumulent : 2 dés pour chacun. Les dés supplémentaires d’une explosion ne tuent pas de Clanrat.
    .ours = yes

card-horned_rat-grey_seer = Prophète Gris
    .text = Quand elle est jouée : soit vous placez un pion Skaven dans cette région ou dans une région adjacente non dévastée, soit vous déplacez vers cette région un pion Skaven de n’importe quelle région.
    .rule = Vous choisissez l’action et la région. Vous devez faire l’une des deux si possible. Résolvez chaque exemplaire séparément.
    .ours = yes

card-horned_rat-strength_in_numbers = La Force du Nombre
    .text = Bataille, à l’assignation des coups : la défense des figurines que vous contrôlez ici est augmentée de 1 contre les coups d’un joueur qui contrôle ici moins de figurines que vous. Comptez au moment où ces coups sont assignés ; les figurines couchées comptent.
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-horned_rat-verminous_horde = Horde de Vermine
    .text = Tant que vous contrôlez ici plus de figurines que chacun de vos adversaires, ceux-ci paient 1 point de puissance de plus pour chaque figurine qu’ils invoquent dans cette région à leur tour de jouer. Rien n’est à payer pour un effet qui déplace une figurine sans coût d’invocation.
    .rule = Les effets de plusieurs exemplaires se cumulent. Vérifiez la condition à chaque invocation.
    .ours = yes

card-horned_rat-warp_token_cache = Cache de Malejetons
    .text = Phase de Fin : quand les cartes Chaos sont retirées, vous pouvez poser cette carte face visible à côté de votre fiche au lieu de la défausser. À n’importe quelle phase de Pioche ultérieure, après avoir récupéré vos points de puissance, vous pouvez défausser autant de ces cartes que vous voulez pour gagner 3 points de puissance par carte (sans jamais dépasser 12).
    .rule = Les deux sont facultatifs. Plusieurs exemplaires peuvent se trouver à côté de votre fiche.
    .ours = yes

card-horned_rat-screaming_bell = Cloche Hurlante
    .text = Quand elle est jouée : placez ici exactement un pion Skaven. Tant que cette carte est ici, votre valeur de domination ici est augmentée de 1 pour chaque pion Skaven ici.
    .rule = En cas d’exemplaires multiples, la seconde partie se cumule. S’il ne reste aucun pion Skaven dans la réserve, seule la seconde partie s’applique.
    .ours = yes


## Chaos cards of the Morrslieb set

card-khorne_m-bloodbath = Bain de Sang
    .text = Fin de la phase de Bataille : marquez 1 PV pour chaque joueur, vous compris, dont au moins une figurine a été tuée dans cette région pendant ce tour.
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-khorne_m-terror = Terreur
    .text = Bataille, au moment des jets : à chaque bataille ici, chaque adversaire lance un dé de bataille de moins (minimum 0).
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-khorne_m-hate = Haine
    .text = Quand elle est jouée : posez sur cette carte une figurine ennemie de cette région, quelle que soit sa classe. Elle reste à tous égards dans cette région, mais rien ne peut l’invoquer ni la déplacer hors de la région tant que cette carte est ici. Être posée sur une autre carte ne la libère pas.
    .rule = Vous devez en choisir une s’il y a une figurine ennemie ici. Chaque exemplaire retient une figurine.
    .ours = yes

card-khorne_m-rampage = Déchaînement
    .text = Quand elle est jouée : une bataille complète a lieu aussitôt dans cette région ; les figurines couchées sont retirées ensuite. Ce n’est pas la phase de Bataille : rien de ce qui est lié à la phase de Bataille, à son début ou à sa fin ne se produit. Puis c’est à la Puissance suivante de jouer.
    .rule = Résolvez chaque exemplaire séparément. Vous gagnez au plus un pion avancement par région pendant toute la phase d’Invocation. Sans effet là où la bataille est interdite.
    .ours = yes

card-khorne_m-skulltaker = Le Preneur de Crânes
    .text = Quand une figurine est tuée ici : peu importe qui la tue et à qui elle appartient, elle est posée sur cette carte au lieu d’aller dans sa réserve ; elle ne peut pas être invoquée de là. Pour la domination, chacune compte ici pour 1 en votre faveur, même si vous n’avez pas de figurine ici. Au début de la phase de Fin, toutes retournent dans la réserve de leur propriétaire.
    .rule = Avec deux exemplaires ici, les figurines tuées sont posées sur celui de gauche. Une figurine ne compte qu’une fois, quel que soit le nombre d’exemplaires ici. Les figurines tuées avant que cette carte ne soit jouée n’y sont pas posées.
    .ours = yes

card-khorne_m-lambs_to_the_slaughter = Des Agneaux à l’Abattoir
    .text = Quand elle est jouée : si vous contrôlez une figurine ici, déplacez vers cette région jusqu’à deux Adorateurs ennemis depuis des régions adjacentes.
    .rule = Vous choisissez les Adorateurs, de 0 à 2. Un Adorateur qui ne peut pas quitter sa région ne peut pas être choisi. Résolvez chaque exemplaire séparément.
    .ours = yes

card-khorne_m-lure_of_battle = L’Attrait de la Bataille
    .text = Quand elle est jouée : si vous contrôlez une figurine ici, déplacez vers cette région jusqu’à quatre figurines ennemies, quelle que soit leur classe, depuis des régions adjacentes.
    .rule = Vous choisissez les figurines, de 0 à 4. Une figurine qui ne peut pas quitter sa région ne peut pas être choisie. Résolvez chaque exemplaire séparément.
    .ours = yes

card-nurgle_m-filth = Immondices
    .text = Quand elle est jouée : retirez de cette région exactement un pion corruption d’une autre Puissance, puis placez ici exactement un des vôtres. Il compte comme placé à la phase d’Invocation : il fait de vous un dévastateur, et deux dans une même région Densément Peuplée pendant cette phase remplissent votre condition d’avancement de cadran.
    .rule = Vous choisissez à qui le pion est retiré. S’il n’y a rien à retirer, vous en placez un quand même ; là où l’on ne peut pas placer de corruption, vous en retirez un seulement. Résolvez chaque exemplaire séparément.
    .ours = yes

card-nurgle_m-virulent_outbreak = Épidémie Virulente
    .text = Étape de corruption, après le placement : si vous avez placé ici au moins 2 pions corruption pendant cette phase, placez-en exactement un de plus dans une région adjacente qui n’est ni dévastée ni fermée à la corruption.
    .rule = Vous choisissez la région. C’est obligatoire si possible. Les effets de plusieurs exemplaires se cumulent. Dans une région déjà résolue à cette étape, on ne vérifie pas à nouveau la dévastation.
    .ours = yes

card-nurgle_m-creeping_death = Mort Rampante
    .text = Fin de la phase de Bataille : si vous avez au moins 3 pions corruption ici, chaque adversaire qui a un Adorateur ici remet dans la réserve un de ses Adorateurs ici (il n’est pas tué).
    .rule = Chaque adversaire choisit le sien. Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-nurgle_m-festering_fever = Fièvre Purulente
    .text = Chaque fois qu’une figurine d’un adversaire est tuée ici à la phase de Bataille, par qui que ce soit : placez ici un de vos pions corruption ; au plus 2 par exemplaire et par tour.
    .rule = Les effets de plusieurs exemplaires se cumulent. Sans effet là où l’on ne peut pas placer de corruption.
    .ours = yes

card-nurgle_m-quicken_decay = Décomposition Accélérée
    .text = Étape de corruption, après le placement : si vos Adorateurs ont placé ici au moins un pion corruption à cette étape, placez-en ici exactement un de plus.
    .rule = Les effets de plusieurs exemplaires se cumulent. Sans effet là où l’on ne peut pas placer de corruption.
    .ours = yes

card-nurgle_m-choking_stench = Puanteur Suffocante
    .text = Étape de domination : les Adorateurs de vos adversaires ici n’ajoutent rien à leurs valeurs de domination.
    .rule = Plusieurs exemplaires ne se cumulent pas.
    .ours = yes

card-nurgle_m-ultimate_plague = Peste Ultime
    .text = Phase de Fin : si vous avez placé ici un ou plusieurs de vos pions corruption pendant ce tour, cette carte n’est pas retirée et reste sur sa case pour le tour suivant ; son coût compte toujours. Vérifiez à nouveau à chaque tour.
    .rule = Vérifiez chaque exemplaire séparément. La carte est retirée si la région a été dévastée.
    .ours = yes

card-nurgle_m-nurgles_quest = La Quête de Nurgle
    .text = Si vous dominez cette région : placez 1 pion avancement sur votre cadran.
    .rule = C’est obligatoire.
    .ours = yes

card-tzeentch_m-bolt_of_change = Éclair du Changement
    .text = Quand elle est jouée : lancez un dé de bataille ; un 6 explose. Si les coups atteignent la défense d’au moins une figurine ennemie ici, vous tuez exactement une de ces figurines ; elle part aussitôt. Les coups en excès sont perdus. Ce n’est pas une bataille.
    .rule = Vous choisissez la figurine après le jet. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-glean = Glaner
    .text = Quand elle est jouée : regardez la main d’un adversaire qui a une figurine ou une carte ici ; vous seul la voyez. Puis piochez 1 carte Chaos.
    .rule = Vous choisissez l’adversaire. Sans un tel adversaire, vous piochez seulement. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-warp_portal = Maleportail
    .text = Quand elle est jouée : vous pouvez défausser une carte Chaos de votre main. Si vous le faites, déplacez exactement une figurine, quel que soit son propriétaire, de cette région vers n’importe quelle autre région. C’est gratuit.
    .rule = C’est facultatif. Une figurine qui ne peut pas partir ne peut pas être choisie ; vous ne pouvez défausser que si une figurine peut être déplacée. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-warpstorm = Maletempête
    .text = Quand elle est jouée : déplacez exactement un pion Malepierre d’une région adjacente vers cette région.
    .rule = Vous choisissez d’où il vient. C’est obligatoire si possible. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-the_blue_scribes = Les Scribes Bleus
    .text = Quand elle est jouée : reprenez en main exactement une carte de votre choix de votre pile de défausse.
    .rule = Vous devez en reprendre une si la pile n’est pas vide. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-convocation = Convocation
    .text = Quand elle est jouée : déplacez vers cette région jusqu’à deux Acolytes que vous contrôlez, depuis n’importe quelles régions. C’est gratuit et sans condition d’adjacence.
    .rule = Vous choisissez les Acolytes, de 0 à 2. Un Acolyte qui ne peut pas quitter sa région ne peut pas être choisi. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-warpshock = Malechoc
    .text = Quand elle est jouée : chaque adversaire qui a une figurine ici perd 1 point de puissance (minimum 0).
    .rule = Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-havoc = Ravages
    .text = Quand elle est jouée : déplacez jusqu’à deux figurines ennemies de cette région, chacune vers une région adjacente de votre choix.
    .rule = Vous choisissez les figurines, de 0 à 2, et leur destination. Une figurine qui ne peut pas partir ne peut pas être choisie. Résolvez chaque exemplaire séparément.
    .ours = yes

card-tzeentch_m-transmogrify = Métamorphose
    .text = Quand elle est jouée : remplacez gratuitement exactement un de vos propres Adorateurs ou Guerriers ici par une figurine de classe supérieure de votre réserve ; la figurine remplacée va dans la réserve. La nouvelle figurine compte comme invoquée.
    .rule = Vous choisissez les deux figurines. C’est obligatoire si possible. Résolvez chaque exemplaire séparément.
    .ours = yes

card-slaanesh_m-daemonic_subtlety = Subtilité Démoniaque
    .text = Vous payez 1 point de puissance de moins (minimum 0) pour chaque Guerrier ou Démon Majeur que vous invoquez dans cette région.
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-slaanesh_m-festival_of_sinew = Festival de Tendons
    .text = L’attaque de chaque Adorateur que vous contrôlez ici est augmentée de 1.
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-slaanesh_m-corrupt_from_within = Corrompre de l’Intérieur
    .text = Quand elle est jouée : placez ici un de vos pions corruption pour chaque adversaire qui a un Adorateur ici, au plus 2.
    .rule = Résolvez chaque exemplaire séparément. Sans effet là où l’on ne peut pas placer de corruption.
    .ours = yes

card-slaanesh_m-rapturous_excess = Excès Extatiques
    .text = Étape de domination : chaque Guerrier et chaque Démon Majeur que vous contrôlez ici compte comme deux figurines.
    .rule = Plusieurs exemplaires ne se cumulent pas.
    .ours = yes

card-slaanesh_m-shroud_of_secrets = Voile de Secrets
    .text = Jusqu’à la fin du tour, même une fois cette carte retirée, les pions Noble et Héros de cette région ne peuvent être ni déplacés ni retirés. Quand les Héros frappent ici, vos figurines sont ignorées, comme si vous n’en aviez pas ici.
    .rule = Plusieurs exemplaires ne se cumulent pas.
    .ours = yes

card-slaanesh_m-ascension_to_power = Ascension au Pouvoir
    .text = Quand elle est jouée : remplacez gratuitement exactement un de vos propres Adorateurs ou Guerriers ici par une figurine de classe supérieure de votre réserve ; la figurine remplacée va dans la réserve. La nouvelle figurine compte comme invoquée.
    .rule = Vous choisissez les deux figurines. C’est obligatoire si possible. Résolvez chaque exemplaire séparément.
    .ours = yes

card-slaanesh_m-joyous_surrender = Joyeux Abandon
    .text = Quand elle est jouée : posez sur cette carte jusqu’à deux Adorateurs que vous contrôlez ici. Tant qu’il y est posé, chacun augmente de 1 la valeur de Conquête de cette région, mais pas sa Résistance. Ils restent des figurines de la région et des coups peuvent leur être assignés ; celui qui meurt ou part ne compte plus. Un Adorateur retenu par « Haine » peut servir et reste retenu.
    .rule = Vous choisissez les Adorateurs, de 0 à 2. Plusieurs exemplaires demandent des Adorateurs différents.
    .ours = yes

card-slaanesh_m-pleasure_shield = Bouclier de Plaisir
    .text = La défense des figurines que vous contrôlez ici est augmentée de 1.
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes

card-slaanesh_m-debauchery = Débauche
    .text = Si vous dominez cette région : vous marquez 1 PV de plus pour chaque pion Noble et chaque pion Héros ici.
    .rule = Les effets de plusieurs exemplaires se cumulent.
    .ours = yes


## Upgrades

card-khorne-bloodsworn = Juresang
    .text = Tous vos Juresang ont une attaque de 1 au lieu de 0.

card-khorne-bloodletters = Sanguinaires
    .text = À chaque bataille, avant que les autres figurines lancent leurs dés : les Sanguinaires lancent les leurs et leurs coups sont assignés. Les figurines qu’ils tuent partent aussitôt et ne lancent pas de dés. Les coups qui ne tuent pas restent sur leur cible et s’ajoutent à vos coups ultérieurs contre elle.
    .rule = Le joueur qui les contrôle choisit les cibles. Les Sanguinaires ne lancent plus de dés dans cette bataille.

card-khorne-bloodthirster = Buveur de Sang
    .text = Étape de domination : le Buveur de Sang compte comme trois figurines.
    .rule = Cela ne lui apporte rien avec « Le Trône des Crânes », qui compte les valeurs d’attaque, ni avec « Pacte Abyssal ».

card-khorne-more_power = Khorne : plus de puissance
    .text = Phase de Pioche : vos points de puissance sont remis à 8 au lieu de 7.
    .ours = yes

card-khorne-more_cards = Khorne : plus de cartes
    .text = Phase de Pioche : vous piochez une carte Chaos de plus (3 au lieu de 2).
    .ours = yes

card-nurgle-lepers = Lépreux
    .text = Un Lépreux invoqué dans une région où vous ne contrôlez aucune figurine coûte 0. Chaque Lépreux peut en profiter une fois par tour. La condition d’adjacence s’applique toujours et les surcoûts restent à payer.
    .rule = Il vous faut quand même plus de 0 point de puissance pour pouvoir jouer à votre tour.
    .ours = yes

card-nurgle-plaguebearers = Portepestes
    .text = Juste après qu’un adversaire a assigné des coups : vous recevez un coup automatique pour chaque Portepeste qui vient d’être tué et vous les assignez aux figurines debout de cet adversaire dans la région. Les figurines ainsi tuées sont couchées et lancent quand même leurs dés.
    .rule = Le joueur qui contrôle les Portepestes assigne ces coups. Chaque coup doit être utilisé s’il peut tuer ; les coups automatiques ne s’ajoutent pas à d’autres coups. Sans cible valide, ils sont perdus.
    .ours = yes

card-nurgle-great_unclean_one = Grand Immonde
    .text = Chaque fois que le Grand Immonde entre dans une région : placez-y exactement deux de vos pions corruption. Dans une région Densément Peuplée, cela remplit votre condition d’avancement de cadran.
    .rule = Sans effet là où l’on ne peut pas placer de corruption.
    .ours = yes

card-nurgle-power_of_pestilence = Puissance de la Pestilence
    .text = Phase de Pioche : vos points de puissance sont remis à 7 au lieu de 6.

card-nurgle-provender_of_ruin = Pâture de Dévastation
    .text = Chaque fois qu’une région est dévastée : si vous n’êtes pas l’un de ses dévastateurs, vous marquez 3 PV.
    .text_1 = Chaque fois qu’une région est dévastée : vous marquez 3 PV, que vous soyez dévastateur ou non.
    .was = Vous marquiez 3 PV pour chaque région dévastée, même en étant l’un de ses dévastateurs.
    .why = Un compte rendu de partie donne 9 PV pour trois régions dévastées par d’autres, pendant un tour où Nurgle en a lui-même dévasté une quatrième.
    .ours = yes

card-tzeentch-acolytes = Acolytes
    .text = Quand un Acolyte déjà sur le plateau est invoqué : il peut emporter un pion Malepierre de la région qu’il quitte vers celle où il entre.
    .rule = Le joueur qui contrôle l’Acolyte choisit. C’est facultatif : un pion par invocation, jamais vers une région dévastée.
    .ours = yes

card-tzeentch-horrors = Horreurs
    .text = Quand une Horreur entre dans une région : elle peut se placer sur une case Carte Chaos vide de cette région. Tant qu’elle s’y trouve, personne ne peut jouer de carte Chaos sur cette case. Elle reste une figurine de la région ; quand elle part ou meurt, la case est à nouveau libre.
    .rule = Le joueur qui contrôle l’Horreur choisit. C’est facultatif à chaque invocation, et impossible dans une région dévastée.
    .ours = yes

card-tzeentch-lord_of_change = Duc du Changement
    .text = Le Duc du Changement a deux symboles de magie ; ils comptent dans la région où il se trouve.

card-tzeentch-more_power = Tzeentch : plus de puissance
    .text = Phase de Pioche : vos points de puissance sont remis à 7 au lieu de 6.
    .ours = yes

card-tzeentch-larger_hand = Tzeentch : main plus grande
    .text = Phase de Pioche : vous piochez jusqu’à avoir 6 cartes en main au lieu de 5.
    .ours = yes

card-slaanesh-seductresses = Séductrices
    .text = Toutes vos Séductrices ont une défense de 2 au lieu de 1.
    .ours = yes

card-slaanesh-daemonettes = Démonettes
    .text = Seuls les coups obtenus avec un 6 sur un dé de bataille peuvent être assignés à une Démonette.

card-slaanesh-keeper_of_secrets = Gardien des Secrets
    .text = Début de chaque phase de Corruption : vous pouvez prendre le contrôle d’un Adorateur ennemi dans la région où se trouve le Gardien des Secrets, jusqu’à la fin du tour.
    .rule = Le joueur qui contrôle le Gardien des Secrets choisit. C’est facultatif.
    .ours = yes

card-slaanesh-power_of_pleasure = Puissance du Plaisir
    .text = Phase de Pioche : vous récupérez 1 point de puissance de plus ; si « Puissance de la Douleur » est aussi en jeu, 3 de plus au total.

card-slaanesh-power_of_pain = Puissance de la Douleur
    .text = Phase de Pioche : vous récupérez 1 point de puissance de plus ; si « Puissance du Plaisir » est aussi en jeu, 3 de plus au total.


## Upgrades of the Horned Rat

card-horned_rat-clanrats = Clanrats
    .text = Quand vous invoquez un Clanrat à votre tour de jouer : vous pouvez aussitôt placer gratuitement dans la même région un Clanrat de plus, de votre réserve ou de n’importe quelle région. Ce second Clanrat ne déclenche rien.
    .rule = C’est facultatif. Un Clanrat qui ne peut pas quitter sa région ne peut pas être pris.
    .ours = yes

card-horned_rat-rat_ogres = Rats Ogres
    .text = Un joueur ne peut assigner de coups aux Clanrats d’une région qu’après avoir assigné à chaque Rat Ogre debout de cette région assez de coups pour le tuer.
    .rule = Si ses coups ne peuvent pas tuer les Rats Ogres, les Clanrats ne sont pas des cibles valides.
    .ours = yes

card-horned_rat-verminlord = Verminlord
    .text = Début de la phase de Bataille : vous pouvez déplacer gratuitement vers une région adjacente le Verminlord ou une autre de vos figurines de sa région.
    .rule = C’est facultatif. Une figurine par tour.
    .ours = yes

card-horned_rat-under_empire = Empire Souterrain
    .text = Début de la phase de Fin : vous pouvez déplacer autant de vos Clanrats que vous voulez, chacun soit vers une région adjacente, soit d’une région avec un pion Skaven vers n’importe quelle autre région avec un pion Skaven.
    .rule = C’est facultatif. Chaque Clanrat une seule fois. Un Clanrat qui ne peut pas quitter sa région ne peut pas être déplacé.
    .ours = yes

card-horned_rat-council_of_thirteen = Conseil des Treize
    .text = Là où aucune case Carte Chaos normale ne vous est ouverte, vous pouvez jouer une carte sur une troisième case de cette région. Personne d’autre ne peut utiliser cette case ; seule exception, « Dédain Mystique » peut y remplacer votre carte. La troisième carte est résolue après celle de gauche et celle de droite.
    .rule = C’est facultatif. Une seule troisième carte par région.
    .ours = yes


## Upgrades of the Morrslieb set

card-khorne_m-bloodsworn = Juresang
    .text = Quand vous invoquez un Juresang à votre tour de jouer : vous pouvez aussitôt placer gratuitement dans la même région un Juresang de plus, de votre réserve ou de n’importe quelle région. Ce second Juresang ne déclenche rien. L’attaque reste à 0.
    .rule = C’est facultatif. Un Juresang qui ne peut pas quitter sa région ne peut pas être pris.
    .ours = yes

card-khorne_m-bloodletters = Sanguinaires
    .text = Chaque fois que vous tuez une figurine ennemie dans une région où vous contrôlez un Sanguinaire : vous marquez 2 PV, quels que soient les dés qui l’ont tuée. Un Sanguinaire couché compte. Les Paysans ne comptent pas.
    .rule = Il n’y a pas de limite par région.
    .ours = yes

card-khorne_m-bloodthirster = Buveur de Sang
    .text = Le Buveur de Sang a une attaque de 6 au lieu de 4.
    .ours = yes

card-khorne_m-crimson = Cramoisi …
    .text = Début de la phase de Bataille : vous pouvez déplacer gratuitement chacun de vos Guerriers vers une région adjacente.
    .rule = C’est facultatif. Chaque Guerrier une seule fois.
    .ours = yes

card-khorne_m-vengeance = Vengeance
    .text = Bataille, au moment des jets : à chaque bataille dans une région où vous contrôlez au moins une figurine, vous lancez 1 dé de bataille de plus.
    .ours = yes

card-nurgle_m-lepers = Lépreux
    .text = Étape de corruption : dans chaque région où au moins un Lépreux a placé un pion pour vous à cette étape, vous en placez un de plus, une fois par région.
    .rule = C’est obligatoire.
    .ours = yes

card-nurgle_m-plaguebearers = Portepestes
    .text = Quand un Portepeste est tué : placez un de vos pions corruption dans sa région.
    .rule = Sans effet là où l’on ne peut pas placer de corruption.
    .ours = yes

card-nurgle_m-great_unclean_one = Grand Immonde
    .text = Quand le Grand Immonde est tué : placez trois de vos pions corruption dans sa région.
    .rule = Sans effet là où l’on ne peut pas placer de corruption.
    .ours = yes

card-nurgle_m-cavalcade_of_decay = Cavalcade de Pourriture
    .text = Début de la phase d’Invocation : vous pouvez déplacer gratuitement autant de vos Lépreux que vous voulez, chacun vers une région adjacente.
    .rule = C’est facultatif. Chaque Lépreux une seule fois.
    .ours = yes

card-nurgle_m-infested_colony = Colonie Infestée
    .text = Une fois par tour, une région qui n’est pas Densément Peuplée et contient au moins 3 de vos pions corruption compte comme Densément Peuplée pour votre condition d’avancement de cadran.
    .rule = Cet effet sert à la première région qui vous donne ainsi un pion avancement.
    .ours = yes

card-tzeentch_m-acolytes = Acolytes
    .text = Quand vous invoquez un Acolyte à votre tour de jouer : vous pouvez défausser une carte Chaos de votre main au lieu de payer son coût de 1 point de puissance. Les surcoûts se paient toujours en points de puissance.
    .rule = C’est facultatif. Il vous faut quand même plus de 0 point de puissance pour pouvoir jouer à votre tour.
    .ours = yes

card-tzeentch_m-horrors = Horreurs
    .text = Chaque Horreur a un symbole de magie ; il compte dans la région où elle se trouve.
    .ours = yes

card-tzeentch_m-lord_of_change = Duc du Changement
    .text = Avant la pioche de la carte Vieux Monde : si le Duc du Changement est sur le plateau, vous pouvez regarder les deux premières cartes du paquet Vieux Monde et les remettre dessus dans l’ordre de votre choix. Vous seul les voyez.
    .rule = C’est facultatif. S’il ne reste qu’une carte, regardez celle-ci.
    .ours = yes

card-tzeentch_m-mystical_disregard = Dédain Mystique
    .text = Vous pouvez jouer une carte Chaos sur une case où se trouve déjà une carte Chaos. Celle-ci va dans la pile de défausse de son propriétaire ; son effet, son coût et son symbole ne comptent plus, mais ce qu’elle a fait n’est pas annulé. Cela vaut aussi pour la troisième carte du Rat Cornu.
    .rule = C’est facultatif.
    .ours = yes

card-tzeentch_m-well = Puits de P…
    .text = Phase de Pioche, après avoir récupéré vos points de puissance : vous gagnez 1 point de puissance pour chaque région où vous contrôlez une figurine et où se trouvent au moins deux symboles de magie et/ou pions Malepierre (maximum 12).
    .ours = yes

card-slaanesh_m-seductresses = Séductrices
    .text = Quand une Séductrice déjà sur le plateau est invoquée : elle peut emmener un pion Noble de la région qu’elle quitte vers celle où elle entre.
    .rule = Le joueur qui contrôle la Séductrice choisit. C’est facultatif, et jamais vers une région dévastée.
    .ours = yes

card-slaanesh_m-daemonettes = Démonettes
    .text = Début de la phase de Bataille : dans chaque région avec une Démonette que vous contrôlez, choisissez une figurine ennemie, qui n’apporte aucun dé pendant ce tour.
    .rule = Vous devez en choisir une par région s’il y a une cible.
    .ours = yes

card-slaanesh_m-keeper_of_secrets = Gardien des Secrets
    .text = La région où se trouve le Gardien des Secrets compte comme ayant trois pions Noble de plus : pour sa valeur de Conquête, pour votre cadran et pour vos cartes. Ils ne peuvent être ni déplacés ni retirés.
    .ours = yes

card-slaanesh_m-rise = L’Essor …
    .text = Début de la phase d’Invocation : placez un pion Noble dans une région non dévastée où vous contrôlez une figurine.
    .rule = Vous choisissez la région. C’est obligatoire si possible.
    .ours = yes

card-slaanesh_m-fall_from_grace = Disgrâce
    .text = Chaque fois qu’un pion Noble ou Héros quitte une région où vous contrôlez une figurine, qu’il soit déplacé ou retiré : vous marquez 2 PV.
    .ours = yes


## Old World cards

card-old_world-bretonnian_knights = Chevaliers Bretonniens
    .text = Placez 1 pion Héros en Bretonnie et 1 pion Héros dans une autre région.
    .track = Phase de Fin : chaque joueur qui a une figurine en Bretonnie défausse 1 carte Chaos de son choix, même si la Bretonnie est dévastée.
    .ours = yes

card-old_world-the_crusade_is_come = La Croisade Est Là
    .text = Dans cet ordre : placez 1 pion Paysan dans deux régions différentes, puis 1 pion Héros dans deux régions différentes, puis 1 pion Noble dans deux régions différentes, toujours 1 pion par région. Les trois paires de régions sont choisies indépendamment.

card-old_world-dark_elf_corsairs = Corsaires Elfes Noirs
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement en Norsca, 1 en Bretonnie et 1 en Estalie.
    .track = Phase de Fin : dans chaque région avec un pion Événement, chaque joueur qui y a un Adorateur y retire un de ses Adorateurs.
    .ours = yes

card-old_world-divine_inspiration = Inspiration Divine
    .text = Choisissez une région et retirez-en jusqu’à 3 pions corruption, de Puissances au choix.
    .ours = yes

card-old_world-dwarf_trollslayers = Nains Tueurs de Trolls
    .text = Placez, au choix, 1 pion Héros en Norsca et 1 à Kislev, ou bien 1 pion Héros au Pays des Trolls et 1 dans l’Empire.
    .track = Phase de Fin : dans chaque région avec un pion Héros, parmi les joueurs qui y ont un Guerrier ou un Démon Majeur, celui dont la Menace est la plus élevée en retire un. Une fois par région, quel que soit le nombre de pions Héros présents.
    .ours = yes

card-old_world-electors_arise = Les Électeurs Se Dressent
    .text = Placez 1 pion Noble dans l’Empire et 1 pion Noble dans une région adjacente à l’Empire.
    .track = Chaque pion Noble ajoute aussi 1 à la Résistance de sa région.
    .ours = yes

card-old_world-electors_sue_for_peace = Les Électeurs Demandent la Paix
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement dans l’Empire et 1 dans une région adjacente à l’Empire.
    .track = Aucune bataille n’a lieu dans une région avec un pion Événement ; les dés de Premiers Coups et les batailles supplémentaires y sont aussi interdits.
    .ours = yes

card-old_world-franzs_decree = Le Décret de Franz
    .text = Défaussez cette carte, puis piochez la carte Vieux Monde suivante et appliquez-la dans cette même phase. Si le paquet est vide, il ne se passe rien de plus.
    .text_1 = Chaque joueur défausse 1 carte Chaos de son choix. Un joueur sans cartes ne défausse rien.
    .was = Chaque joueur défaussait 1 carte Chaos de son choix.
    .why = Trois parties enregistrées montrent une seconde carte Vieux Monde dans le même tour, et un tour de moins.
    .ours = yes

card-old_world-the_grail_is_found = On a Trouvé le Graal
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement en Bretonnie et 1 dans une région adjacente à la Bretonnie.
    .track = Phase de Fin : retirez tous les pions corruption de toutes les Puissances de chaque région avec un pion Événement. Les pions Malepierre restent.
    .text_all_adjacent = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement en Bretonnie et 1 dans chaque région adjacente à la Bretonnie.

card-old_world-greenskins_invade = Invasion de Peaux-vertes
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement dans l’Empire, 1 en Tilée et 1 dans les Terres Arides.
    .track = Dans une région avec un pion Événement, chaque joueur ne lance qu’un seul dé de bataille de toute la phase de Bataille. Un joueur qui a des dés de Premiers Coups et des dés normaux choisit lequel lancer.

card-old_world-the_horned_ones_due = La Dette du Grand Cornu
    .text = Placez, au choix, 1 pion Skaven dans l’Empire et 1 en Bretonnie, ou bien 1 pion Skaven en Estalie et 1 en Tilée.
    .track = On ne peut jouer qu’une carte Chaos, au lieu de deux, dans une région avec un pion Skaven. Les cartes déjà présentes comptent et restent.

card-old_world-mass_exodus = Exode Massif
    .text = Placez 1 pion Paysan dans chacune de ces régions : Kislev, l’Empire, la Bretonnie, l’Estalie, la Tilée et les Principautés Frontalières.
    .ours = yes

card-old_world-meteor_showers = Pluies de Météores
    .text = Choisissez deux régions différentes et placez 1 pion Malepierre dans chacune.
    .ours = yes

card-old_world-norse_reavers = Pillards Norses
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement dans l’Empire, 1 en Bretonnie et 1 en Tilée, et ensuite 1 pion Paysan dans chaque région.
    .track = Phase de Fin : retirez 1 pion Paysan, s’il y en a un, de chaque région avec un pion Événement. Remettez-le dans la réserve ; aucun joueur ne le prend.
    .text_event_regions = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement dans l’Empire, 1 en Bretonnie et 1 en Tilée, et ensuite 1 pion Paysan dans chacune de ces trois régions.

card-old_world-peasant_uprising = Soulèvement Paysan
    .text = Placez 1 pion Paysan dans chaque région sauf les Terres Arides.
    .track = Chaque pion Paysan ajoute 1 à la Résistance de sa région ; deux exemplaires sur la piste ne se cumulent pas.
    .track_add_up = Chaque pion Paysan ajoute 1 à la Résistance de sa région ; 2 quand les deux exemplaires sont sur la piste.
    .ours = yes

card-old_world-plunged_into_chaos = Plongée dans le Chaos
    .text = Chaque joueur marque 1 PV par pion Paysan qu’il a pris. Celui qui en a le plus marque 3 PV de plus ; en cas d’égalité en tête, ou si personne n’en a, personne ne reçoit ces 3 PV. Les joueurs gardent leurs pions Paysan.
    .text_returned = Chaque joueur marque 1 PV par pion Paysan qu’il a pris. Celui qui en a le plus marque 3 PV de plus ; en cas d’égalité en tête, ou si personne n’en a, personne ne reçoit ces 3 PV. Puis tous les pions Paysan pris retournent dans la réserve.
    .ours = yes

card-old_world-road_wardens = Patrouilleurs Ruraux
    .text = Choisissez trois régions Densément Peuplées différentes et placez 1 pion Héros dans chacune.
    .track = Phase de Fin : tant qu’il y a plus de deux pions Héros sur le plateau, le joueur dont la Menace est la plus faible en choisit un et le remet dans la réserve.
    .track_1 = Aucune figurine ne peut être invoquée ni déplacée hors d’une région avec un pion Héros.
    .was = Aucune figurine ne pouvait être invoquée ni déplacée hors d’une région avec un pion Héros.
    .why = Dans deux parties enregistrées, des figurines ont quitté de telles régions, et dans quatre parties enregistrées, il restait exactement deux pions Héros après cette carte.
    .ours = yes

card-old_world-skavengers = Skavengers
    .text = Placez 1 pion Skaven dans les Principautés Frontalières et 1 dans les Terres Arides.
    .track = Phase de Fin : le joueur dont la Menace est la plus faible place 1 pion Skaven dans une région non dévastée qui a un pion Malepierre. C’est obligatoire si possible.

card-old_world-teclis_aids_the_empire = Teclis Aide l’Empire
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement dans une région au choix.
    .track = On ne peut jouer aucune carte Chaos à symbole de magie dans une région avec un pion Événement.
    .track_1 = On ne peut placer aucun pion corruption dans une région avec un pion Événement.
    .was = On ne pouvait placer aucun pion corruption dans une région avec un pion Événement.
    .why = Une partie enregistrée montre onze pions corruption dans une telle région.
    .ours = yes

card-old_world-up_from_skavenblight = Surgis de Skarogne
    .text = Pour chaque région avec un ou plusieurs pions Malepierre, dans l’ordre des régions, placez 1 pion Skaven dans cette région ou dans une région adjacente.
    .text_one_in_all = Placez 1 pion Skaven dans une région qui a un pion Malepierre ou qui est adjacente à une région avec un pion Malepierre.
    .ours = yes

card-old_world-warpstone_discovery = Découverte de Malepierre
    .text = Placez 2 pions Malepierre dans une même région au choix.
    .track = Phase de Fin : chaque joueur qui a une figurine dans au moins une région avec un pion Malepierre pioche 1 carte Chaos.

card-old_world-witch_hunters = Répurgateurs
    .text = Placez 1 pion Héros dans l’Empire, 1 en Bretonnie et 1 en Estalie.
    .track = Chaque fois qu’un Héros retire une figurine, le joueur qui la contrôlait retire aussi un de ses propres pions corruption de cette région, s’il en a un.
    .track_1 = Phase de Fin : dans chaque région avec un pion Héros, chaque joueur qui y a un Adorateur y retire un de ses propres pions corruption, s’il en a un.
    .was = À l’étape 3 de la phase de Fin, chaque joueur qui avait un Adorateur dans une région avec un pion Héros y retirait un de ses propres pions corruption.
    .why = Dans une partie enregistrée, ce pion était encore là ; dans deux autres, un pion avait disparu là où un Héros avait frappé.
    .ours = yes


## Expert cards

card-old_world_x-call_to_arms = Aux Armes !
    .text = Placez 1 pion Paysan dans chaque région Densément Peuplée, puis choisissez deux régions différentes et placez 1 pion Héros dans chacune.
    .ours = yes

card-old_world_x-closing_the_portal = Fermeture du Portail
    .text = Chaque Démon Majeur sur le plateau va dans la réserve de son propriétaire ; il est retiré, pas tué.
    .track = Les Démons Majeurs ne peuvent être ni invoqués ni mis sur le plateau.
    .ours = yes

card-old_world_x-high_elf_protection = Protection des Hauts Elfes
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement en Bretonnie, 1 en Estalie et 1 en Tilée.
    .track = On ne peut jouer aucune carte Chaos dans une région avec un pion Événement.
    .ours = yes

card-old_world_x-the_light_of_day = La Lumière du Jour
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez 1 pion Événement dans l’Empire et 1 dans chacune de deux régions adjacentes à l’Empire.
    .track = Phase de Fin : dans chaque région avec un pion Événement, chaque Puissance qui y a de la corruption y retire un de ses pions.
    .ours = yes

card-old_world_x-morrslieb_eclipsed = Éclipse de Morrslieb
    .text = Aucun effet immédiat.
    .track = Les figurines tuées sont posées sur cette carte et ne peuvent pas être invoquées ; toutes retournent dans la réserve de leur propriétaire quand cette carte quitte la piste. Les figurines retirées ne sont pas concernées.
    .ours = yes

card-old_world_x-rousing_the_rabble = Soulever la Populace
    .text = Placez 1 pion Paysan dans chaque région.
    .track = Les Paysans ont une défense de 2 : deux coups du même joueur, assignés en une fois.
    .ours = yes

card-old_world_x-vermin_outbreak = Prolifération de Vermine
    .text = Placez 1 pion Skaven dans chaque région Densément Peuplée.
    .ours = yes

card-old_world_x-the_warrens_erupt = Les Terriers Débordent !
    .text = Choisissez deux régions différentes et placez 2 pions Skaven dans chacune.
    .track = Chaque joueur, sauf le Rat Cornu, paie 1 point de puissance de plus pour chaque figurine qu’il invoque, à son tour de jouer, dans une région avec un pion Skaven.
    .ours = yes

card-old_world_x-the_horned_ones_due = La Dette du Grand Cornu (révisée)
    .text = Retirez d’abord de la piste du Vieux Monde toutes les cartes portant la Comète à Deux Queues, et du plateau tous les pions Événement. Puis placez, au choix, 1 pion Skaven dans l’Empire et 1 en Bretonnie, ou bien 1 pion Skaven en Estalie et 1 en Tilée.
    .track = On ne peut jouer qu’une carte Chaos, au lieu de deux, dans une région avec un pion Skaven. Les cartes déjà présentes comptent et restent. Les cartes du Rat Cornu ne sont ni limitées ni comptées.
    .text_1 = Placez, au choix, 1 pion Skaven dans l’Empire et 1 en Bretonnie, ou bien 1 pion Skaven en Estalie et 1 en Tilée.
    .was = Ce n’était pas une carte portant la Comète à Deux Queues.
    .why = Les données d’un outil de plateau fait par des joueurs, notre source pour les Comètes à Deux Queues, lui en donnent une.
    .ours = yes
