/** What an owner of a card can tell about it: the fields in doubt, and the two texts made of the answers. */

import type { AnyCard, Label } from "../../wire.ts";

export type Doubt = Extract<Label, "reported" | "reconstructed">;
export type Kind = "line" | "long" | "number" | "flag" | "after" | "code";

export interface Field {
  /** As in a corrections file: "copies", "params.dice", "stats.attack". */
  key: string;
  kind: Kind;
  ours: string;
  label: Doubt;
  least: number;
}

/** By field, what the card says; a field that is empty was not compared. */
export type Answers = Record<string, string>;

/** All that was filled in on this device. */
export interface Kept {
  copy: string;
  cards: Record<string, Answers>;
}

const SECTIONS = { chaos: "chaos", upgrade: "upgrades", old_world: "old_world" } as const;
const STATS = ["cost", "attack", "defense"] as const;
const OWN_FIELD = ["name", "copies", "cost", "magic", "comet", "after", "stats", "attack", "immediate", "persistent"];

/** The weaker of the labels of some aspects, if any is in doubt. */
function doubt(card: AnyCard, aspects: readonly string[]): Doubt | null {
  const labels = aspects.map((aspect) => card.provenance[aspect]);
  return labels.includes("reconstructed") ? "reconstructed" : labels.includes("reported") ? "reported" : null;
}

/** One field for every part of a card that we do not know from print. */
export function fields(card: AnyCard): Field[] {
  const found: Field[] = [];
  const add = (label: Doubt | null, key: string, kind: Kind, ours: unknown, least = 0) => {
    if (label) found.push({ key, kind, ours: String(ours), label, least });
  };
  add(doubt(card, ["name"]), "name", "line", card.name);
  if (card.kind !== "upgrade") add(doubt(card, ["copies"]), "copies", "number", card.copies);
  const rest = doubt(card, Object.keys(card.provenance).filter((aspect) => !OWN_FIELD.includes(aspect)));
  if (card.kind === "chaos") {
    add(doubt(card, ["cost"]), "cost", "number", card.cost);
    add(doubt(card, ["magic"]), "magic", "flag", card.magic);
  }
  if (card.kind === "upgrade" && card.stats) {
    const label = doubt(card, ["stats", "attack"]);
    STATS.forEach((stat, n) => add(label, `stats.${stat}`, "number", card.stats![n], stat === "defense" ? 1 : 0));
  }
  if (card.kind === "old_world") {
    const immediate = doubt(card, ["immediate", "no_token"]);
    const persistent = doubt(card, ["persistent"]);
    add(doubt(card, ["comet"]), "comet", "flag", card.comet);
    add(doubt(card, ["after"]), "after", "after", card.after);
    add(immediate, "text", "long", card.text);
    add(persistent, "persistent_text", "long", card.persistent_text ?? "");
    add(immediate, "immediate", "code", value(card.immediate));
    add(persistent, "end", "code", value(card.end));
    add(persistent, "constant", "code", value(card.constant));
  } else {
    for (const [name, number] of Object.entries(card.params)) add(rest, `params.${name}`, "number", number, 1);
    if (card.kind === "upgrade" && card.power_bonus) add(rest, "power_bonus", "number", card.power_bonus);
    add(rest, "text", "long", card.text);
  }
  return found;
}

/** JSON data as a TOML value. */
export function value(data: unknown): string {
  if (Array.isArray(data)) return `[${data.map(value).join(", ")}]`;
  if (data && typeof data === "object") {
    return `{ ${Object.entries(data).map(([key, part]) => `${key} = ${value(part)}`).join(", ")} }`;
  }
  return JSON.stringify(data);
}

function quoted(text: string): string {
  return JSON.stringify(flat(text)).replaceAll("\u007f", "");
}

function flat(text: string): string {
  return text.trim().replace(/\s+/g, " ");
}

const given = (answers: Answers, key: string) => flat(answers[key] ?? "");

/** What an owner says of a card, as a part of a corrections file; empty if nothing was filled in. */
export function corrections(card: AnyCard, answers: Answers): string {
  const lines: string[] = [];
  const numbers: string[] = [];
  const all = fields(card);
  for (const { key, kind } of all) {
    const said = given(answers, key);
    if (!said || key.startsWith("stats.")) continue;
    if (key.startsWith("params.")) numbers.push(`${key.slice("params.".length)} = ${said}`);
    else lines.push(`${key} = ${kind === "line" || kind === "long" || kind === "after" ? quoted(said) : said}`);
  }
  if (numbers.length) lines.push(`params = { ${numbers.join(", ")} }`);
  const stats = all.filter(({ key }) => key.startsWith("stats."));
  if (stats.some(({ key }) => given(answers, key))) {
    lines.push(`stats = [${stats.map(({ key, ours }) => given(answers, key) || ours).join(", ")}]`);
  }
  return lines.length ? [`[${SECTIONS[card.kind]}."${card.id}"]`, ...lines, ""].join("\n") : "";
}

/** How an answer stands to what we have. */
export function verdict(field: Field, answers: Answers): "open" | "confirmed" | "differs" {
  const said = given(answers, field.key);
  return !said ? "open" : said === flat(field.ours) ? "confirmed" : "differs";
}

/** The report on a card, for us: in English, with the fields as a corrections file names them. */
export function report(card: AnyCard, answers: Answers): string {
  const lines = fields(card).flatMap((field) => {
    const state = verdict(field, answers);
    const said = flat(given(answers, field.key));
    if (state === "open") return [];
    if (state === "confirmed") return [`- ${field.key}: as Ruinous has it (${field.label}): ${said}`];
    return [`- ${field.key}: ${said}`, `  Ruinous has (${field.label}): ${flat(field.ours) || "nothing"}`];
  });
  if (!lines.length) return "";
  const open = fields(card).filter((field) => field.kind !== "code" && verdict(field, answers) === "open");
  return [
    `Card: ${card.id}`,
    ...lines,
    ...(open.length ? [`- Not compared: ${open.map(({ key }) => key).join(", ")}`] : []),
    "",
  ].join("\n");
}

/** Both texts for all cards that were filled in, in the order of the cards. */
export function ready(cards: readonly AnyCard[], kept: Kept): { file: string; report: string; n: number } {
  const files = cards.map((card) => corrections(card, kept.cards[card.id] ?? {})).filter(Boolean);
  const reports = cards.map((card) => report(card, kept.cards[card.id] ?? {})).filter(Boolean);
  const copy = `My copy: ${flat(kept.copy) || "not given"}\n`;
  return {
    file: files.join("\n"),
    report: reports.length ? ["What my cards say\n", ...reports, copy].join("\n") : "",
    n: files.length,
  };
}

const PLACE = "ruinous.owner";

/** What was filled in before, if it can still be read. */
export function recall(storage: Pick<Storage, "getItem">): Kept {
  try {
    const found = JSON.parse(storage.getItem(PLACE) ?? "{}") as Partial<Kept>;
    return { copy: String(found.copy ?? ""), cards: { ...found.cards } };
  } catch {
    return { copy: "", cards: {} };
  }
}

export function remember(storage: Pick<Storage, "setItem">, kept: Kept): void {
  try {
    storage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // then it holds until the page is left
  }
}
