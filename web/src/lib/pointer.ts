/** Where the pointer was last: what appears under a hand that rests was not pointed at. */

let last = "";

/** Whether the pointer is somewhere else than at the event before. */
export function moved({ clientX, clientY }: PointerEvent): boolean {
  return last !== (last = `${clientX} ${clientY}`);
}

addEventListener("pointermove", moved, { passive: true });
addEventListener("pointerdown", moved, { passive: true });
