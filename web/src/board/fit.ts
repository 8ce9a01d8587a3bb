/** Squeezes a line of text that would be longer than its place. */
import type { Attachment } from "svelte/attachments";

/** What is to be measured before the next frame: all at once, since each look after a change lays out everything anew. */
const waiting = new Map<SVGTextElement, number>();

function measure(): void {
  const long = [...waiting].filter(([node, most]) => node.getComputedTextLength() > most);
  waiting.clear();
  for (const [node, most] of long) {
    node.setAttribute("textLength", String(most));
    node.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }
}

export function fit(most: number, text: string): Attachment<SVGTextElement> {
  return (node) => {
    void text; // measured anew when the text changes
    node.removeAttribute("textLength");
    if (!waiting.size) requestAnimationFrame(measure);
    waiting.set(node, most);
    return () => waiting.delete(node);
  };
}
