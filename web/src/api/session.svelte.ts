/** Who I am, the connection, and the games that wait for me: one of each for the whole page. */

import { call, get, known, Problem, transport, worthRetrying } from "./http.ts";
import { LiveSocket, type Status } from "./live.ts";
import { WatchedTable } from "./table.svelte.ts";
import type { Device, Myself, Listed, Summary } from "../wire.ts";

export const live = new LiveSocket(() => transport().connect());

export const session = $state({
  /** Null: nobody yet. */
  me: null as Myself | null,
  /** Whether the server has said who this is. */
  ready: false,
  status: "idle" as Status,
  /** The server has not said yet who this is, because it does not answer. */
  away: false,
  /** My tables, those that wait for me first; null until they are known. */
  mine: null as Summary[] | null,
  /** A recovery code that was just given out and not looked at yet. */
  recovery: null as string | null,
});

const arrived: ((me: Myself) => void)[] = [];

/** Be told when somebody has signed in. */
export function onArrival(listener: (me: Myself) => void): void {
  arrived.push(listener);
}

/** How many of my tables wait for me. */
export function waitingTables(): number {
  const me = session.me?.id;
  return me ? (session.mine ?? []).filter((table) => me in table.awaited).length : 0;
}

let asking: Promise<void> | null = null;

/** Find out who this device belongs to; keeps trying while the server does not answer. */
export function begin(): Promise<void> {
  asking ??= findOut();
  return asking;
}

async function findOut(): Promise<void> {
  live.tell({ status: (status) => (session.status = status), notices: () => void loadMine() });
  for (const name of ["online", "focus", "pageshow"]) addEventListener(name, () => live.hurry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") {
      live.hurry();
      void loadMine();
    }
  });
  for (let wait = 500; known(); wait = Math.min(wait * 2, 8000)) {
    try {
      become(await get<Myself>("/api/identity"));
      break;
    } catch (error) {
      if (!worthRetrying(error)) break;
      session.away = true;
      await new Promise((wake) => setTimeout(wake, wait));
    }
  }
  session.away = false;
  session.ready = true;
}

function become(me: Myself): void {
  const other = session.me?.id !== me.id;
  session.me = me;
  if (!other) return;
  for (const listener of arrived) listener(me);
  if (live.status === "idle") live.start();
  else live.restart();
  void loadMine();
}

/** My identity; if there is none yet, one of this name is made. */
export async function ensureMe(name: string): Promise<Myself> {
  await begin();
  if (session.me) return session.me;
  const device = await call<Device>("POST", "/api/identity", { name });
  session.recovery = device.recovery;
  return refreshMe();
}

/** Look again who I am, after something about it has changed. */
export async function refreshMe(): Promise<Myself> {
  const me = await get<Myself>("/api/identity");
  become(me);
  session.ready = true;
  return me;
}

/** Take up an identity with a recovery code. */
export async function recover(code: string, passphrase?: string): Promise<Myself> {
  const body = passphrase ? { code, passphrase } : { code };
  const device = await call<Device>("POST", "/api/identity/recover", body);
  session.recovery = device.recovery;
  return refreshMe();
}

/** Take up an identity with name#tag and passphrase. */
export async function signIn(name: string, passphrase: string): Promise<Myself> {
  await call<Device>("POST", "/api/identity/enter", { name, passphrase });
  return refreshMe();
}

export async function signOut(): Promise<void> {
  await call("DELETE", "/api/identity/device");
  nobody();
}

/** Leave for good. */
export async function deleteMe(name: string, passphrase?: string): Promise<void> {
  await call("DELETE", "/api/identity", passphrase ? { name, passphrase } : { name });
  nobody();
}

function nobody(): void {
  session.me = null;
  session.mine = null;
  session.recovery = null;
  live.restart();
}

/** Change my name or what the page keeps for me. */
export async function changeMe(change: { name?: string; settings?: { interface: Record<string, unknown> } }): Promise<void> {
  session.me = await call<Myself>("PATCH", "/api/identity", change);
}

let loading = false;

export async function loadMine(): Promise<void> {
  if (!session.me || loading) return;
  loading = true;
  try {
    session.mine = (await get<Listed>("/api/tables/mine")).tables;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  } finally {
    loading = false;
  }
}

/** Have a table before oneself. `close` it when it is left. */
export function watchTable(id: string): WatchedTable {
  return new WatchedTable(id, live, () => session.me?.id ?? "");
}
