### Bots among themselves, and learning from them

arena-no_games = Il faut jouer au moins une partie.
arena-no_time = Le temps par décision doit être supérieur à zéro.
arena-no_bots = Indiquez les bots qui jouent, parmi : { $bots }.
arena-no_bot = Le bot « { $bot } » n’existe pas. Choisissez parmi : { $bots }.
arena-powers_or_players = { $count } Puissances ne conviennent pas à { $players } joueurs. N’indiquez que l’un des deux.
arena-seats = Impossible de répartir { $count } bots sur { $players } places. Indiquez un bot par place, par exemple { $example }, ou un seul pour toutes.
arena-ray_fails = Ray ne peut pas être utilisé à l’adresse { $address } : { $why }.
arena-ray_silent = Aucun cluster Ray ne répond à l’adresse { $address } : { $why }.
arena-no_ray = Ray n’est pas installé. Lancez pip install "ruinous[ray]", ou retirez --ray.
arena-no_folder = « { $name } » ne peut pas servir de dossier d’enregistrements : { $why }.
arena-no_file = « { $name } » ne peut pas être écrit : { $why }.
arena-balance_bot = --balance ne prend qu’un bot, qui joue à toutes les places.
arena-balance_tables = --balance joue toutes les sortes de tables et écrit du Markdown. Retirez { $option }.
arena-others = --games-others ne va qu’avec --balance.
arena-balance_cards = --balance joue avec les deux jeux de cartes. Retirez --card-set.
learning-no_games = Un lot doit compter au moins une partie.
learning-one_for_each = Indiquez un seul bot, ou { $count } : un par Puissance.
learning-no_power = « { $name } » n’est pas en jeu. Choisissez parmi : { $choices }.
learning-opponents = Il faut { $needed } adversaires, et non { $count }.
learning-illegal = La réponse à une action interdite est « raise » ou « random », et non « { $name } ».
learning-no_reward = La récompense « { $name } » n’existe pas. Choisissez parmi : { $choices }.
learning-no_file = { $name } ne peut pas être écrit : { $why }.
learning-no_data = { $name } ne contient pas de données d’entraînement lisibles : { $why }.
learning-other_layout = { $name } a été créé avec une autre disposition de l’observation. Recréez les données.
