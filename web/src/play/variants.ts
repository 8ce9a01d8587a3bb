/** Some facts have several templates, by what their arguments are: the same choice as in `ruinous.words`. */

type Args = Readonly<Record<string, unknown>>;

const MANY = 9; // more figures than a card ever moves: as many as one likes
const sixes = (args: Args): string => (args.sixes ? ".sixes" : "");

export const VARIANTS: Readonly<Record<string, (args: Args) => string>> = {
  "ask.assign": (args) => (args.dice === "regular" ? "" : ".early") + (args.hits === 1 && args.sixes ? ".six" : sixes(args)),
  "ask.move_figures": (args) => (args.optional ? ".optional" : ""),
  "ask.move_many": (args) => (Number(args.most) > MANY ? ".any" : ""),
  "action.hit": sixes,
  "action.peasant": sixes,
  "event.battle": (args) => (args.number ? ".again" : ""),
  "event.draw": (args) => ("cards" in args ? ".cards" : ".count"),
  "event.game_end": (args) => ((args.winners as unknown[]).length ? ".won" : ".lost"),
  "event.glean": (args) => ((args.cards as unknown[]).length ? "" : ".none"),
  "event.homecoming": (args) => (args.to === "reserve" ? "" : ".kept"),
  "event.summon": (args) => (args.from === "reserve" ? "" : ".from"),
  "event.kill": (args) => (args.power ? "" : ".doom"),
};

export function variant(id: string, args: Args): string {
  return id + (VARIANTS[id]?.(args) ?? "");
}
