### The command line: what the commands do, and what they report

commands-ruinous = ケイオス・イン・ジ・オールドワールドのオープンなデジタル版です。
commands-usage = 使い方：
commands-arguments = 引数
commands-options = オプション
commands-version = バージョンを表示して終了する
commands-title = コマンド
commands-mistake = { $program }：{ $message }（「{ $program } --help」を参照）。
commands-no_number = 「{ $text }」は{ $least }～{ $most }の整数ではありません
commands-no_option = --option「{ $text }」は「名前=値」の形ではないか、名前が次のどれでもありません：{ $names }。
commands-no_rule = ルールに「{ $query }」は見つかりません。「{ $command }」で目次を表示します。
commands-needs_server = これにはサーバーが必要です。{ $command } でインストールしてください。
commands-progress = { $done }/{ $games }ゲーム
commands-progress-left = { $done }/{ $games }ゲーム、残り{ $seconds }秒

## What stands for a value in a help text

commands-word-command = コマンド
commands-word-list = LIST
commands-word-file = FILE
commands-word-folder = FOLDER
commands-word-query = QUERY
commands-word-power = POWER
commands-word-address = ADDRESS
commands-word-program = PROGRAM
commands-word-name = NAME
commands-word-token = TOKEN
commands-word-setting = NAME=VALUE
commands-word-bot = BOT

## Arguments of several commands

commands-any-help = このヘルプを表示して終了する
commands-any-language = 言語：en、fr、ja（指定がなければ RUINOUS_LANGUAGE、またはシステムの言語）
commands-any-no_colour = 色を付けない
commands-any-seed = 同じシードなら同じゲームになる（1）
commands-any-jobs = プロセス数（コアごとに1つ）
commands-any-records = 全ゲームの記録をこのフォルダーに残す
commands-any-json = 標準出力に JSON を1つ出力する
commands-any-data = サーバーのデータ（DATABASE_URL、またはこのユーザーのデータフォルダー）
commands-any-edition = ルールとカードの版（最新の{ $newest }）
commands-any-card_set = 四柱の邪神の混沌カードと強化カード（base）
commands-any-events = オールドワールド・カード：基本、混合、上級のみ（base）
commands-any-cards = 実物のカードの持ち主による訂正（TOML）
commands-any-option = ルールの切り替え（一覧は「ruinous rules R24」）

## play

commands-play = ターミナルでプレイします。1つの画面を人が交代で使い、ボットも加われます。
commands-play-more = 引数がなければ、誰がプレイするかを尋ねるか、途中のゲームの続きを提案します。人が決定するたびにゲームを保存します。プレイ中は ? ですべてを説明します。
commands-play-players = プレイする邪神の数（4）
commands-play-powers = 登場する3～5柱の邪神：{ $example }
commands-play-people = 人がプレイする邪神（「none」ならボットだけ）
commands-play-bots = 残りの邪神をプレイするボット（scripted）
commands-play-seed = 秘密の乱数の代わりに、再現できるゲームにする
commands-play-save = 保存先（標準ではデータフォルダー）
commands-play-resume = 保存したゲームを続ける
commands-play-reveal_forced = 選択肢が1つだけのときも尋ねる

## simulate

commands-simulate = ランダムなボットにゲームを最後までプレイさせ、結果をまとめます。
commands-simulate-games = ゲーム数（100）
commands-simulate-players = 1ゲームのプレイヤー数（4。5なら五柱すべて）
commands-simulate-powers = 全組み合わせを順に試す代わりに、この邪神だけを使う
commands-simulate-check = 決定のたびに不変条件を調べる。違反があれば終了コードは1
commands-simulated-games = { $games }ゲーム、決定{ $decisions }回
commands-simulated-a_game = 1ゲームあたり決定{ $decisions_per_game }回、{ $rounds_per_game }ラウンド
commands-simulated-ends = ゲームの終わり方
commands-simulated-shared = 勝利の分け合い：{ $shared }、勝者なし：{ $nobody }。
commands-simulated-violations = 不変条件の違反：{ $count }件。
commands-simulated-pace = { $seconds }秒、毎秒の決定{ $count }回。
commands-simulated-broken_off = ゲームを中断しました：{ $why }。
commands-simulated-no_powers = --powers には { $example } のように3～5柱の邪神を指定してください。

## analyse

commands-analyse = ゲームを解析します：勝率、最善の行動、悪手、転機。
commands-analyse-more = 記録、局面、シナリオを読みます。Ctrl-Cで打ち切ると、そこまでの結果を示します。
commands-analyse-file = 解析する記録（または局面）
commands-analyse-seconds = かけてよい秒数（{ $example }）
commands-analyse-simulations = 時間の代わりにシミュレーションの回数を指定する。結果は毎回同じ

## arena

commands-arena = ボットどうしを公平な席順で対戦させ、評価します。
commands-arena-more = 席ごとに1体、全席に同じ1体、または席より多くのボットを指定します。席より多ければ、すべての組み合わせが順に対戦します。各ボットがどの邪神も同じ回数、同じ乱数でプレイするまで席を替えます。
commands-arena-bots = 対戦するボット：{ $bots }
commands-arena-games = 最少ゲーム数（100）
commands-arena-players = 1ゲームのプレイヤー数（ボットの数、または4）
commands-arena-powers = 使う邪神。例：khorne,nurgle,tzeentch,slaanesh
commands-arena-time = 1回の決定にかけるミリ秒（1000）
commands-arena-ray = この Ray クラスターで対戦する。「local」ならここで起動する
commands-arena-html = グラフ付きの報告書を書き出す
commands-arena-games-others = --balance のとき、基本カードの4人戦以外の各条件のゲーム数（--games と同数）
commands-arena-balance = 1体のボットが3～5人のすべての席を両方のカードセットでプレイし、邪神についての Markdown を出力する
commands-rated-blocks = 席を公平にするため、{ $asked }ではなくブロック単位の{ $games }ゲームにします。
commands-rated-games = { $players }人のゲームを{ $games }回、{ $blocks }ブロック、シード{ $seed }
commands-rated-copies = 1つの卓に同じボットが複数いる場合、数値は1体分です。
commands-rated-intervals = 角括弧内は、ブロック間で求めた95 %区間です。
commands-rated-slow = { $name }：{ $count }回の決定のうち{ $late }回が時間を超過しました。
commands-rated-length = 1ゲームあたり{ $rounds }ラウンド、決定{ $decisions }回。
commands-ended-max_threat = ダイアルの勝利
commands-ended-fifty_vp = 50勝利ポイント
commands-ended-five_ruined = 5つの殲滅
commands-ended-deck_empty = 勝者なし（山札切れ）
commands-deck-base = 基本カード
commands-deck-morrslieb = Morrslieb カード
commands-column-power = 邪神
commands-column-games = ゲーム
commands-column-won = 勝利
commands-column-share = 割合
commands-column-points = 平均VP
commands-column-bot = ボット
commands-column-games_won = 勝率
commands-column-place = 順位
commands-column-rating = レーティング（Elo）
commands-column-vp = VP
commands-column-ms = 決定1回のms
commands-column-most_ms = 最大
commands-column-players = 人数
commands-column-cards = カード
commands-column-even = 均等な割合
commands-column-rounds = ラウンド
commands-column-decisions = 決定
commands-balance = 邪神のバランス
commands-balance-made = 同じボット { $bot } がすべての席を担当したときの、各邪神の勝率です。作成コマンド：
commands-balance-how = { $games ->
        [0] 各条件のゲーム数は最初の表のとおり。
       *[other] 各条件{ $games }ゲーム。
    }表の数値は勝率とその95 %区間（Wilson）で、均等な割合が区間の外にあるものは**太字**です。分け合った勝利は分数で数えます。3人の場合は旧来の四柱から三柱を選ぶすべての組み合わせを同じ回数プレイするので、各邪神は4ゲームに3回登場し、勝率は登場したゲームについてのものです。数値はゲームだけでなく、このボットの特徴も表しています。
commands-balance-won = 勝率
commands-balance-points = 終了時の平均勝利ポイント
commands-balance-by = 各邪神の勝ち方
commands-balance-shares = 上のすべての卓を合わせた、勝利に占める割合。

## tune

commands-tune = 自己対戦で、scripted ボットのより良い重みを再現可能な形で探します。
commands-tune-games = 1世代のゲーム数（400）
commands-tune-generations = 世代数（2）
commands-tune-tests = 最後に邪神ごとに行う試験ゲーム数（20）
commands-tune-seed = 同じシードなら同じ重みになる（1）
commands-tune-out = 重みの書き出し先（TOML、作成方法の記録付き）
commands-tuned-few = 少なくとも2ゲーム、1世代、邪神ごとに1回の試験ゲームが必要です。
commands-tuned-generation = 第{ $generation }世代：{ $games }ゲーム中{ $done }ゲーム
commands-tuned-last_test = 最後の試験：{ $games }ゲーム中{ $done }ゲーム
commands-tuned-won = 新しい重みの{ $power }は、古い重みを相手に{ $games }ゲーム中{ $wins }勝しました。
commands-tuned-together = 全体で{ $share } %（偶然なら25 %）。
commands-tuned-written = 重みを { $file } に書き出しました。

## cards, rules, replay

commands-cards = 混沌カード、強化カード、オールドワールド・カードと、その情報の確かさを調べます。
commands-cards-query = ID、名前、または本文の言葉
commands-cards-set = このセットだけ
commands-cards-cards = このファイルの訂正を反映する
commands-rules = ルールを調べます。
commands-rules-more = 検索語がなければ目次を表示します。
commands-rules-query = 番号（{ $example }）または言葉
commands-replay = 記録されたゲームをたどります。
commands-replay-more = ターミナルでは1つずつ進みます：Enter か n で次、p で前、番号で移動、b で盤面、q で終了。それ以外ではすべてを出力します。
commands-replay-file = 記録
commands-replay-to = N回の決定の後の盤面を表示して終わる
commands-replay-seat = この邪神から見えたものを表示する
commands-replay-all = すべての手札と引いたカードを表示する

## puzzles

commands-puzzles = パズルの一覧、表示、再検証、作成を行います。
commands-puzzles-more = 「show win-001」はパズルを表示し、「check」は全部（または指定したもの）を再検証し、「make FILE」はゲームから新しいものを探し、「choose FILE… --out FILE」は収録するものを選びます（docs/puzzles.md）。
commands-puzzles-what = list、show、check、make、choose（list）
commands-puzzles-names = パズルのIDまたはファイル
commands-puzzles-answer = 答えも表示する
commands-puzzles-seconds = この秒数で作成を終える
commands-puzzles-games = ボットのゲームをこの数だけ調べる（無制限）
commands-puzzles-folder = 先にこのフォルダーの記録と局面を調べる
commands-puzzles-kinds = この種類だけを作る
commands-puzzles-out = 選んだパズルの書き込み先
commands-puzzled-kind = 種類＼レベル
commands-puzzled-all = 合計
commands-puzzled-show = 表示するには：{ $command }
commands-puzzled-stands = 成立
commands-puzzled-checked = 検証したパズル：{ $count }問、誤り：{ $wrong }問。
commands-puzzled-found = { $file }のパズル：{ $count }問。
commands-puzzled-one_file = 書き込むファイルを1つ指定してください。
commands-puzzled-files = パズルのファイルと --out を指定してください。
puzzle-unreadable = この版で読めるパズルではありません。
puzzle-wrong-no_turn = { $power }の手番ではありません
puzzle-wrong-no_answer = 答えがプレイ中の邪神ではありません
puzzle-wrong-families = 答えが2つ以上あります
puzzle-wrong-illegal = 答えを実行できません：{ $line }
puzzle-wrong-too_little = 答えが成功するのは{ $percent }%だけです
puzzle-wrong-rival = { $action }は{ $percent }%、答えは{ $best }%で成功します
puzzle-wrong-no_leader = { $power }は勝ちそうではありません

## verify and scenario

commands-verify = 記録を検証します。合法な手と公正な乱数を1バイトまで確かめます。
commands-verify-files = シークレットを含む記録
commands-verified-true = { $name }：検証済み、決定{ $count }回。{ $end }
commands-verified-running = { $name }：検証済み、決定{ $count }回、進行中
commands-verified-false = { $name }：不正。{ $why }
commands-verified-no_text = UTF-8 のテキストではありません。
commands-scenario = 局面ファイルを実行します：配置、行動、そこから生じるべき結果。
commands-scenario-files = シナリオ（docs/scenarios.md）
commands-tried-failed = { $name }：失敗
commands-tried-false = 失敗 { $failure }
commands-tried-true = すべて期待どおりです

## serve, backup, restore, bot

commands-serve = サーバーを起動します：ブラウザー、友人、ボットのための卓。
commands-serve-more = ゲームは1つの SQLite ファイルに保存されます。DATABASE_URL（postgresql://…）と REDIS_URL（redis://…）があれば、いくつのワーカーでも同じ卓を共有できます。docs/hosting.md を参照してください。
commands-serve-port = ポート（8765、または次に空いている番号）
commands-serve-host = 0.0.0.0 なら他の端末からも接続できる（127.0.0.1）
commands-serve-data = ゲームの保存先（このユーザーのデータフォルダー）
commands-serve-workers = プロセス数（1）
commands-serve-browser = ページを開く
commands-serve-new_admin_token = 新しい管理用トークンを作ってファイルに書き込む
commands-serve-verbose = ログを詳しくする
commands-site = サーバーのいらないページを書き出します。ボットとの対戦や、1台の端末での対戦ができます。
commands-site-more = フォルダーは、静的ファイルを置ける場所ならどこでも、どのアドレスでも公開できます。ゲームはそれぞれの端末に保存されます。docs/hosting.md を参照してください。
commands-site-folder = 書き出す場所（前に書き出したサイトは置き換えます）
commands-backup = サーバーの全データを、動作中でも1つのファイルに書き出します。
commands-backup-file = 書き出すファイル
commands-backup-force = ファイルがあれば置き換える
commands-restore = サーバーの全データを、動作中でもバックアップで置き換えます。
commands-restore-file = backup で書き出したファイル
commands-restore-yes = 確認しない
commands-ratings = サーバーのレーティングを表示する。または、ゲームの記録から計算し直す。
commands-ratings-rebuild = 終わったゲームをすべて読み直し、統計とレーティングを作り直す（サーバーの稼働中も可）
commands-doctor = 設定、データベース、ディスク、時計、メール、ポートを調べる。何も変更しない。
commands-doctor-host = サーバーが使うアドレス（127.0.0.1）
commands-doctor-port = サーバーが使うポート（8765）
commands-bot = 自作のボット。
commands-bot-run = プログラムを席に着かせます。
commands-bot-run-program = プログラムと引数をまとめて1語で（docs/bots.md）
commands-bot-run-table = 卓のリンク
commands-bot-run-name = 卓での名前
commands-bot-run-place = 着く席（最初の空席）
commands-bot-run-token = ID のトークン（RUINOUS_TOKEN、または新しいもの）
commands-bot-run-seconds = プログラムが考えてよい秒数（60）

## For those who work on Ruinous

commands-ledger = docs/ledger.md を書き出します：どのテストがどのルール、カード、裁定を証明するか。
commands-ledger-check = 何も書かない。テストのないものや古いものがあれば終了コードは1
commands-ledgers-written = { $count }件の ID のうち{ $proved }件にテストがあります。{ $file } を書き出しました。
commands-ledgers-kept = { $count }件の ID のうち{ $proved }件にテストがあります。{ $file } は最新です。
commands-ledgers-problems = { $count }件の ID のうち{ $proved }件にテストがあります。問題：{ $problems }件。
commands-ledgers-missing = テストなし：{ $ids }。
commands-selfplay = 自己対戦から学習データを作ります。
commands-selfplay-bots = ボット1体、または邪神ごとに1体（random）
commands-selfplay-seconds = 1回の決定にかける秒数（1）
commands-selfplay-size = 同時に進めるゲーム数（64）
commands-selfplay-out = 書き出す .npz ファイル
commands-selfplay-written = { $games }ゲーム、決定{ $decisions }回を { $file } に書き出しました。
