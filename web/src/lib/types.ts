/** What the server sends: a seat's view of a position, and the components as data. */

export type PowerId = "khorne" | "nurgle" | "tzeentch" | "slaanesh" | "horned_rat";
export type RankId = "cultist" | "warrior" | "greater_daemon";
export type TokenId = "event" | "hero" | "noble" | "peasant" | "skaven" | "warpstone";
export type PhaseId = "old_world" | "draw" | "summoning" | "battle" | "domination" | "corruption" | "end";
export type RegionId =
  | "norsca"
  | "troll_country"
  | "kislev"
  | "empire"
  | "bretonnia"
  | "estalia"
  | "tilea"
  | "border_princes"
  | "badlands";

export const POWERS: readonly PowerId[] = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"];
export const RANKS: readonly RankId[] = ["cultist", "warrior", "greater_daemon"];
export const TOKENS: readonly TokenId[] = ["event", "hero", "noble", "peasant", "skaven", "warpstone"];
export const PHASES: readonly PhaseId[] = [
  "old_world",
  "draw",
  "summoning",
  "battle",
  "domination",
  "corruption",
  "end",
];
/** Region order. */
export const REGIONS: readonly RegionId[] = [
  "norsca",
  "troll_country",
  "kislev",
  "empire",
  "bretonnia",
  "estalia",
  "tilea",
  "border_princes",
  "badlands",
];
/** The card spaces of a region in the order of `Region.spaces`: left, right, and the Horned Rat's third. */
export const SPACES = ["l", "r", "t"] as const;
export type SpaceId = (typeof SPACES)[number];

// --- a view ---------------------------------------------------------------------------------------------------

export interface Figure {
  /** "Kw3": letter of the Power, c, w or d, number. */
  id: string;
  owner: PowerId;
  rank: RankId;
  name: string;
  controller: PowerId;
  /** "shield", "musk", "keeper", "tipped", "free_used", "dazed", or the id of the card that lies on it. */
  marks: string[];
  /** Hits that lie on it, by the Power that gave them. */
  hits: Partial<Record<PowerId, number>>;
}

export interface CardInSpace {
  card: string;
  owner: PowerId;
  silenced: boolean;
  /** Killed figures that lie on the card. */
  dead: string[];
}

/** A card, a figure that stands on the space, or nothing. */
export type Space = CardInSpace | { figure: string } | null;

/** What something adds to a value, or takes from it. `cost` is the printed one of a card, `card` what a card does. */
export interface Part {
  for: "value" | "figures" | "least" | "token" | "cost" | "card" | "upgrade" | "old_world";
  n: number;
  token?: TokenId;
  card?: string;
  upgrade?: string;
}

/** Attack and defense of a figure where a card changes them; against some its defense may be higher. */
export interface Stats {
  attack: number;
  defense: number;
  against?: Partial<Record<PowerId, number>>;
}

/** A class of figures as it is now. */
export interface FollowerView {
  cost: number;
  attack: number;
  defense: number;
  /** The upgrade in play that has set these. */
  upgrade: string | null;
}

export interface RegionView {
  figures: Figure[];
  tokens: Partial<Record<TokenId, number>>;
  corruption: Partial<Record<PowerId, number>>;
  /** Corruption and Warpstone together. */
  ruin_count: number;
  spaces: Space[];
  /** Number of the ruination card; null while the region stands. */
  ruin: number | null;
  /** Its ruination card is still to be scored. */
  face_up: boolean;
  resistance: number;
  conquest: number;
  magic: number;
  domination: Partial<Record<PowerId, number>>;
  dominator: PowerId | null;
  /** Dice that each would roll in a battle here, as things stand. */
  dice: Partial<Record<PowerId, number>>;
  /** What its values are made of; not told of a printed value, and of a domination value that is the number of figures. */
  parts: { resistance?: Part[]; conquest?: Part[]; domination?: Partial<Record<PowerId, Part[]>> };
  /** By figure, where a card changes the values of its class. */
  stats: Record<string, Stats>;
}

export interface PlayerView {
  power: number;
  vp: number;
  /** Position on the dial, 0 at the start. */
  dial: number;
  /** Null at Victory. */
  threat: number | null;
  counters: number;
  peasants: number;
  upgrades: string[];
  followers: Record<RankId, FollowerView>;
  reserve: string[];
  hand_size: number;
  /** Null for everybody but the seat itself. */
  hand: string[] | null;
  deck_size: number;
  discard: string[];
  shuffled: string[];
  cached: string[];
  known: string[];
}

export interface View {
  powers: PowerId[];
  round: number;
  phase: PhaseId;
  regions: Record<RegionId, RegionView>;
  players: Partial<Record<PowerId, PlayerView>>;
  stock: Record<TokenId, number>;
  /** `drawn` is carried out now, and lies nowhere yet. */
  old_world: { track: (string | null)[]; drawn: string | null; deck: number; used: string[]; top: string[]; dead: string[] };
  ruination_left: number;
  /** Who can win this round. */
  danger?: Danger;
  /** The odds of the battle being fought. */
  battle?: BattleOdds | null;
  decision: { seat: PowerId; kind: string; group?: string; cause?: { for: string; card?: string } | null; actions?: string[] } | null;
  result: { condition: string; winners: PowerId[] } | null;
}

// --- danger and odds (rules/danger.py, rules/odds.py) -----------------------------------------------------------

/** An id with arguments; the page has words for it. */
export interface DangerFact {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** A way to win this round: "dial.reach", "points.course" …, and what would stop it. */
export interface Way extends DangerFact {
  stops: DangerFact[];
}

export interface PowerDanger {
  /** To the limit, and what it would score this round as things stand. */
  points: number;
  gain: number;
  /** To Victory; the counters it would have; the most ticks it can still make this round. */
  ticks: number;
  counters: number;
  most: number;
  ways: Way[];
  /** Ways the rules do not exclude, and no more than that. */
  possible: string[];
}

export interface Danger {
  /** How the game would end this round as things stand. */
  end: { condition: string; winners: PowerId[] } | null;
  /** Regions left to the last ruin; rounds after this one until the Old World deck is empty. */
  ruins: number;
  rounds: number;
  falling: RegionId[];
  nearly: RegionId[];
  powers: Partial<Record<PowerId, PowerDanger>>;
}

/** What a player's dice can do in a region. */
export interface SideOdds {
  dice: number;
  average: number;
  /** The chances of at least one hit, at least two … */
  hits: number[];
  targets: { name: string; owner: PowerId; rank: RankId; controller: PowerId; count: number; defense: number; chance: number }[];
  peasant: number | null;
  /** Figures killed on average. */
  kills: number;
}

export interface BattleOdds {
  region: RegionId;
  /** Those who have still to roll. */
  sides: Partial<Record<PowerId, SideOdds>>;
}

// --- the reference: GET /api/reference ------------------------------------------------------------------------

export type Label = "corrected" | "printed" | "reported" | "reconstructed";
export type Provenance = Record<string, Label>;

/** Everything whose aspects carry a label; `weakest` is the one to show where there is room for one. */
export interface Known {
  provenance: Provenance;
  weakest: Label;
}

export interface RegionData extends Known {
  id: RegionId;
  /** From 1, in region order. */
  order: number;
  /** How notation writes it: "emp". */
  code: string;
  name: string;
  value: number;
  populous: boolean;
  adjacent: RegionId[];
}

export interface Ruination extends Known {
  id: string;
  ruiners: number;
  /** First and second points. */
  points: Record<RegionId, [number, number]>;
}

export interface TokenData extends Known {
  id: TokenId;
  name: string;
  stock: number;
  stock_rat: number;
  text: string;
}

export interface Follower extends Known {
  id: string;
  rank: RankId;
  name: string;
  plural: string;
  count: number;
  cost: number;
  attack: number;
  defense: number;
  /** Its figures: "Kw1", "Kw2" … */
  figures: string[];
}

export interface DialStop {
  position: number;
  /** Null at Victory. */
  threat: number | null;
  do: string;
  n: number;
  text: string;
}

export interface PowerData extends Known {
  id: PowerId;
  name: string;
  letter: string;
  epithet: string;
  power: number;
  draw: number;
  draw_to: number;
  may_discard: number;
  condition: string;
  corrupts: boolean;
  loses_ties: boolean;
  followers: Follower[];
  dial: DialStop[];
}

/** What an edition corrected on a card: what the one before said, and the evidence. */
export interface Change {
  edition: number;
  was: string;
  why: string;
}
interface Card extends Known {
  id: string;
  set: string;
  name: string;
  /** The English title, where the other one is a translation of ours. */
  original?: string | undefined;
  text: string;
  /** Numbers in the rules: "C12". */
  rulings: string[];
  changed: Change | null;
}

export interface ChaosCard extends Card {
  kind: "chaos";
  /** Its name in notation. */
  slug: string;
  power: PowerId;
  copies: number;
  cost: number;
  magic: boolean;
  when: string;
  rule: string;
  /** The numbers of its effect. */
  params: Record<string, number>;
}

export interface Upgrade extends Card {
  kind: "upgrade";
  power: PowerId;
  /** What it improves: a rank, or "power". */
  of: RankId | "power";
  /** Cost, attack, defense. */
  stats: [number, number, number] | null;
  rule: string;
  /** How much higher it sets power in the draw phase. */
  power_bonus: number;
  params: Record<string, number>;
}

export interface OldWorldCard extends Card {
  kind: "old_world";
  copies: number;
  comet: boolean;
  /** Where it goes when its text is done: "track", "discard" … */
  after: string;
  persistent_text: string | null;
  /** What it does, in the vocabulary of the card files: at once, in step 3 of the end phase, while on the track. */
  immediate: unknown[];
  end: unknown[];
  constant: unknown[];
}

export type AnyCard = ChaosCard | Upgrade | OldWorldCard;

export interface Ruling {
  id: string;
  text: string;
  reason: string;
}

/** What never changes during a game, as far as the board needs it. */
export interface Reference {
  cards: AnyCard[];
  powers: PowerData[];
  regions: RegionData[];
  board: {
    tokens: TokenData[];
    ruination: Ruination[];
    limits: { ruin: number; vp: number; power: number; hand: number };
    names: { when: Record<string, string>; provenance: Record<Label, string> };
  };
  rules: { rulings: Ruling[] };
}

// --- touching the board ---------------------------------------------------------------------------------------

/** Something on the board that a player has clicked, tapped or chosen by key. */
export type Touch =
  | { kind: "region"; region: RegionId }
  | { kind: "figure"; region: RegionId; figure: string; stack: string[] }
  | { kind: "space"; region: RegionId; space: SpaceId }
  | { kind: "token"; region: RegionId; token: TokenId }
  | { kind: "corruption"; region: RegionId; power: PowerId };

/** The legal targets. Spaces, tokens and corruption are written "empire.l", "empire.noble", "empire.khorne". */
export interface Targets {
  regions?: ReadonlySet<string>;
  figures?: ReadonlySet<string>;
  spaces?: ReadonlySet<string>;
  tokens?: ReadonlySet<string>;
  corruption?: ReadonlySet<string>;
}
