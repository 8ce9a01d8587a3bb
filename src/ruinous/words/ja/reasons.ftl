### Why a bot did something

reason-random = ランダムに選びます。
reason-forced = ほかに選択肢がありませんでした。
reason-glance = ひと目で最もよさそうなものを選びます。
reason-idle = ほかにすることがありません。
reason-figure = ダイアルや支配に役立つ{ $region }にフィギュアを置きます。
reason-card = 支配に役立つ場所でカードを使用します。
reason-strike = 最も価値のある目標を滅殺します。
reason-peasant = 小作農を取ります。
reason-cheapest = 最も不要なカードを手放します。
reason-stronger = 自分の下僕を強くします。
reason-roll = ヒットを与える目標がいるうちに振ります。
reason-pass = コストに見合うことが残っていないのでパスします。
reason-upgrade = 残っている強化カードのうち最も役立つ『{ $upgrade }』を取ります。
reason-discard = 最も不要なカードは『{ $card }』です。
reason-give_up = カードを1枚手放します。
reason-fetch = 最も必要なカードは『{ $card }』です。
reason-enough = これ以上は得になりません。
reason-kill = これより滅殺する価値のある目標がありません。
reason-little = わずかな差ですが、ほかによい手が見当たりません。
reason-wins = ゲームに勝ちます。
reason-stops = { $power }の勝利を防ぎます。
reason-over = すでに決着したゲームで最善を尽くします。
reason-reach = このラウンドでの勝利が射程に入ります。
reason-stops_dial = { $power }のダイアルが勝利に達するのを防ぎます。
reason-stops_points = { $power }に勝利につながるVPを与えません。
reason-stops_round = { $power }がこのラウンドに勝つのを防ぎます。
reason-points = { $region }で{ $points }VPを得られそうです。
reason-ruin = { $region }が殲滅されると（{ ORDINAL($ruin) }の殲滅）、最も得をします。
reason-counter = { $region }でダイアル進行カウンターを得られそうです。
reason-later = { $region }で後のラウンドに備えます。
reason-no_domination = { $power }による{ $region }の支配を防ぎます。
reason-no_counter = { $region }で{ $power }にダイアル進行カウンターを与えません。
reason-no_ruin = { $region }が殲滅されたとき（{ ORDINAL($ruin) }の殲滅）の{ $power }の取り分を抑えます。
reason-weakens = { $region }で{ $power }を弱めます。
reason-chance = 勝率を{ $chance }％と見ています。

## On the page

because-ask = なぜ？
because-ask-label = なぜ？ { $line }
because-wait = 少々お待ちください…
because-refused-no_bot = これは人が決めました。本人に聞いてください。
because-refused-no_choice = 誰かが選んだのではなく、ルールの結果です。
because-refused-secret = ここで何を選んだかは、選んだ本人しか知りません。
because-refused-busy = 質問が集中しています。少し待ってからもう一度お試しください。
