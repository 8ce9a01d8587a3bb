/** Analyses in this tab: a worker of their own works at them, so that no table waits. */

import { Problem, type Method } from "../api/http.ts";
import type { AnalysisTold } from "../wire.ts";
import { say } from "../words/pages.ts";
import type { Failure, FromWorker, Me, ToWorker } from "./messages.ts";

interface Work {
  told: AnalysisTold;
  problem: Problem | null;
}
interface Wish {
  path: string;
  language: string;
  me: Me;
}

const works = new Map<string, Work>();
const texts = new Map<string, string>();
let queue: { id: string; wish: Wish }[] = [];
let worker: Worker | null = null;
let busy = "";

const ID = /^\/api\/analyses\/([\w-]+)(?:\?.*)?$/;

/** Whether this is about how far an analysis is. */
export function isMine(path: string): boolean {
  return ID.test(path);
}

/** A text was brought under this id. */
export function brought(id: string, text: string): void {
  texts.set(id, text);
}

/** What a server would answer. */
export function answer(method: Method, path: string, start: () => Worker, me: Me, language: string): AnalysisTold | undefined {
  const id = ID.exec(path)![1]!;
  const key = `${id} ${language}`;
  const work = works.get(key);
  if (work?.problem) {
    works.delete(key);
    throw work.problem;
  }
  if (method === "DELETE") {
    drop(key, start);
    return undefined;
  }
  if (work || method === "GET") return work ? told(key, work) : { state: "none" };
  const fresh: Work = { told: { state: "waiting" }, problem: null };
  works.set(key, fresh);
  queue.push({ id: key, wish: { path: `/api/analyses/${id}`, language, me } });
  next(start);
  return told(key, fresh);
}

function told(key: string, work: Work): AnalysisTold {
  const place = queue.findIndex((one) => one.id === key);
  return place < 0 ? work.told : { state: "waiting", ahead: place + 1 };
}

function next(start: () => Worker): void {
  const first = queue[0];
  if (busy || !first) return;
  queue = queue.slice(1);
  busy = first.id;
  const work = works.get(busy)!;
  work.told = { state: "running", progress: 0 };
  worker ??= start();
  const end = (): void => {
    busy = "";
    next(start);
  };
  const lost = (why: Failure, detail: string): void => {
    console.warn(`The tab cannot analyse: ${why}. ${detail}`);
    worker?.terminate();
    worker = null;
    work.problem = new Problem("tab", say(`tab.${why}`));
    end();
  };
  worker.onerror = (event) => lost("not_loaded", event.message);
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if (data.kind === "failed") lost(data.why, data.detail);
    else if (data.kind === "heard") work.told = { state: "running", progress: (JSON.parse(data.text) as { progress: number }).progress };
    else if (data.kind === "answer") {
      const { body, problem } = JSON.parse(data.text) as { body?: string; problem?: { code: string; sentence: string; id: string; args: Record<string, unknown> } };
      if (problem) work.problem = new Problem(problem.code, problem.sentence, 0, { id: problem.id, args: problem.args });
      else work.told = JSON.parse(body!) as AnalysisTold;
      end();
    }
  };
  const { path, language, me } = first.wish;
  const text = texts.get(path.split("/").at(-1)!);
  const message: ToWorker = { kind: "ask", n: 1, method: "POST", path, body: text === undefined ? "" : JSON.stringify({ text }), language, me };
  try {
    worker.postMessage(message);
  } catch (error) {
    lost("broken", String(error));
  }
}

/** Python cannot be interrupted: its worker ends, and another begins with the next analysis. */
function drop(key: string, start: () => Worker): void {
  queue = queue.filter((one) => one.id !== key);
  works.delete(key);
  if (busy !== key) return;
  worker?.terminate();
  worker = null;
  busy = "";
  next(start);
}
