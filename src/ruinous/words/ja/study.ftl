### ページの分析ボード

study-title = 分析
study-lead = コンピューターがすべての決定からゲームを何度も最後まで進め、誰が勝つかを調べます。

## ほかのゲームを読み込む

study-bring = ゲームを分析する
study-bring-lead = ゲームの記録、局面、シナリオを読み込むと、いつ誰が勝てたのか、何が勝敗を分けたのかがわかります。
study-bring-file = ファイルを開く…
study-bring-text = またはテキストを貼り付ける
study-bring-kept = リンクを知っている人は、すべての手札を含めてゲームを見ることができます。誰も見ないゲームはしばらくすると消えます。
study-bring-go = 分析する

## 進み具合

study-waiting = { $n ->
        [0] 次はあなたの分析です。
       *[other] あなたの前に{ $n }件の分析があります。
    }
study-running = 分析中…
study-percent = { $n }%
study-background = このページを離れても分析は続きます。ほかのゲームが遅くなることはありません。
study-background-tab = 数分かかります。このタブを開いたままにしてください。そのままプレイもできます。
study-cancel = 中止
study-cancelled = このゲームは分析されていません。
study-begin = 分析する
study-incomplete = すべてを調べる時間がなかったため、転機と教訓は省かれています。

## ボード

study-moment = この時点のゲーム
study-hands = 手札
study-hands-known = プレイヤーが知っていたこと
study-hands-open = すべての手札を公開
study-powers = 邪神
study-standing = { $vp } VP、パワー{ $power }、ダイアル{ $n }／{ $most }
study-hand-empty = カードなし
study-hand-hidden = カード{ $n }枚
study-to_decide = 決定する番
study-link = リンクをコピー
study-picture = 画像
study-to_replay = リプレイ

## 一つの決定

study-decided = { $power }：決定{ $n }
study-decides = { $power }の決定
study-loss = { $n } ± { $error }ポイントの損
study-minus = −{ $n }
study-best = 最善のアクション
study-best-open = すべての手札を公開した場合の最善のアクション
study-chance = { $n } ± { $error }%
study-chance-none = 未検討
study-was_played = （実際の手）
study-try = 試す
study-hint-known = { $power }が知りえた範囲での勝率です。
study-hint-open = すべての手札が公開されていた場合の勝率です。{ $power }は知りえませんでした。
study-only = 選択の余地はありませんでした。
study-end = ゲームの終わり
study-mark-best = 最善
study-mark-good = 好手
study-mark-doubtful = 疑問手
study-mark-mistake = 悪手
study-mark-missed_win = 勝ち逃し
study-mark-only = 選択なし

## ゲーム全体

study-chart = 勝率
study-chart-about = 帯の幅は不確かさを表します。
study-chart-one = { $power } { $chance } ± { $error }%
study-sheets = 表示
study-sheet-decisions = 決定
study-sheet-turns = 転機
study-sheet-findings = 教訓
study-sheet-lines = 変化手順
study-round = ラウンド{ $n }
study-every = 選択のない決定も表示
study-turns-none = このゲームに目立った点はありません。
study-show = 見る

## 変化手順

study-line = 決定{ $n }の後：{ $text }
study-line-about = 変化手順です。こうなっていたかもしれません。
study-line-back = 一手戻る
study-line-leave = ゲームに戻る
study-line-branch = この局面を分析
study-line-unfit = このリンクの変化手順はこのゲームに合わないため、実際のゲームを表示しています。
study-other = ここでほかに何ができますか？
study-other-choose = アクション{ $n }個
study-other-go = 試す
study-other-over = ここではゲームが終わっています。
study-lines-none = 試した手順は、このブラウザのここに残ります。
study-lines-at = 決定{ $n }：
study-lines-forget = 「{ $text }」を消す

## 続きをプレイ

study-play = ここから続ける
study-play-about = この時点からゲームが続く、あなただけの卓です。ほかの人には見えません。
study-play-who = 誰がプレイしますか？
study-play-as = { $power }は私、ほかはボット
study-play-all = すべての邪神をこの端末で
study-play-level = ボット
study-play-go = 始める

## ゲームの終わりに

study-review = 自分のゲームを振り返る
study-review-about = 何が勝敗を分けたのでしょう。次に生かせる3つの発見をお見せします。
study-review-board = 分析ボードを開く
