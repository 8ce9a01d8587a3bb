### Options of a game and levels of bots

## Levels of bots

level-random = 混沌の落とし子
    .about = でたらめに打ちます。卓に慣れるための相手です。
level-novice-hasty = 下僕
    .about = せっかちで、1手番に2つの地域しか見ず、カードは1枚ずつしか考えません。勝ちを目指すボットの中で最も易しい相手です。
level-novice = 見習い
    .about = 堅実ですが、先は読みません。最初のゲームに向いています。
level-scripted-forgetful = 従騎士
    .about = 手札のカードをよく忘れるチャンピオンです。
level-scripted = チャンピオン
    .about = 盤面全体、ダイアル、確率を見きわめます。
level-scripted-warlike = 将軍
    .about = 得点よりも戦いを好むチャンピオンです。
level-scripted-patient = 長老
    .about = 後のラウンドのために備えるチャンピオンです。
level-scripted-schemer = 策士
    .about = まず首位の計画をくじくチャンピオンです。
level-search = 予言者
    .about = 多くの可能性を先まで読みます。
level-search-broad = 予見者
    .about = より多くの手を、それぞれ短く検討する予言者です。

## Options of a game, with their values

option-edition = ルールの版
    .text = ルールとカードの版。始まったゲームは元の版のまま続きます。
value-edition-2 = 第2版。
value-edition-1 = 第1版。
option-card_set = 混沌カードと強化カード
    .text = コーン、ナーグル、ティーンチ、スラーネッシュの四者が使うデッキと強化カード。
value-card_set-base = 基本ゲームのもの。
value-card_set-morrslieb = 拡張の Morrslieb デッキと強化カード。
option-events = オールドワールド・カード
    .text = オールドワールド・デッキを作るカード。
value-events-base = 基本ゲームのカード。
value-events-mixed = 基本ゲームのカードと上級カードを混ぜる。
value-events-realm_of_chaos = 上級カードだけ。
option-khorne_counters = ひとつの地域で二度戦闘が起きたときのコーンのカウンター
value-khorne_counters-per_region = 地域ごと、フェイズごとに1個（C12）。
value-khorne_counters-per_battle = 戦闘ごとに1個。
option-greenskins_explode = 「オークとゴブリンの大部族襲来」の1個のダイスで混沌の嵐は起きるか
value-greenskins_explode-no = 6でもダイスは増えない（C2）。
value-greenskins_explode-yes = 6なら通常どおり増える。
option-peasant_uprisings = 『小作農の一揆』が2枚トラックにあるとき
value-peasant_uprisings-single = 合わせても小作農1個につき抵抗値1（C10）。
value-peasant_uprisings-add_up = 合わせて2。
option-grail_events = 『聖杯発見』：イベントを置く地域
value-grail_events-one_adjacent = ブレトニアと、隣接する地域ひとつ。
value-grail_events-all_adjacent = ブレトニアと、隣接するすべての地域（フランス語版のとおり）。
option-musk_targets = 『眠りを誘う麝香』：操れるフィギュア
value-musk_targets-cultist_or_warrior = 敵のカルティストまたはディーモン1体。
value-musk_targets-any = 敵のフィギュアどれでも。
value-musk_targets-cultist = 敵のカルティストだけ。
option-skavenblight = 『スケイブンブライトより来たる』：スケイブンの数
value-skavenblight-per_region = ワープストーンのある地域ごとに1個。
value-skavenblight-one_in_all = 全体で1個。
option-reavers_peasants = 「ノース人の海賊」：小作農を置く場所
value-reavers_peasants-every_region = すべての地域に1個ずつ。
value-reavers_peasants-event_regions = イベントを置いた3地域に1個ずつ。
option-plunged_peasants = 『混沌に沈む』：取られた小作農の行方
value-plunged_peasants-kept = プレイヤーの手元に残る。
value-plunged_peasants-returned = 得点計算のあとストックに戻る。
option-early_hits = まだ倒していない戦闘前ヒット
value-early_hits-on_figure = 割り当てたフィギュアの上に残る（C26）。
value-early_hits-pool = そのプレイヤーの共通の蓄えになる。
option-larger_hand = ティーンチの手札の拡大
value-larger_hand-six = 6枚まで引く。
value-larger_hand-seven = 7枚まで引く。
option-show_forced = 選択肢がひとつでも尋ねる
    .text = 許される行動がひとつだけのときもプレイヤーに尋ねるかどうか。
value-show_forced-false = すぐに実行される。
value-show_forced-true = プレイヤーが見て確認する。
option-cards = 修正
    .text = お手元のカードが異なる点。修正ファイル（TOML）の本文。

# A value and what it means
value-means = { $value }：{ $text }
