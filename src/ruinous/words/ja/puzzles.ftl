### Puzzles

puzzles-title = パズル
puzzles-lead = 1つの局面に問いが1つ、正解も1つ。どれも実際のゲームから生まれ、長い探索で確かめられています。
puzzles-today = 今日のパズル
puzzles-today-new = 毎日新しい1問が、全員に同じものが出ます。
puzzles-today-done = 解けました。次はUTCの午前0時です。
puzzles-streak = { $n ->
        [0] 連続記録はまだありません。今日の1問を解きましょう。
       *[other] { $n }日連続
    }
puzzles-best = 最長記録：{ $n }日
puzzles-progress = { $all }問のうち{ $n }問を解きました。
puzzles-kept = 進み具合はこの端末に保存されます。
puzzles-kept-name = 進み具合はあなたの名前とともに保存され、どの端末でも見られます。
puzzles-win = このラウンドで勝つ
puzzles-stop = ダイアルを止める
puzzles-summons = 最善の召喚
puzzles-ahead = 優勢なのは誰？
puzzles-win-about = このラウンドに勝てる行動が1つあります。
puzzles-stop-about = 誰かが勝とうとしています。防げる行動は1つです。
puzzles-summons-about = ほかよりはっきり優れた行動が1つあります。
puzzles-ahead-about = ポイントだけでは決まりません。いちばん勝ちそうなのは？
puzzles-win-task = あなたは{ $power }です。行動を1回だけ行い、その後はパスします。どの行動なら、このラウンドに勝てますか？
puzzles-stop-task = あなたは{ $power }です。{ $leader }が{ $by }勝とうとしています。行動を1回だけ行い、その後はパスします。どの行動なら、このラウンドにほかの誰も勝てませんか？
puzzles-summons-task = あなたは{ $power }です。勝つ見込みがいちばん高くなる行動はどれですか？
puzzles-ahead-task = { $power }の側から卓を見ています。いちばん勝ちそうなのは誰ですか？
puzzles-by-max_threat = ダイアルで
puzzles-by-fifty_vp = 50VPで
puzzles-by-five_ruined = 5回目の殲滅で
puzzles-how = ボード上で行動してください。見えないもの（手札、山札、ダイス）は毎回引き直され、正解ならその{ $n }%で成功します。
puzzles-how-chance = ボード上で行動してください。見えないもの（手札、山札、ダイス）は毎回引き直されます。
puzzles-how-name = 邪神を選んでください。見えないもの（手札、山札、ダイス）は毎回引き直されます。
puzzles-grade = レベル{ $n }／5
puzzles-one = { $kind } { $number }、レベル{ $grade }、{ $state }
puzzles-state-solved = 解決済み
puzzles-state-failed = 未解決
puzzles-state-new = 新しい問題
puzzles-solve = 解く
puzzles-again = もう一度
puzzles-next = 次のパズル
puzzles-all = パズル一覧
puzzles-show = 答えを見る
puzzles-right = 正解です！
puzzles-wrong = 違います。
puzzles-wrong-percent = それで成功するのは多くて{ $n }%です。もう一度どうぞ。
puzzles-wrong-rarely = それではほとんど成功しません。もう一度どうぞ。
puzzles-wrong-best = それでは勝つ見込みは{ $n }%以下です。もう一度どうぞ。
puzzles-wrong-name = { $power }が勝つのは{ $n }%です。
puzzles-wrong-answer = ここまでは正解ですが、続きが違います。もう一度どうぞ。
puzzles-so-far = ここまで正解です。行動を最後まで行ってください。
puzzles-answer = 答え
puzzles-worth-win = { $n }%で勝利
puzzles-worth-stop = { $n }%で阻止
puzzles-worth-summons = 勝つ見込み{ $n }%
puzzles-worth-ahead = ここからのゲームの{ $n }%で勝利
puzzles-others = ほかの答え
puzzles-percent = { $n }%

## Said by the server

puzzle-why-win = これなら{ $by }勝てます。
puzzle-why-stop = さもないと{ $leader }が{ $by }勝ちます。
puzzle-why-ahead = { $power }：勝利まであと{ $ticks }段階、50VPまであと{ $points }VP。
