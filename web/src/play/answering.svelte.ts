/**
 * A question with one legal answer is asked nevertheless where silence would tell the others something. Here it is
 * answered by itself, after a pause that is drawn by lot: what the others see does not depend on what is in a hand.
 */

import type { Choice, Question } from "./choosing.ts";

const SHORTEST = 900; // milliseconds
const LONGEST = 2000;
const SHOWN = 1800; // how long the note stays after the answer

export class Answering {
  /** What is answered, or has just been. */
  choice = $state.raw<Choice | null>(null);
  private due: ReturnType<typeof setTimeout> | undefined;
  private shown: ReturnType<typeof setTimeout> | undefined;
  private number = -1; // of the decision that is waited for
  private left = -1; // of the decision that is left to the player

  constructor(
    private readonly answer: (choice: Choice) => void,
    private readonly lot: () => number = Math.random,
  ) {}

  /** The question that may be answered by itself now, or null; which decision it is. Told twice, it is answered once. */
  asked(question: Question | null, number: number): void {
    const only = question?.actions?.length === 1 && number !== this.left ? question.actions[0]! : null;
    if (!only) {
      if (this.due !== undefined) this.stop();
      return;
    }
    if (number === this.number) return;
    this.stop();
    clearTimeout(this.shown);
    this.number = number;
    this.choice = only;
    this.due = setTimeout(
      () => {
        this.due = undefined;
        this.shown = setTimeout(() => (this.choice = null), SHOWN);
        this.answer(only);
      },
      SHORTEST + (LONGEST - SHORTEST) * this.lot(),
    );
  }

  /** Decisions were taken back: whoever did it wants to look, so the question that stands then is theirs. */
  leave(number: number): void {
    this.left = number;
    this.stop();
  }

  close(): void {
    this.stop();
    clearTimeout(this.shown);
  }

  private stop(): void {
    clearTimeout(this.due);
    this.due = undefined;
    this.number = -1;
    this.choice = null;
  }
}
