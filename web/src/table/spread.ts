/** Places on a line moved apart so that none is nearer than `gap` to the next; order and rough place are kept. */
export function spread(wanted: readonly number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]! || a - b);
  const out = [...wanted];
  // Groups that touch are centred on what their members want.
  let groups = order.map((n) => ({ members: [n], start: wanted[n]! }));
  for (let again = true; again; ) {
    again = false;
    for (let k = 0; k + 1 < groups.length; k++) {
      const [a, b] = [groups[k]!, groups[k + 1]!];
      if (a.start + a.members.length * gap <= b.start + 1e-9) continue;
      const members = [...a.members, ...b.members];
      const centre = members.reduce((sum, n, i) => sum + wanted[n]! - i * gap, 0) / members.length;
      groups = [...groups.slice(0, k), { members, start: centre }, ...groups.slice(k + 2)];
      again = true;
      break;
    }
  }
  for (const { members, start } of groups) {
    const first = Math.min(Math.max(start, least), most - (members.length - 1) * gap);
    members.forEach((n, i) => (out[n] = first + i * gap));
  }
  return out;
}
