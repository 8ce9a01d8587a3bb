/** Single questions to whoever keeps the tables: a server, or this tab (local/tab.ts). Whatever it does not do comes as a Problem with a code, a sentence and its fact. */

import { language } from "../words/voice.svelte.ts";
import type { SocketLike } from "./live.ts";
import type { Fact } from "../wire.ts";

/** Where the tables are. The page asks here and hears from there, and need not know which kind it is. */
export interface Transport {
  /** Whether other people can come to these tables. */
  readonly shared: boolean;
  /** What it takes in from a file. */
  readonly takes: readonly ("record" | "scenario" | "saves")[];
  /** Whether it goes on working when this page is closed. */
  readonly lasts: boolean;
  /** Ask, and give what is answered; or a Problem. */
  call<T>(method: Method, path: string, body?: unknown): Promise<T>;
  /** A way for everything live. */
  connect(): SocketLike;
  /** Give the record of a game that is over, as a file. */
  saveRecord(table: string): Promise<void>;
  /** Nobody goes on at this table. */
  putAway(table: string): Promise<void>;
  /** Whether this device has been given an identity, as far as one can tell without asking. */
  known(): boolean;
}

export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    /** Seconds to wait, if the server said so. */
    readonly after = 0,
    /** What the sentence says, for other languages. */
    readonly fact: Fact | null = null,
  ) {
    super(sentence);
  }
}

/** A fact as it comes; one within another comes as a pair. */
export function factOf(told: unknown): Fact | null {
  const [id, args] = Array.isArray(told) ? told : told && typeof told === "object" ? [(told as Fact).id, (told as Fact).args] : [];
  return typeof id === "string" && id ? { id, args: args ?? {} } : null;
}

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Nobody answered: worth trying again. Its sentence is the page's own. */
export const GONE = "gone";
/** Something of ours broke. */
export const FAULT = "fault";
const AGAIN = new Set([GONE, "down", "busy"]);

export function worthRetrying(error: unknown): boolean {
  return error instanceof Problem && AGAIN.has(error.code);
}

export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(FAULT, error instanceof Error ? error.message : String(error));
}

export function cookie(name: string, all = document.cookie): string {
  for (const part of all.split(";")) {
    const [key, value] = part.trim().split("=");
    if (key === name) return value ?? "";
  }
  return "";
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: "application/json", "accept-language": language() };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET") headers["x-ruinous-csrf"] = cookie("ruinous_csrf");
  try {
    return await fetch(path, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new Problem(GONE, "");
  }
}

async function problemOf(response: Response): Promise<Problem> {
  const after = Number(response.headers.get("retry-after")) || 0;
  try {
    const told = (await response.json()) as { code?: string; sentence?: string };
    if (told.code && told.sentence) return new Problem(told.code, told.sentence, after, factOf(told));
  } catch {
    // not ours: a proxy's page
  }
  return new Problem(response.status >= 500 ? GONE : "bad_request", "", after);
}

/** A request without the right cookie is asked again when the cookie is renewed. */
async function request<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response = await send(method, path, body);
  if (response.status === 403 && method !== "GET") {
    const problem = await problemOf(response);
    if (problem.code !== "csrf") throw problem;
    await send("GET", "/api/identity", undefined);
    response = await send(method, path, body);
  }
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Let the browser save what lies at an address. */
export function offer(name: string, address: string): void {
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
}

export const server: Transport = {
  shared: true,
  takes: ["record"],
  lasts: true,
  call: request,
  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    return new WebSocket(`${scheme}://${location.host}/api/live`) as SocketLike;
  },
  async saveRecord(table) {
    offer(`${table}.ruinous`, `/api/tables/${table}/record`);
  },
  putAway: (table) => request("POST", `/api/tables/${table}/do`, { do: "leave" }),
  known: () => cookie("ruinous_csrf") !== "",
};
let chosen: Transport = server;

export function transport(): Transport {
  return chosen;
}

/** Play at other tables than a server's, from the start of the page on. */
export function playAt(other: Transport): void {
  chosen = other;
}

export function known(): boolean {
  return chosen.known();
}

/** Ask, and give what is answered. */
export function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  return chosen.call(method, path, body);
}

export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

/** A name for a command, so that it is never done twice. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}
