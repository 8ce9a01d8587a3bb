/** Facts in the language of the page: forms, variants, causes, reasons. */

import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { regionIn } from "../src/words/names.ts";
import { turnTo } from "../src/words/voice.svelte.ts";
import type { Lookup } from "../src/lib/content.ts";
import type { Choice, Question } from "../src/play/choosing.ts";
import { cardsOf, tellAction, tellAsk, tellEvent, tellWhy } from "../src/play/tell.ts";
import { lookup } from "../src/lib/content.ts";
import type { DiceName, GameEvent } from "../src/wire.ts";

const region = (id: string, name: string) => ({ id, name, code: id.slice(0, 3) });
const power = (id: string, name: string, letter: string, cultist: string, daemon: string) => ({
  id,
  name,
  letter,
  followers: [
    { id: `${id}.cultist`, rank: "cultist", name: cultist, plural: `${cultist}s`, figures: [`${letter}c1`, `${letter}c2`] },
    { id: `${id}.greater_daemon`, rank: "greater_daemon", name: daemon, plural: daemon, figures: [`${letter}d1`] },
  ],
});
/** The reference, with the title that the server gives in a language. */
const look = (cry: string): Lookup => lookup({
  cards: [
    { kind: "chaos", id: "khorne.battle_cry", name: cry },
    { kind: "old_world", id: "old_world.norse_reavers", name: "Norse Reavers" },
    { kind: "upgrade", id: "khorne.bloodsworn", name: "Bloodsworn" },
  ],
  powers: [
    power("khorne", "Khorne", "K", "Bloodsworn", "Bloodthirster"),
    power("nurgle", "Nurgle", "N", "Leper", "Great Unclean One"),
    power("horned_rat", "The Horned Rat", "H", "Clanrat", "Verminlord"),
  ],
  regions: [region("empire", "The Empire"), region("bretonnia", "Bretonnia"), region("troll_country", "Troll Country")],
  board: { tokens: [{ id: "hero", name: "Hero" }], ruination: [], limits: {}, names: {} },
  rules: { rulings: [] },
} as unknown as Lookup["reference"]);
const english = look("Battle Cry");

const event = (what: GameEvent["what"], parts: object, cause: GameEvent["cause"] = null): GameEvent => ({ what, text: "told", cause, ...parts });
const summon = event("summon", { power: "nurgle", figure: "Nc1", region: "bretonnia", cost: 1, from: "reserve" }, { for: "turn", power: "nurgle" });
const score = event("score", { power: "khorne", points: 5 }, { for: "domination", region: "troll_country" });
const turn: Question = { seat: "khorne", kind: "turn", group: "turn", cause: null, about: { power: 1 }, prompt: "Your turn" };

beforeAll(() => {
  vi.stubGlobal("document", { documentElement: {} });
});
afterEach(() => turnTo("en"));

describe("English", () => {
  it("has an article and a plural where it needs them", () => {
    expect(tellEvent(summon, english)).toBe("Nurgle summons a Leper to Bretonnia (1 power).");
    expect(tellEvent(event("pass", { power: "horned_rat", lost: 0 }), english)).toBe("The Horned Rat passes.");
  });

  it("has a small article inside a sentence", () => {
    expect(regionIn("empire")).toBe("the Empire");
    expect(regionIn("bretonnia")).toBe("Bretonnia");
  });
});

describe("French", () => {
  const tell = async <T>(what: (look: Lookup) => T): Promise<T> => {
    await turnTo("fr");
    return what(look("Cri de Bataille"));
  };

  it.each<[GameEvent, string]>([
    [summon, "Nurgle invoque un Lépreux en Bretonnie (coût 1)."],
    [{ ...summon, from: "empire" }, "Nurgle invoque un Lépreux de l’Empire en Bretonnie (coût 1)."],
    [event("move", { figure: "Kd1", from: "empire", to: "troll_country" }), "Le Buveur de Sang passe de l’Empire au Pays des Trolls."],
    [event("hit", { power: "nurgle", figure: "Kd1", region: "empire", hits: 2 }), "Nurgle assigne 2 coups au Buveur de Sang."],
    [event("tick", { power: "horned_rat", position: 3 }), "Le cadran du Rat Cornu avance au cran 3."],
    [event("pass", { power: "horned_rat", lost: 0 }), "Le Rat Cornu passe."],
    [score, "Khorne marque 5 PV (domination au Pays des Trolls)."],
    [event("power", { power: "khorne", amount: 3, change: -1 }, { for: "card", card: "khorne.battle_cry", region: "empire" }), "Khorne perd 1 point de puissance (« Cri de Bataille » dans l’Empire)."],
    [event("power", { power: "khorne", amount: 6, change: 4 }, { for: "rule", rule: "R5.1" }), "Khorne a 6 points de puissance."],
    [event("kill", { power: null, figure: "Hc1", region: "empire", to: "reserve" }), "Une Roue Infernale tue un Clanrat dans l’Empire."],
    [event("game_end", { condition: "five_ruined", winners: ["khorne", "horned_rat"] }), "La partie est terminée : cinq régions sont dévastées. Victoire de Khorne et du Rat Cornu."],
  ])("%#", async (what, text) => {
    expect((await tell((look) => tellEvent(what, look))).replaceAll("\u00a0", " ")).toBe(text);
  });

  it("says nothing of what another event says", async () => {
    expect(await tell((look) => tellEvent({ ...event("move", { figure: "Nc1", from: "reserve", to: "bretonnia" }), text: "" }, look))).toBe("");
  });

  it("tells a turn's figure as summoned, an option by what it does", async () => {
    const move: Choice = { do: "", kind: "move", text: "", figure: "Nc1", from: "reserve", region: "bretonnia", cost: 1 };
    expect(await tell((look) => tellAction(move, turn, look))).toBe("Invoquer un Lépreux de la réserve en Bretonnie");
    const option: Choice = { do: "", kind: "option", text: "", option: 1, does: [{ place: "hero", in: ["empire", "bretonnia"] }] };
    const asked: Question = { seat: "khorne", kind: "choose_option", group: "option", cause: null, about: { card: "old_world.norse_reavers" } };
    expect((await tell((look) => tellAction(option, asked, look))).replaceAll("\u00a0", " ")).toBe("Un pion Héros dans chacune de ces régions : l’Empire et la Bretonnie");
  });

  it("chooses the question by what it is about", async () => {
    const hits = (sixes: number, dice: DiceName): Question => ({ seat: "khorne", kind: "assign", group: "hits", cause: null, about: { region: "empire", hits: 1, sixes, dice } });
    expect(await tell((look) => tellAsk(hits(0, "regular"), look))).toBe("Assignez 1 coup dans l’Empire. La cible doit être tuée.");
    expect(await tell((look) => tellAsk(hits(1, "early"), look))).toBe("Assignez votre Premier Coup dans l’Empire (c’est un six). Il peut rester sur sa cible.");
  });

  it("tells why not, with what is asked", async () => {
    const cost = { id: "why.figure_cost", args: { figure: "Kd1", cost: 3, power: 1, rule: "R6.5" } };
    expect(await tell((look) => tellWhy(cost, look, "no"))).toBe("Cette figurine (Buveur de Sang) coûte 3 et il vous reste 1 point de puissance.");
    const must = { id: "why.must", args: { ask: ["ask.discard_cards", { count: 2 }], rule: "R1.6" } };
    expect(await tell((look) => tellWhy(must, look, "no"))).toBe("Ce n’est pas facultatif. Défaussez 2 cartes Chaos.");
    expect(await tell((look) => tellWhy({ id: "why.unheard_of", args: {} }, look, "As the server says."))).toBe("As the server says.");
  });
});

describe("Japanese", () => {
  it("puts cards in corner brackets and counts with counters", async () => {
    await turnTo("ja");
    const japanese = look("戦いの雄叫び");
    expect(tellEvent(summon, japanese)).toBe("ナーグルがブレトニアにリーパーを召喚した（コスト1）。");
    expect(tellEvent(score, japanese)).toBe("コーンが5VPを獲得した（トロール郷の支配）。");
    expect(tellEvent(event("draw", { power: "khorne", cards: ["khorne.battle_cry", "khorne.battle_cry"] }), japanese)).toBe("コーンが『戦いの雄叫び』、『戦いの雄叫び』を引いた。");
    expect(tellEvent(event("corrupt", { power: "horned_rat", region: "empire", count: 2 }), japanese)).toBe("角ありし鼠がエンパイアに汚染トークンを2個置いた。");
  });
});

it("finds the cards of an event and of its cause", () => {
  const gained = event("score", { power: "khorne", points: 2 }, { for: "upgrade", upgrade: "khorne.bloodsworn" });
  expect([...cardsOf(gained)]).toEqual(["khorne.bloodsworn"]);
});
