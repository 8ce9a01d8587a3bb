/** The pages of the help are read by themselves, or in place, in a sheet over the table. */

import { getContext, setContext } from "svelte";

const KEY = Symbol("in place");

/** Everything within is read in place. */
export function readInPlace(): void {
  setContext(KEY, true);
}

export function inPlace(): boolean {
  return getContext<boolean | undefined>(KEY) ?? false;
}
