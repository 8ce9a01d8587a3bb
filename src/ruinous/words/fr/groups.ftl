### Groups: people who meet again and again, their results and tournaments

groups-title = Groupes
groups-lead = Retrouver toujours les mêmes joueurs : un lien, des Puissances à tour de rôle, un tableau des résultats, des tournois.
groups-mine = Vos groupes
groups-none = Vous n’êtes encore dans aucun groupe. Formez-en un, ou ouvrez le lien que vous envoie un ami.
groups-new = Former un groupe
groups-name = Nom du groupe
groups-create = Former le groupe
groups-your_name = Votre nom
groups-people = { $n ->
        [one] { $n } membre
       *[other] { $n } membres
    }
groups-played = { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
groups-kept = { $n ->
        [one] { $n } partie à lancer
       *[other] { $n } parties à lancer
    }
groups-role-owner = propriétaire
groups-role-host = hôte
groups-role-member = membre
groups-invited = Vous êtes invité dans « { $name } »
groups-invited-text = Dans un groupe, les mêmes personnes jouent ensemble de partie en partie. Les membres y voient les noms et les résultats des autres ; personne d’autre ne les voit.
groups-join = Rejoindre le groupe
groups-belongs = Vous êtes membre de ce groupe.
groups-open = Ouvrir le groupe
groups-rest = Faire une pause
groups-rest-end = Rejouer
groups-resting = Vous faites une pause : aucune place ne vous est réservée.
groups-break = en pause
groups-next = La prochaine partie
groups-next-text = Les Puissances tournent : chacun joue aussi souvent que les autres et incarne chaque Puissance à son tour. Changez ce que vous voulez.
groups-next-member = Un hôte ouvre la prochaine partie. Vous serez prévenu dès qu’une place vous est réservée.
groups-who = Qui joue
groups-free = Place libre
groups-seat = Qui joue { $power }
groups-bench = Au repos cette fois : { $names }
groups-start = Ouvrir la prochaine partie
groups-usual = Comment vous jouez
groups-pool = Puissances à tour de rôle
groups-games = Parties
groups-games-none = Aucune partie pour l’instant.
groups-games-more = { $n ->
        [one] { $n } partie plus ancienne compte aussi.
       *[other] { $n } parties plus anciennes comptent aussi.
    }
groups-state-open = En attente de joueurs
groups-state-playing = En cours
groups-state-over = Terminée
groups-state-gone = Pas jouée
groups-take = Prendre votre place
groups-look = Ouvrir
groups-replay = Revoir
groups-replay-of = Revoir la partie du { $date }
groups-table-of = Ouvrir la table du { $date }
groups-guest = quelqu’un d’autre
groups-round = { $name }, ronde { $n }
groups-results = Résultats
groups-results-text = Une partie rapporte 12 points à un vainqueur seul et aucun au dernier ; entre les deux, les écarts sont égaux, et les ex æquo partagent. Qui part avant la fin est dernier.
groups-player = Joueur
groups-points = Points
groups-won = Gagnées
groups-place = Place moyenne
groups-played-head = Parties
groups-powers-head = Puissances jouées
groups-powers-times = { $power } : { $n }
groups-tournament = Tournoi
groups-tournament-text = À chaque ronde, des joueurs aux scores proches se rencontrent à des tables de trois à cinq, contre de nouveaux adversaires si possible. Avec une échéance par ronde, c’est une ligue sur plusieurs semaines.
groups-tournament-none = Aucun tournoi en cours. Un hôte peut en lancer un.
groups-tournament-name = Nom du tournoi
groups-tournament-players = Joueurs
groups-tournament-begin = Lancer le tournoi
groups-days = Temps pour chaque ronde
groups-days-none = Sans échéance
groups-days-some = { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
groups-draw = Tirer la ronde suivante
groups-draw-first = Tirer la première ronde
groups-unsettled = { $n ->
        [one] { $n } table de cette ronde est encore sans résultat.
       *[other] { $n } tables de cette ronde sont encore sans résultat.
    }
groups-finish = Terminer le tournoi
groups-finish-sure = Terminer le tournoi ? Le classement reste tel qu’il est.
groups-finish-yes = Oui, terminer
groups-ended = Terminé { $when }
groups-standings = Classement
groups-standings-text = À égalité, les parties gagnées départagent, puis les points des adversaires. Une ronde sans table rapporte 6 points.
groups-rank = #
groups-opponents = Adversaires
groups-dropped = retiré
groups-drop = Retirer
groups-drop-who = Retirer { $name } des rondes à venir
groups-return = Admettre
groups-return-who = Admettre { $name } aux rondes à venir
groups-add = Admettre quelqu’un
groups-nth = Ronde { $n }
groups-until = À jouer avant le { $date }
groups-byes = Sans table à cette ronde : { $names }
groups-table = Table { $n }
groups-entered = saisi par un hôte
groups-void = ne compte pour personne
groups-enter = Saisir un résultat
groups-enter-at = Saisir le résultat de la table { $n }
groups-enter-place = Rang de { $name }
groups-enter-save = Enregistrer le résultat
groups-enter-void = Ne la compter pour personne
groups-enter-game = Prendre le résultat de la partie
groups-nth-place = Rang { $n }
groups-before = Tournois précédents
groups-members = Membres
groups-link = Lien pour les nouveaux membres
groups-link-closed = Personne ne peut entrer : le lien est fermé.
groups-link-open = Créer un lien
groups-link-new = Créer un nouveau lien
groups-link-close = Fermer le lien
groups-link-text = Quiconque a ce lien peut entrer. Un nouveau lien rend l’ancien inutile.
groups-remove = Exclure
groups-remove-who = Exclure { $name } du groupe
groups-remove-sure = Exclure { $name } ? Le lien sera refait aussi.
groups-remove-yes = Oui, exclure
groups-host = Nommer hôte
groups-host-who = Faire de { $name } un hôte
groups-unhost = Plus hôte
groups-unhost-who = Refaire de { $name } un simple membre
groups-settings = Le groupe
groups-rename = Renommer
groups-leave = Quitter le groupe
groups-leave-sure = Quitter « { $name } » ? Vous ne figurerez plus dans ses résultats.
groups-leave-yes = Oui, quitter
groups-close = Fermer le groupe
groups-close-sure = Fermer « { $name } » pour tous ? Ses tableaux de résultats seront perdus ; les parties restent.
groups-close-yes = Oui, fermer
groups-cancel = Annuler
