### The analysis of games: what cannot be analyzed, turning points, findings, the report in the terminal

analysis-foreign = Ruinousの記録でも局面でもありません。
analysis-record = この記録は解析できません。{ $why }
analysis-too_long = このゲームには決定が{ $count }回あります。解析できるのは{ $most }回までです。
analysis-too_long_text = 長すぎます。記録は{ $most }文字までです。
analysis-position = この局面は解析できません。{ $why }
analysis-scenario = このシナリオは解析できません：{ $reason }
analysis-nothing_to_decide = ここでは誰も何も決めないので、解析するものがありません。

## Turning points

turning-missed_win = 第{ $round }ラウンド：{ $power }が勝利を逃しました。「{ $better }」なら勝率{ $chance }%、「{ $played }」で{ $change }ポイント失いました。
turning-mistake = 第{ $round }ラウンド：{ $power }は「{ $played }」を選びました。「{ $better }」のほうが勝率で{ $change }ポイント上でした。
turning-fate-more = 第{ $round }ラウンド：ダイスとカードと他のプレイヤーが{ $power }に味方し、勝率が{ $change }ポイント上がりました。
turning-fate-less = 第{ $round }ラウンド：ダイスとカードと他のプレイヤーが{ $power }に逆らい、勝率が{ $change }ポイント下がりました。

## Review my game

finding-missed_win = 第{ $round }ラウンドには勝てる手がありました。「{ $better }」なら勝率{ $chance }%。「{ $played }」で{ $loss }ポイント失いました。
finding-mistake = 第{ $round }ラウンドの「{ $played }」が最も高くつきました。「{ $better }」なら勝率が{ $loss }ポイント上でした。
finding-another = 第{ $round }ラウンドでは「{ $played }」より「{ $better }」のほうが{ $loss }ポイント上でした。
finding-habit-passed = 早すぎるパスが{ $count }回あり、合わせて約{ $loss }ポイントの損でした。残りのパワーポイントで何ができるか、もう一度考えてみましょう。
finding-habit-went_on = パスのほうがよい場面での行動が{ $count }回あり、合わせて約{ $loss }ポイントの損でした。残したカードは次のラウンドに使えます。
finding-habit-late_card = カードのほうがよい場面でのフィギュアの召喚が{ $count }回あり、合わせて約{ $loss }ポイントの損でした。カードは地域を動かせるうちに使いましょう。
finding-habit-early_card = フィギュアのほうがよい場面でのカードが{ $count }回あり、合わせて約{ $loss }ポイントの損でした。まずフィギュアを置くと、カードの使いどころが見えてきます。
finding-habit-where_card = 場所か時機を誤ったカードが{ $count }枚あり、合わせて約{ $loss }ポイントの損でした。カードを置く前に地域を比べましょう。
finding-habit-where_figure = ほかの地域のほうがよいフィギュアが{ $count }体あり、合わせて約{ $loss }ポイントの損でした。召喚の前に地域を比べましょう。
finding-habit-battle = 戦闘でヒットをよりよく使える場面が{ $count }回あり、合わせて約{ $loss }ポイントの損でした。その地域をまだ支配できるのは誰かを考えましょう。
finding-habit-answer = 強化やトークンやカードなどの小さな選択で、よりよい手が{ $count }回あり、合わせて約{ $loss }ポイントの損でした。
finding-feat = 第{ $round }ラウンドの「{ $played }」が最良の決定でした。次善の手なら{ $gain }ポイント下でした。
finding-lucky = ここでは運に恵まれ、勝率が{ $change }ポイント上がりました。ご自分の手柄ではありません。
finding-unlucky = ここでは運に見放され、勝率が{ $change }ポイント下がりました。ご自分のせいではありません。
finding-rise = 第{ $round }ラウンドで流れをつかみました。勝率が{ $was }%から{ $is }%に上がりました。
finding-fall = 第{ $round }ラウンドで最も後退しました。勝率が{ $was }%から{ $is }%に下がりました。
finding-steady = { $count }回の選択のうち{ $well }回が最善か好手でした。残りで失ったのは合わせて約{ $loss }ポイントです。
finding-steady-all = { $count }回の選択は、どれも最善か好手でした。
finding-peak = 最も勝利に近かったのは第{ $round }ラウンドで、勝率{ $chance }%でした。
finding-ahead = { $of }回の決定のうち{ $count }回のあと、勝率で首位に立っていました。

## Marks

analysis-mark-best = 最善
analysis-mark-good = 好手
analysis-mark-doubtful = 疑問
analysis-mark-mistake = 悪手
analysis-mark-missed_win = 勝ち逃し

## In the terminal

analysis-progress = 解析中：{ $percent }%
analysis-title = 決定{ $decisions }回、シミュレーション{ $simulations }回、{ $seconds }秒。
analysis-incomplete = 時間が足りず、すべては調べられなかったため、転機と教訓はありません。--secondsか--simulationsを増やしてください。
analysis-chances = 勝率と標準誤差
analysis-column-start = 開始
analysis-column-round = 第{ $round }ラウンド
analysis-column-when = 時点
analysis-better = よりよい手があった決定
analysis-none = 悪手といえる選択はありません。
analysis-line = { $number }. { $power }、第{ $round }ラウンド：{ $played }（{ $mark }、−{ $loss }%）。よりよい手：{ $better }、{ $chance }%。{ $why }
analysis-turns = 転機
analysis-learn = { $power }の教訓
analysis-actions = 最善の行動
analysis-action = { $action }：{ $power }の知る限りでは{ $chance } ± { $error }%
analysis-action-open = { $action }：{ $power }の知る限りでは{ $chance } ± { $error }%、全員の手札を公開すると{ $open }%
