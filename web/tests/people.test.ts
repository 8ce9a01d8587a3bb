import { describe, expect, it } from "vitest";
import { nameAmong, speaker } from "../src/app/people.ts";
import type { TableInfo } from "../src/wire.ts";

const one = { id: "pabcdefghk3f9", name: "Guest" };
const two = { id: "pabcdefgh77xz", name: "guest" };
const anna = { id: "pzzzzzzzzaaaa", name: "Anna" };

describe("people of one name", () => {
  it("are told apart by their tags, and nobody else is", () => {
    const all = [one, two, anna, one];
    expect(all.map((person) => nameAmong(person, all))).toEqual(["Guest#k3f9", "guest#77xz", "Anna", "Guest#k3f9"]);
  });

  it("are told apart when they talk, spectators too", () => {
    const table = { host: anna, places: [{ person: one }] } as unknown as TableInfo;
    const lines = [
      { identity: two.id, name: "Guest" },
      { identity: anna.id, name: "Anna" },
    ];
    expect(lines.map((line) => speaker(line, table, lines))).toEqual(["Guest#77xz", "Anna"]);
  });
});
