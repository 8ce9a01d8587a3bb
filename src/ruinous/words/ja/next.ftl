### What comes next, and what it means for each Power

## On the page

next-next-khorne-max_threat-1 = 首位のダイアルを進めている2体組のカルティストを、勝利まであと2段階になる前に滅殺しましょう。
next-next-khorne-max_threat-2 = 数えるのは死体ではなく地域です。3つの地域で1体ずつ滅殺すれば、自分のダイアルが速く進みます。
next-next-khorne-fifty_vp-1 = 首位がわずかな差で支配している所で戦いましょう。滅殺するたびに支配値が下がります。
next-next-khorne-fifty_vp-2 = 勝利ポイントも忘れずに。毎ラウンド、フィギュア3、4体で1つの地域を支配しましょう。
next-next-khorne-five_ruined-1 = 汚染が12に近い地域にブラッドスウォーンを置きましょう。殲滅者として3～5VPを獲得できます。
next-next-khorne-five_ruined-2 = 殲滅されるとほかの邪神だけが得をする地域は、『戦いの雄叫び』で汚染を止めましょう。
next-next-khorne-deck_empty-1 = 最初のラウンドからブラッドレターを散らしましょう。毎ラウンド2段階進めば勝利に間に合います。
next-next-khorne-deck_empty-2 = オールドワールド・カードが残り2枚になったら、ダイアルか勝利ポイントか、近いほうを目指しましょう。
next-next-nurgle-max_threat-1 = 誰がダイアル進行カウンターを集めているかを早く見きわめ、その地域で戦いましょう。最多が同数なら、2段階目は進みません。
next-next-nurgle-max_threat-2 = 2体組のリーパーはプレーグベアラーで守りましょう。毎ラウンド2つの人口集中地域で条件を満たせば、ダイアルは進み続けます。
next-next-nurgle-fifty_vp-1 = 汚染が12に近い地域すべてにリーパーを1体ずつ置きましょう。殲滅のたびに殲滅者として得点できます。
next-next-nurgle-fifty_vp-2 = 『死の悪臭』は支配値を3増やします。首位がわずかな差で支配している所で使用しましょう。
next-next-nurgle-five_ruined-1 = 大事な地域では汚染トークンの数で最多になりましょう。1位の6～12VPは、殲滅者の得点よりずっと大きいのです。
next-next-nurgle-five_ruined-2 = 早く始めましょう。序盤のラウンドに置いた汚染トークンが、殲滅での順位を決めます。
next-next-nurgle-deck_empty-1 = リーパーを集めましょう。1つの地域に3、4体いれば殲滅が間に合い、5つの地域が殲滅されるとゲームが終わります。
next-next-nurgle-deck_empty-2 = リーパーを1体だけにしないようにしましょう。人口集中地域の2体組が、毎ラウンドダイアルを進めます。
next-next-tzeentch-max_threat-1 = 首位がダイアル進行カウンターを得る前に、そのフィギュアを『テレポート』でよそへ移しましょう。
next-next-tzeentch-max_threat-2 = アコライトのいる所にワープストーンを置き、毎ラウンド2つの地域で条件を満たしましょう。
next-next-tzeentch-fifty_vp-1 = 『“歪みを作りしもの”』で、首位の支配を支えるカードを封じましょう。
next-next-tzeentch-fifty_vp-2 = カードに印刷されたコストは、フィギュアと同じように支配値に数えます。首位との差が小さい所でコストの高いカードを使用しましょう。
next-next-tzeentch-five_ruined-1 = 殲滅間近の地域へアコライトを『テレポート』で送りましょう。殲滅者になれます。
next-next-tzeentch-five_ruined-2 = ワープストーンも12個のうちに数えます。自分の汚染トークンが最も多い地域が殲滅されるようにしましょう。
next-next-tzeentch-deck_empty-1 = 毎ラウンド手札を使い切りましょう。また5枚になるまで引けます。
next-next-tzeentch-deck_empty-2 = ワープストーンが2個ある地域にアコライトが2体いれば、毎ラウンド、ダイアル進行カウンターを1個得られます。最初の2ラウンドで整えましょう。
next-next-slaanesh-max_threat-1 = 『暗黒の影響』で英雄を首位のフィギュアの所へ送りましょう。英雄は脅威が最も高いプレイヤーを襲います。
next-next-slaanesh-max_threat-2 = 別々の地域の貴族や英雄のそばにセダクトレスを2体ずつ置きましょう。毎ラウンドカウンターが2個あれば、2段階進むことも多くなります。
next-next-slaanesh-fifty_vp-1 = 貴族は小さな地域の殲滅値を上げます。貴族が2個ある所を支配しましょう。
next-next-slaanesh-fifty_vp-2 = 『狡猾なる虚言』は貴族1個につき支配値を2増やします。首位との差が小さい所で使用しましょう。
next-next-slaanesh-five_ruined-1 = 『悪徳の栄え』はコスト0で、このラウンドに殲滅される地域の殲滅者になれます。
next-next-slaanesh-five_ruined-2 = 2体組のカルティストは動かさずにおきましょう。殲滅された地域で汚染トークンが最多なら6～12VPになります。
next-next-slaanesh-deck_empty-1 = 序盤のラウンドでは、貴族を追うのではなく、カルティストの所へ呼びましょう。
next-next-slaanesh-deck_empty-2 = オールドワールド・カードが残り2枚になったら、ダイアルか勝利ポイントか、近いほうを目指しましょう。
next-next-horned_rat-max_threat-1 = 首位にダイアル進行カウンターをもたらす下僕を滅殺するか、支配値で押しのけましょう。番は最後なので、相手の動きを見てから動けます。
next-next-horned_rat-max_threat-2 = スケイブン・トークンのある小さな地域を2つ、毎ラウンド支配すれば、自分のダイアルが進み続けます。
next-next-horned_rat-fifty_vp-1 = 番は最後です。首位が1差で支配している所へ『スキッターリープ』で移動しましょう。同点にするだけで十分です。
next-next-horned_rat-fifty_vp-2 = スケイブン・トークンは抵抗値を下げます。大きな地域1つより、小さな地域3つを支配しましょう。
next-next-horned_rat-five_ruined-1 = 地域が殲滅されるとき、そこにフィギュアを置いておきましょう。それが殲滅で得点する方法です。
next-next-horned_rat-five_ruined-2 = 殲滅での順位はフィギュアのコストで決まります。クランラットだけでなくラットオウガも送りましょう。
next-next-horned_rat-deck_empty-1 = 最初のラウンドから支配しましょう。スケイブン・トークンのある地域を支配するたびに、ダイアル進行カウンターを1個得られます。
next-next-horned_rat-deck_empty-2 = オールドワールド・カードが残り2枚になったら、ダイアルか勝利ポイントか、近いほうを目指しましょう。
