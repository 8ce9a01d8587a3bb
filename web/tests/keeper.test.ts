import { describe, expect, it } from "vitest";
import { Keeper, type Build } from "../src/offline/keeper.ts";

const HOME = "https://play.example.org/games/";

/** A browser's caches, and a host that has a build; a tag is simply what a file says. */
function world(files: Record<string, string>) {
  const kept = new Map<string, Map<string, Response>>();
  const asked: string[] = [];
  const host = { files, away: false };
  const cache = (all: Map<string, Response>) =>
    ({
      match: async (url: string) => all.get(url)?.clone(),
      put: async (url: string, body: Response) => void all.set(url, body),
      keys: async () => [...all.keys()].map((url) => ({ url })),
    }) as unknown as Cache;
  const open = async (name: string) => cache(kept.get(name) ?? kept.set(name, new Map()).get(name)!);
  const made = {
    home: new URL(HOME),
    caches: {
      open,
      keys: async () => [...kept.keys()],
      has: async (name: string) => kept.has(name),
      delete: async (name: string) => kept.delete(name),
      match: async (url: string) => [...kept.values()].map((all) => all.get(url)?.clone()).find(Boolean),
    } as unknown as CacheStorage,
    fetch: async (address: string) => {
      const name = address.replace(HOME, "").replace(/\?.*/, "");
      asked.push(name);
      if (host.away) throw new TypeError("away");
      const body = host.files[name];
      return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
    },
    digest: async (body: ArrayBuffer) => new TextDecoder().decode(body),
  };
  return { made, host, kept, asked };
}

const FILES = {
  "": '<script src="./assets/index-1.js">',
  tab: '<script src="./assets/index-1.js">',
  "theme.js": "theme",
  "icon-512.png": "pixels",
  "assets/index-1.js": "one",
  "assets/sound-1.mp3": "sound",
  "tab/files.json": "files 1",
  "tab/engine.zip.packed": "engine 1",
};
function build(version: string, files: Record<string, string>, tab = "tab"): Build {
  const parts = Object.entries(files).filter(([name]) => name && name !== "tab");
  return { version, tab, parts: Object.fromEntries([["index.html", ["", 1]], ...parts.map(([name, text]) => [name, [text, text.length]])]) };
}
const get = (path: string, mode: RequestMode = "cors") => ({ method: "GET", mode, url: HOME + path });
const now = (work: Promise<unknown>) => void work;
const text = async (answer: (() => Promise<Response>) | null) => answer && (await answer()).text();

describe("what is kept", () => {
  it("is little at first, and all of it when somebody plays", async () => {
    const { made, asked } = world(FILES);
    const keeper = new Keeper(build("1", FILES), made);
    await keeper.install();
    expect(asked.toSorted()).toEqual(["", "assets/index-1.js", "tab", "theme.js"]);
    expect(await keeper.isWhole()).toBe(false);
    const told: number[] = [];
    await keeper.whole((loaded, total) => told.push(loaded / total));
    expect(told.at(-1)).toBe(1);
    expect(await keeper.isWhole()).toBe(true);
    expect(asked).toHaveLength(new Set(asked).size); // nothing twice
  });

  it("is fetched once, and every page that asks hears of it", async () => {
    const { made, asked } = world(FILES);
    const keeper = new Keeper(build("1", FILES), made);
    const told: number[][] = [[], []];
    expect(keeper.isComing).toBe(false);
    const first = keeper.whole((loaded, total) => told[0]!.push(loaded / total));
    expect(keeper.isComing).toBe(true);
    await Promise.all([first, keeper.whole((loaded, total) => told[1]!.push(loaded / total))]);
    expect(told.map((heard) => heard.at(-1))).toEqual([1, 1]);
    expect(asked).toHaveLength(new Set(asked).size);
    expect([keeper.isComing, await keeper.isWhole()]).toEqual([false, true]);
  });

  it("is never half an engine, nor one of another build", async () => {
    const { made, host, kept } = world({ ...FILES, "tab/engine.zip.packed": "engi" });
    const keeper = new Keeper(build("1", FILES), made);
    await expect(keeper.whole()).rejects.toThrow("not whole");
    const later: Promise<unknown>[] = [];
    expect(await text(keeper.answer(get("tab/engine.zip.packed?1"), (work) => later.push(work)))).toBe("engi");
    await Promise.all(later);
    expect([...kept.values()].some((all) => all.has(`${HOME}tab/engine.zip.packed`))).toBe(false);
    host.files = { ...FILES, "": '<script src="./assets/index-2.js">' };
    await expect(new Keeper(build("1", FILES), made).install()).rejects.toThrow("another build");
  });

  it("of a newer build is whole too, where it was; the last older one stays for the pages that are open", async () => {
    const { made, host, kept, asked } = world(FILES);
    kept.set("ruinous /elsewhere/ 7", new Map());
    for (const version of ["1", "2", "3"]) {
      const files = { ...FILES, "tab/files.json": `files ${version}`, "tab/engine.zip.packed": `engine ${version}` };
      host.files = files;
      const keeper = new Keeper(build(version, files), made);
      asked.length = 0;
      await keeper.install();
      if (version === "1") await keeper.whole();
      else expect(asked).not.toContain("assets/sound-1.mp3"); // it is the same as before
      expect(await keeper.isWhole()).toBe(true);
      await keeper.tidy();
    }
    expect([...kept.keys()]).toEqual(["ruinous /elsewhere/ 7", "ruinous /games/ 2", "ruinous /games/ 3"]);
  });
});

describe("a request", () => {
  it("for anything that is no part of the page is the network's", () => {
    const { made } = world(FILES);
    const keeper = new Keeper(build("1", FILES), made);
    for (const path of ["api/identity", "api/tables/mine", "health", "tab/engine.zip.packed.old", "sw.js"]) expect(keeper.answer(get(path), now)).toBeNull();
    expect(keeper.answer(get("api/schema", "navigate"), now)).toBeNull();
    expect(keeper.answer({ ...get("theme.js"), method: "POST" }, now)).toBeNull();
    expect(keeper.answer({ ...get(""), url: "https://play.example.org/" }, now)).toBeNull();
    expect(keeper.answer({ ...get(""), url: "https://elsewhere.example/games/theme.js" }, now)).toBeNull();
  });

  it("for the page of a server gets the server's, and the one that is kept while it is away", async () => {
    const { made, host } = world(FILES);
    const keeper = new Keeper(build("1", FILES), made);
    await keeper.install();
    host.files = { ...FILES, "": "newer" };
    expect(await text(keeper.answer(get("", "navigate"), now))).toBe("newer");
    host.away = true;
    expect(await text(keeper.answer(get("", "navigate"), now))).toBe(FILES[""]);
    expect(await text(keeper.answer(get("tab", "navigate"), now))).toBe(FILES.tab);
  });

  it("for the page that plays in its tab gets that of the worker's build, whatever the host has", async () => {
    for (const tab of ["tab", ""]) {
      const { made, host } = world(FILES);
      const keeper = new Keeper(build("1", FILES, tab), made);
      await keeper.install();
      host.files = { ...FILES, [tab]: "newer" };
      expect(await text(keeper.answer(get(tab, "navigate"), now))).toBe(FILES[tab as ""]);
    }
  });

  it("of a page of the build before gets that build's engine and scripts", async () => {
    const { made, host } = world(FILES);
    await new Keeper(build("1", FILES), made).whole();
    const { "assets/index-1.js": _, ...rest } = FILES;
    const files = { ...rest, "assets/index-2.js": "two", "tab/engine.zip.packed": "engine 2" };
    host.files = files;
    const newer = new Keeper(build("2", files), made);
    await newer.whole();
    expect(await text(newer.answer(get("tab/engine.zip.packed?1"), now))).toBe("engine 1");
    expect(await text(newer.answer(get("tab/engine.zip.packed?2"), now))).toBe("engine 2");
    expect(await text(newer.answer(get("assets/index-1.js"), now))).toBe("one");
    expect([newer.made({ version: "1", entry: "" }), newer.made({ version: "", entry: "assets/index-1.js" })]).toEqual([false, false]);
    expect([newer.made({ version: "2", entry: "" }), newer.made({ version: "", entry: "assets/index-2.js" })]).toEqual([true, true]);
  });
});
