### Names, with the forms that sentences need


## Powers

power-khorne = コーン
    .epithet = “血の神”
    .condition = ある地域の戦闘で敵のフィギュアを1体以上滅殺する。何体滅殺しても、カウンターは1つの地域につきフェイズごとに1個。小作農は数えない。
power-nurgle = ナーグル
    .epithet = “疫病の王”
    .condition = 同じフェイズ中に、1つの人口集中地域に汚染トークンを2個以上置く。何によって置いたトークンも合わせて数える。
power-tzeentch = ティーンチ
    .epithet = “歪みを作りしもの”
    .condition = 魔力のシンボルとワープストーン・トークンが合わせて2つ以上ある1つの地域に、汚染トークンを2個以上置く。
power-slaanesh = スラーネッシュ
    .epithet = “悦楽と苦悶の皇子”
    .condition = 混沌汚染ステップに、貴族または英雄トークンのある1つの地域に汚染トークンを2個以上置く。
power-horned_rat = 角ありし鼠
    .epithet = スケイブンの神
    .condition = スケイブン・トークンが1個以上ある地域を支配する。

## Regions, and where else a figure can be

region-norsca = ノーシャ
region-troll_country = トロール郷
region-kislev = キスレヴ
region-empire = エンパイア
region-bretonnia = ブレトニア
region-estalia = エスタリア
region-tilea = ティリア
region-border_princes = ボーダー・プリンス
region-badlands = 悪たれ平原
region-reserve = 手元
region-laid = カードの上

## Followers

follower-khorne-cultist = ブラッドスウォーン
follower-khorne-warrior = ブラッドレター
follower-khorne-greater_daemon = ブラッドサースター
follower-nurgle-cultist = リーパー
follower-nurgle-warrior = プレーグベアラー
follower-nurgle-greater_daemon = グレート・アンクリーン・ワン
follower-tzeentch-cultist = アコライト
follower-tzeentch-warrior = ホラー
follower-tzeentch-greater_daemon = ロード・オヴ・チェンジ
follower-slaanesh-cultist = セダクトレス
follower-slaanesh-warrior = デモネット
follower-slaanesh-greater_daemon = キーパー・オヴ・シークレット
follower-horned_rat-cultist = クランラット
follower-horned_rat-warrior = ラットオウガ
follower-horned_rat-greater_daemon = ヴァーミンロード

## Classes

class-cultist = カルティスト
class-warrior = ディーモン
class-greater_daemon = グレーター・ディーモン

## Old World tokens

token-event = イベント
    .the = イベント・トークン
    .text = それ自体に効果はない。オールドワールド・トラックの彗星カードの影響を受ける地域を示す。
token-hero = 英雄
    .the = 英雄トークン
    .text = 終了フェイズ：この地域にフィギュアがいるプレイヤーのうち、脅威が最も高いプレイヤーは、自分のフィギュア1体を取り除く。
token-noble = 貴族
    .the = 貴族トークン
    .text = この地域の殲滅値は1高くなる。
token-peasant = 小作農
    .the = 小作農トークン
    .text = 戦闘での標的。防御値は1。ヒットを与えたプレイヤーは、自分の邪神シートに置いて保持する。
token-skaven = スケイブン
    .the = スケイブン・トークン
    .text = この地域の抵抗値は1低くなる（最低0）。
token-warpstone = ワープストーン
    .the = ワープストーン・トークン
    .text = 殲滅の判定では汚染トークン1個と数える。ティーンチのダイアル進行条件でも数える。

## Phases, spaces, ends of the game

phase-old_world = オールドワールド・フェイズ
phase-draw = ドロー・フェイズ
phase-summoning = 召喚フェイズ
phase-battle = 戦闘フェイズ
phase-domination = 支配ステップ
phase-corruption = 混沌汚染ステップ
phase-end = 終了フェイズ
space-left = 左の置き場
space-right = 右の置き場
space-third = 3つ目の置き場
condition-max_threat = ダイアルが勝利に達した
condition-fifty_vp = 50勝利ポイントに達した
condition-five_ruined = 5つの地域が殲滅された
condition-deck_empty = オールドワールド・デッキの山札がなくなった
json-text = 文字列
json-whole = 整数
json-number = 数値
json-boolean = true か false
json-null = null
json-list = リスト
json-object = オブジェクト

## Several things in one sentence

list-next = { $first }、{ $next }
list-last = { $first }、{ $last }
card-among = 『{ $card }』

## The first to the fifth ruin

ordinal-1 = 1回目
ordinal-2 = 2回目
ordinal-3 = 3回目
ordinal-4 = 4回目
ordinal-5 = 5回目
