### Names, with the forms that sentences need


## Powers

power-khorne = Khorne
    .of = de Khorne
    .epithet = le Dieu du Sang
    .condition = Tuer au moins une figurine ennemie en bataille dans une région : un pion avancement par région et par phase, quel que soit le nombre de morts. Les Paysans ne comptent pas.
power-nurgle = Nurgle
    .of = de Nurgle
    .epithet = le Seigneur de la Pestilence
    .condition = Placer au moins deux pions corruption dans une même région Densément Peuplée au cours de la même phase ; les pions de toutes provenances comptent ensemble.
power-tzeentch = Tzeentch
    .of = de Tzeentch
    .epithet = le Maître du Changement
    .condition = Placer au moins deux pions corruption dans une même région qui contient au moins deux symboles de magie et/ou pions Malepierre.
power-slaanesh = Slaanesh
    .of = de Slaanesh
    .epithet = le Prince du Plaisir et de la Douleur
    .condition = Placer au moins deux pions corruption dans une même région où se trouve un pion Noble ou Héros, lors de l’étape de corruption seulement.
power-horned_rat = Le Rat Cornu
    .short = Rat Cornu
    .inside = le Rat Cornu
    .of = du Rat Cornu
    .epithet = le dieu des Skavens
    .condition = Dominer une région qui contient au moins un pion Skaven.

## Regions, and where else a figure can be

region-norsca = Norsca
    .in = en Norsca
    .of = de Norsca
    .the = la Norsca
region-troll_country = Pays des Trolls
    .in = au Pays des Trolls
    .of = du Pays des Trolls
    .the = le Pays des Trolls
region-kislev = Kislev
    .in = à Kislev
    .of = de Kislev
    .the = Kislev
region-empire = L’Empire
    .short = Empire
    .inside = l’Empire
    .in = dans l’Empire
    .of = de l’Empire
    .the = l’Empire
region-bretonnia = Bretonnie
    .in = en Bretonnie
    .of = de Bretonnie
    .the = la Bretonnie
region-estalia = Estalie
    .in = en Estalie
    .of = d’Estalie
    .the = l’Estalie
region-tilea = Tilée
    .in = en Tilée
    .of = de Tilée
    .the = la Tilée
region-border_princes = Les Principautés Frontalières
    .short = Principautés Frontalières
    .inside = les Principautés Frontalières
    .in = dans les Principautés Frontalières
    .of = des Principautés Frontalières
    .the = les Principautés Frontalières
region-badlands = Les Terres Arides
    .short = Terres Arides
    .inside = les Terres Arides
    .in = dans les Terres Arides
    .of = des Terres Arides
    .the = les Terres Arides
region-reserve = la réserve
    .the = la réserve
    .in = dans la réserve
    .of = de la réserve
region-laid = une carte
    .the = une carte
    .in = sur une carte
    .of = d’une carte

## Followers

follower-khorne-cultist = Juresang
    .many = Juresang
    .a = un Juresang
    .to = à un Juresang
follower-khorne-warrior = Sanguinaire
    .many = Sanguinaires
    .a = un Sanguinaire
    .to = à un Sanguinaire
follower-khorne-greater_daemon = Buveur de Sang
    .many = Buveurs de Sang
    .a = le Buveur de Sang
    .to = au Buveur de Sang
follower-nurgle-cultist = Lépreux
    .many = Lépreux
    .a = un Lépreux
    .to = à un Lépreux
follower-nurgle-warrior = Portepeste
    .many = Portepestes
    .a = un Portepeste
    .to = à un Portepeste
follower-nurgle-greater_daemon = Grand Immonde
    .many = Grands Immondes
    .a = le Grand Immonde
    .to = au Grand Immonde
follower-tzeentch-cultist = Acolyte
    .many = Acolytes
    .a = un Acolyte
    .to = à un Acolyte
follower-tzeentch-warrior = Horreur
    .many = Horreurs
    .a = une Horreur
    .to = à une Horreur
follower-tzeentch-greater_daemon = Duc du Changement
    .many = Ducs du Changement
    .a = le Duc du Changement
    .to = au Duc du Changement
follower-slaanesh-cultist = Séductrice
    .many = Séductrices
    .a = une Séductrice
    .to = à une Séductrice
follower-slaanesh-warrior = Démonette
    .many = Démonettes
    .a = une Démonette
    .to = à une Démonette
follower-slaanesh-greater_daemon = Gardien des Secrets
    .many = Gardiens des Secrets
    .a = le Gardien des Secrets
    .to = au Gardien des Secrets
follower-horned_rat-cultist = Clanrat
    .many = Clanrats
    .a = un Clanrat
    .to = à un Clanrat
follower-horned_rat-warrior = Rat Ogre
    .many = Rats Ogres
    .a = un Rat Ogre
    .to = à un Rat Ogre
follower-horned_rat-greater_daemon = Verminlord
    .many = Verminlords
    .a = le Verminlord
    .to = au Verminlord

## Classes

class-cultist = Adorateur
class-warrior = Guerrier
class-greater_daemon = Démon Majeur

## Old World tokens

token-event = Événement
    .a = un Événement
    .many = Événements
    .text = N’a aucun effet en soi. Il marque les régions concernées par la carte comète de la piste du Vieux Monde.
token-hero = Héros
    .a = un Héros
    .many = Héros
    .text = Phase de Fin : parmi les joueurs qui ont des figurines ici, celui dont la Menace est la plus élevée retire l’une des siennes.
token-noble = Noble
    .a = un Noble
    .many = Nobles
    .text = La valeur de Conquête de sa région augmente de 1.
token-peasant = Paysan
    .a = un Paysan
    .many = Paysans
    .text = Une cible en bataille, de défense 1. Le joueur qui le touche le garde sur sa fiche.
token-skaven = Skaven
    .a = un Skaven
    .many = Skavens
    .text = La Résistance de sa région est réduite de 1, pour un minimum de 0.
token-warpstone = Malepierre
    .a = une Malepierre
    .many = pions Malepierre
    .text = Compte comme un pion corruption pour la dévastation, et pour le cadran de Tzeentch.

## Phases, spaces, ends of the game

phase-old_world = phase du Vieux Monde
phase-draw = phase de Pioche
phase-summoning = phase d’Invocation
phase-battle = phase de Bataille
phase-domination = étape de domination
phase-corruption = étape de corruption
phase-end = phase de Fin
space-left = case de gauche
space-right = case de droite
space-third = troisième case
condition-max_threat = un cadran a atteint la Victoire
condition-fifty_vp = 50 points de victoire ont été atteints
condition-five_ruined = cinq régions sont dévastées
condition-deck_empty = le paquet Vieux Monde est épuisé
json-text = un texte
json-whole = un nombre entier
json-number = un nombre
json-boolean = true ou false
json-null = null
json-list = une liste
json-object = un objet

## Several things in one sentence

list-next = { $first }, { $next }
list-last = { $first } et { $last }
card-among = « { $card } »

## The first to the fifth ruin

ordinal-1 = première
ordinal-2 = deuxième
ordinal-3 = troisième
ordinal-4 = quatrième
ordinal-5 = cinquième
