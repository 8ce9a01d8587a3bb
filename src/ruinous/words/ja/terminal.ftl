### The game at the terminal: what it shows, what it asks, what it answers

## How words stand together

terminal-aside = { $text }（{ $more }）
terminal-explained = { $text }：{ $more }

## The board. The columns are narrow: their heads are short, and “? board” explains them (sign)

terminal-title = 第{ $round }ラウンド　{ $phase }
terminal-column-value = 値
terminal-column-resistance = 抵抗
terminal-column-conquest = 殲滅
terminal-column-dominator = 支配
terminal-column-ruin = 汚染
terminal-column-contents = フィギュア、トークン、カード
terminal-column-corruption = 汚染
terminal-column-power = PP
terminal-column-vp = VP
terminal-column-threat = 脅威
terminal-column-counters = 進行
terminal-column-dial = 次のダイアル
terminal-column-hand = 手札
terminal-column-deck = 山札
terminal-column-peasants = 小作農
terminal-column-reserve = 手元
terminal-region-border_princes = ボーダー・プリンス
terminal-ruined = 殲滅
terminal-scored = ラウンド終了時に得点計算
terminal-stands = { $id }が占有
terminal-silenced = 効果なし
terminal-track = オールドワールド・トラック
terminal-track-empty = オールドワールド・トラック：カードなし
terminal-stacks = 山札の残り{ $deck }枚、殲滅カードの残り{ $ruins }枚
terminal-comet = 彗星
terminal-no_effect = 永続効果なし
terminal-dead = 滅殺されてトラック上に置かれている
terminal-top = あなたが見た山札の上のカード（上から順に）：{ $titles }
terminal-victory = 勝利
terminal-none = なし
terminal-player-upgrades = 強化カード：{ $titles }
terminal-player-kept = 邪神シートの脇：{ $titles }
terminal-player-seen = あなたが見た手札：{ $titles }
terminal-player-seen_of_you = 全員が見たあなたの手札：{ $titles }
terminal-hand = あなたの手札（{ $count }枚）
terminal-hand-empty = 手札はありません。
terminal-hand-of = { $power }の手札（{ $count }枚）
terminal-hand-of-empty = { $power }の手札：なし
terminal-magic = 魔力

## What the next tick of a dial brings, in few words

terminal-dial-end = 終点
terminal-dial-score_vp = { $n }VP
terminal-dial-upgrade_card = 強化カード
terminal-dial-draw_cards = カード+{ $n }
terminal-dial-remove_corruption = 汚染-{ $n }
terminal-dial-place_warpstone = ワープストーン+{ $n }
terminal-dial-place_nobles = 貴族+{ $n }
terminal-dial-place_skaven = スケイブン+{ $n }
terminal-dial-remove_old_world_tokens = トークン-{ $n }
terminal-dial-victory = 勝利

## The choices

terminal-menu-pass = パス（残りのパワーポイント{ $points }を失う）
terminal-menu-price = { $points }パワー
terminal-menu-play = 混沌カードを使用する
terminal-menu-summon = フィギュアを召喚する
terminal-menu-trade = 手札1枚を捨ててフィギュアを召喚する
terminal-menu-figure = { $from }の{ $figure }
terminal-menu-move = { $from }の{ $figure }を移動する
terminal-menu-replace = { $figure }を替える
terminal-menu-with = { $rank }に
terminal-menu-where = { $region }
terminal-menu-space = { $place }の{ $side ->
        [left] 左
        [right] 右
       *[third] 3つ目
    }
terminal-menu-return = { $token }トークンをボード外に戻す
terminal-menu-carry = { $token }トークンを移す
terminal-menu-out_of = { $region }から
terminal-menu-corruption = { $power }の汚染トークン
terminal-menu-of = { $power }のフィギュア
terminal-menu-ways = { $count }通り

## At the table

terminal-hand_over = { $name }に交代して Enter を押してください
terminal-hand_over-undo = { $name }はまだ「戻す」が使えます
terminal-news = これまでの出来事
terminal-see_board = Enter で盤面を表示します
terminal-prompt = ? ヘルプ
terminal-prompt-back = 0 戻る、? ヘルプ
terminal-no_choice = 選択肢{ $number }はありません。1～{ $last }から選んでください。
terminal-not_known = 「{ $text }」は選択肢でもコマンドでもありません。番号か、? でヘルプを入力してください。
terminal-undone = 取り消しました。
terminal-no_undo = 取り消せるものはありません。取り消せるのは自分の直前の操作だけで、ダイスロール、ドロー、他のプレイヤーの決定より前には戻れません。
terminal-why = フィギュア、カード、地域、行動について理由を調べます：理由 Kw3、理由 teleport、理由 kislev、理由 Kw3>kis
terminal-saved = { $path } に保存しました。
terminal-saved-copy = 複製を { $path } に保存しました。
terminal-not_saved = 保存できません：{ $why }「保存 ファイル名」で別の場所に保存できます。
terminal-left = ゲームを保存しました。続きから始めるには：{ $command }
terminal-end = ゲーム終了
terminal-won = { $winners }の勝利：{ $condition }。
terminal-lost = 全員の敗北：{ $condition }。
terminal-points = { $points }VP
terminal-record = 記録：{ $path }
terminal-secret = シークレット：{ $secret }
terminal-fits = コミットメント { $commitment } と一致します。
terminal-prove = ゲームを検証するには：{ $command }

## Words that can be typed; the English ones work in every language

terminal-word-help = ヘルプ
terminal-word-why = 理由
terminal-word-board = 盤面
terminal-word-hand = 手札
terminal-word-log = ログ
terminal-word-card = カード
terminal-word-rule = ルール
terminal-word-undo = 戻す
terminal-word-save = 保存
terminal-word-quit = 終了
terminal-word-notation = 記法
terminal-word-yes = はい

## Help

terminal-help = ヘルプ
terminal-help-notation = 記法
terminal-help-board = 盤面の見方
terminal-help-legal = 今できること：{ $sample }。
terminal-help-legal-more = 今できること：{ $sample } …（全{ $count }通り）。
terminal-help-words = 英語のコマンド（help、why、board、hand、log、card、rule、undo、save、quit）も使えます。記法はどの言語でも同じです。全角で入力してもかまいません。
terminal-command-topics = 盤面の記号の説明。「? 記法」で記法の説明
    .form = ? 盤面
terminal-command-numbers = 選ぶ。番号を並べるとメニューを一気に進む：2 1 3
    .form = 1、2、…
terminal-command-back = 1つ戻る／選択肢をもう一度表示する
    .form = 0／Enter
terminal-command-notation = できることを記法で直接入力する
    .form = Kw1>kis
terminal-command-why = フィギュア、カード、地域、行動を今使えない理由
    .form = 理由 言葉
terminal-command-show = 盤面、手札を表示する
    .form = 盤面、手札
terminal-command-log = 直近N件の出来事
    .form = ログ [N]
terminal-command-card = 混沌カード、強化カード、オールドワールド・カードの詳細
    .form = カード 名前
terminal-command-rule = 番号（R8.9）か言葉でルールを調べる
    .form = ルール 言葉
terminal-command-undo = 自分の直前の操作を取り消す
    .form = 戻す
terminal-command-save = 今保存する。ファイル名を付けると複製を保存する
    .form = 保存 [ファイル名]
terminal-command-quit = 保存して終了する（Ctrl-D、Ctrl-C も同じ）
    .form = 終了
terminal-sign-value = 地域の値。+ は人口集中
terminal-sign-resistance = 現在の抵抗値
terminal-sign-conquest = 現在の殲滅値
terminal-sign-dominator = 今なら支配する邪神
terminal-sign-ruin = 汚染の数／殲滅に必要な数
terminal-sign-figures = コーンのカルティスト2体、ディーモン1体、グレーター・ディーモン
terminal-sign-controlled = 他の邪神が操っているナーグルのディーモン
terminal-sign-shield = シールドで守られている
terminal-sign-tipped = 滅殺されたがまだ残っている（横倒し）。カードの中では、その上の滅殺されたフィギュア
terminal-sign-hit = 割り当てられたヒット
terminal-sign-held = カードが置かれている、またはカードに捕らえられている
terminal-sign-dazed = ダイスを振らない
terminal-sign-spaces = 混沌カード置き場（左、右、3つ目）
terminal-sign-reconstructed = 一部が私たちの復元によるカード
terminal-sign-corruption = コーンの汚染トークン2個
terminal-sign-power = パワーポイント
terminal-sign-vp = 勝利ポイント
terminal-sign-threat = ダイアルの脅威値
terminal-sign-counters = このラウンドのダイアル進行カウンター
terminal-sign-dial = 次に進んだときの脅威値と、その指示
terminal-sign-hand = 手札の枚数
terminal-sign-deck = 混沌カードの山札の枚数
terminal-sign-peasants = 得た小作農の数
terminal-sign-reserve = ボード外のフィギュア（c：カルティスト、w：ディーモン、d：グレーター・ディーモン）
terminal-notation-move = フィギュアKw1をキスレヴへ（Kc1…はコーンのカルティスト、Kw1…はディーモン、Kd1はグレーター・ディーモン）
terminal-notation-play = 混沌カードを地域の左（l）、右（r）、3つ目（t）の置き場へ
terminal-notation-hit = ヒット。末尾の *2 は、そのうち出目6の数
terminal-notation-pick = フィギュア、プレイヤー
terminal-notation-token = オールドワールド・トークンを置く、戻す、移す
terminal-notation-corruption = コーンの汚染トークンを取り除く、ナーグルのものを置く
terminal-notation-card = 手札のカード、強化カード
terminal-notation-fetch = 捨て札の山のカード
terminal-notation-trade = 手札1枚を捨ててアコライトを召喚する
terminal-notation-become = フィギュアを上の階級に替える
terminal-notation-plain = パス、完了、振る、待つ、取っておく
terminal-notation-stand = ホラーを置き場に立たせる、選択肢
terminal-notation-regions = 地域：{ $codes }。

## Starting a game

terminal-start-welcome = ケイオス・イン・ジ・オールドワールド　{ $fewest }～{ $most }人用
terminal-start-powers = どの邪神でプレイしますか？ KNS のように頭文字で入力（Enter で { $letters }）：
terminal-start-letters = 頭文字{ $count }つ
terminal-start-letters-between = 頭文字{ $fewest }～{ $most }つ
terminal-start-card_set = どの混沌カードと強化カードを使いますか？ { $offered }（Enter で 1）：
terminal-start-events = どのオールドワールド・カードを使いますか？ { $offered }（Enter で 1）：
terminal-start-base = 基本ゲーム
terminal-start-morrslieb = Morrslieb セット
terminal-start-mixed = 上級カードと混ぜる
terminal-start-realm_of_chaos = 上級カードだけ
terminal-start-number = 1～{ $last }の番号
terminal-start-people = { $letters } のうち、人がプレイする邪神は？ 残りはボットです。頭文字で入力（Enter で { $first } だけ）：
terminal-start-bots = 残りをどのボットがプレイしますか？ 番号で入力（Enter で { $usual }：{ $level }）：
terminal-start-some = { $letters } のどれか
terminal-start-please = { $wanted }を入力してください（例：{ $example }）。
terminal-start-unfinished = 途中のゲームがあります（{ $file }）。続けますか？ [Y/n]
terminal-start-new_then = では、新しいゲームを始めます。
terminal-start-going_on = { $file } の続き
terminal-start-new = 新しいゲーム：{ $who }。
terminal-start-person = 人
terminal-start-bot = ボット：{ $level }
terminal-start-commitment = このゲームの乱数のコミットメント：
terminal-start-saved = 進行に合わせて保存される場所：
terminal-start-help = いつでも ? でヘルプを表示できます。
terminal-start-as_it_is = --resume は保存したゲームをそのまま続けます。--players、--powers、--seed、--edition、--card-set、--events、--option、--cards を外してください。
terminal-start-misfit = --players { $players } と、{ $count }柱を指定した --powers が合いません。
terminal-start-no_seat = --players { $players } では、--people で指定した{ $count }柱の席が足りません。
terminal-start-absent = --people で指定した { $name } はこのゲームに登場しません。登場する邪神：{ $choices }。

## Cards

terminal-card-none = 「{ $query }」に合うカードはありません。
terminal-card-none-set = 「{ $query }」に合うカードは、{ $set }の中にはありません。
terminal-card-near = { $none }もしかして：{ $titles }
terminal-card-match = { $count }枚のカードが見つかりました：
terminal-card-chaos = { $power }の混沌カード
terminal-card-upgrade-follower = { $power }の強化カード（{ $rank }）
terminal-card-upgrade-power = { $power }の強化カード
terminal-card-old_world = オールドワールド・カード
terminal-card-old_world-deck = オールドワールド
terminal-card-cost = コスト{ $n }
terminal-card-magic = 魔力のシンボル
terminal-card-copies = { $n }枚
terminal-card-stats = コスト{ $cost }、攻撃値{ $attack }、防御値{ $defense }
terminal-card-bonus = パワーポイント+{ $n }
terminal-card-to_track = トラックに置く
terminal-card-discarded = 捨てる
terminal-card-track = トラック上の効果
terminal-card-rule = ルール
terminal-card-when = 時機
terminal-card-known = 情報の確かさ：
terminal-card-changed = 第{ $edition }版での変更：
terminal-card-was = 変更前
terminal-card-why = 根拠
terminal-card-deck = { $power }、{ $epithet }：混沌カード{ $count }枚
terminal-card-events = オールドワールド：{ $count }枚
terminal-card-upgrades = 強化カード（コスト／攻撃値／防御値）
terminal-card-upgrade = 強化
terminal-card-legend = m：魔力のシンボル　*：一部が私たちの復元によるもの（どの部分かはカードごとに表示）

## Rules

terminal-rules-none = ルールに「{ $query }」は見つかりません。
terminal-rules-title = ルール：基本ゲームと拡張、3～5人用
terminal-rules-faq = 公式回答（FAQ）
terminal-rules-rulings = 疑義への裁定
terminal-rules-switches = ルールの切り替え（--option）
terminal-rules-examples = 実例
terminal-rules-span = { $begin }～{ $end }
terminal-rules-search = 番号（R8、R8.9、C12、S4、E12）か、探す言葉を指定してください：{ $command } 支配
terminal-rules-why = 理由
terminal-rules-example = （実例、{ $page }ページ）{ $text }
terminal-rules-default = 標準

## Replay

terminal-replay-start = ゲーム開始
terminal-replay-secret = 決定は非公開
terminal-replay-keys = Enter 次へ、p 前へ、番号で移動、b 盤面、q 終了
terminal-replay-first = ここが記録の最初です。
terminal-replay-last = ここが記録の最後です。
terminal-replay-after = 決定{ $last }回のうち{ $number }回まで
terminal-replay-too_far = { $name } の決定は{ $last }回だけなので、{ $to }回目の後の盤面はありません。
terminal-replay-unreadable = { $name } は再生できる記録ではありません：{ $why }

## Files

terminal-file-no_name = 「{ $name }」はファイル名として使えません。
terminal-file-no_folder_name = 「{ $name }」はフォルダー名として使えません。
terminal-file-unread = { $name } を読み込めません：{ $why }。
terminal-file-unwritten = { $name } に書き込めません：{ $why }。
terminal-file-large = { $name } は大きすぎて、Ruinous のファイルではありません。
terminal-file-no_text = { $name } は UTF-8 ではないため、Ruinous のテキストファイルではありません。
terminal-file-taken = { $name } はすでにあります。別の名前を選ぶか、--resume { $name } で続けてください。
terminal-file-no_folder = { $name } に書き込めません：フォルダー { $folder } がありません。
terminal-file-no_games = 保存用のフォルダーを作れません（{ $why }）。--save でファイルを指定してください。
terminal-file-not_a_game = { $name } は続けられるゲームではありません：{ $why }
terminal-file-no_secret = { $name } にはゲームのシークレットがないため、続けられません。ruinous replay を試してください。
terminal-file-changed = { $name } は保存後に変更されているため、続けられません。変更箇所は ruinous verify で分かります。

## What the system says of a file

system-missing = ファイルまたはフォルダーがありません
system-forbidden = アクセスが許可されていません
system-there_already = すでに存在します
system-a_folder = フォルダーです
system-no_folder = パスの途中がフォルダーではありません
system-full = 空き容量がありません
system-read_only = 読み取り専用です
system-long_name = 名前が長すぎます
system-no_name = 名前として使えません
system-no_home = ホームフォルダーがありません
system-unknown = 使用できません
