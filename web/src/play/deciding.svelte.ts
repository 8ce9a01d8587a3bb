/**
 * From what a person touches to the decision that is sent: what they hold, what lies open, which of several actions is
 * meant, and why something cannot be done.
 */

import { asProblem } from "../api/http.ts";
import type { WatchedTable } from "../api/table.svelte.ts";
import type { Reason } from "../api/live.ts";
import { sentenceOf } from "../app/sentences.ts";
import type { Lookup } from "../lib/content.ts";
import type { Touch } from "../lib/types.ts";
import { hurts, matching, notationOf, placeOf, regionsOf, targetsOf, type Choice, type Held, type Hurt, type Question } from "./choosing.ts";
import { choose, options } from "./options.svelte.ts";
import type { Showing } from "./showing.svelte.ts";
import { p } from "../words/play.ts";
import type { RegionId, View } from "../wire.ts";

/** What is there to decide about. Asked for when it is needed. */
export interface Before {
  table: WatchedTable;
  showing: Showing;
  /** The reference in English: notation is made from it. */
  look: () => Lookup;
  view(): View;
  /** The question, if it is mine and may be answered now. */
  mine(): Question | null;
  /** On a small screen only regions can be touched on the map. */
  small(): boolean;
}

/** Actions that a touch names whole, with nothing held. */
const AT_ONCE = new Set(["hit", "pick", "peasant", "take", "cleanse", "place", "corrupt", "stand"]);

export class Deciding {
  held = $state.raw<Held | null>(null);
  /** The region whose sheet lies open. */
  open = $state<RegionId | null>(null);
  /** The card that is read in full. */
  detail = $state<string | null>(null);
  /** The actions that a touch may mean, to choose from. */
  several = $state.raw<Choice[] | null>(null);
  confirming = $state.raw<{ choice: Choice; hurt: Hurt } | null>(null);
  /** The decision that waits for a last word in the prompt. */
  staged = $state.raw<Choice | null>(null);
  /** Why it cannot be done. */
  reason = $state.raw<Reason | null>(null);
  /** All actions are shown as a list. */
  listOpen = $state(false);
  /** Where the decision goes that is on its way. */
  going = $state<RegionId | null>(null);
  /** The version that my last decision makes. */
  sent = 0;

  constructor(private readonly at: Before) {}

  /** Another question: let go of what was held for the old one. */
  asked(): void {
    const mine = this.at.mine();
    this.held = null;
    this.several = null;
    this.confirming = null;
    this.staged = null;
    this.reason = null;
    if (!mine) this.listOpen = false;
    else if (this.open && !regionsOf(targetsOf(mine, null), this.at.view()).has(this.open)) this.open = null;
  }

  notice = (error: unknown): void => {
    const problem = asProblem(error);
    this.reason = { sentence: problem.code === "stale" ? p("net.stale") : sentenceOf(problem), why: problem.fact };
  };

  // --- deciding -----------------------------------------------------------------------------------------------

  act = (choice: Choice): void => {
    if (this.at.table.sending) return; // the question is answered already
    const hurt = options.confirm ? hurts(choice, this.at.mine()) : null;
    this.listOpen = false;
    if (hurt && (hurt.why !== "last" || hurt.free || !options.lastKnown)) this.confirming = { choice, hurt };
    else if (options.confirmTurn) this.stage(choice);
    else void this.send(choice);
  };

  /** One is sure of what was confirmed or staged. */
  sure = (): void => {
    if (this.confirming?.hurt.why === "last") choose("lastKnown", true);
    const choice = this.confirming?.choice ?? this.staged;
    if (choice) void this.send(choice);
  };

  private stage(choice: Choice): void {
    const mine = this.at.mine();
    this.several = this.held = this.detail = this.open = null;
    this.going = mine ? (placeOf(choice, mine) ?? null) : null;
    this.staged = choice;
  }

  async send(choice: Choice): Promise<void> {
    const { table } = this.at;
    if (table.sending) return;
    const mine = this.at.mine();
    this.confirming = this.staged = this.several = this.reason = this.held = null;
    this.open = this.detail = null;
    this.going = mine ? (placeOf(choice, mine) ?? null) : null;
    this.sent = table.version + 1;
    await this.trying(table.play(choice.do));
  }

  /** Answered where there was no choice. If somebody else was quicker, nothing is to be said. */
  async answer(choice: Choice): Promise<void> {
    const { table } = this.at;
    if (table.sending || !this.at.mine()) return;
    this.sent = table.version + 1;
    await table.play(choice.do).catch(() => {});
  }

  undo = async (): Promise<void> => {
    this.held = this.staged = null;
    await this.trying(this.at.table.undo());
  };

  private async trying(done: Promise<unknown>): Promise<void> {
    try {
      await done;
    } catch (error) {
      this.notice(error);
    }
  }

  // --- touching -----------------------------------------------------------------------------------------------

  touched = (touch: Touch): void => {
    const { showing } = this.at;
    const mine = this.at.mine();
    this.reason = this.staged = null;
    if (showing.busy) {
      showing.skip();
      return;
    }
    if (!mine) {
      this.openOrClose(touch.region);
      return;
    }
    let found = matching(mine, this.held, touch);
    if (!found.length && this.held && touch.kind !== "region") found = matching(mine, this.held, { kind: "region", region: touch.region });
    if (!this.held && this.begins(touch, found)) return;
    if (this.held && !found.length && touch.kind === "figure" && matching(mine, null, touch).length) this.hold(touch.figure);
    else if (found.length) this.settle(found);
    else if (this.held) void this.explain(touch);
    else this.openOrClose(touch.region);
  };

  /** The first of two steps: a figure or a token is taken up, or a region opened. */
  private begins(touch: Touch, found: readonly Choice[]): boolean {
    const whole = found.every((choice) => AT_ONCE.has(choice.kind));
    if (touch.kind === "figure" && found.length && !whole && !found.every((choice) => choice.kind === "become")) {
      this.hold(touch.figure);
    } else if (touch.kind === "token" && found.some((choice) => choice.kind === "carry")) {
      this.held = { kind: "token", token: touch.token, region: touch.region };
      this.open = null;
    } else if (touch.kind === "region" && !(whole && found.every((choice) => choice.region))) {
      this.openOrClose(touch.region);
    } else return false;
    return true;
  }

  private openOrClose(region: RegionId): void {
    this.open = this.open === region ? null : region;
  }

  /** One action is done; of several that only differ in the card space the first; else they are listed. */
  settle(found: Choice[]): void {
    const first = found[0]!;
    const plays = found.every((choice) => choice.kind === "play" && choice.card === first.card && choice.region === first.region);
    if (found.length === 1 || (plays && !this.at.small())) this.act(first);
    else this.several = found;
  }

  hold(figure: string): void {
    const same = this.held?.kind === "figure" && this.held.figure === figure;
    this.held = same ? null : { kind: "figure", figure };
    this.several = null;
    this.open = null;
  }

  pickedFigure = (id: string): void => {
    const mine = this.at.mine();
    this.reason = null;
    this.at.showing.skip();
    if (mine && matching(mine, null).some((choice) => choice.figure === id)) this.hold(id);
    else if (mine) void this.why(`${id}>${this.at.look().reference.regions[0]!.code}`);
  };

  pickedCard = (id: string): void => {
    const mine = this.at.mine();
    this.reason = null;
    this.at.showing.skip();
    const plays = mine?.actions!.filter((choice) => choice.card === id && choice.kind === "play") ?? [];
    const drops = mine?.actions!.filter((choice) => choice.card === id && choice.kind === "discard") ?? [];
    this.several = null;
    this.open = null;
    if (drops.length) {
      this.detail = id;
      this.several = drops;
    } else if (this.held?.kind === "card" && this.held.card === id) {
      this.held = null;
      this.detail = null;
    } else {
      this.held = plays.length ? { kind: "card", card: id } : null;
      this.detail = plays.length || this.detail === id ? null : id;
    }
  };

  read = (id: string): void => {
    this.detail = this.detail === id ? null : id;
  };

  /** Say why what is held cannot go there. */
  async explain(touch: Touch): Promise<void> {
    const question = this.at.table.state?.ask;
    if (!question) return;
    const look = this.at.look();
    const notation = notationOf(question, this.held, touch, (region) => look.region(region).code, (card) => look.chaos(card)?.slug ?? card);
    if (notation) await this.why(notation);
    else this.open = touch.region;
  }

  private async why(notation: string): Promise<void> {
    try {
      this.reason = await this.at.table.why(notation);
    } catch (error) {
      this.notice(error);
    }
  }

  /** One step back; false if there was nothing to let go of. */
  letGo(): boolean {
    if (this.staged) this.staged = null;
    else if (this.several) this.several = null;
    else if (this.held) {
      this.held = null;
      this.detail = null;
    } else if (this.detail) this.detail = null;
    else if (this.open) this.open = null;
    else if (this.reason) this.reason = null;
    else return false;
    return true;
  }
}
