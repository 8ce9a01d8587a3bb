/** A row that scrolls when it is too long can be reached by keyboard then, and shows what is going on now. */

import type { Attachment } from "svelte/attachments";

/** Asked again whenever `now` changes. */
export function reachable(now: unknown): Attachment<HTMLElement> {
  return (node) => {
    void now;
    const look = () => {
      if (node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
      else node.removeAttribute("tabindex");
      const current = node.querySelector<HTMLElement>("[aria-current]");
      if (current) node.scrollLeft = current.offsetLeft - node.offsetLeft - (node.clientWidth - current.offsetWidth) / 2;
    };
    const watch = new ResizeObserver(look); // looks at once, when everything else has its place
    watch.observe(node);
    return () => watch.disconnect();
  };
}
