import { language } from "../words/voice.svelte.ts";

/** How much that is, as one writes it here: 8.6, 8,6. */
export function megabytes(bytes: number): string {
  return (bytes / 1e6).toLocaleString(language(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
