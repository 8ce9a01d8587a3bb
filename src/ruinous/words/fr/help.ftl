### Help, summary, cards and rules

## On the page

help-first = En bref
help-title = Le jeu en une page
help-lead = Chacun de vous est un dieu du Chaos. Le Vieux Monde a neuf régions ; vous les corrompez, vous vous les disputez et vous les faites tomber, ensemble et les uns contre les autres.
help-play = Jouer
help-win = Fin de la partie
help-win-vp = 50 points de victoire atteints : celui qui en a le plus gagne.
help-win-dial = Un cadran arrivé au bout : sa Puissance gagne, même avec peu de points.
help-win-ruin = Cinq régions dévastées : celui qui a le plus de points gagne.
help-win-deck = Le paquet Vieux Monde est épuisé : tous les joueurs perdent.
help-win-balance = On ne le vérifie qu’à la fin du tour, dans cet ordre : cadran, points, régions dévastées, paquet.
help-tips = Pour la première partie
help-tips-1 = Les Adorateurs travaillent pour vous tour après tour : mettez-les là où ils peuvent survivre.
help-tips-2 = Les points de puissance qui restent sont perdus. Dépensez-les, puis passez.
help-tips-3 = Le coût imprimé d’une carte compte pour la domination, quoi que fasse son texte.
help-tips-4 = Surveillez les cadrans. La Puissance qui, seule, a le plus de pions avancement avance de deux crans.
help-round = Un tour
help-round-old_world = On pioche une carte ; elle change le plateau, et certaines restent sur la piste.
help-round-draw = Chacun retrouve ses points de puissance et pioche des cartes Chaos.
help-round-summoning = À tour de rôle : invoquer ou déplacer une figurine, jouer une carte Chaos, ou passer. Les figurines vont là où vous en avez une, ou à côté ; sans figurine sur le plateau, n’importe où.
help-round-battle = Région par région, chaque point d’attaque est un dé. Un 4 ou plus porte un coup ; un 6 relance un dé en plus. Les figurines tuées frappent encore.
help-round-domination = On additionne figurines et coûts des cartes. La plus forte valeur, si elle est seule en tête et supérieure à la Résistance, rapporte la valeur de Conquête de la région. Une égalité en tête ne rapporte rien à personne.
help-round-corruption = Chaque Adorateur place un pion corruption. À 12 dans une région, pions Malepierre compris, elle est dévastée ; ceux qui y ont placé un pion ce tour-ci marquent 3 à 5 points.
help-round-end = Les cartes Chaos sont retirées et les Héros frappent. Dans une région dévastée ce tour-ci, celui qui a le plus de pions marque 6 à 12 points, le second 3 à 6. Puis les cadrans avancent : d’un cran avec un pion avancement, de deux pour celui qui, seul, en a le plus.
help-rules-search = Chercher
help-rules-hint = R9.2, domination…
help-rules-found = { $n ->
        [one] { $n } entrée trouvée
       *[other] { $n } entrées trouvées
    }
help-rules-english = Le texte des règles est en anglais pour l’instant ; numéros, titres et termes vous guident.
help-rules-contents = Sommaire
help-rules-unknown = Il n’y a pas de règle { $id }. Cherchez plutôt un mot.
help-rules-none = Rien trouvé. Essayez avec moins de mots.
help-group-F = Réponses de la FAQ officielle
help-group-C = Nos réponses là où le livret se tait
help-group-S = Options : ce qu’une table peut décider autrement
help-group-E = Exemples détaillés
help-cards-search = Chercher
help-cards-kind = Type
help-cards-power = Puissance
help-cards-set = Extension
help-cards-label = Fiabilité
help-cards-when = Moment
help-cards-any = Toutes
help-cards-found = { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } sur { $all }
help-cards-none = Aucune carte ne correspond. Essayez avec moins de filtres.
help-cards-all = Toutes les cartes
help-cards-unknown = Il n’y a pas de carte « { $id } ».
help-cards-english = Les titres sont ceux du livret français quand il les donne ; les autres sont les nôtres, à côté du titre anglais. Tous les textes sont les nôtres.
help-cards-provenance = Les textes sont rédigés par nous. La marque au pied d’une carte dit à quel point chaque élément est sûr.
help-cards-own = Vous possédez cette carte ?
help-cards-own-text = Certains éléments ne sont pas attestés par une carte imprimée. Dites-nous ce que dit la vôtre.
help-kind-chaos = Carte Chaos
help-kind-upgrade = Amélioration
help-kind-old_world = Carte Vieux Monde
help-set-base = Jeu de base
help-set-horned_rat = Le Rat Cornu
help-set-morrslieb = Morrslieb
help-set-expert = Cartes expert
help-power-draw = { $power } points de puissance par tour. Pioche { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    } Chaos.
help-power-draw_to = { $power } points de puissance par tour. Peut défausser une carte Chaos, puis pioche jusqu’à en avoir { $n }.
help-power-condition = Condition d’avancement de cadran :
help-power-followers = Séides
help-power-figure = Figurine
help-power-count = nombre
help-power-dial = Le cadran
help-power-turn = Avancer le cadran
help-power-notes = Comment jouer cette Puissance
help-power-cards = Cartes
help-power-card = coût { $cost }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }
help-condition-khorne = vous tuez au moins une figurine ennemie dans une région en bataille : un pion avancement par région, quel que soit le nombre de tués. Les Paysans ne comptent pas.
help-condition-nurgle = vous placez au moins deux pions corruption dans une région Densément Peuplée au cours de la même phase.
help-condition-tzeentch = vous placez au moins deux pions corruption dans une région qui a au moins deux symboles de magie ou pions Malepierre, un de chaque compris.
help-condition-slaanesh = vous placez au moins deux pions corruption, à l’étape de corruption, dans une région avec un Noble ou un Héros.
help-condition-horned_rat = vous dominez une région avec au moins un pion Skaven.
help-note-khorne-1 = Comptez les régions, pas les cadavres. Un tué dans trois régions différentes : trois pions avancement ; trois tués dans une seule : un seul. Dispersez vos Sanguinaires.
help-note-khorne-2 = Votre cadran demande neuf crans. Celui qui, seul, a le plus de pions avancement avance de deux crans en un tour, et personne ne commence avec plus que vos sept points de puissance. Jouez pour le cadran et prenez les points comme ils viennent.
help-note-khorne-3 = Personne n’est obligé de rester là où vous vous battez. « Champ de Carnage » enferme la proie, « L’Appel du Dieu du Sang » l’amène. Jouez-les tard, quand les autres n’ont plus guère de points de puissance.
help-note-khorne-4 = « Cri de Bataille » interdit toute corruption dans une région : la carte prive Nurgle de son cran dans l’Empire aussi bien qu’elle empêche une dévastation à laquelle vous ne participez pas. Vous n’avez que quatre Juresang ; ne comptez pas sur les pions corruption.
help-note-nurgle-1 = Les régions Densément Peuplées sont votre domaine : l’Empire, la Bretonnie, Kislev, l’Estalie. Deux Lépreux dans l’une d’elles rapportent un pion avancement par tour, s’ils survivent.
help-note-nurgle-2 = Vous gagnez plus souvent aux points qu’au cadran. Il vous faut des régions dévastées, et vos pions corruption dans beaucoup d’entre elles : les points de dévastateur vont à tous ceux qui y ont placé un pion ce tour-là.
help-note-nurgle-3 = Les Portepestes coûtent 1. Ce sont des figurines bon marché pour la domination, et elles prennent les coups destinés à vos Lépreux.
help-note-nurgle-4 = « Puanteur de la Mort » ajoute 3 à votre domination et, si vous dominez, deux pions corruption aussitôt : dans une région Densément Peuplée, cela vaut un pion avancement avant même l’étape de corruption.
help-note-tzeentch-1 = Votre condition, c’est à vous de la créer. Deux symboles de magie dans une région, ce sont deux de vos cartes ; la Malepierre, elle, reste toute la partie. Mettez-la là où sont déjà vos Acolytes.
help-note-tzeentch-2 = Vous piochez jusqu’à cinq cartes à chaque tour. Jouez librement vos cartes bon marché : une main vide ne vous coûte rien, des cartes gardées sont perdues.
help-note-tzeentch-3 = Les cartes de coût 0 vous permettent d’attendre : une action qui ne coûte rien pendant que les autres s’engagent. Mais à 0 point de puissance, votre tour est sauté, cartes gratuites ou non.
help-note-tzeentch-4 = Déplacez les ennuis au lieu de les combattre. « Téléportation » éloigne le Guerrier de Khorne, ou amène votre Adorateur dans une région qui va tomber. « Maître du Changement » neutralise toutes les autres cartes d’une région.
help-note-slaanesh-1 = Suivez les Nobles et les Héros. « Influence des Ténèbres » et votre cadran les amènent à vos Adorateurs ; deux pions corruption placés à côté de l’un d’eux à l’étape de corruption valent un pion avancement.
help-note-slaanesh-2 = Un Héros prend une figurine à celui qui a la plus forte Menace dans sa région. Placez-vous là où un adversaire a plus de Menace que vous, et il travaille pour vous.
help-note-slaanesh-3 = « Infiltration Perverse » place un pion corruption gratuitement : elle fait de vous un dévastateur d’une région qui tombe ce tour-ci. Elle n’aide pas votre cadran, qui ne compte que l’étape de corruption.
help-note-slaanesh-4 = Les Nobles augmentent la valeur de Conquête, jamais la Résistance (sauf si « Les Électeurs Se Dressent » est sur la piste). Une région pauvre avec deux Nobles paie bien et cède facilement ; « Mensonges Insidieux » ajoute 2 pour chacun.
help-note-horned_rat-1 = Dominez là où sont les Skavens : chaque pion abaisse la Résistance de 1, et la région compte pour votre cadran. De petites régions suffisent.
help-note-horned_rat-2 = Vous ne placez pas de corruption. Une région dévastée vous rapporte si vos figurines y sont quand elle tombe, puis selon leur coût au décompte : suivez les autres là où ils dévastent.
help-note-horned_rat-3 = Vous jouez en dernier à chaque tour. Voyez ce que les autres ont dépensé, puis amenez deux figurines par « Bond Furtif » là où personne ne peut répondre.
help-note-horned_rat-4 = À Menace égale, la vôtre compte comme la plus faible : les Héros vous épargnent, et vous choisissez pour les cartes Vieux Monde. Mais cela vous fait perdre les égalités à la fin ; ne jouez pas pour elles.
