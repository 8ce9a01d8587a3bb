/** What I was told in the page: my turn, a vote, the end of a game. */

import { call, get, Problem } from "../api/http.ts";
import { loadMine, session } from "../api/session.svelte.ts";
import type { NoticeData, NoticeList, Summary } from "../wire.ts";

export const notices = $state({
  /** The newest first; null until they are known. */
  list: null as NoticeData[] | null,
});

let loading = false;
let again = false;
/** The newest notice for which my tables were asked for once more. */
let checked = 0;

export async function loadNotices(): Promise<void> {
  again = loading;
  if (!session.me || loading) return;
  loading = true;
  try {
    notices.list = (await get<NoticeList>("/api/notices?limit=50")).notices;
    const last = notices.list[0];
    if (last && !last.read && last.number > checked && !holds(last, session.mine, session.me.id)) {
      checked = last.number; // it may be newer than what I know of my tables
      void loadMine();
    }
  } catch (error) {
    if (!(error instanceof Problem)) throw error; // the next news asks again
  } finally {
    loading = false;
  }
  if (again) await loadNotices();
}

/** Whether there is still something to do about it. The end of a game stays news. */
export function holds(notice: NoticeData, mine: readonly Summary[] | null, me: string): boolean {
  if (notice.kind === "game_over" || !mine) return true;
  const table = mine.find((one) => one.id === notice.table);
  if (notice.kind === "invited") return table?.places.some((place) => place.kept?.id === me) ?? false;
  const awaited = table?.awaited[me];
  // Of somebody who must decide and vote only the decision is told.
  return notice.kind === "vote" ? awaited !== undefined : awaited === "decision" || awaited === "draft";
}

/** One line for each table and kind: the newest. */
export function newest(list: readonly NoticeData[]): NoticeData[] {
  const told = new Set<string>();
  return list.filter((notice) => {
    const key = `${notice.table}/${notice.kind}`;
    return !told.has(key) && told.add(key);
  });
}

/** Those that are new to me and still hold. */
export function unread(): NoticeData[] {
  const me = session.me?.id;
  if (!me) return [];
  return newest(notices.list ?? []).filter((notice) => !notice.read && holds(notice, session.mine, me));
}

/** I have seen all there is. */
export async function readAll(): Promise<void> {
  const upto = notices.list?.[0]?.number;
  if (upto === undefined || notices.list?.every((notice) => notice.read)) return;
  await readUpTo(upto);
}

/** I am at this table: what was told of it is no news. The server counts up to a number, so older ones must be read too. */
export async function readAt(table: string): Promise<void> {
  const me = session.me?.id ?? "";
  let upto = 0;
  for (const notice of [...(notices.list ?? [])].reverse()) {
    if (notice.read) continue;
    if (notice.table !== table && holds(notice, session.mine, me)) break;
    upto = notice.number;
  }
  if (upto) await readUpTo(upto);
}

async function readUpTo(upto: number): Promise<void> {
  try {
    await call("POST", "/api/notices/read", { upto });
    notices.list = (notices.list ?? []).map((notice) => (notice.number <= upto ? { ...notice, read: true } : notice));
  } catch (error) {
    if (!(error instanceof Problem)) throw error; // they stay unread; that is no harm
  }
}
