/** A game under analysis: how far it is, which moment is shown, what is tried instead. */

import { asProblem, call, get, newKey, type Problem } from "../api/http.ts";
import { loadLookup } from "../api/reference.ts";
import { begin, ensureMe } from "../api/session.svelte.ts";
import type { Lookup } from "../lib/content.ts";
import { localView } from "../play/names.ts";
import { say } from "../words/pages.ts";
import { language } from "../words/voice.svelte.ts";
import type { AnalysisAt, AnalysisId, AnalysisTold, Look, Made, PlayOn, PowerId, Studied, View } from "../wire.ts";
import type { Hands } from "./chances.ts";
import { keepLines, keptLines, type Line, withLine, withoutLine } from "./lines.ts";

const UNFIT: ReadonlySet<string> = new Set(["bad_request", "no_action", "not_legal", "not_found"]); // answers to what is no variation of a game
const PAUSE = 1000; // milliseconds between two looks at how far it is

/** What an address asks for. */
export interface Asked {
  at: number;
  hands: Hands;
  /** What is decided otherwise after that. */
  moves: readonly string[];
}

/** What stands behind the id, decoded already: a plus is a plus. */
export function asked(rest: string): Asked {
  const values = new URLSearchParams(rest.replace(/^\/?\??/, "").replaceAll("+", "%2B"));
  const at = Math.trunc(Number(values.get("at")));
  const hands = values.get("hands") === "open" ? "open" : "known";
  return { at: Math.max(0, at || 0), hands, moves: values.get("moves")?.split(",").filter(Boolean) ?? [] };
}

export function studyLink(id: string, at = 0, hands: Hands = "known", moves: readonly string[] = []): string {
  const parts = [at ? `at=${at}` : "", hands === "open" ? "hands=open" : "", moves.length ? `moves=${moves.map(encodeURIComponent).join(",")}` : ""];
  const rest = parts.filter(Boolean).join("&");
  return `#analysis=${id}${rest ? `?${rest}` : ""}`;
}

/** Whether a line comes from a link, and its words are not known yet. */
const linked = (line: Line): boolean => !line.texts.length;

export class Study {
  told = $state.raw<AnalysisTold | null>(null);
  moment = $state.raw<Studied | null>(null);
  look = $state.raw<Lookup | null>(null);
  problem = $state.raw<Problem | null>(null);
  hands = $state<Hands>("known");
  at = $state(0);
  line = $state.raw<Line | null>(null);
  lines = $state.raw<Line[]>([]);
  /** The variation of a link does not fit this game. */
  unfit = $state(false);

  found = $derived(this.told?.found ?? null);
  most = $derived(this.found?.decisions ?? 0);
  /** The decision to be made at this moment of the game. */
  decision = $derived<Look | null>(this.line ? null : (this.found?.looks[this.at] ?? null));
  view = $derived(this.moment && this.look ? localView({ ...this.moment.game, decision: null } as View, this.look) : null);

  private readonly kept = new Map<string, Promise<Studied>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private wanted = "";
  private closed = false;
  /** It is not wanted any more. */
  private given = false;

  constructor(
    readonly id: string,
    /** Told whenever another moment is shown. */
    private readonly onmove: (address: string) => void,
  ) {
    this.lines = keptLines(id);
  }

  get address(): string {
    return studyLink(this.id, this.at, this.hands, this.line?.moves);
  }

  // --- the analysis -------------------------------------------------------------------------------------------------

  /** Ask for it, and look until it is done. */
  async begin(to: Asked): Promise<void> {
    this.problem = null;
    this.given = false;
    try {
      await begin();
      this.look = await loadLookup();
      await this.hear(await call<AnalysisTold>("POST", `/api/analyses/${this.id}?language=${language()}`), to);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  private async hear(told: AnalysisTold, to: Asked): Promise<void> {
    if (this.closed) return;
    this.told = told;
    if (told.state === "done") return this.open(to);
    if (told.state === "none") return; // it was given up
    this.timer = setTimeout(() => void this.ask(to), PAUSE);
  }

  private async ask(to: Asked): Promise<void> {
    try {
      const path = `/api/analyses/${this.id}?language=${language()}`;
      let told = await get<AnalysisTold>(path);
      if (told.state === "none" && !this.given) told = await call<AnalysisTold>("POST", path); // the server was started anew meanwhile
      await this.hear(told, to);
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** Never mind. */
  async drop(): Promise<void> {
    clearTimeout(this.timer);
    this.given = true;
    try {
      await call("DELETE", `/api/analyses/${this.id}`);
      this.told = { state: "none" };
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  // --- moments ------------------------------------------------------------------------------------------------------

  /** What an address asks for. */
  open({ at, hands, moves }: Asked): Promise<void> {
    this.hands = hands;
    return moves.length ? this.follow({ at, moves, texts: [] }) : this.go(at);
  }

  /** Whether this is what is shown, or about to be. */
  shows({ at, hands, moves }: Asked): boolean {
    return at === this.at && hands === this.hands && moves.join() === (this.line?.moves ?? []).join();
  }

  /** The moment after so many decisions of the game. */
  go(at: number): Promise<void> {
    this.at = Math.min(Math.max(at, 0), this.most);
    this.line = null;
    this.unfit = false;
    return this.show();
  }

  lookWith(hands: Hands): Promise<void> {
    this.hands = hands;
    return this.show();
  }

  /** Another action than what was decided here; it is one more line of the tree. */
  async attempt(action: string, text: string): Promise<void> {
    const before = this.line ?? { at: this.at, moves: [], texts: [] };
    const line = { at: before.at, moves: [...before.moves, action], texts: [...before.texts, text] };
    this.keep(withLine(this.lines, line)); // its actions come from the legal list
    await this.follow(line);
  }

  /** To the end of a line. */
  follow(line: Line): Promise<void> {
    this.at = line.at;
    this.line = line;
    this.unfit = false;
    return this.show();
  }

  /** One step back: in a line to what led there, and from its beginning to the game. */
  back(): Promise<void> {
    const { line } = this;
    if (!line) return this.go(this.at - 1);
    if (line.moves.length < 2) return this.go(line.at);
    return this.follow({ at: line.at, moves: line.moves.slice(0, -1), texts: line.texts.slice(0, -1) });
  }

  forget(line: Line): void {
    this.keep(withoutLine(this.lines, line));
    if (this.line?.at === line.at && line.moves.every((move, n) => move === this.line?.moves[n])) void this.go(line.at);
  }

  private keep(lines: Line[]): void {
    this.lines = lines;
    keepLines(this.id, lines);
  }

  private async show(): Promise<void> {
    const { at, line } = this;
    const seat = this.found?.looks[at]?.seat ?? null;
    const query = new URLSearchParams({ language: language() });
    if (line) query.set("moves", line.moves.join(","));
    if (this.hands === "open") query.set("hands", "true");
    if (seat) query.set("seat", seat);
    const path = `/api/analyses/${this.id}/at/${at}?${query}`;
    this.wanted = path;
    try {
      const moment = await this.part(path);
      if (this.wanted !== path) return;
      this.moment = moment;
      this.problem = null;
      if (line && linked(line)) this.learn({ ...line, texts: moment.texts });
      this.onmove(this.address);
    } catch (error) {
      if (this.wanted !== path) return;
      const problem = asProblem(error);
      if (line && linked(line) && UNFIT.has(problem.code)) return this.leave(line);
      this.problem = problem;
    }
  }

  /** The variation of a link has its words now, and is one more line of the tree. */
  private learn(line: Line): void {
    this.line = line;
    this.keep(withLine(this.lines, line));
  }

  /** The variation of a link does not fit: the game itself is shown. */
  private async leave(line: Line): Promise<void> {
    await this.go(line.at);
    this.unfit = !this.problem;
  }

  private part(path: string): Promise<Studied> {
    let found = this.kept.get(path);
    if (!found) {
      found = get<Studied>(path);
      found.catch(() => this.kept.delete(path));
      this.kept.set(path, found);
    }
    return found;
  }

  /** The variation by itself, to be analysed; its id. */
  async branch(): Promise<string> {
    const wish: AnalysisAt = { at: this.at, moves: [...(this.line?.moves ?? [])] };
    return (await call<AnalysisId>("POST", `/api/analyses/${this.id}/from`, wish)).id;
  }

  // --- playing on ---------------------------------------------------------------------------------------------------

  /** A table at which the game goes on from here; its code. */
  async playOn(power: PowerId | "", level: string): Promise<string> {
    await ensureMe(say("quick.guest"));
    const wish: PlayOn = { at: this.at, moves: [...(this.line?.moves ?? [])], power, level, key: newKey() };
    return (await call<Made>("POST", `/api/analyses/${this.id}/play`, wish)).table;
  }
}
