/** Parts of the table that come after the first sight of it: loaded when they are wanted, and all of them soon. */

const PARTS = {
  danger: () => import("../danger/DangerBoard.svelte"),
  dangers: () => import("../danger/DangerSheet.svelte"),
  finished: () => import("../guide/Finished.svelte"),
  guide: () => import("../guide/Guide.svelte"),
  ledger: () => import("../accounts/Ledger.svelte"),
  planner: () => import("../planning/Planner.svelte"),
  review: () => import("../analysis/Review.svelte"),
  stage: () => import("../stage/Stage.svelte"),
  victory: () => import("../accounts/Victory.svelte"),
};
type Parts = typeof PARTS;

/** A part; null where it cannot be had now: the table goes on without it. */
export function part<Name extends keyof Parts>(name: Name): Promise<Awaited<ReturnType<Parts[Name]>> | null> {
  return (PARTS[name]() as ReturnType<Parts[Name]>).catch(() => null) as Promise<Awaited<ReturnType<Parts[Name]>> | null>;
}

/** Have them all at hand before the connection can break. The answer puts it off. */
export function fetchParts(): () => void {
  const timer = setTimeout(() => (Object.keys(PARTS) as (keyof Parts)[]).forEach((name) => void part(name)), 1500);
  return () => clearTimeout(timer);
}
