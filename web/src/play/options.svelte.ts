/** How this device likes its table; language, motion and sound are with the other preferences. */

export type Speed = "slow" | "normal" | "fast" | "at_once";

interface Options {
  /** Ask before something is given away. */
  confirm: boolean;
  /** Ask before anything is sent. */
  confirmTurn: boolean;
  /** Has been told what it means to spend the last power. */
  lastKnown: boolean;
  /** Answer by itself where only one answer is legal. */
  forced: boolean;
  /** Single letters do things. */
  keys: boolean;
  speed: Speed;
  /** A card with hints lies beside the board. */
  guide: boolean;
  /** The ledger opens by itself when a round ends. */
  ledger: boolean;
}

const KEY = "ruinous.play";

function read(): Options {
  const usual: Options = {
    confirm: true,
    confirmTurn: false,
    lastKnown: false,
    forced: true,
    keys: true,
    speed: "normal",
    guide: false,
    ledger: true,
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Options>) };
  } catch {
    return usual;
  }
}

export const options = $state<Options>(read());

export function choose<K extends keyof Options>(name: K, value: Options[K]): void {
  options[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...options }));
  } catch {
    // then it holds until the page is left
  }
}
