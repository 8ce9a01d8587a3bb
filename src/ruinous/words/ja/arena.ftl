### Bots among themselves, and learning from them

arena-no_games = ゲーム数は1以上にしてください。
arena-no_time = 1回の決定にかける時間は、0より長くしてください。
arena-no_bots = 対戦するボットを指定してください。使えるボット：{ $bots }。
arena-no_bot = ボット「{ $bot }」はありません。使えるボット：{ $bots }。
arena-powers_or_players = 邪神{ $count }柱に対して、プレイヤーが{ $players }人と指定されています。どちらか一方を外してください。
arena-seats = ボット{ $count }体では{ $players }席を埋められません。{ $example } のように席ごとに1体ずつ指定するか、全席に同じ1体を指定してください。
arena-ray_fails = { $address } の Ray を使えません：{ $why }。
arena-ray_silent = { $address } の Ray クラスターが応答しません：{ $why }。
arena-no_ray = Ray がインストールされていません。pip install "ruinous[ray]" を実行するか、--ray を外してください。
arena-no_folder = 「{ $name }」を記録用のフォルダーとして作れません：{ $why }。
arena-no_file = 「{ $name }」に書き込めません：{ $why }。
arena-balance_bot = --balance に指定できるボットは1体だけです。そのボットがすべての席をプレイします。
arena-balance_tables = --balance はあらゆる種類の卓でプレイし、Markdown を出力します。{ $option } を外してください。
arena-others = --games-others は --balance と一緒にだけ使えます。
arena-balance_cards = --balance は両方のカードセットでプレイします。--card-set を外してください。
learning-no_games = 1つのバッチには1ゲーム以上必要です。
learning-one_for_each = ボットは1体だけ、または邪神ごとに1体ずつ計{ $count }体を指定してください。
learning-no_power = 「{ $name }」はこのゲームに登場しません。次の中から選んでください：{ $choices }。
learning-opponents = 対戦相手は{ $needed }体必要ですが、{ $count }体が指定されています。
learning-illegal = 不正な行動への対応には「raise」か「random」を指定してください。「{ $name }」は使えません。
learning-no_reward = 報酬「{ $name }」はありません。次の中から選んでください：{ $choices }。
learning-no_file = { $name } に書き込めません：{ $why }。
learning-no_data = { $name } を学習データとして読み込めません：{ $why }。
learning-other_layout = { $name } は、構成の異なる観測データで作られています。データを作り直してください。
