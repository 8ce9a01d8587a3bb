/** What a page and the service worker say to each other. */

export type ToKeeper =
  /** Parts that the page has loaded before the worker could see it. */
  | { kind: "keep"; names: string[] }
  /** Everything, with word of how far it is. */
  | { kind: "whole" }
  /** How things stand, for a page: the version that it plays with in its tab ("" with a server), and its first script. */
  | { kind: "how"; version: string; entry: string }
  /** Take the place of the older worker. */
  | { kind: "now" };

export type FromKeeper =
  | { kind: "loading"; loaded: number; total: number }
  | { kind: "done" }
  | { kind: "failed"; detail: string }
  /** Whether everything is kept or on its way, how many bytes that is, and whether the page is of the worker's build. */
  | { kind: "how"; whole: boolean; coming: boolean; total: number; same: boolean };
