### Why a game, a record, a position or its chance cannot be used

setup-edition = L’édition { $edition } des règles n’existe pas ; la plus récente est la { $newest }.
setup-value = L’option { $option } ne peut pas valoir « { $value } ». Choisissez parmi : { $choices }.
setup-option = L’option « { $option } » n’existe pas. Options connues : { $choices }.
setup-type = L’option { $option } ne peut pas valoir « { $value } ».
setup-power = La Puissance « { $name } » n’existe pas. Choisissez parmi : { $choices }.
setup-twice = Une Puissance a été choisie deux fois : { $power }. Chaque joueur doit avoir la sienne.
setup-players = Le jeu se joue de { $fewest } à { $most } joueurs, et non à { $players }.
setup-no_seat = Il n’y a pas de place « { $name } » dans cette partie.
chance-left_over = Il y a ici plus de hasard enregistré qu’il n’y en a eu.
chance-no_secret = Le script est épuisé, et cette partie n’a pas de secret d’où tirer la suite.
chance-dice = Le script doit donner ici { $count ->
        [one] { $count } dé
       *[other] { $count } dés
    }, mais il en donne { $given }.
chance-no_dice = Le script donne ici un ordre de cartes, alors que l’on lance des dés.
chance-order = Le script doit donner ici un ordre des cartes à mélanger.
record-none = Ce n’est pas un enregistrement de Ruinous.
record-breaks_off = L’enregistrement s’interrompt ici ; il manque une ligne avec « { $word } ».
record-word = Il faut ici « { $word } », et non « { $found } ».
record-newer_format = Cet enregistrement est au format { $format }, et ce Ruinous ne lit que jusqu’au format { $newest }. Mettez Ruinous à jour.
record-no_format = Le format d’enregistrement { $format } n’existe pas.
record-edition = L’édition est illisible.
record-newer_edition = Cette partie suit l’édition { $edition } des règles, qui demande Ruinous { $since } ou plus récent.
record-options = Les options sont illisibles.
record-cards = Les cartes corrigées sont illisibles : { $reason }
record-more = Rien ne doit suivre la ligne du secret.
record-chance = Les résultats du hasard sont illisibles.
record-power = La Puissance « { $name } » n’existe pas.
record-action = « { $action } » n’est pas une action.
record-secret = Le secret ne correspond pas à l’engagement pris.
record-hash = La position n’a pas l’empreinte indiquée ici.
record-no_secret = Cet enregistrement ne révèle pas son secret : son hasard ne peut pas être vérifié.
record-differs = À partir de la colonne { $column }, on devrait lire « { $right } ».
position-none = Ce n’est pas une position complète de Ruinous.
position-newer_format = Cette position est au format { $format }, et ce Ruinous ne lit que jusqu’au format { $newest }. Mettez Ruinous à jour.
position-newer_edition = Cette position suit l’édition { $edition } des règles, et ce Ruinous ne va que jusqu’à l’édition { $newest }.
position-cards = Les cartes corrigées sont illisibles : { $reason }
