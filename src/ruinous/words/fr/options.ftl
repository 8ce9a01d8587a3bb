### Options of a game and levels of bots

## Levels of bots

level-random = Rejeton
    .about = Joue au hasard. Pour découvrir la table.
level-novice-hasty = Serf
    .about = Joue dans la hâte : ne regarde que deux régions par tour et ne pense qu’à une carte à la fois. Le plus facile des bots qui jouent pour gagner.
level-novice = Initié
    .about = Joue avec bon sens, mais sans plan. Parfait pour une première partie.
level-scripted-forgetful = Écuyer
    .about = Un Champion qui oublie sans cesse les cartes de sa main.
level-scripted = Champion
    .about = Pèse tout le plateau, les cadrans et les probabilités.
level-scripted-warlike = Seigneur de guerre
    .about = Un Champion qui préfère se battre plutôt que marquer.
level-scripted-patient = Ancien
    .about = Un Champion qui bâtit pour les tours suivants.
level-scripted-schemer = Intrigant
    .about = Un Champion qui gâche d’abord les plans du meneur.
level-search = Oracle
    .about = Explore de nombreux avenirs possibles.
level-search-broad = Voyant
    .about = Un Oracle qui examine plus de coups, mais chacun moins longtemps.

## Options of a game, with their values

option-edition = Édition des règles
    .text = L’édition des règles et des cartes ; les parties commencées gardent la leur.
value-edition-2 = Édition 2.
value-edition-1 = Édition 1.
option-card_set = Cartes Chaos et Améliorations
    .text = Les paquets et améliorations de Khorne, Nurgle, Tzeentch et Slaanesh.
value-card_set-base = Ceux du jeu de base.
value-card_set-morrslieb = Les paquets et Améliorations Morrslieb de l’extension.
option-events = Cartes Vieux Monde
    .text = Les cartes qui composent le paquet Vieux Monde.
value-events-base = Les cartes du jeu de base.
value-events-mixed = Les cartes du jeu de base et les cartes expert mêlées.
value-events-realm_of_chaos = Les cartes expert seulement.
option-khorne_counters = Les pions avancement de Khorne quand deux batailles ont lieu dans une région
value-khorne_counters-per_region = Un pion avancement par région et par phase (C12).
value-khorne_counters-per_battle = Un pion avancement par bataille.
option-greenskins_explode = Le dé unique d’Invasion de Peaux-vertes explose-t-il ?
value-greenskins_explode-no = Un 6 n’ajoute pas de dé (C2).
value-greenskins_explode-yes = Un 6 explose comme d’habitude.
option-peasant_uprisings = Deux « Soulèvement Paysan » sur la piste
value-peasant_uprisings-single = Ensemble elles donnent toujours 1 Résistance par Paysan (C10).
value-peasant_uprisings-add_up = Ensemble elles en donnent 2.
option-grail_events = On a Trouvé le Graal : quelles régions reçoivent un Événement
value-grail_events-one_adjacent = La Bretonnie et une région adjacente.
value-grail_events-all_adjacent = La Bretonnie et toutes les régions adjacentes, comme dans l’édition française.
option-musk_targets = « Musc Soporifique » : quelles figurines il contrôle
value-musk_targets-cultist_or_warrior = Un Adorateur ou un Guerrier ennemi.
value-musk_targets-any = N’importe quelle figurine ennemie.
value-musk_targets-cultist = Un Adorateur ennemi seulement.
option-skavenblight = « Surgis de Skarogne » : combien de Skavens
value-skavenblight-per_region = Un Skaven par région avec de la Malepierre.
value-skavenblight-one_in_all = Un seul Skaven en tout.
option-reavers_peasants = Pillards Norses : où vont les Paysans
value-reavers_peasants-every_region = Un dans chaque région.
value-reavers_peasants-event_regions = Un dans chacune des trois régions qui ont reçu un Événement.
option-plunged_peasants = « Plongée dans le Chaos » : que deviennent les Paysans pris
value-plunged_peasants-kept = Ils restent aux joueurs.
value-plunged_peasants-returned = Ils retournent à la réserve après le décompte.
option-early_hits = Premiers Coups qui n’ont pas encore tué
value-early_hits-on_figure = Ils restent sur la figurine qui les a reçus (C26).
value-early_hits-pool = Ils forment une réserve commune à ce joueur.
option-larger_hand = La plus grande main de Tzeentch
value-larger_hand-six = Il pioche jusqu’à 6 cartes.
value-larger_hand-seven = Jusqu’à 7 cartes.
option-show_forced = Demander même s’il n’y a qu’une possibilité
    .text = Si un joueur est interrogé même quand une seule action est permise.
value-show_forced-false = Elle se fait aussitôt.
value-show_forced-true = Le joueur la voit et la confirme.
option-cards = Corrections
    .text = Ce qui diffère sur vos cartes : le texte d’un fichier de corrections (TOML).

# A value and what it means
value-means = { $value } : { $text }
