/** Times in words. */

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 31_536_000],
  ["month", 2_592_000],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "5 minutes ago", "yesterday"; within a minute "now". */
export function ago(at: number, language: string, now = Date.now()): string {
  const seconds = Math.round((at - now) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of STEPS) {
    if (Math.abs(seconds) >= length) return format.format(Math.trunc(seconds / length), unit);
  }
  return format.format(0, "second");
}

/** A day and a time of day. */
export function moment(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** "90 s", "5 min", "2 h", "3 d" in words of the language. */
export function lasting(seconds: number, language: string): string {
  const [unit, size] = ([["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]] as const).find(
    ([, length]) => seconds >= length && seconds % length === 0,
  ) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
