### レッスン：content/taught のファイルごとに1組のメッセージ

lesson-round-title = 最初のラウンド
lesson-round-about = ナーグルで1ラウンドを通して、一歩ずつ進みます。初めての人はここから始めましょう。

## Battle and odds

lesson-battle-title = 戦闘とその見込み
lesson-battle-about = ダイス、攻撃値、防御値の働きと、戦闘が始まる前に有利にする方法。
lesson-battle-dice-title = ダイスとヒット
lesson-battle-dice-text = 戦闘では、フィギュアは攻撃値の数だけダイスを振ります。4、5、6がヒットで、6が出るたびにもう1個振ります。ダイス10個でおよそ6ヒットです。防御値と同じ数のヒットを受けたフィギュアは滅殺されます。あなたは47勝利ポイント、ブレトニアは3の価値があります。支配すれば勝ちです。
lesson-battle-touch-title = 敵を弱らせる
lesson-battle-touch-goal = ブレトニアに『悪疫の接触』を使用しましょう。
lesson-battle-touch-text = コストは0です。そこにいる、あなたのものでないフィギュアの防御値は1下がります（最低1）。これでデモネットは1ヒットで滅殺できます。パワーポイントが0になると番がなくなるので、コスト0のカードを先に使用しましょう。
lesson-battle-touch-else = まずはブレトニアに『悪疫の接触』です。コスト0でデモネットを弱められます。
lesson-battle-rain-title = 守りを固める
lesson-battle-rain-goal = ブレトニアに『膿汁の雨』を使用しましょう。
lesson-battle-rain-text = コスト1で、そこにいるあなたのフィギュアの防御値が1上がり、プレーグベアラーは1ヒットでは滅殺されません。カードのコストは支配値にも加わるので、支配値も1増えます。
lesson-battle-rain-else = ダイスが振られる前に、ブレトニアに『膿汁の雨』を使用しましょう。
lesson-battle-bearer-title = ダイスをもう1個
lesson-battle-bearer-goal = ブレトニアにプレーグベアラーを1体召喚しましょう。
lesson-battle-bearer-text = ダイスを1個振り、支配値にも数えます。グレート・アンクリーン・ワンが3個、プレーグベアラーが1個ずつで、ダイスは6個です。3～4ヒットが見込めます。
lesson-battle-bearer-else = 手元のプレーグベアラーを選び、ブレトニアに送りましょう。ほかのフィギュアはそのままにします。
lesson-battle-order-title = 誰が先に振るか
lesson-battle-order-text = コーン、あなた、スラーネッシュと、邪神の行動順に振ります。滅殺されたフィギュアは横倒しになりますが、この戦闘ではまだダイスを振ります。ヒットは持ち越せず、何かを滅殺できる限り割り当てなければなりません。
lesson-battle-hits-title = ヒットを割り当てる
lesson-battle-hits-goal = ヒットで滅殺する敵を選びましょう。
lesson-battle-hits-text = 目標は地図と一覧で光っています。滅殺されたフィギュアも今回はダイスを振りますが、支配値には数えません。
lesson-battle-hits-else = ヒットは敵のフィギュアに割り当てましょう。
lesson-battle-end = ブレトニアを支配し、50勝利ポイントに達しました。
lesson-battle-keep-1 = ダイス10個でおよそ6ヒット。フィギュアを送る前に、敵の防御値と比べましょう。
lesson-battle-keep-2 = 戦闘を変えるカードは、ダイスを振る前に働きます。そのためのパワーポイントを残しておきましょう。

## The Old World

lesson-old_world-title = オールドワールドと英雄
lesson-old_world-about = ルールを変えるカード、得点になる貴族、避けたい英雄。
lesson-old_world-card-title = ラウンドのカード
lesson-old_world-card-text = 各ラウンドはオールドワールド・カードで始まります。今回は『選帝侯、立つ』です。エンパイアに貴族を1個、隣接する地域にもう1個置きます。脅威（ダイアルの中央の数字）が最も低いのはあなたなので、あなたが選びます。
lesson-old_world-noble-title = 貴族を招く
lesson-old_world-noble-goal = ブレトニアに貴族を置きましょう。
lesson-old_world-noble-text = 貴族は、その地域の殲滅値を1増やします。得点したい所に置きましょう。ブレトニアにはアコライトが2体いて、貴族もすでに1個あります。
lesson-old_world-noble-else = そこではほかの人の得点になります。このラウンドに得点できるのはブレトニアです。
lesson-old_world-draw-title = 新しいカード
lesson-old_world-draw-goal = 『パワー吸収』を捨てるか、捨てずに進みましょう。
lesson-old_world-draw-text = ラウンドごとに新しいパワーポイントとカードを得ます。ティーンチはカードを1枚捨ててもよく、それから手札が5枚になるまで引きます。ほかの邪神は2枚引きます。
lesson-old_world-draw-else = 『眩惑』は必要ですし、『ワープシールド』もいつか役立ちます。『パワー吸収』を捨てるか、何も捨てずに進みましょう。
lesson-old_world-track-title = トラック
lesson-old_world-track-text = 『選帝侯、立つ』はトラックに残り、『小作農の一揆』を2番目の場所へ押し出しました。そこにある間、貴族も小作農も1個につき、その地域の抵抗値を1増やします。ブレトニアの抵抗値は5、殲滅値も5になりました。
lesson-old_world-dazzle-title = カードも数える
lesson-old_world-dazzle-goal = ブレトニアに『眩惑』を使用しましょう。
lesson-old_world-dazzle-text = ブレトニアを支配するには5を超えなければなりません。フィギュアは1体につき1、カードはコストの分だけ数えます。『眩惑』は2です。
lesson-old_world-dazzle-else = 『眩惑』は2と数えます。必要なのはブレトニアです。
lesson-old_world-crowd-title = 抵抗値を上回る
lesson-old_world-crowd-goal = アコライトが4体になるまで、ブレトニアに召喚しましょう。
lesson-old_world-crowd-text = アコライト4体と『眩惑』で6です。5を上回ります。5では足りませんでした。
lesson-old_world-crowd-else = 手元のアコライトを選び、ブレトニアに送りましょう。
lesson-old_world-flee-title = 英雄から離れる
lesson-old_world-flee-goal = エンパイアのアコライトをティリアに動かしましょう。
lesson-old_world-flee-text = 英雄は各ラウンドの終わりに、その地域で脅威が最も高いプレイヤーのフィギュアを1体取り除きます。エンパイアにいるのはあなただけなので、狙われるのはあなたです。ブレトニアの英雄は心配いりません。そこには脅威がより高いナーグルもいます。
lesson-old_world-flee-else = エンパイアのアコライトは、英雄と2人きりです。それをティリアに動かしましょう。
lesson-old_world-tilea-title = あと2ポイント
lesson-old_world-tilea-goal = ティリアにアコライトをもう1体召喚しましょう。
lesson-old_world-tilea-text = ティリアの抵抗値は2なので、フィギュア3体で支配できます。今は43ポイント、ブレトニアの5とティリアの2で50になります。
lesson-old_world-tilea-else = 手元のアコライトを選び、ティリアに送りましょう。
lesson-old_world-end = 50勝利ポイントです。ブレトニアの英雄はあなたではなく、ナーグルのリーパーを取り除きました。
lesson-old_world-keep-1 = オールドワールド・カードの選択は脅威が最も低い人が行い、英雄には脅威が最も高い人が狙われます。
lesson-old_world-keep-2 = 計算する前にトラックを見ましょう。抵抗値、戦闘、混沌汚染などがカードで変わります。

## Ruin and timing

lesson-ruin-title = 殲滅とタイミング
lesson-ruin-about = 地域がいつ殲滅され、誰が得点し、なぜ地域の順番が決め手になるのか。
lesson-ruin-count-title = 12個のトークン
lesson-ruin-count-text = 混沌汚染フェイズに、ワープストーンを含めて12個のトークンがある地域は殲滅されます。キスレヴとブレトニアには11個ずつあります。すでに4つの地域が殲滅され、5つ目でゲームは終わります。そのとき勝利ポイントが最も多い人の勝ちです。
lesson-ruin-order-title = カードはあと1枚
lesson-ruin-order-text = 殲滅された地域には殲滅カードを置きますが、残りは1枚です。地域は順番に確認し、キスレヴはブレトニアより先です。そのためキスレヴは殲滅されますが、ブレトニアにはカードが残っていないので殲滅されず、そこでは誰も得点しません。
lesson-ruin-ruiner-title = 殲滅者になる
lesson-ruin-ruiner-goal = キスレヴに『悪徳の栄え』を使用しましょう。
lesson-ruin-ruiner-text = 地域が殲滅されるラウンドにそこへトークンを置いた人は、全員が殲滅者です。今回は5VPになります。『悪徳の栄え』はコスト0で、すぐに1個置きます。たとえフィギュアがすべて滅殺されても、殲滅者のままです。
lesson-ruin-ruiner-else = そこではありません。先に殲滅され、最後のカードを受け取るのはキスレヴです。キスレヴに『悪徳の栄え』を使用しましょう。
lesson-ruin-more-title = 最も多く置く
lesson-ruin-more-goal = キスレヴにセダクトレスを1体召喚しましょう。
lesson-ruin-more-text = ラウンドの終わりに、キスレヴの汚染トークンが最も多い人は10VP、2番目の人は5VPを獲得します。あなたは5個、ナーグルは4個とリーパー1体です。このままでは同点で、得点は分け合いになります。セダクトレスがいれば上回ります。
lesson-ruin-more-else = 手元のセダクトレスを選び、キスレヴに送りましょう。
lesson-ruin-musk-title = 相手のものを奪う
lesson-ruin-musk-goal = キスレヴに『眠りを誘う麝香』を使用しましょう。
lesson-ruin-musk-text = このラウンドの間リーパーを操るので、ナーグルではなくあなたのトークンを置きます。ナーグルは殲滅者になれず、あなたは7個対4個です。
lesson-ruin-musk-else = キスレヴに『眠りを誘う麝香』を使用し、ナーグルからリーパーを奪いましょう。
lesson-ruin-end = キスレヴは5つ目に殲滅された地域になりました。殲滅者はあなただけで、トークンもあなたが最多でした。
lesson-ruin-keep-1 = 殲滅では2回得点できます。そのラウンドに置いたトークンと、最後に最も多いトークンです。
lesson-ruin-keep-2 = 殲滅カードの残りを数え、地域の順番に気をつけましょう。最後の地域には何も残らないことがあります。

## Khorne

lesson-khorne-title = コーン：至る所に血を
lesson-khorne-about = 1つの地域で多く滅殺するより、多くの地域で1体ずつ。
lesson-khorne-dial-title = あと2段階
lesson-khorne-dial-text = 戦闘で敵のフィギュアを滅殺した地域ごとに、ダイアル進行カウンターを1個得ます。何体滅殺しても1個です。小作農はフィギュアではありません。あなたのダイアルは、勝利まであと2段階です。
lesson-khorne-race-title = もう1段階
lesson-khorne-race-text = カウンターを持つ全員が1段階進みます。単独で最も多い人だけが、もう1段階進みます。ナーグルはキスレヴとエンパイアにリーパーを2体ずつ置き、2個得るところです。それより多く必要です。
lesson-khorne-frenzy-title = コスト0を先に
lesson-khorne-frenzy-goal = エスタリアに『血の狂乱』を使用しましょう。
lesson-khorne-frenzy-text = コストは0で、そこに自分のフィギュアがいなくても、ほかの戦闘より先にダイスを2個振ります。今のうちに使用しましょう。パワーポイントが0になると、コスト0のカードがあっても番は飛ばされます。
lesson-khorne-frenzy-else = まずコスト0のカードです。セダクトレスが2体いるエスタリアに『血の狂乱』を使用しましょう。
lesson-khorne-thirster-title = 最も大きな斧
lesson-khorne-thirster-goal = エンパイアにブラッドサースターを召喚しましょう。
lesson-khorne-thirster-text = コスト3で、ダイスを4個振ります。リーパーを1体滅殺すれば、ナーグルはそこにトークンを2個置けず、カウンターを1個失います。二重の得です。
lesson-khorne-thirster-else = ブラッドサースターはエンパイアへ送りましょう。ナーグルのカウンターを1個減らせます。
lesson-khorne-spread-title = 散らばる
lesson-khorne-spread-goal = トロール郷にブラッドレターを1体召喚しましょう。
lesson-khorne-spread-text = そこにはアコライトが1体だけいます。キスレヴにブラッドレターを増やしても何も増えませんが、新しい地域ならカウンターが1個増えます。
lesson-khorne-spread-else = 手元のブラッドレターを選び、トロール郷に送りましょう。ほかのブラッドレターには、もう獲物がいます。
lesson-khorne-hits-title = 犠牲者を選ぶ
lesson-khorne-hits-goal = 敵のフィギュアにヒットを割り当てましょう。
lesson-khorne-hits-text = 1つの地域で1体滅殺すれば、カウンターを得られます。フィギュアを滅殺できるうちは、小作農にヒットを使わないようにしましょう。
lesson-khorne-hits-else = 小作農ではカウンターを得られません。フィギュアを選びましょう。
lesson-khorne-end = カウンターが最も多かったので2段階進み、コーンのダイアルは勝利に達しました。
lesson-khorne-keep-1 = 1つの地域で4体より、4つの地域で1体ずつ。
lesson-khorne-keep-2 = カウンターを得そうなカルティストを滅殺しましょう。あなたは1個得て、相手は1個失います。

## Nurgle

lesson-nurgle-title = ナーグル：人の住む所へ
lesson-nurgle-about = 人口集中地域にリーパーを2体ずつ、ついでに地域も殲滅します。
lesson-nurgle-dial-title = 人口集中地域
lesson-nurgle-dial-text = 同じフェイズに汚染トークンを2個置いた人口集中地域ごとに、ダイアル進行カウンターを1個得ます。家の印のあるキスレヴ、エンパイア、ブレトニア、エスタリアです。リーパーは1体につき1個置きます。あなたのダイアルは、勝利まであと2段階です。
lesson-nurgle-pair-title = 2体でカウンター1個
lesson-nurgle-pair-goal = エスタリアにリーパーを1体召喚しましょう。
lesson-nurgle-pair-text = そこにはもう1体いるので、2体でカウンターを得られます。しかもエスタリアには9個あります。あなたが2個、スラーネッシュが1個置くので、このラウンドに殲滅されます。
lesson-nurgle-pair-else = 手元のリーパーを選び、エスタリアに送りましょう。
lesson-nurgle-aura-title = 古い傷
lesson-nurgle-aura-goal = エスタリアに『悪疫のオーラ』を使用しましょう。
lesson-nurgle-aura-text = コストは0で、そこにある自分の汚染トークン1個につき支配値が1増えます。リーパー2体とトークン4個で6となり、抵抗値4を上回ります。コーンがブレトニアにブラッドレターを送ってきました。そちらは後で片づけましょう。
lesson-nurgle-aura-else = エスタリアに『悪疫のオーラ』を使用しましょう。抵抗値を上回れます。
lesson-nurgle-second-title = 次の2体
lesson-nurgle-second-goal = ブレトニアにリーパーを1体召喚しましょう。
lesson-nurgle-second-text = ブレトニアも人口集中地域です。コーンのブラッドレターがダイスを2個振りますが、手札に備えがあります。
lesson-nurgle-second-else = 手元のリーパーを選び、ブレトニアに送りましょう。
lesson-nurgle-rain-title = しぶとくなる
lesson-nurgle-rain-goal = ブレトニアに『膿汁の雨』を使用しましょう。
lesson-nurgle-rain-text = そこにいるあなたのフィギュアの防御値が1上がるので、リーパーの滅殺には2ヒット必要です。コーンのダイスは2個だけです。
lesson-nurgle-rain-else = ブレトニアの2体を守りましょう。そこに『膿汁の雨』を使用します。
lesson-nurgle-third-title = 単独で最多に
lesson-nurgle-third-goal = エンパイアにリーパーを1体召喚しましょう。
lesson-nurgle-third-text = カウンターを持つ全員が1段階進み、単独で最も多い人はもう1段階進みます。スラーネッシュはキスレヴで1個得ます。3組目があれば、戦闘がうまくいかなくても最多です。
lesson-nurgle-third-else = 手元のリーパーを選び、エンパイアに送りましょう。
lesson-nurgle-cleanse-title = ダイアルが進む
lesson-nurgle-cleanse-goal = ほかの邪神の汚染トークンを2個取り除きましょう。
lesson-nurgle-cleanse-text = ダイアルは進むたびに何かを得ます。今回はトークンを2個取り除きます。自分のものは残しましょう。
lesson-nurgle-cleanse-else = それは自分のトークンです。ほかの邪神のトークンを取り除きましょう。
lesson-nurgle-end = カウンターが最も多く、ナーグルのダイアルは勝利に達しました。エスタリアも殲滅し、そこでも1位です。
lesson-nurgle-keep-1 = 人口集中地域のリーパー2体は、生き残る限り毎ラウンド、カウンターを1個もたらします。
lesson-nurgle-keep-2 = 同じトークンが地域を殲滅します。殲滅されるラウンドにそこにいましょう。

## Tzeentch

lesson-tzeentch-title = ティーンチ：仕立てた魔力
lesson-tzeentch-about = 星のあるカード、ワープストーン、そしてよそから来るアコライト。
lesson-tzeentch-dial-title = 2つの印、2個のトークン
lesson-tzeentch-dial-text = 魔力のシンボルかワープストーンが合わせて2つある地域に汚染トークンを2個置くと、その地域ごとにダイアル進行カウンターを1個得ます。アコライトは1体につき1個置きます。あなたのダイアルは、勝利まであと2段階です。
lesson-tzeentch-symbol-title = シンボルを足す
lesson-tzeentch-symbol-goal = ティリアに『“歪みを作りしもの”』を使用しましょう。
lesson-tzeentch-symbol-text = ティリアにはアコライトが2体とワープストーンが1個あります。カードの星は魔力のシンボルで、このカードのコストは0です。
lesson-tzeentch-symbol-else = ティリアには印がもう1つ必要です。そこにコスト0の『“歪みを作りしもの”』を使用しましょう。
lesson-tzeentch-teleport-title = 遠くへ
lesson-tzeentch-teleport-goal = エンパイアに『テレポート』を使用しましょう。
lesson-tzeentch-teleport-text = 悪たれ平原にはワープストーンが2個ありますが、あなたのアコライトは1体だけです。『テレポート』は、その地域のカルティストかディーモンを1体、ほかの好きな地域に動かします。
lesson-tzeentch-teleport-else = エンパイアに『テレポート』を使用しましょう。そこのアコライトは動かしても困りません。
lesson-tzeentch-where-title = ワープストーンのもとへ
lesson-tzeentch-where-goal = アコライトを1体、悪たれ平原に動かしましょう。
lesson-tzeentch-where-text = 距離は関係ありません。ほかの人のフィギュアも動かせますが、今は自分のフィギュアが必要です。
lesson-tzeentch-where-else = アコライトと、悪たれ平原を選びましょう。
lesson-tzeentch-walk-title = 次の2体
lesson-tzeentch-walk-goal = トロール郷にアコライトを1体召喚しましょう。
lesson-tzeentch-walk-text = ここにもワープストーンが2個と、アコライトが1体あります。
lesson-tzeentch-walk-else = 2体の組を崩さず、手元のアコライトをトロール郷に送りましょう。
lesson-tzeentch-dazzle-title = 相手を邪魔する
lesson-tzeentch-dazzle-goal = ナーグルのリーパーが2体いる地域に『眩惑』を使用しましょう。
lesson-tzeentch-dazzle-text = もう1段階進むのは、カウンターが単独で最も多い人です。ナーグルはキスレヴとブレトニアで2個得るところです。『眩惑』のある地域では、ほかの人はカルティストを1体少なく数えるので、ナーグルのトークンは1個だけで足りません。
lesson-tzeentch-dazzle-else = リーパーが2体いる所を探しましょう。キスレヴとブレトニアです。
lesson-tzeentch-end = カウンターは3個。ティーンチのダイアルは勝利に達しました。
lesson-tzeentch-keep-1 = アコライトが2体いる所には、星のあるカードかワープストーンで2つの印を揃えましょう。
lesson-tzeentch-keep-2 = 『テレポート』と『眩惑』は、誰にも応じるパワーポイントが残っていない終わり際に最も効きます。

## Slaanesh

lesson-slaanesh-title = スラーネッシュ：良き仲間とともに
lesson-slaanesh-about = 貴族と英雄がダイアルを進めます。手元に招き、コーンは遠ざけましょう。
lesson-slaanesh-dial-title = 貴族と英雄
lesson-slaanesh-dial-text = 貴族か英雄のいる地域に、混沌汚染ステップで汚染トークンを2個置くと、その地域ごとにダイアル進行カウンターを1個得ます。セダクトレスは1体につき1個置きます。あなたのダイアルは、勝利まであと2段階です。
lesson-slaanesh-second-title = 2体そろえる
lesson-slaanesh-second-goal = キスレヴにセダクトレスを1体召喚しましょう。
lesson-slaanesh-second-text = キスレヴには貴族とセダクトレスが1体います。1体だけでは足りません。
lesson-slaanesh-second-else = 手元のセダクトレスを選び、キスレヴに送りましょう。
lesson-slaanesh-bring-title = 貴族を招く
lesson-slaanesh-bring-goal = ノーシャに『暗黒の影響』を使用しましょう。
lesson-slaanesh-bring-text = エンパイアにはセダクトレスが2体いますが、貴族がいません。貴族はノーシャにいます。『暗黒の影響』は、その地域の貴族、英雄、小作農のどれか1個を、ほかの好きな地域に動かします。
lesson-slaanesh-bring-else = ノーシャに『暗黒の影響』を使用しましょう。必要な貴族はそこにいます。
lesson-slaanesh-noble-title = エンパイアへ
lesson-slaanesh-noble-goal = 貴族をエンパイアに動かしましょう。
lesson-slaanesh-noble-text = セダクトレス2体と貴族で、2個目のカウンターです。
lesson-slaanesh-noble-else = セダクトレスが2体いるエンパイアを選びましょう。
lesson-slaanesh-musk-title = カルティストを借りる
lesson-slaanesh-musk-goal = エスタリアに『眠りを誘う麝香』を使用しましょう。
lesson-slaanesh-musk-text = エスタリアには英雄、セダクトレス1体、リーパー1体がいます。このラウンドの間リーパーを操れば、あなたのトークンを1個置きます。
lesson-slaanesh-musk-else = エスタリアに『眠りを誘う麝香』を使用しましょう。そこのリーパーが2個目のトークンを置きます。
lesson-slaanesh-ecstasy-title = ここでは戦わせない
lesson-slaanesh-ecstasy-goal = エンパイアに『恍惚の地』を使用しましょう。
lesson-slaanesh-ecstasy-text = エンパイアには、ダイスを4個振るコーンのブラッドサースターがいます。『恍惚の地』のある地域では、誰も戦えません。
lesson-slaanesh-ecstasy-else = エンパイアの2体を守りましょう。そこに『恍惚の地』を使用します。
lesson-slaanesh-tokens-title = ダイアルが進む
lesson-slaanesh-tokens-goal = オールドワールド・トークンを2個取り除きましょう。
lesson-slaanesh-tokens-text = ダイアルは進むたびに何かを得ます。ほかの人の役に立つものを取り除きましょう。ワープストーンはティーンチの助けになります。
lesson-slaanesh-tokens-else = 光っているトークンを1個選びましょう。
lesson-slaanesh-end = カウンターは3個で最多。スラーネッシュのダイアルは勝利に達しました。
lesson-slaanesh-keep-1 = 英雄が狙うのは、トークンを置いた後です。脅威がより高い人と同じ地域にいましょう。
lesson-slaanesh-keep-2 = 『暗黒の影響』と『眠りを誘う麝香』は、誰も予想しない所でカウンターをもたらします。

## The Horned Rat

lesson-horned_rat-title = 角ありし鼠：地の底から
lesson-horned_rat-about = 汚染トークンは置きません。スケイブンのいる所を支配し、ほかの人の殲滅にあやかります。
lesson-horned_rat-dial-title = スケイブン・トークン
lesson-horned_rat-dial-text = スケイブン・トークンのある地域を支配すると、その地域ごとにダイアル進行カウンターを1個得ます。このトークンは1個につき抵抗値も1下げます。あなたのダイアルは、勝利まであと2段階です。
lesson-horned_rat-warrens-title = 仲間を呼ぶ
lesson-horned_rat-warrens-goal = トロール郷に『巣穴を空にせよ』を使用しましょう。
lesson-horned_rat-warrens-text = コストは0で、そこにスケイブン・トークンを1個置きます。クランラット2体でトロール郷を支配でき、これでカウンターになります。
lesson-horned_rat-warrens-else = トロール郷に『巣穴を空にせよ』を使用しましょう。そこのクランラット2体には、スケイブン・トークンが必要です。
lesson-horned_rat-leap-title = 殲滅される地域へ
lesson-horned_rat-leap-goal = エスタリアに『スキッターリープ』を使用しましょう。
lesson-horned_rat-leap-text = エスタリアにはワープストーンを含めて11個のトークンがあり、このラウンドに殲滅されます。その時に自分のフィギュアがいれば殲滅者です。『スキッターリープ』はコスト0で、好きな所から2体まで動かします。
lesson-horned_rat-leap-else = エスタリアに『スキッターリープ』を使用しましょう。まもなく殲滅されるのに、あなたのフィギュアがいません。
lesson-horned_rat-figures-title = 重さがものを言う
lesson-horned_rat-figures-goal = ラットオウガを2体ともエスタリアに動かしましょう。
lesson-horned_rat-figures-text = 殲滅された地域の得点では、あなたのフィギュアはコストと同じ数のトークンとして数えます。ラットオウガ2体で4個分となり、ほかの人は多くても3個です。
lesson-horned_rat-figures-else = ラットオウガを2体とも選びましょう。クランラットよりコストが高いので、多く数えます。
lesson-horned_rat-crowd-title = 2体対1体
lesson-horned_rat-crowd-goal = キスレヴにクランラットを1体召喚しましょう。
lesson-horned_rat-crowd-text = スケイブン・トークン2個で、キスレヴの抵抗値は3から1に下がります。クランラット2体なら、抵抗値もリーパー1体も上回ります。
lesson-horned_rat-crowd-else = 手元のクランラットを選び、キスレヴに送りましょう。
lesson-horned_rat-last-title = 同点を破る
lesson-horned_rat-last-goal = ボーダー・プリンスにクランラットを1体召喚しましょう。
lesson-horned_rat-last-text = あなたもコーンもフィギュアは1体で、同点では誰も得点しません。あと1体で決まります。
lesson-horned_rat-last-else = 手元のクランラットを選び、ボーダー・プリンスに送りましょう。
lesson-horned_rat-end = カウンターは3個、汚染トークンなしでエスタリアも1位。角ありし鼠のダイアルは勝利に達しました。
lesson-horned_rat-keep-1 = 最も強い相手より1体多く、しかも抵抗値を上回りましょう。
lesson-horned_rat-keep-2 = 汚染は人に任せ、地域が殲滅される時に、コストの高いフィギュアでそこにいましょう。

## The Morrslieb set

lesson-morrslieb-title = Morrslieb セット
lesson-morrslieb-about = 最初の4柱の邪神のための、別のカードと強化。コーンは戦闘フェイズを待ちません。
lesson-morrslieb-set-title = 別のデッキ
lesson-morrslieb-set-text = Morrslieb セットでは、コーン、ナーグル、ティーンチ、スラーネッシュの全員が別のカードと強化を使います。シート、フィギュア、ダイアルは同じです。あなたはコーンで、勝利まであと2段階。ナーグルはカウンターを2個得るところです。
lesson-morrslieb-skulls-title = 死者を集める
lesson-morrslieb-skulls-goal = ボーダー・プリンスに『スカルテイカー』を使用しましょう。
lesson-morrslieb-skulls-text = そこで滅殺されたフィギュアはこのカードに置かれ、1体につき支配値が1増えます。そこのブラッドレターには獲物がいます。
lesson-morrslieb-skulls-else = ブラッドレターが戦うボーダー・プリンスに『スカルテイカー』を使用しましょう。
lesson-morrslieb-rampage-title = すぐに戦う
lesson-morrslieb-rampage-goal = キスレヴに『狂暴』を使用しましょう。
lesson-morrslieb-rampage-text = 召喚フェイズの途中で、そこで戦闘を1回行います。キスレヴでは、このフェイズに1個、戦闘フェイズにもう1個カウンターを得られます。
lesson-morrslieb-rampage-else = ブラッドレターが2体待つキスレヴに『狂暴』を使用しましょう。
lesson-morrslieb-lambs-title = 新しい獲物
lesson-morrslieb-lambs-goal = キスレヴに『屠所の羊』を使用しましょう。
lesson-morrslieb-lambs-text = アコライトは滅殺され、キスレヴにはもう敵がいません。このカードは、隣接する地域から敵のカルティストを2体までそこに動かします。
lesson-morrslieb-lambs-else = キスレヴに『屠所の羊』を使用しましょう。ブラッドレターには新しい獲物が必要です。
lesson-morrslieb-cultists-title = 2体を引き離す
lesson-morrslieb-cultists-goal = エンパイアのリーパーを2体ともキスレヴに動かしましょう。
lesson-morrslieb-cultists-text = エンパイアにいればナーグルのカウンターになります。キスレヴでなら、あなたのカウンターになります。
lesson-morrslieb-cultists-else = リーパーを2体とも選びましょう。滅殺すれば二重の得です。
lesson-morrslieb-again-title = もう一度
lesson-morrslieb-again-goal = 敵のフィギュアにヒットを割り当てましょう。
lesson-morrslieb-again-text = 同じ地域でも、フェイズが違えばカウンターがもう1個です。小作農では得られません。
lesson-morrslieb-again-else = 小作農ではカウンターを得られません。フィギュアを選びましょう。
lesson-morrslieb-end = キスレヴで2個、ボーダー・プリンスで1個。コーンのダイアルは勝利に達しました。
lesson-morrslieb-keep-1 = Morrslieb セットは、最初の4柱の邪神が全員で使うか、誰も使わないかです。テーブルを作るときに選びます。
lesson-morrslieb-keep-2 = 『狂暴』は戦闘フェイズではないので、その始めや終わりを待つカードは働きません。
