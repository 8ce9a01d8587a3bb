/** Looking things up in the reference. */

import type {
  ChaosCard,
  OldWorldCard,
  PowerData,
  PowerId,
  Reference,
  RegionData,
  RegionId,
  Ruling,
  TokenData,
  TokenId,
  Upgrade,
} from "../wire.ts";

export interface Lookup {
  reference: Reference;
  limits: Reference["board"]["limits"];
  region(id: RegionId): RegionData;
  power(id: PowerId): PowerData;
  token(id: TokenId): TokenData;
  chaos(id: string): ChaosCard | undefined;
  upgrade(id: string): Upgrade | undefined;
  oldWorld(id: string): OldWorldCard | undefined;
  ruling(id: string): Ruling | undefined;
}

function byId<T extends { id: string }>(things: readonly T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}

export function lookup(reference: Reference): Lookup {
  const { cards, board } = reference;
  const regions = byId(reference.regions);
  const powers = byId(reference.powers);
  const tokens = byId(board.tokens);
  const chaos = byId(cards.filter((card) => card.kind === "chaos"));
  const upgrades = byId(cards.filter((card) => card.kind === "upgrade"));
  const oldWorld = byId(cards.filter((card) => card.kind === "old_world"));
  const rulings = byId(reference.rules.rulings);
  return {
    reference,
    limits: board.limits,
    region: (id) => regions.get(id)!,
    power: (id) => powers.get(id)!,
    token: (id) => tokens.get(id)!,
    chaos: (id) => chaos.get(id),
    upgrade: (id) => upgrades.get(id),
    oldWorld: (id) => oldWorld.get(id),
    ruling: (id) => rulings.get(id),
  };
}
