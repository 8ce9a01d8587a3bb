/** Tables in this tab, behind the same interface as a server's: questions here, everything live through a socket. */

import { Problem, type Transport } from "../api/http.ts";
import type { SocketLike } from "../api/live.ts";
import { say } from "../words/pages.ts";
import { language } from "../words/voice.svelte.ts";
import { keepAll } from "../offline/offline.svelte.ts";
import * as analyst from "./analyst.ts";
import { answer, NOT_MINE } from "./desk.ts";
import { version } from "./here.ts";
import { loading } from "./loading.svelte.ts";
import type { FromWorker, Me, ToWorker } from "./messages.ts";
import { owner, whyNot } from "./store.ts";
import type { AnalysisId } from "../wire.ts";

const home = new URL(".", document.baseURI);
let worker: Worker | null = null;
let socket: TabSocket | null = null;
let asked = 0;
const waiting = new Map<number, { resolve: (text: string) => void; reject: (problem: Problem) => void }>();

/** A socket that leads into the worker. */
class TabSocket implements SocketLike {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  send(text: string): void {
    // What cannot be sent is not lost: the socket is, and whoever uses it says everything again with the next one.
    me().then(
      (me) => post({ kind: "say", text, me }),
      () => this.lost(),
    );
  }
  close(): void {
    this.readyState = 3;
    if (socket === this) socket = null;
  }
  opened(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }
  lost(): void {
    if (this.readyState === 3) return;
    this.close();
    this.onclose?.({ code: 1006, reason: "" });
  }
}

let last: Me | null = null;

/** Who plays here; if that cannot be read any more, whoever did: then the worker says what is wrong with the storage. */
async function me(): Promise<Me> {
  try {
    const known = await owner();
    return (last = { id: known?.id ?? "", name: known?.name ?? "" });
  } catch (error) {
    if (last) return last;
    throw error;
  }
}

function post(message: ToWorker): void {
  begin().postMessage(message);
}

/** Fetch and start the runtime, if that has not begun. */
export function begin(): Worker {
  if (worker) return worker;
  Object.assign(loading, { phase: "loading", loaded: 0, total: 0, why: null, detail: "", held: false });
  // The worker is told by its name where the page is, and of which build: its own address is among the page's parts.
  const made = started();
  made.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  made.onerror = (event) => failed("not_loaded", event.message);
  return (worker = made);
}

function started(): Worker {
  return new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: `${home.href}#${version}` });
}

function hear(message: FromWorker): void {
  switch (message.kind) {
    case "loading":
      Object.assign(loading, { phase: "loading", loaded: message.loaded, total: message.total });
      return;
    case "starting":
      loading.phase = "starting";
      return;
    case "ready":
      loading.phase = "ready";
      performance.mark("ruinous.engine", { detail: { quick: message.quick } }); // for tests and bench/tab
      socket?.opened();
      void keepAll(); // the next game needs no network
      return;
    case "failed":
      return failed(message.why, message.detail);
    case "answer":
      waiting.get(message.n)?.resolve(message.text);
      waiting.delete(message.n);
      return;
    case "heard":
      socket?.onmessage?.({ data: message.text });
  }
}

/** It has ended, or never begun: whoever waits is told, and everything can be tried again. */
function failed(why: NonNullable<(typeof loading)["why"]>, detail: string): void {
  console.warn(`The tab cannot play: ${why}. ${detail}`);
  worker?.terminate();
  worker = null;
  Object.assign(loading, { phase: "failed", why, detail, held: loading.phase !== "ready" });
  for (const { reject } of waiting.values()) reject(new Problem("tab", say(`tab.${why}`)));
  waiting.clear();
  socket?.lost();
}

async function ask(method: Parameters<Transport["call"]>[0], path: string, body: unknown): Promise<unknown> {
  const who = await me();
  const text = await new Promise<string>((resolve, reject) => {
    const n = ++asked;
    waiting.set(n, { resolve, reject });
    const sent = body === undefined ? "" : JSON.stringify(body);
    post({ kind: "ask", n, method, path, body: sent, language: language(), me: who });
  });
  const told = JSON.parse(text) as { body?: string; problem?: { code: string; sentence: string; id: string; args: Record<string, unknown> } };
  if (told.problem) throw new Problem(told.problem.code, told.problem.sentence, 0, { id: told.problem.id, args: told.problem.args });
  if (/\/record$/.test(path) && method === "GET") return told.body;
  const found: unknown = told.body ? JSON.parse(told.body) : undefined;
  if (method === "POST" && /^\/api\/analyses(\/[\w-]+\/from)?$/.test(path)) {
    const { id, text } = found as AnalysisId;
    analyst.brought(id, text!);
  }
  return found;
}

export const tab: Transport = {
  shared: false,
  takes: ["record", "scenario", "saves"],
  lasts: false,
  async call<T>(method: Parameters<Transport["call"]>[0], path: string, body?: unknown): Promise<T> {
    if (analyst.isMine(path)) return analyst.answer(method, path, started, await me(), language()) as T;
    const found = await answer(home, method, path, body).catch((error: unknown) => {
      throw error instanceof Problem ? error : new Problem("storage", say(whyNot(error) === "newer" ? "tab.newer" : "tab.storage"));
    });
    return (found === NOT_MINE ? await ask(method, path, body) : found) as T;
  },
  connect(): SocketLike {
    socket?.close();
    const made = (socket = new TabSocket());
    if (loading.held) {
      queueMicrotask(() => made.lost());
      return made;
    }
    begin();
    if (loading.phase === "ready") queueMicrotask(() => made.opened());
    return made;
  },
  saveRecord: async (table) => (await import("./files.ts")).saveRecord(table),
  putAway: (table) => tab.call("DELETE", `/api/tables/${table}`),
  known: () => true,
};
