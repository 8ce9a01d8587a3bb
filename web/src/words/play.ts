/** The words of playing: prompts, buttons, battle, log, replay. */

import type { Books } from "./ids.ts";
import { book } from "./voice.svelte.ts";

export type PlayKey = Books["play"];
export const p = await book("play");
