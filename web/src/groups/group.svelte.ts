/** A group as I am told of it, and what I do there. */

import { asProblem, call, get, type Problem } from "../api/http.ts";
import { session } from "../api/session.svelte.ts";
import { nameAmong } from "../app/people.ts";
import { say } from "../words/pages.ts";
import type { GroupCommand, GroupPage, Person } from "../wire.ts";

export type Doing = (command: GroupCommand) => Promise<boolean>;

/** Whether I sit at a table already. */
export function seatedAt(table: string): boolean {
  const me = session.me?.id;
  return session.mine?.find((one) => one.id === table)?.places.some((place) => place.person?.id === me) ?? false;
}

export class WatchedGroup {
  page = $state.raw<GroupPage | null>(null);
  /** Why it cannot be shown, and why something could not be done. */
  problem = $state.raw<Problem | null>(null);
  trouble = $state.raw<Problem | null>(null);
  busy = $state(false);
  /** I belong to it no more. */
  gone = $state(false);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    if (this.busy || this.gone) return;
    try {
      const found = await get<GroupPage>(`/api/groups/${encodeURIComponent(this.id)}`);
      if (this.busy) return; // what is done now is newer
      this.page = found;
      this.problem = null;
    } catch (error) {
      this.problem = asProblem(error);
    }
  }

  /** Do something; whether it is done. */
  do: Doing = async (command) => {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = null;
    try {
      const found = await call<GroupPage | null>("POST", `/api/groups/${encodeURIComponent(this.id)}/do`, command);
      this.page = found ?? this.page;
      this.gone = !found;
      return true;
    } catch (error) {
      this.trouble = asProblem(error);
      return false;
    } finally {
      this.busy = false;
    }
  };

  /** A member by name; with the tag, where two have the same one. */
  nameOf = (person: Person): string => {
    if (!person.name) return say("left");
    return nameAmong(person, this.page?.members.map((one) => one.person) ?? []);
  };
}
