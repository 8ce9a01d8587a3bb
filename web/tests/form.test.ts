import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { within, CLOSEST } from "../src/board/lens.svelte.ts";
import { formOf } from "../src/table/form.ts";

/** The form of a window in pixels, with letters of this size. */
const form = (width: number, height: number, letter = 16) => formOf(width / letter, height / letter);

describe("the form of the table", () => {
  it("follows from the room that the letters leave", () => {
    expect([form(1280, 720), form(1366, 625), form(1920, 1080), form(3840, 2160, 28)]).toEqual(["desk", "desk", "desk", "desk"]);
    expect([form(1024, 768), form(800, 600)]).toEqual(["side", "side"]);
    expect([form(640, 360), form(844, 390), form(1280, 500)]).toEqual(["wing", "wing", "wing"]);
    expect([form(360, 640), form(768, 1024), form(1100, 1400), form(400, 340)]).toEqual(["tall", "tall", "tall", "tall"]);
  });

  it("is the same at 200 % as in a window of half the size", () => {
    expect(form(1280, 720, 32)).toBe(form(640, 360));
  });
});

describe("a closer look", () => {
  it("is never farther than the whole map, nor closer than it helps", () => {
    expect([within(0.3), within(2), within(99)]).toEqual([1, 2, CLOSEST]);
  });
});

describe("what depends on room", () => {
  it("asks its container or the form of the table, never how wide the window is", () => {
    const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|css|ts)$/.test(name));
    expect(files.length).toBeGreaterThan(200);
    const asks = (text: string) => /(@media|matchMedia\()[^{;]*\b(width|height)\b/.test(text);
    expect(asks("@media (max-width: 599px) {")).toBe(true);
    expect(files.filter((name) => asks(readFileSync(`src/${name}`, "utf8")))).toEqual([]);
  });
});
