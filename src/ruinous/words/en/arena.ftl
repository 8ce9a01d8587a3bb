### Bots among themselves, and learning from them

arena-no_games = At least one game must be played.
arena-no_time = The time for a decision must be more than nothing.
arena-no_bots = Name the bots that play; there are { $bots }.
arena-no_bot = There is no bot “{ $bot }”; there are { $bots }.
arena-powers_or_players = { $count } Powers are not for { $players } players; leave one of the two out.
arena-seats = { $count } bots cannot fill { $players } seats: name one for each seat, such as { $example }, or one for all.
arena-ray_fails = Ray at { $address } cannot be used: { $why }.
arena-ray_silent = No Ray cluster answers at { $address }: { $why }.
arena-no_ray = Ray is not installed: run pip install "ruinous[ray]", or leave --ray out.
arena-no_folder = “{ $name }” cannot be made a folder for records: { $why }.
arena-no_file = “{ $name }” cannot be written: { $why }.
arena-balance_bot = --balance takes one bot, which plays every seat.
arena-balance_tables = --balance plays all kinds of tables and writes Markdown; leave { $option } out.
arena-others = --games-others goes with --balance only.
arena-balance_cards = --balance plays with both card sets; leave --card-set out.
learning-no_games = A batch needs at least one game.
learning-one_for_each = Name one bot, or { $count }: one for each Power.
learning-no_power = “{ $name }” is not in the game; choose one of { $choices }.
learning-opponents = { $needed } opponents are needed, not { $count }.
learning-illegal = An illegal action can be answered with “raise” or “random”, not “{ $name }”.
learning-no_reward = There is no reward “{ $name }”; choose one of { $choices }.
learning-no_file = { $name } cannot be written: { $why }.
learning-no_data = { $name } cannot be read as training data: { $why }.
learning-other_layout = { $name } was made with another layout of the observation; make the data anew.
