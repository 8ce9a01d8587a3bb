import { describe, expect, it } from "vitest";
import { codeIn, parse } from "../src/app/route.svelte.ts";
import { ago, lasting } from "../src/app/time.ts";
import { firstLanguage } from "../src/words/voice.svelte.ts";
import { clocked, fresh, full, hindrance, paced, request, resized, unusual } from "../src/pages/new-table.ts";
import { grouped, idsOf, searched } from "../src/pages/help/rules.ts";
import type { OptionData, Rulebook } from "../src/wire.ts";

describe("the address", () => {
  it.each([
    ["", { page: "lobby" }],
    ["#/", { page: "lobby" }],
    ["#table=k7m2wq9xtr4b", { page: "table", table: "k7m2wq9xtr4b" }],
    ["#/table=abc", { page: "table", table: "abc" }],
    ["#recover=p1-ABC", { page: "recover", code: "p1-ABC" }],
    ["#/replay=abc/12", { page: "replay", table: "abc", rest: "/12" }],
    ["#/new", { page: "new" }],
    ["#/help", { page: "help" }],
    ["#/help/rules/R9.2", { page: "rules", id: "R9.2" }],
    ["#/help/cards/khorne.battle_cry", { page: "cards", id: "khorne.battle_cry" }],
    ["#/help/powers", { page: "powers", id: "" }],
    ["#/person=p1abc", { page: "person", person: "p1abc" }],
    ["#/person=p1/abc", { page: "lost", path: "/person=p1/abc" }],
    ["#/ratings", { page: "ratings" }],
    ["#/nowhere", { page: "lost", path: "/nowhere" }],
    ["#table=", { page: "lost", path: "table=" }],
    ["#table=%3Cscript%3E", { page: "lost", path: "table=<script>" }],
    ["#%E0%A4%A", { page: "lost", path: "%E0%A4%A" }],
  ])("%s", (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });

  it.each([
    ["k7m2wq9xtr4b", "k7m2wq9xtr4b"],
    ["  K7M2WQ9XTR4B ", "k7m2wq9xtr4b"],
    ["http://127.0.0.1:8765/#table=k7m2wq9xtr4b", "k7m2wq9xtr4b"],
    ["come to https://play.example.org/#table=abcd now", "abcd"],
    ["https://example.org", ""],
    ["", ""],
  ])("finds the code in “%s”", (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

describe("a new table", () => {
  it("can be made as it is", () => {
    expect(hindrance(fresh())).toBeNull();
    expect(request(fresh(), "k")).toMatchObject({ key: "k", start: false, places: [{ me: true }, {}, {}, {}] });
  });

  it("follows the number of players", () => {
    expect(resized(fresh(), 5).powers).toEqual(["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"]);
    expect(resized(fresh(), 3)).toMatchObject({ powers: ["khorne", "nurgle", "tzeentch"], places: ["me", "", ""] });
    const drawn = resized({ ...fresh(), assign: "random" }, 3);
    expect(drawn.powers.length).toBe(4);
    expect(request(drawn, "k").options).toMatchObject({ players: 3 });
  });

  it("says what is missing", () => {
    expect(hindrance({ ...fresh(), powers: ["khorne"] })).toBe("new.need_exact");
    expect(hindrance({ ...fresh(), assign: "draft", powers: ["khorne"] })).toBe("new.need_powers");
    expect(hindrance({ ...fresh(), access: "password", password: "ab" })).toBe("new.need_password");
  });

  it("begins at once when all seats are taken", () => {
    const draft = { ...fresh(), places: ["me", "novice", "novice", "random"] };
    expect(full(draft)).toBe(true);
    expect(request(draft, "k")).toMatchObject({ start: true, places: [{ me: true }, { bot: "novice" }, { bot: "novice" }, { bot: "random" }] });
  });

  it("has clocks that fit the pace", () => {
    expect(paced(fresh(), "web").clock).toEqual({ kind: "move", seconds: 86_400, increment: 0 });
    expect(clocked("live", "bank")).toEqual({ kind: "bank", seconds: 1800, increment: 10 });
  });
});

it("chooses a language that the browser likes", () => {
  expect(firstLanguage(null, ["de-CH", "fr-CA", "en"])).toBe("fr");
  expect(firstLanguage("ja", ["fr"])).toBe("ja");
  expect(firstLanguage("xx", ["de"])).toBe("en");
});

it("tells times in words", () => {
  const now = 1_700_000_000_000;
  expect(ago(now - 5 * 60_000, "en", now)).toBe("5 min. ago");
  expect(ago(now - 3000, "en", now)).toBe("now");
  expect(lasting(86_400, "en")).toBe("1 day");
  expect(lasting(90, "en")).toBe("90 seconds");
  expect(lasting(43_200, "fr")).toMatch(/^12\sheures$/);
  expect(lasting(0, "en")).toBe("0 seconds");
});

describe("the rules", () => {
  const book: Rulebook = {
    sections: [{ id: "R9", title: "Domination step", rules: [{ id: "R9.1", section: "R9", text: "First effects." }, { id: "R9.2", section: "R9", text: "The value." }] }],
    rulings: [{ id: "F1", text: "Ruiner points.", reason: "The FAQ." }, { id: "C2", text: "One die.", reason: "" }],
    switches: [],
    examples: [{ id: "E1", page: "10", text: "Greenskins." }],
  };

  it("are grouped, each with a number", () => {
    expect(grouped(book).map((group) => group.id)).toEqual(["R9", "F", "C", "E"]);
    expect(idsOf(book).has("R9.2")).toBe(true);
  });

  it("are found by number and by words", () => {
    const ids = (query: string) => searched(grouped(book), query).flatMap((group) => group.rules.map((rule) => rule.id));
    expect(ids("r9.2")).toEqual(["R9.2"]);
    expect(ids("r9")).toEqual(["R9.1", "R9.2"]);
    expect(ids("domination value")).toEqual(["R9.2"]);
    expect(ids("faq")).toEqual(["F1"]);
    expect(ids("nothing like it")).toEqual([]);
    expect(ids("").length).toBe(5);
  });
});

describe("the options of a game", () => {
  const option = (id: string, usual: OptionData["default"]): OptionData => ({ id, name: id, kind: "choice", rule: null, values: [], default: usual, text: "" });
  const options = [option("edition", 2), option("events", "base"), option("show_forced", false), option("cards", "")];

  it("are told where they are not as usual", () => {
    expect(unusual({ edition: 2, events: "base", show_forced: false, cards: "" }, options)).toEqual([]);
    const found = unusual({ show_forced: true, events: "mixed", edition: 1, cards: "" }, options);
    expect(found.map(([{ id }, value]) => [id, value])).toEqual([["edition", 1], ["events", "mixed"], ["show_forced", true]]);
    expect(unusual({}, options)).toEqual([]);
  });
});
