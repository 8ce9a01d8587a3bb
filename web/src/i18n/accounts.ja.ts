/** 日本語：ラウンドのまとめとゲームの終わり。 */
import type { AccountKey } from "./accounts.svelte.ts";

export const accounts: Record<AccountKey, string> = {
  "title": "ラウンド{n}のまとめ",
  "over": "ラウンド{n}が終わりました。",
  "running": "ラウンド{n}のここまで。",
  "earlier": "前のラウンド",
  "later": "次のラウンド",
  "continue": "続ける",
  "empty": "まだ記録はありません。",
  "failed": "まとめを読み込めませんでした。",
  "retry": "もう一度試す",
  "gain": "{power}：このラウンド{n}点、合計{vp}VP",
  "after": "合計",

  "part.points": "得点",
  "part.dial": "ダイアル",
  "part.kills": "滅殺",
  "part.losses": "損失",
  "part.cards": "使ったカード",
  "part.peasants": "得た小作農",
  "part.ruins": "殲滅された地域",
  "none.points": "このラウンドの得点はありません。",

  "source.domination": "支配",
  "source.ruiner": "殲滅者",
  "source.first": "1位",
  "source.first_tied": "同点1位",
  "source.second": "2位",
  "source.second_tied": "同点2位",
  "source.dial": "ダイアル",
  "source.card": "カード",
  "source.upgrade": "強化カード",
  "source.peasants": "小作農",

  "counter": "カウンター",
  "tick": "{most}段階中{n}段階目",
  "how.hero": "英雄",
  "peasant": "小作農",

  "end.story": "ゲームの物語",
  "end.places": "最終順位",
  "end.next": "次のゲームでは",
  "end.you": "あなたの勝ちです！",
  "end.round": "ラウンド{n}",
};
