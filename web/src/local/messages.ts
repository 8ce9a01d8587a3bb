/** What the page and its worker say to each other. The texts inside are those of the server's interface. */

import type { Method } from "../api/http.ts";
import type { Sitter } from "../wire.ts";

export type Me = Sitter;

export type ToWorker =
  | { kind: "ask"; n: number; method: Method; path: string; body: string; language: string; me: Me }
  | { kind: "say"; text: string; me: Me };

export type FromWorker =
  /** How much of the runtime is here; then it is started. */
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "starting" }
  /** It works; `quick`: from the memory of an earlier start. */
  | { kind: "ready"; quick: boolean }
  | { kind: "failed"; why: Failure; detail: string }
  | { kind: "answer"; n: number; text: string }
  | { kind: "heard"; text: string };

/** "outdated": what lies at the host now is of a newer build than this page. */
export type Failure = "no_wasm" | "not_loaded" | "outdated" | "broken";

/** What must be fetched before a game can begin (tab/files.json): the bytes, and the beginning of their SHA-256. */
export interface Files {
  version: string;
  runtime: Record<string, [size: number, tag: string]>;
}
