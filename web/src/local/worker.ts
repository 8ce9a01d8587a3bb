/** A table in this tab: Python in a worker, the games in IndexedDB. One thing is done after the other. */

import { info } from "../../node_modules/pyodide/pyodide-lock.json";
import type { Failure, Files, FromWorker, Me, ToWorker } from "./messages.ts";
import { Memory, roomFor } from "./memory.ts";
import { append, CHANNEL, entries, type Write } from "./store.ts";

interface Desk {
  enter(id: string, name: string): void;
  ask(method: string, path: string, body: string, language: string): Promise<string>;
  say(text: string): Promise<void>;
  heard(table: string): Promise<void>;
  due(): number;
  bots(): Promise<void>;
}
interface Python {
  unpackArchive(body: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}
type LoadPython = (options: Record<string, unknown>) => Promise<Python>;

const PLACE = "/lib/ruinous";
const LATER = 2000; // milliseconds after the start: the game comes first
const prepare = `
import sys
sys.path.insert(0, "${PLACE}")
import ruinous.local.browser
from ruinous.local.rehearsal import rehearse
rehearse()
`;
const begin = "import ruinous.local.browser; ruinous.local.browser.Desk";
/** Where the files are: beside the page, wherever that is. Behind the # stands the build that the page is of. */
const home = new URL((self as unknown as { name: string }).name);
const version = home.hash.slice(1);
const channel = new BroadcastChannel(CHANNEL);
const memory = new Memory(home, version);
/** What is to be kept for the next start. */
let fresh: Uint8Array<ArrayBuffer> | null = null;
const tell = (message: FromWorker): void => postMessage(message);

class Trouble extends Error {
  constructor(
    readonly why: Failure,
    detail: string,
  ) {
    super(detail);
  }
}

// --- fetching -----------------------------------------------------------------------------------------------------

/** The files of the runtime, whole and unpacked, while the page is told how much has come. */
async function fetched(files: Files): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  if (version && files.version !== version) throw new Trouble("outdated", files.version);
  const total = Object.values(files.runtime).reduce((sum, [size]) => sum + size, 0);
  let loaded = 0;
  const found = Object.entries(files.runtime).map(async ([name, [size, tag]]) => {
    const answer = await fetch(new URL(`tab/${name}?${files.version}`, home));
    if (!answer.ok || !answer.body) throw new Trouble("not_loaded", `${name}: ${answer.status}`);
    const parts: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      loaded += value.length;
      tell({ kind: "loading", loaded: Math.min(loaded, total), total });
    }
    const whole = new Blob(parts);
    if (!(await isWhole(whole, name, size, tag))) throw new Trouble("not_loaded", `${name}: ${whole.size} of ${size}`);
    return [name, await unpacked(whole)] as const;
  });
  return new Map(await Promise.all(found));
}

async function isPacked(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

/** Whether all of a file has come, and that of this build. What a host has unpacked by itself only Python can judge. */
async function isWhole(file: Blob, name: string, size: number, tag: string): Promise<boolean> {
  if (name.endsWith(".packed") && !(await isPacked(file))) return true;
  if (file.size !== size) return false;
  if (!("subtle" in crypto)) return true; // a page by plain http has only the size
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(tag);
}

/** A file that was packed, as it was; some hosts unpack what they send by themselves. */
async function unpacked(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  const whole = (await isPacked(file)) ? new Response(file.stream().pipeThrough(new DecompressionStream("gzip"))) : new Response(file);
  return new Uint8Array(await whole.arrayBuffer());
}

async function listed(): Promise<Files> {
  const answer = await fetch(new URL(`tab/files.json?${version}`, home));
  if (!answer.ok) throw new Trouble("not_loaded", `files.json: ${answer.status}`);
  return (await answer.json()) as Files;
}

// --- starting -----------------------------------------------------------------------------------------------------

/** Python asks for its own parts: they are here already. */
function served(files: Map<string, Uint8Array<ArrayBuffer>>): () => void {
  const asked = self.fetch;
  self.fetch = (input, init) => {
    const name = new URL(input instanceof Request ? input.url : input, home).pathname.split("/").at(-1)!;
    const body = files.get(`runtime/${name}.packed`) ?? files.get(`runtime/${name}`);
    if (!body) return asked(input, init);
    const type = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return Promise.resolve(new Response(body, { headers: { "content-type": type } }));
  };
  return () => (self.fetch = asked);
}

async function start(): Promise<Desk> {
  if (typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined") throw new Trouble("no_wasm", "");
  const remembered = memory.read();
  const files = await listed().then(fetched).catch((error: unknown) => {
    throw error instanceof Trouble ? error : new Trouble("not_loaded", String(error));
  });
  tell({ kind: "starting" });
  const restore = served(files);
  try {
    const kept = await remembered;
    const python = (kept && (await again(files, kept).catch(() => null))) ?? (await anew(files));
    const made = python.runPython(begin) as (shelf: object, hear: (text: string) => void) => Desk;
    return made(shelf, (text) => tell({ kind: "heard", text }));
  } catch (error) {
    void memory.forget();
    throw new Trouble("broken", error instanceof Error ? error.message : String(error));
  } finally {
    restore();
  }
}

async function load(options: Record<string, unknown>): Promise<Python> {
  const indexURL = new URL("tab/runtime/", home).href;
  const script = (name: string): Promise<unknown> => import(/* @vite-ignore */ `${indexURL}${name}.js?${version}`);
  const [{ loadPyodide }, made] = (await Promise.all([script("pyodide"), script("pyodide.asm")])) as [{ loadPyodide: LoadPython }, { default: unknown }];
  return loadPyodide({ indexURL, createPyodideModule: made.default, lockFileContents: { info, packages: {} }, ...options });
}

function unpack(python: Python, files: Map<string, Uint8Array>): void {
  python.unpackArchive(files.get("engine.zip.packed")!, "zip", { extractDir: PLACE });
}

/** Python with the engine; its memory is taken for the next start, before there is anything else in it. */
async function anew(files: Map<string, Uint8Array>): Promise<Python> {
  const python = await load({ _makeSnapshot: true });
  unpack(python, files);
  python.runPython(prepare);
  try {
    fresh = python.makeMemorySnapshot();
  } catch {
    fresh = null; // the next start takes as long as this one
  }
  return python;
}

/** The same from the memory of an earlier start. Files are no part of it. */
async function again(files: Map<string, Uint8Array>, kept: Uint8Array): Promise<Python> {
  const smaller = roomFor(kept.length);
  try {
    const python = await load({ _loadSnapshot: kept });
    unpack(python, files);
    return python;
  } finally {
    smaller();
  }
}

const shelf = {
  async append(text: string): Promise<string> {
    const writes = JSON.parse(text) as Write[];
    let kept = await append(writes);
    if (kept === "full" && (await memory.forget())) kept = await append(writes); // games come first
    if (kept === "kept") for (const table of new Set(writes.map((write) => write.table))) channel.postMessage(table);
    return kept;
  },
  async entries(table: string, after: number): Promise<string> {
    return JSON.stringify(await entries(table, after));
  },
};

// --- working ------------------------------------------------------------------------------------------------------

let desk: Desk | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let turn: Promise<void> = start().then(
  (made) => {
    desk = made;
    tell({ kind: "ready", quick: !fresh });
    const taken = fresh;
    fresh = null;
    if (taken) setTimeout(() => void memory.keep(taken), LATER);
  },
  (error: unknown) => {
    const trouble = error instanceof Trouble ? error : new Trouble("broken", String(error));
    tell({ kind: "failed", why: trouble.why, detail: trouble.message });
  },
);

/** One thing after the other; then it is looked when a bot has something to do. */
function next(work: (desk: Desk) => Promise<void>): void {
  turn = turn.then(async () => {
    if (!desk) return;
    try {
      await work(desk);
    } catch (error) {
      void memory.forget(); // who knows
      tell({ kind: "failed", why: "broken", detail: String(error) });
    }
    clearTimeout(timer);
    const due = desk.due();
    if (due >= 0) timer = setTimeout(() => next((one) => one.bots()), due);
  });
}

function enter(desk: Desk, { id, name }: Me): void {
  desk.enter(id, name);
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  next(async (desk) => {
    enter(desk, data.me);
    if (data.kind === "say") await desk.say(data.text);
    else tell({ kind: "answer", n: data.n, text: await desk.ask(data.method, data.path, data.body, data.language) });
  });
});
channel.addEventListener("message", ({ data }: MessageEvent<string>) => next((desk) => desk.heard(data)));
