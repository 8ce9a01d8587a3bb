/** The rulebook as groups of entries, and finding in it. */

import { typed } from "./cards.ts";
import type { Rulebook } from "../../wire.ts";

export interface Entry {
  id: string;
  title?: string;
  text: string;
  /** A second text: the reason of a ruling. */
  more?: string;
}
/** A section; or, by a letter, all rulings, switches or examples. */
export interface Group {
  id: string;
  title: string;
  rules: Entry[];
}

export function grouped(book: Rulebook): Group[] {
  const groups: Group[] = book.sections.map(({ id, title, rules }) => ({
    id,
    title,
    rules: rules.map((rule) => ({ id: rule.id, text: rule.text })),
  }));
  const rulings = book.rulings.map(({ id, text, reason }) => ({ id, text, more: reason }));
  const more: Group[] = [
    { id: "F", title: "", rules: rulings.filter((ruling) => ruling.id.startsWith("F")) },
    { id: "C", title: "", rules: rulings.filter((ruling) => ruling.id.startsWith("C")) },
    { id: "S", title: "", rules: book.switches.map(({ id, title, text, values }) => ({ id, title, text: plain(text, values) })) },
    { id: "E", title: "", rules: book.examples.map(({ id, text }) => ({ id, text })) },
  ];
  return [...groups, ...more.filter((group) => group.rules.length)];
}

/** What the values of a switch mean, without what programs call them. */
function plain(text: string, values: readonly string[]): string {
  return text.replaceAll(new RegExp(`\\b(?:${values.join("|")})\\s*[:：]\\s*`, "g"), "");
}

export function idsOf(book: Rulebook): Set<string> {
  return new Set(grouped(book).flatMap((group) => [group.id, ...group.rules.map((rule) => rule.id)]));
}

/** A text that counts its parts, "(1) … (2) …", as its beginning and its parts. Without parts the text is the beginning. */
export function listed(text: string): { lead: string; items: string[] } {
  const [lead = "", ...parts] = text.split(/\s*\((\d+)\)\s+/);
  const items = parts.filter((_, n) => n % 2);
  const counted = parts.every((part, n) => n % 2 || Number(part) === n / 2 + 1);
  return items.length > 2 && counted ? { lead, items: items.map((item) => item.replace(/[;.]$/, "")) } : { lead: text, items: [] };
}

/** The groups with only what a number or all of some words find. */
export function searched(groups: readonly Group[], query: string): Group[] {
  const words = typed(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [...groups];
  const number = query.trim().toUpperCase();
  return groups.flatMap((group) => {
    const whole = group.id === number;
    const rules = group.rules.filter((rule) => {
      const text = typed(`${rule.id} ${group.title} ${rule.title ?? ""} ${rule.text} ${rule.more ?? ""}`);
      return whole || rule.id === number || words.every((word) => text.includes(word));
    });
    return rules.length ? [{ ...group, rules }] : [];
  });
}
