import { describe, expect, it } from "vitest";
import { used, whole } from "../src/local/memory.ts";

const PAGE = 65_536;

/** A memory of which some pages are used, the last one only in part. */
function made(pages: number, rest: number, written: readonly number[]): Uint8Array<ArrayBuffer> {
  const memory = new Uint8Array(pages * PAGE + rest);
  for (const at of written) memory[at] = at % 251 || 7;
  return memory;
}

describe("Python's memory", () => {
  it.each([
    [3, 0, [0, 2 * PAGE]],
    [2, 100, [PAGE + 5, 2 * PAGE + 99]],
    [2, 100, [7]],
    [1, 0, []],
  ])("of %i pages and %i bytes is kept without what is empty, and comes back as it was", async (pages, rest, written) => {
    const memory = made(pages, rest, written);
    const kept = await used(memory).arrayBuffer();
    expect(kept.byteLength).toBeLessThanOrEqual(8 + pages + 1 + PAGE * new Set(written.map((at) => Math.floor(at / PAGE))).size);
    expect(whole(kept)).toEqual(memory);
  });

  it("that is not whole, or something else, is none", async () => {
    const kept = await used(made(3, 9, [1, PAGE, 3 * PAGE])).arrayBuffer();
    for (const size of [0, 3, 8, 11, kept.byteLength - 1]) expect(whole(kept.slice(0, size))).toBeNull();
    const longer = new Uint8Array(kept.byteLength + 1);
    longer.set(new Uint8Array(kept));
    expect(whole(longer.buffer)).toBeNull();
    expect(whole(new TextEncoder().encode("<!doctype html><title>Not found</title>").buffer)).toBeNull();
  });
});
