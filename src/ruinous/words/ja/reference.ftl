### What the reference says besides cards, rules and options

## How sure we are of something

provenance-printed = ルールブックやカードで確認したもの、または独立した複数の情報源が一致するもの。
provenance-reported = 信頼できる情報源が1つある、または実際のゲームの記録から分かるもの。
provenance-reconstructed = 私たちの推定です。実際のカードとは異なる可能性があります。
provenance-corrected = カードを所有する、このゲームのホストが訂正したもの。

## When a Chaos card acts

when-battle-start = 戦闘フェイズ開始時
when-battle-region-roll = 戦闘、ロール時
when-battle-region-assign = 戦闘、ヒット割り当て時
when-battle-region-end = この地域の戦闘終了時
when-battle-end = 戦闘フェイズ終了時
when-corruption-place = 混沌汚染ステップ、配置時
when-corruption-after_place = 混沌汚染ステップ、配置後
when-cost = コストの支払い時
when-domination-value = 支配ステップ
when-domination-won = この地域が支配されたとき
when-end-1 = 終了フェイズ
when-on_kill = この地域でフィギュアが滅殺されたとき
when-on_play = 使用時
when-round = ラウンド終了まで
when-while_here = この地域にある間

## The stops of the dials

dial-start = ダイアルはここから始まる。
dial-score_vp = { $n }VPを獲得する。
dial-upgrade_card = 強化カードを1枚得る。
dial-draw_cards = 混沌カードを{ $n }枚引く。
dial-remove_corruption = 任意の地域から任意の邪神の汚染トークンを{ $n }個取り除く。
dial-place_warpstone = 任意の地域にワープストーン・トークンを{ $n }個置く。
dial-place_nobles = 任意の地域に貴族トークンを{ $n }個置く。
dial-place_skaven = 任意の地域にスケイブン・トークンを{ $n }個置く。
dial-remove_old_world_tokens = 任意の地域からオールドワールド・トークンを{ $n }個ストックに戻す。
dial-victory = 勝利。このラウンドでゲームが終わる。

## Sets of cards

set-base = 基本ゲーム
set-horned_rat = 角ありし鼠
set-morrslieb = Morrslieb セット
set-expert = 上級カード

## What is not there

refusal-no_card = 「{ $asked }」というカードはありません。一覧は /api/reference/cards にあります。
refusal-no_card_near = 「{ $asked }」というカードはありません。もしかして：{ $near }
refusal-no_rule = 「{ $asked }」というルールはありません。一覧は /api/reference/rules にあります。
refusal-no_language = 「{ $asked }」という言語はありません。使える言語は{ $languages }です。
