/** Point at things of the page: whatever fits the selectors is marked, also when it is drawn anew. */

const MARK = "data-guided";
/** What is taken up and wants a place on the map. */
const HELD = ".at-table.holding";
/** What may lie beyond the edge of a narrow hand or a short list. */
const BEYOND = ".slot, .sheet .can, .sheet [data-do]";

/** Begin to point; the answer ends it. With `follow` a card or an answer is brought into sight, and the map when something is taken up. */
export function pointAt(selectors: readonly string[], follow: boolean, within: ParentNode & Node = document.body): () => void {
  const wanted = selectors.join(",");
  let held = false;
  const apply = () => {
    const holds = !!within.querySelector(HELD);
    if (follow && holds && !held) within.querySelector(`[data-land][${MARK}]`)?.scrollIntoView({ block: "start" });
    held = holds;
    const found = new Set(wanted ? within.querySelectorAll(wanted) : []);
    for (const old of within.querySelectorAll(`[${MARK}]`)) if (!found.has(old)) old.removeAttribute(MARK);
    for (const node of found) {
      if (node.hasAttribute(MARK)) continue;
      node.setAttribute(MARK, "");
      if (follow && node.matches(BEYOND)) node.scrollIntoView({ block: "nearest", inline: "center" });
    }
  };
  let due = 0;
  const watch = new MutationObserver(() => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      apply();
    });
  });
  apply();
  watch.observe(within, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "data-drag", "data-do", "aria-expanded"] });
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    for (const old of within.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
  };
}
