### The ledger and the end of a game

## On the page

accounts-title = 第{ $n }ラウンドのまとめ
accounts-over = 第{ $n }ラウンドが終わりました。
accounts-running = 第{ $n }ラウンドの途中経過です。
accounts-earlier = 前のラウンド
accounts-later = 次のラウンド
accounts-continue = 続ける
accounts-empty = まだ表示するものはありません。
accounts-failed = まとめを読み込めませんでした。
accounts-retry = もう一度試す
accounts-gain = { $power }：このラウンドは{ $n }VP、合計{ $vp }VP
accounts-after = 合計
accounts-part-points = 得点
accounts-part-dial = ダイアル
accounts-part-kills = 滅殺
accounts-part-losses = 損失
accounts-part-cards = 使用したカード
accounts-part-peasants = 得た小作農
accounts-part-ruins = 殲滅された地域
accounts-none-points = このラウンドの得点はありません。
accounts-source-domination = 支配
accounts-source-ruiner = 殲滅者
accounts-source-first = 1位
accounts-source-first_tied = 同点1位
accounts-source-second = 2位
accounts-source-second_tied = 同点2位
accounts-source-dial = ダイアル
accounts-source-card = カード
accounts-source-upgrade = 強化カード
accounts-source-peasants = 小作農
accounts-counter = カウンター
accounts-tick = { $most }段階中{ $n }段階目
accounts-how-hero = 英雄
accounts-peasant = 小作農
accounts-end-story = ゲームの物語
accounts-end-places = 最終順位
accounts-end-review = ゲームの振り返り
accounts-end-next = 次のゲームでは
accounts-end-you = あなたの勝ちです！
accounts-end-round = 第{ $n }ラウンド
