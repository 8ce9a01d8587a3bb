/** Squeezes a line of text that would be longer than its place. */
import type { Attachment } from "svelte/attachments";

export function fit(most: number, text: string): Attachment<SVGTextElement> {
  return (node) => {
    void text; // measured anew when the text changes
    node.removeAttribute("textLength");
    if (node.getComputedTextLength() > most) {
      node.setAttribute("textLength", String(most));
      node.setAttribute("lengthAdjust", "spacingAndGlyphs");
    }
  };
}
