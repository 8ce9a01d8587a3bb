/** Written by tools/types.py from the types of Python: what the server tells and what it is sent. */

export const POWERS: readonly PowerId[] = ["khorne", "nurgle", "tzeentch", "slaanesh", "horned_rat"];
export const REGIONS: readonly RegionId[] = ["norsca", "troll_country", "kislev", "empire", "bretonnia", "estalia", "tilea", "border_princes", "badlands"];
export const RANKS: readonly RankId[] = ["cultist", "warrior", "greater_daemon"];
export const TOKENS: readonly TokenId[] = ["event", "hero", "noble", "peasant", "skaven", "warpstone"];
export const PHASES: readonly PhaseId[] = ["old_world", "draw", "summoning", "battle", "domination", "corruption", "end"];
export const SPACES: readonly SpaceId[] = ["l", "r", "t"];

export type PowerId = "khorne" | "nurgle" | "tzeentch" | "slaanesh" | "horned_rat";

export type RegionId =
  | "norsca" | "troll_country" | "kislev" | "empire" | "bretonnia" | "estalia" | "tilea" | "border_princes" | "badlands";

export type PlaceId =
  | "norsca" | "troll_country" | "kislev" | "empire" | "bretonnia" | "estalia" | "tilea" | "border_princes" | "badlands"
  | "reserve" | "laid";

export type RankId = "cultist" | "warrior" | "greater_daemon";

export type TokenId = "event" | "hero" | "noble" | "peasant" | "skaven" | "warpstone";

export type PhaseId = "old_world" | "draw" | "summoning" | "battle" | "domination" | "corruption" | "end";

export type SpaceId = "l" | "r" | "t";

export type SpaceName = "left" | "right" | "third";

export type DiceName = "frenzy" | "early" | "regular";

export type EventId =
  | "phase" | "round_over" | "game_end" | "old_world" | "track" | "leaves_game" | "option" | "persistent" | "peek"
  | "arranged" | "summon" | "move" | "remove" | "kill" | "fallen" | "homecoming" | "control" | "released" | "shield"
  | "shield_over" | "stand" | "laid" | "dazed" | "place" | "take" | "carry" | "peasant" | "peasants_back" | "corrupt"
  | "cleanse" | "shrouded" | "ruin" | "ruin_over" | "reshuffle" | "draw" | "discard" | "play" | "replaced" | "stays"
  | "taken_up" | "cached" | "spent" | "fetch" | "named" | "glean" | "pass" | "power" | "score" | "counter"
  | "counters_back" | "tick" | "upgrade" | "battle" | "roll" | "waits" | "hit" | "hits_kept" | "hits_lost"
  | "battle_over" | "dominate" | "hero";

export type CauseId =
  | "turn" | "card" | "upgrade" | "old_world" | "dial" | "hero" | "battle" | "domination" | "cultists" | "ruiner"
  | "first" | "tied_first" | "second" | "tied_second" | "rule";

export type ActionKind =
  | "pass" | "done" | "roll" | "wait" | "keep" | "move" | "play" | "hit" | "peasant" | "pick" | "place" | "take"
  | "carry" | "cleanse" | "discard" | "upgrade" | "name" | "stand" | "option" | "trade" | "corrupt" | "fetch" | "become";

export type QuestionGroup =
  | "turn" | "hits" | "die" | "place" | "remove" | "move" | "discard" | "upgrade" | "figure" | "player" | "card"
  | "option";

export type PartSource = "value" | "token" | "cost" | "card" | "upgrade" | "old_world" | "figures" | "least";

export type EndCondition = "max_threat" | "fifty_vp" | "five_ruined" | "deck_empty";

export type WayId = "dial" | "points" | "ruins";

export type PuzzleKind = "win" | "stop" | "summons" | "ahead";

export type Source = "domination" | "ruiner" | "first" | "second" | "dial" | "card" | "upgrade" | "peasants";

export type Change = [string[]] | [string[], unknown];

export type Space = CardInSpace | FigureInSpace | null;

/** A Chaos card on a card space. */
export interface CardInSpace {
  card: string;
  owner: PowerId;
  silenced: boolean;
  /** Killed figures that lie on it. */
  dead: string[];
}

/** A figure that stands on a card space. */
export interface FigureInSpace {
  figure: string;
}

export type Stage = "open" | "drafting" | "playing" | "over";

export type Awaited = Record<string, "decision" | "draft" | "vote">;

export type VoteKind = "rewind" | "pause" | "resume" | "abandon" | "replace";

export type Unrated = "off" | "prepared" | "hot_seat" | "take_back" | "bots" | "kin" | "rewound" | "unended";

export type Part = "stayed" | "left" | "came" | "out";

export type Pace = "live" | "web";

export type Company = "all" | "people" | "bots";

export type PageShown = "public" | "friends" | "private";

export type Role = "owner" | "host" | "member";

export type GameStage = "open" | "playing" | "over" | "gone";

export type GameOptions = Record<string, string | boolean | number>;

export type AnalysisState = "none" | "waiting" | "running" | "done";

export type Mark = "best" | "good" | "doubtful" | "mistake" | "missed_win" | "only" | "";

export type TurnKind = "missed_win" | "mistake" | "fate";

export type Label = "corrected" | "printed" | "reported" | "reconstructed";

export type SetId = "base" | "horned_rat" | "morrslieb" | "expert";

export type CardKind = "chaos" | "upgrade" | "old_world";

export type AnyCard = ChaosCard | Upgrade | OldWorldCard;

/** A Chaos card. */
export interface ChaosCard {
  provenance: Record<string, Label>;
  weakest: Label;
  id: string;
  number: number;
  /** Its name in notation. */
  slug: string;
  set: SetId;
  name: string;
  /** The English title, where the other one is a translation of ours. */
  original: string | null;
  text: string;
  /** Numbers in the rules: "C12". */
  rulings: string[];
  changed: CardChange | null;
  kind: "chaos";
  power: PowerId;
  copies: number;
  cost: number;
  magic: boolean;
  when: string;
  rule: string;
  /** The numbers of its effect. */
  params: Record<string, number>;
}

/** What an edition corrected on a card: what the one before said, and the evidence. */
export interface CardChange {
  edition: number;
  was: string;
  why: string;
}

/** An upgrade. */
export interface Upgrade {
  provenance: Record<string, Label>;
  weakest: Label;
  id: string;
  number: number;
  /** Its name in notation. */
  slug: string;
  set: SetId;
  name: string;
  /** The English title, where the other one is a translation of ours. */
  original: string | null;
  text: string;
  /** Numbers in the rules: "C12". */
  rulings: string[];
  changed: CardChange | null;
  kind: "upgrade";
  power: PowerId;
  /** What it improves. */
  of: RankId | "power";
  /** Cost, attack, defense. */
  stats: [number, number, number] | null;
  rule: string;
  /** How much higher it sets power in the draw phase. */
  power_bonus: number;
  pair: string | null;
  pair_bonus: number;
  params: Record<string, number>;
}

/** An Old World card. What it does stands in the vocabulary of content/old_world.toml. */
export interface OldWorldCard {
  provenance: Record<string, Label>;
  weakest: Label;
  id: string;
  number: number;
  /** Its name in notation. */
  slug: string;
  set: SetId;
  name: string;
  /** The English title, where the other one is a translation of ours. */
  original: string | null;
  text: string;
  /** Numbers in the rules: "C12". */
  rulings: string[];
  changed: CardChange | null;
  kind: "old_world";
  copies: number;
  comet: boolean;
  /** Where it goes when its text is done. */
  after: string;
  persistent_text: string | null;
  /** At once. */
  immediate: Record<string, unknown>[];
  /** In step 3 of the end phase. */
  end: Record<string, unknown>[];
  /** While it is on the track. */
  constant: Record<string, unknown>[];
  /** What each value of a switch puts in place of its fields. */
  switch: Record<string, Record<string, Record<string, unknown>>>;
}

export type NoticeKind = "your_turn" | "game_over" | "vote" | "invited";

export type Channel = "webhook" | "email" | "push";

export type TableMessage = StateMessage | UpdateMessage | TalkMessage | PresentMessage | BotsMessage;

/** The whole state; `events` are those after the version that was asked for. */
export interface StateMessage {
  type: "state";
  table: string;
  version: number;
  seat: string | null;
  state: TableState;
  events: GameEvent[];
  present: string[];
  /** Decisions were taken back: so many of the seat's events still stand. */
  kept?: number;
}

/** A table as a seat or a spectator sees it. */
export interface TableState {
  table: TableInfo;
  game: GameView | null;
  ask: Ask | null;
  undo: number;
  /** Oldest first. */
  taken_back: TakenBack[];
  lesson: LessonTold | null;
}

/** All that everybody at a table may know beside the game. */
export interface TableInfo {
  id: string;
  version: number;
  name: string;
  state: Stage;
  ending: "abandoned" | "closed" | null;
  host: Sitter;
  /** Of `game` only what differs from the defaults of the edition. */
  options: TableOptions;
  edition: number;
  size: number;
  places: Place[];
  draft: Draft | null;
  paused: boolean;
  vote: Vote | null;
  clock: Timer;
  awaited: Awaited;
  /** Why the game does not count for ratings; null: it does. */
  unrated: Unrated | null;
  decisions: number;
  commitment: string | null;
  result: Result | null;
  rematch: string | null;
  rematch_of: string | null;
  /** Whose game it is. */
  group?: string;
  /** What is taught here, if it is a lesson. */
  lesson: string | null;
  created: number;
  at: number;
}

/** Somebody at a table. */
export interface Sitter {
  id: string;
  name: string;
}

/** The defaults are a private live table of the base game for four. */
export interface TableOptions {
  name?: string;
  powers?: PowerId[];
  /** Fewer than there are Powers to draw from. */
  players?: number | null;
  assign?: "choice" | "random" | "draft";
  /** Options of the rules: edition, card_set, events, switches. */
  game?: GameOptions;
  access?: "open" | "link" | "password";
  pace?: Pace;
  clock?: Clock;
  /** The level of the bot that sits in for a person. */
  stand_in?: string;
  /** How fast bots answer while a player of a live table watches. */
  bots?: "natural" | "at_once";
  spectators?: boolean;
  talk?: "off" | "players" | "everyone";
  /** May a newcomer take a seat that no person holds; new tables say it in a word. */
  take_over?: "ask" | "free" | "no" | boolean;
  /** May one person hold several seats. */
  hot_seat?: boolean;
  /** How far a person goes back (table/way_back.py); new tables name it always. */
  take_back?: "own" | "bots" | "free" | null;
  rated?: boolean | null;
}

/** How long a person may think. `move`: so many seconds a decision. `bank`: so many in all, and an increment. */
export interface Clock {
  kind?: "none" | "move" | "bank";
  seconds?: number;
  increment?: number;
}

/** A place at the table: the bot decides if there is one, else the person. */
export interface Place {
  power: PowerId | null;
  person: Sitter | null;
  bot: string | null;
  late: boolean;
  /** Milliseconds left. */
  bank: number;
  /** For whom the free seat is kept. */
  kept?: Sitter;
  /** Who has left it and may always take it back; the lobby does not say. */
  before?: string[];
}

/** The draft: the places in order, the one that picks now, the Powers that are left. */
export interface Draft {
  order: number[];
  picking: number;
  left: PowerId[];
}

/** The open vote. */
export interface Vote {
  kind: VoteKind | "seat";
  by: string;
  /** Of the newcomer who asks for a seat. */
  name: string | null;
  to: number | null;
  place: number | null;
  yes: string[];
  no: string[];
  voters: string[];
}

/** Since when the table waits, and until when. */
export interface Timer {
  since: number;
  deadline: number | null;
}

/** How a game ended. Nobody wins when the Old World deck runs out. */
export interface Result {
  condition: EndCondition;
  winners: PowerId[];
  scores: Partial<Record<PowerId, number>>;
}

/** A position without the question. */
export interface GameView {
  powers: PowerId[];
  round: number;
  phase: PhaseId;
  regions: Record<RegionId, RegionView>;
  players: Partial<Record<PowerId, PlayerView>>;
  stock: Record<TokenId, number>;
  old_world: OldWorldView;
  ruination_left: number;
  /** Who can win this round. */
  danger: Danger;
  /** The odds of the battle being fought. */
  battle: BattleOdds | null;
  result: EndData | null;
}

/** A region as everybody sees it. */
export interface RegionView {
  figures: Figure[];
  tokens: Partial<Record<TokenId, number>>;
  corruption: Partial<Record<PowerId, number>>;
  /** Corruption and Warpstone together. */
  ruin_count: number;
  spaces: Space[];
  /** The number of its ruination card; null while it stands. */
  ruin: number | null;
  /** Its ruination card is still to be scored. */
  face_up: boolean;
  resistance: number;
  conquest: number;
  magic: number;
  domination: Partial<Record<PowerId, number>>;
  /** That each would roll in a battle here, as things stand. */
  dice: Partial<Record<PowerId, number>>;
  dominator: PowerId | null;
  parts: PartsData;
  /** By figure, where a card changes the values of its class. */
  stats: Record<string, Stats>;
}

/** A figure on the board. */
export interface Figure {
  /** "Kw3": letter of the Power, c, w or d, number. */
  id: string;
  owner: PowerId;
  rank: RankId;
  name: string;
  controller: PowerId;
  /** "shield", "musk", "keeper", "tipped", "free_used", "dazed", or the card that lies on it. */
  marks: string[];
  /** That lie on it, by the Power that gave them. */
  hits: Partial<Record<PowerId, number>>;
}

/** What the values of a region are made of, as far as that is not plain. */
export interface PartsData {
  resistance?: PartData[];
  conquest?: PartData[];
  domination?: Partial<Record<PowerId, PartData[]>>;
}

/**
 * What something adds to a value, or takes from it.
 *
 * `cost` is the printed one of a card, `card` what a card does.
 */
export interface PartData {
  for: PartSource;
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

/** A player as a seat sees him. */
export interface PlayerView {
  power: number;
  vp: number;
  /** Position, 0 at the start. */
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
  /** Cards in the hand that the one who looks has seen there. */
  known: string[];
}

/** A class of figures as it is now. */
export interface FollowerView {
  cost: number;
  attack: number;
  defense: number;
  /** The one in play that has set these. */
  upgrade: string | null;
}

/** The Old World track and deck. */
export interface OldWorldView {
  track: (string | null)[];
  /** Carried out now; it lies nowhere yet. */
  drawn: string | null;
  deck: number;
  used: string[];
  /** Of the deck, as far as the seat has seen it. */
  top: string[];
  dead: string[];
}

/** Who can win this round. */
export interface Danger {
  /** How the game would end this round as things stand. */
  end: EndData | null;
  /** Regions left to the fifth ruin. */
  ruins: number;
  /** After this one, until the Old World deck is empty and all lose. */
  rounds: number;
  /** Would be ruined this round as things stand. */
  falling: RegionId[];
  /** Lack up to three tokens. */
  nearly: RegionId[];
  powers: Partial<Record<PowerId, PowerDanger>>;
}

/** How a game ends. */
export interface EndData {
  condition: EndCondition;
  winners: PowerId[];
}

/** How near a Power is to winning. */
export interface PowerDanger {
  /** To the limit. */
  points: number;
  /** What it would score this round as things stand. */
  gain: number;
  /** To Victory. */
  ticks: number;
  /** That it would have. */
  counters: number;
  /** Ticks that it can still make this round. */
  most: number;
  /** Within reach or on course. */
  ways: Way[];
  /** And no more than that. */
  possible: WayId[];
}

/** A way to win this round: "dial.reach", "points.course" …, and what would stop it. */
export interface Way {
  id: string;
  args: Record<string, string | number | string[]>;
  stops: DangerFact[];
}

/** One of FACTS or STOPS. */
export interface DangerFact {
  id: string;
  args: Record<string, string | number | string[]>;
}

/** The odds of the battle that is being fought, of those who have still to roll in it. */
export interface BattleOdds {
  region: RegionId;
  sides: Partial<Record<PowerId, SideOdds>>;
}

/** What a player's dice can do in a region. */
export interface SideOdds {
  dice: number;
  average: number;
  /** The chances of at least one hit, at least two … */
  hits: number[];
  targets: TargetOdds[];
  /** Null: there is none. */
  peasant: number | null;
  /** Figures killed on average. */
  kills: number;
}

/** Figures of a class that one player controls, as targets; `defense` and `chance` are those of the weakest. */
export interface TargetOdds {
  name: string;
  owner: PowerId;
  rank: RankId;
  controller: PowerId;
  count: number;
  defense: number;
  chance: number;
}

/** Who must decide, and what sort of question it is. The rest is told only to the seat that decides. */
export interface Ask {
  seat: PowerId;
  kind: string;
  group: QuestionGroup;
  cause: CauseData | null;
  /** Of an Old World card: whom the rest of it concerns. */
  others?: PowerId[];
  /** The number of the rule it stands under. */
  rule?: string;
  /** Whether it can be declined. */
  optional?: boolean;
  about?: About;
  actions?: Action[];
  prompt?: string;
}

/** What something happened for, as plain data: `for` says which kind it is. */
export interface CauseData {
  for: CauseId;
  power?: PowerId;
  region?: RegionId;
  card?: string;
  upgrade?: string;
  position?: number;
  ruination?: number;
  rule?: string;
}

/** What a question is about, by name. Of a turn, `power` is what the one who is asked has left. */
export interface About {
  card?: string;
  cards?: string[];
  count?: number;
  dice?: DiceName;
  figure?: string;
  from?: RegionId | null;
  hits?: number;
  moved?: string[];
  most?: number;
  optional?: boolean;
  power?: PowerId | number | null;
  ranks?: RankId[];
  region?: RegionId | null;
  regions?: RegionId[];
  sixes?: number;
  sources?: RegionId[];
  space?: SpaceName;
  token?: TokenId;
  victim?: PowerId | null;
}

/** An action of the legal list, with its price left out of the words. */
export interface Action {
  do: string;
  kind: ActionKind;
  card?: string;
  controller?: PowerId;
  cost?: number;
  defense?: number;
  does?: Deed[];
  figure?: string;
  from?: PlaceId;
  last?: boolean;
  option?: number;
  power?: PowerId;
  rank?: RankId;
  region?: RegionId;
  sixes?: number;
  space?: SpaceName;
  token?: TokenId;
  upgrade?: string;
  text: string;
}

/** One instruction of an option, in the vocabulary of content/old_world.toml. */
export interface Deed {
  place?: TokenId;
  in?: RegionId[];
}

/** Decisions were taken back when so many events of the seat's log stood; without a seat, by vote. */
export interface TakenBack {
  seat: PowerId | null;
  count: number;
  at: number;
}

/** Where the reader of a lesson stands. */
export interface LessonTold {
  name: string;
  seat: PowerId;
  steps: LessonStep[];
  /** So many of its tasks. */
  done: number;
  /** Its goal is reached. */
  met: boolean;
}

/** A step of a lesson: something to read, or a task. */
export interface LessonStep {
  id: string;
  rule: string;
  task: boolean;
  /** It comes later in the round: until then the reader watches. */
  wait: boolean;
  /** Where there is nothing to do: "region kislev", "dial khorne", "track". */
  point: string[];
  /** The actions that serve a task, with wildcards: "Kw*>kis". */
  do: string[];
}

/** Something that happened, with a sentence; it is empty where another one says it. */
export interface GameEvent {
  amount?: number;
  card?: string;
  cards?: string[];
  change?: number;
  condition?: string;
  cost?: number;
  count?: number;
  dice?: number[];
  figure?: string;
  from?: PlaceId;
  hits?: number;
  lost?: number;
  named?: PowerId;
  number?: number;
  option?: number;
  phase?: PhaseId;
  points?: number;
  position?: number;
  power?: PowerId | null;
  region?: RegionId;
  resistance?: number;
  round?: number;
  ruination?: number;
  space?: SpaceName;
  to?: PlaceId;
  token?: TokenId;
  upgrade?: string;
  value?: number;
  winners?: PowerId[];
  what: EventId;
  cause: CauseData | null;
  text: string;
}

/**
 * What has changed since version `was`.
 *
 * With `steps`, `changes` lead from the last of them to the new state. `events` stand instead of steps for those who
 * did not ask for these, and where something was taken back.
 */
export interface UpdateMessage {
  type: "update";
  table: string;
  version: number;
  was: number;
  steps?: Step[];
  events?: GameEvent[];
  changes: Change[];
  kept?: number;
}

/** An event and what it changed in the state: carried out one after the other, steps show every moment. */
export interface Step {
  event: GameEvent;
  changes: Change[];
}

/** Somebody has said something. */
export interface TalkMessage {
  type: "talk";
  table: string;
  line: Line;
}

/** One line of table talk. `number` counts from 1 at each table. */
export interface Line {
  number: number;
  at: number;
  identity: string;
  name: string;
  text: string;
}

/** Who has the table before them. */
export interface PresentMessage {
  type: "present";
  table: string;
  people: string[];
}

/** The bots of the table must wait: so many decisions come before theirs. */
export interface BotsMessage {
  type: "bots";
  table: string;
  ahead: number;
  seconds: number;
  /** They may get less time than usual. */
  hasty: boolean;
}

export type Heard =
  | StateMessage | UpdateMessage | TalkMessage | PresentMessage | BotsMessage | DoneMessage | RefusedMessage
  | WhyMessage | PlanMessage | HelloMessage | PongMessage | NoticesMessage;

/** It is done. What a command has brought stands beside it, as in `Done`. */
export interface DoneMessage {
  type: "done";
  id: string;
  version?: number;
  repeated?: boolean;
  table?: string;
  line?: Line;
}

/** It is not done. `id` is that of the message that is refused; so the fact has a place of its own. */
export interface RefusedMessage {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  fact: Fact;
  /** That can no longer be watched. */
  table?: string;
}

/** A fact as plain data: an id and its arguments by name. A fact among the arguments is a pair of these. */
export interface Fact {
  id: string;
  args: Record<string, unknown>;
}

/** Why an action is not legal now; empty if it is. */
export interface WhyMessage {
  type: "why";
  id: string;
  action: string;
  sentence: string;
  fact: Fact | null;
}

/** What a legal action would do. */
export interface PlanMessage {
  type: "plan";
  id: string;
  plan: PlanData;
}

/**
 * What a legal action of the seat that must decide would do, now and then.
 *
 * `power` is what the seat has and would have left; `gain` and `counters` what it would score and have at the end of
 * the round as things stand. `regions` holds the regions that would change, and the one the action names. `open` is
 * what follows that is not settled yet.
 */
export interface PlanData {
  action: string;
  power: NowThen;
  gain: NowThen;
  counters: NowThen;
  regions: Partial<Record<RegionId, RegionNowThen>>;
  open: "question" | "chance" | null;
}

/** A number now and after an action. */
export interface NowThen {
  now: number;
  then: number;
}

/** A region now and after an action. */
export interface RegionNowThen {
  now: RegionPlan;
  then: RegionPlan;
}

/**
 * A region by its numbers: who would dominate it and with what, how near it is to ruin, who would roll what.
 *
 * `coming` is its ruin count at the next check as things stand, `falls` whether that ruins it. In a region that is
 * `ruined` already, dice and odds alone matter.
 */
export interface RegionPlan {
  ruined: boolean;
  domination: Partial<Record<PowerId, number>>;
  dominator: PowerId | null;
  resistance: number;
  conquest: number;
  ruin_count: number;
  coming: number;
  falls: boolean;
  dice: Partial<Record<PowerId, number>>;
  odds: Partial<Record<PowerId, SideOdds>>;
}

/** Who you are, and the server's clock. */
export interface HelloMessage {
  type: "hello";
  id: string;
  me: Sitter | null;
  now: number;
}

/** The server is there. */
export interface PongMessage {
  type: "pong";
  id: string;
  now: number;
}

/** There are new notices. */
export interface NoticesMessage {
  type: "notices";
}

/** A position as a seat sees it. */
export interface View {
  powers: PowerId[];
  round: number;
  phase: PhaseId;
  regions: Record<RegionId, RegionView>;
  players: Partial<Record<PowerId, PlayerView>>;
  stock: Record<TokenId, number>;
  old_world: OldWorldView;
  ruination_left: number;
  /** Who can win this round. */
  danger: Danger;
  /** The odds of the battle being fought. */
  battle: BattleOdds | null;
  result: EndData | null;
  decision: SeenAsk | null;
}

/** Who must decide; the legal list, in notation, only to the seat itself. */
export interface SeenAsk {
  seat: PowerId;
  kind: string;
  group: QuestionGroup;
  cause: CauseData | null;
  /** Of an Old World card: whom the rest of it concerns. */
  others?: PowerId[];
  actions?: string[];
}

export interface Listed {
  tables: Summary[];
}

/** One line of the lobby. */
export interface Summary {
  id: string;
  name: string;
  state: Stage;
  ending: "abandoned" | "closed" | null;
  host: Sitter;
  access: "open" | "link" | "password";
  pace: Pace;
  clock: Clock;
  /** What differs from the defaults of the edition. */
  game: GameOptions;
  edition: number;
  assign: "choice" | "random" | "draft";
  places: Place[];
  free: number;
  awaited: Awaited;
  paused: boolean;
  round: number;
  phase: PhaseId | null;
  deciding: PowerId | null;
  vp: Partial<Record<PowerId, number>> | null;
  decisions: number;
  result: Result | null;
  rematch: string | null;
  created: number;
  at: number;
}

/** The state of a table as a seat or a spectator sees it. */
export interface Shown {
  version: number;
  seat: string | null;
  state: TableState;
  events: GameEvent[];
  present: string[];
}

/** Where the new table is. */
export interface Made {
  table: string;
  link: string;
  version: number;
}

/** A command was carried out; the table is at this version. `repeated`: it had been done before. */
export interface Done {
  version: number;
  repeated?: boolean;
  /** Of a rematch. */
  table?: string;
  /** Of table talk. */
  line?: Line | null;
}

export interface Talk {
  lines: Line[];
}

export interface BotLevel {
  name: string;
  title: string;
  about: string;
  /** 1 moves at random, 6 is the strongest. */
  strength: number;
}

/** One lesson of those that there are. */
export interface LessonListed {
  name: string;
  seat: PowerId;
  minutes: number;
  /** 0: the page knows them. */
  steps: number;
}

/** One puzzle of those that there are, without its answer. */
export interface PuzzleListed {
  id: string;
  kind: PuzzleKind;
  /** Whose turn it is. */
  seat: PowerId;
  powers: PowerId[];
  /** 1: everybody finds it … 5: hardly anybody does. */
  grade: number;
  /** Of a hundred deals and throws, in so many the right answer does what is asked. */
  percent: number;
  /** Who must be stopped. */
  leader: PowerId | null;
  /** By which the game would be won. */
  condition: EndCondition | null;
}

/** The answer of a puzzle, in words, with its reasons. */
export interface PuzzleSolution {
  /** The first action in notation, or a Power. */
  answer: string;
  /** What is done, and what is answered to what it asks. */
  line: string[];
  percent: number;
  reasons: string[];
  /** The best ones first; nothing else comes to more. */
  others: PuzzleTried[];
}

/** An answer that is not right, and what it comes to. */
export interface PuzzleTried {
  answer: string;
  text: string;
  percent: number;
}

/** Why a bot decided as it did. */
export interface Why {
  step: number;
  seat: string;
  level: string;
  why: Because;
  /** The same in the language of the request; what is kept is without it. */
  text: string;
}

/** What the reason is, for those who say it in their own words. */
export interface Because {
  id: string;
  params: Record<string, string | number>;
}

export interface Decisions {
  steps: Decision[];
}

/** One decision of a game, and when it was asked. */
export interface Decision {
  number: number;
  seat: PowerId;
  /** Null: only the one who decided may know. */
  action: string | null;
  round: number;
  phase: PhaseId;
}

/** The game after so many decisions. */
export interface Moment {
  decisions: number;
  of: number;
  game: View;
  /** Since the decision before. */
  events: GameEvent[];
}

/** The game after `begin` decisions, and the steps from there to the moment after `end`. */
export interface Passage {
  begin: number;
  end: number;
  of: number;
  game: GameView;
  steps: Step[];
  /** So many lines of the seat's log were written before. */
  line: number;
}

/** Figures after each number of decisions, from none on; all of them are open to everybody. */
export interface Chart {
  decisions: number;
  rounds: number[];
  phases: PhaseId[];
  vp: Partial<Record<PowerId, number[]>>;
  dial: Partial<Record<PowerId, number[]>>;
  threat: Partial<Record<PowerId, number[]>>;
  corruption: Partial<Record<PowerId, number[]>>;
  ruined: number[];
  dice: Partial<Record<PowerId, Dice>>;
}

/** What a Power rolled, extra dice for sixes included. Half of all dice hit on average. */
export interface Dice {
  rolled: number;
  hits: number;
  sixes: number;
}

export interface Accounts {
  /** Of your log, that these are the accounts of. */
  lines: number;
  rounds: Round[];
  total: Partial<Record<PowerId, Total>>;
  /** Until the game is over. */
  story: Story | null;
}

/** `line` is its last line so far: the end of the round, if it is over. */
export interface Round {
  round: number;
  line: number;
  over: boolean;
  ruins: Ruin[];
  powers: Partial<Record<PowerId, Account>>;
}

export interface Ruin {
  line: number;
  region: RegionId;
  ruination: number;
}

/** A Power in a round. */
export interface Account {
  /** Points at the beginning. */
  before: number;
  /** And at the end. */
  vp: number;
  points: Points[];
  counters: Counter[];
  ticks: Tick[];
  kills: Death[];
  losses: Death[];
  cards: Played[];
  peasants: Taken[];
}

export interface Points {
  line: number;
  source: Source;
  points: number;
  /** A place that is shared. */
  tied: boolean;
  region: RegionId | null;
  /** The number of the ruination card. */
  ruination: number | null;
  /** A Chaos card, an Old World card or an upgrade. */
  card: string | null;
  /** Of the dial. */
  position: number | null;
}

export interface Counter {
  line: number;
  region: RegionId;
}

/** A dial has advanced; `do` and `n` are the instruction it revealed. */
export interface Tick {
  line: number;
  position: number;
  of: number;
  /** Null at Victory. */
  threat: number | null;
  do: string;
  n: number;
}

/** A figure that was killed or removed. */
export interface Death {
  line: number;
  figure: string;
  region: RegionId;
  owner: PowerId;
  /** The Power that did it, if one did. */
  by: PowerId | null;
  /** The kind of its cause: battle, hero, card, upgrade, old_world. */
  how: string;
  card: string | null;
}

export interface Played {
  line: number;
  card: string;
  region: RegionId;
  cost: number;
}

/** A Peasant that was taken. */
export interface Taken {
  line: number;
  region: RegionId;
}

/** A Power in all rounds. */
export interface Total {
  vp: number;
  /** Points by source, those that brought any. */
  sources: Partial<Record<Source, number>>;
  counters: number;
  ticks: number;
  kills: number;
  losses: number;
  cards: number;
  peasants: number;
}

export interface Story {
  /** Null: the game was given up. */
  condition: EndCondition | null;
  winners: PowerId[];
  round: number;
  turns: Told[];
  places: FinalPlace[];
}

/** A fact, what it says in English, and the line of your log that shows it, if one does. */
export interface Told {
  id: string;
  args: Record<string, unknown>;
  text: string;
  line: number | null;
}

/** A Power at the end of the game. */
export interface FinalPlace {
  power: PowerId;
  /** Null: nobody has won. */
  place: number | null;
  vp: number;
  /** Points by source. */
  sources: Partial<Record<Source, number>>;
  dial: number;
  /** Positions up to Victory. */
  of: number;
  /** What a loser was short of. */
  close: Told | null;
  /** What a loser could try next time. */
  advice: Told | null;
}

/** How far an analysis is, and what it has found when it is done. */
export interface AnalysisTold {
  state: AnalysisState;
  /** Analyses that come before it, while it waits. */
  ahead?: number;
  /** From 0 to 1, while it runs. */
  progress?: number;
  found?: Analysis | null;
}

/** What was found out about a game. */
export interface Analysis {
  version: number;
  powers: PowerId[];
  decisions: number;
  winners: PowerId[];
  /** Empty while the game runs. */
  condition: string;
  /** Before the first decision. */
  start: Partial<Record<PowerId, Chance>>;
  looks: Look[];
  turns: Turn[];
  findings: Partial<Record<PowerId, Finding[]>>;
  simulations: number;
  seconds: number;
  /** Whether every decision was looked at. */
  complete: boolean;
}

/** The chance of a player to win, and its standard error. */
export interface Chance {
  mean: number;
  error: number;
}

/** One decision of the game. `known` and `open` are everybody's chances after what was played. */
export interface Look {
  number: number;
  round: number;
  phase: PhaseId;
  seat: PowerId;
  question: string;
  /** Null: it is still to be decided. */
  action: string | null;
  mark: Mark;
  /** What the action played has cost its player, against the best one. */
  loss: Chance;
  known: Partial<Record<PowerId, Chance>>;
  open: Partial<Record<PowerId, Chance>>;
  /** The best first. */
  best: Choice[];
  /** The best action with all hands open. */
  best_open: string;
  text: string;
  best_open_text: string;
}

/** An action that was looked at: what the one who decides could expect of it, and what with all hands open. */
export interface Choice {
  action: string;
  known: Chance;
  open: Chance | null;
  simulations: number;
  reason: Said | null;
  text: string;
}

/** A fact, and its sentence when it is told. */
export interface Said {
  id: string;
  args: Record<string, unknown>;
  text: string;
}

/** A turning point: a decision, or what chance brought after it (`fate`). */
export interface Turn {
  number: number;
  kind: TurnKind;
  /** Whose chance changed. */
  seat: PowerId;
  change: Chance;
  text: string;
}

/** Something that a player can learn from, and the decision that shows it (0: none). */
export interface Finding {
  said: Said;
  number: number;
}

/** Where the analysis of a text is, now and later. */
export interface AnalysisId {
  id: string;
  /** A tab keeps it itself. */
  text?: string;
}

/** A moment of a game, or of a variation that leaves it there. */
export interface Studied {
  /** Decisions of the game. */
  at: number;
  /** So many it has. */
  of: number;
  /** What was decided otherwise after that. */
  moves: string[];
  /** What these are called. */
  texts: string[];
  game: View;
  /** Who must decide; null: the game is over. */
  seat: PowerId | null;
  actions: MoveTold[];
  /** Since the decision before. */
  events: GameEvent[];
}

/** An action that is legal, and its words. */
export interface MoveTold {
  action: string;
  text: string;
}

/** What a person may know of their own identity. */
export interface Myself {
  id: string;
  name: string;
  tag: string;
  created: number;
  has_passphrase: boolean;
  has_recovery: boolean;
  /** Of mails, webhooks and whatever else is written to the person. */
  language: string;
  settings: Settings;
}

/** What is kept for a person. */
export interface Settings {
  /** Anything the page wants to keep. */
  interface?: Record<string, unknown>;
  /** How to be told, as in `NoticeSettings`. */
  notices?: Record<string, unknown>;
}

/** What somebody has finished. What is unknown here (a newer page knows more) is left out. */
export interface Progress {
  /** When each was first done, by its name. */
  lessons: Record<string, number>;
  /** When each was first done, by its name. */
  puzzles: Record<string, number>;
  /** Days of UTC since 1970 on which the puzzle of the day was solved. */
  days: number[];
}

/** A device that has just been given its token. Neither the token nor the code is ever shown again. */
export interface Device {
  id: string;
  name: string;
  tag: string;
  token: string;
  recovery: string | null;
  recovery_link: string | null;
}

/** A recovery code, shown once, and the same as a link. */
export interface Recovery {
  recovery: string;
  recovery_link: string;
}

/** All that one who may see a person's page is told. */
export interface PersonPage {
  person: Person;
  mine: boolean;
  /** Whom it is shown; only its owner is told. */
  shown: PageShown | null;
  running: Summary[];
  /** The newest first. */
  games: PageGame[];
  /** There are older ones. */
  more: boolean;
  /** Those that there are games for. */
  figures: Partial<Record<Company, Figures>>;
  ratings: PersonRating[];
}

/** All that others may know of a person. The tag tells people of the same name apart. */
export interface Person {
  id: string;
  name: string;
  tag: string;
}

/** A game that is over, on the page of one who played it. */
export interface PageGame {
  /** Where it can be seen again; null: only those who were there may know. */
  table: string | null;
  at: number;
  power: PowerId;
  part: Part;
  /** Null: there is none, or it is no place of theirs. */
  place: number | null;
  won: boolean;
  vp: number;
  /** How it ended: a condition, "abandoned" or "closed". */
  ending: string;
  rounds: number;
  pace: Pace;
  company: "people" | "bots";
  /** Why it does not count; null: it does. */
  unrated: Unrated | null;
  powers: PowerId[];
  winners: PowerId[];
}

/** What some games of a person add up to. */
export interface Figures {
  games: number;
  won: number;
  powers: PowerFigures[];
  endings: EndingFigures[];
  /** For each game, by source. */
  points: Partial<Record<Source, number>>;
  dice: DiceFigures;
  /** The favourites. */
  cards: CardFigures[];
  /** Games won in a row: the most, and now. */
  streak: number;
  streak_now: number;
}

export interface PowerFigures {
  power: PowerId;
  games: number;
  won: number;
  /** Of victories. */
  share: Estimate;
  /** The mean; null: too few games. */
  place: Estimate | null;
}

/** A figure and the bounds between which it lies. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

export interface EndingFigures {
  condition: EndCondition;
  games: number;
  won: number;
}

export interface DiceFigures {
  rolled: number;
  hits: number;
  sixes: number;
  /** Of hits; half of all dice hit on average. */
  share: Estimate | null;
}

export interface CardFigures {
  card: string;
  times: number;
  /** In how many it was played. */
  games: number;
}

export interface PersonRating {
  pace: Pace;
  games: number;
  rating: number;
  margin: number;
  /** Of so few games that it may still move far. */
  provisional: boolean;
  /** The oldest first. */
  history: RatingPoint[];
}

/** A rating after a game; with 95 % it lies no farther than `margin` away. */
export interface RatingPoint {
  at: number;
  rating: number;
  margin: number;
}

export interface PageGames {
  games: PageGame[];
  more: boolean;
}

/** Those who let you see their pages. The provisional ones come last. */
export interface Leaderboard {
  pace: Pace;
  /** Empty: of all time. */
  season: string;
  /** The newest first. */
  seasons: string[];
  ranks: Rank[];
  /** Whom your page is shown; null: you are not signed in. */
  shown: PageShown | null;
}

/** A line of a leaderboard. */
export interface Rank {
  person: Person;
  mine: boolean;
  rating: number;
  margin: number;
  provisional: boolean;
  games: number;
}

export interface GroupList {
  groups: GroupListed[];
  /** So many one may have. */
  most: number;
}

/** A group in the list of one's groups. */
export interface GroupListed {
  id: string;
  name: string;
  role: Role;
  members: number;
  games: number;
  /** Games of yours that have not begun. */
  kept: number;
}

/** All that a member is told of a group. */
export interface GroupPage {
  id: string;
  name: string;
  role: Role;
  /** You. */
  resting: boolean;
  /** Of the link with which others join; null: nobody may. */
  key: string | null;
  /** Of the games. */
  options: TableOptions;
  /** To draw from. */
  powers: PowerId[];
  pace: Pace;
  members: GroupMember[];
  /** Members. */
  most: number;
  results: ResultLine[];
  /** The newest first. */
  games: GroupGame[];
  /** Older games that are not told of. */
  more: number;
  /** The newest first. */
  tournaments: TournamentTold[];
  /** For hosts. */
  next: NextPlan | null;
}

export interface GroupMember {
  person: Person;
  role: Role;
  resting: boolean;
  since: number;
}

/** A member in the table of results. */
export interface ResultLine {
  person: Person;
  games: number;
  won: number;
  /** The mean. */
  place: number | null;
  points: number;
  /** How often they have played each. */
  powers: Partial<Record<PowerId, number>>;
}

export interface GroupGame {
  table: string;
  /** When it was opened. */
  at: number;
  ended: number | null;
  state: GameStage;
  /** It can be seen again: its table is still there. */
  replay: boolean;
  seats: GroupSeat[];
  /** Its name. */
  tournament: string | null;
  /** Of the tournament; else 0. */
  round: number;
}

/** A Power of a game: for whom it is kept, or who has played it. */
export interface GroupSeat {
  power: PowerId;
  /** Null: nobody of the group. */
  person: Person | null;
  place: number | null;
  /** Null: there is no result. */
  points: number | null;
  won: boolean;
}

export interface TournamentTold {
  name: string;
  began: number;
  ended: number | null;
  /** For each round; 0: nobody has said. */
  days: number;
  rounds: RoundTold[];
  standings: StandingLine[];
  /** Tables of the last round without a result. */
  unsettled: number;
}

export interface RoundTold {
  at: number;
  until: number | null;
  tables: RoundTable[];
  byes: Person[];
}

export interface RoundTable {
  table: string;
  state: GameStage;
  replay: boolean;
  seats: GroupSeat[];
  /** A host has said how it ended. */
  entered: boolean;
  /** False: it counts for nobody. */
  counts: boolean;
  /** There is a result. */
  settled: boolean;
}

export interface StandingLine {
  rank: number;
  person: Person;
  /** Belongs to the group. */
  member: boolean;
  points: number;
  won: number;
  /** The mean of their points. */
  opponents: number;
  games: number;
  byes: number;
  dropped: boolean;
}

/** What a host is proposed for the next game. */
export interface NextPlan {
  seats: PlannedSeat[];
  /** Whose turn it is not. */
  bench: Person[];
}

export interface PlannedSeat {
  power: PowerId;
  person: Person | null;
}

/** What somebody learns who has the link of a group. */
export interface Invitation {
  name: string;
  members: number;
  /** Of the group, if you belong to it. */
  id: string | null;
}

/** The newest first. */
export interface NoticeList {
  notices: NoticeData[];
}

/** Something told to you. Times are milliseconds since 1970. */
export interface NoticeData {
  number: number;
  table: string;
  kind: NoticeKind;
  text: string;
  /** Of the fact that the text says. */
  id: string;
  args: Record<string, unknown>;
  at: number;
  read: boolean;
}

/** How many became read by this. */
export interface ReadCount {
  read: number;
}

/** Your settings, and what they come to: whether this host sends mail, and whether your mailbox is confirmed. */
export interface NoticeState {
  settings: NoticeSettings;
  mail_offered: boolean;
  mail_confirmed: boolean;
}

/** Play-by-web tables are told through the channels set here, live tables only in the page. `tables` overrides. */
export interface NoticeSettings {
  webhook: Webhook | null;
  email: Email | null;
  /** To the devices that are switched on (push.py). */
  push: NoticeKind[];
  /** Tell of live tables outside the page too. */
  live: boolean;
  /** For one table: every kind to all channels, to one of them, or to none. */
  tables: Record<string, "all" | "webhook" | "email" | "push" | "none">;
  quiet: Quiet | null;
  /** Seconds that a turn may wait for you before it is told outside. */
  delay: number;
}

/** An address that takes JSON by POST, as Discord and Slack give them out. */
export interface Webhook {
  url: string;
  /** Which notices go there. */
  kinds: NoticeKind[];
}

/** A mailbox. Mails go there only with the code that a test mail has brought to it. */
export interface Email {
  address: string;
  /** Which notices go there. */
  kinds: NoticeKind[];
  /** From the test mail; without it no notice is mailed. */
  code: string;
}

/** From one time of day to another, past midnight if need be, nothing is sent; it is sent when they end. */
export interface Quiet {
  /** A time of day, as 22:00. */
  from: string;
  /** A time of day, as 22:00. */
  to: string;
  /** A time zone, as Europe/Paris. */
  zone: string;
}

/**
 * Push for your devices: what this server signs with, for `applicationServerKey`; whether this device is switched
 * on, and under which endpoint (shown only in part); how many devices are; whether this one was and its push service
 * has taken nothing more for it.
 */
export interface PushState {
  key: string;
  here: boolean;
  target: string;
  devices: number;
  ended: boolean;
}

/** The newest first. */
export interface DeliveryList {
  deliveries: DeliveryData[];
}

/** One notice on one channel. `target` shows only enough to know the address by. */
export interface DeliveryData {
  number: number;
  table: string;
  kind: NoticeKind;
  text: string;
  channel: Channel;
  target: string;
  state: "waiting" | "sending" | "sent" | "failed" | "moot";
  attempts: number;
  due: number | null;
  at: number;
  /** A sentence; empty if there is nothing to say. */
  error: string;
  /** The fact that it says. */
  reason: Fact | null;
}

/** Whether the test was taken; if not, why: as a sentence, and as a fact. */
export interface TrialResult {
  sent: boolean;
  sentence: string;
  id: string;
  args: Record<string, unknown>;
}

/** Everything whose aspects carry a label; `weakest` is the one to show where there is room for one. */
export interface Known {
  provenance: Record<string, Label>;
  weakest: Label;
}

/** Everything. */
export interface Reference {
  cards: AnyCard[];
  powers: PowerData[];
  regions: RegionData[];
  board: BoardData;
  rules: Rulebook;
  options: OptionData[];
  sets: SetData[];
}

/** A Power's sheet. */
export interface PowerData {
  provenance: Record<string, Label>;
  weakest: Label;
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

/** A class of figures. */
export interface Follower {
  provenance: Record<string, Label>;
  weakest: Label;
  id: string;
  rank: RankId;
  /** Its name in positions. */
  slug: string;
  name: string;
  plural: string;
  count: number;
  cost: number;
  attack: number;
  defense: number;
  /** "Kw1", "Kw2" … */
  figures: string[];
}

/** A stop of a dial: the Threat and the instruction it reveals. */
export interface DialStop {
  position: number;
  /** Null at Victory. */
  threat: number | null;
  do: string;
  n: number;
  text: string;
}

/** A region of the map. */
export interface RegionData {
  provenance: Record<string, Label>;
  weakest: Label;
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

/** Tokens, ruination cards, limits and names. */
export interface BoardData {
  tokens: TokenData[];
  ruination: Ruination[];
  limits: Limits;
  players: PlayerLimits;
  old_world_deck: Record<string, number>;
  starting_tokens: Partial<Record<TokenId, number>>;
  starting_tokens_rat: Partial<Record<TokenId, number>>;
  provenance: Record<string, Label>;
  names: Names;
}

/** An Old World token. */
export interface TokenData {
  provenance: Record<string, Label>;
  weakest: Label;
  id: TokenId;
  name: string;
  stock: number;
  /** With the Horned Rat in play. */
  stock_rat: number;
  text: string;
}

/** A ruination card. */
export interface Ruination {
  provenance: Record<string, Label>;
  weakest: Label;
  id: string;
  ruiners: number;
  /** Of the first and the second place. */
  points: Record<RegionId, [number, number]>;
}

/** Numbers of the game: tokens that ruin a region, points that win, the most power, cards at the start. */
export interface Limits {
  ruin: number;
  vp: number;
  power: number;
  hand: number;
}

/** How many can play. */
export interface PlayerLimits {
  fewest: number;
  most: number;
}

/** What the names in views and events mean. */
export interface Names {
  phases: Record<PhaseId, string>;
  ranks: Record<RankId, string>;
  spaces: SpaceName[];
  end_conditions: Record<EndCondition, string>;
  when: Record<string, string>;
  provenance: Record<Label, string>;
}

/** The rules as a tree. */
export interface Rulebook {
  sections: SectionData[];
  rulings: Ruling[];
  switches: SwitchData[];
  examples: ExampleData[];
}

/** A section of the rules. */
export interface SectionData {
  id: string;
  title: string;
  rules: RuleData[];
}

/** A rule. */
export interface RuleData {
  id: string;
  section: string;
  text: string;
}

/** A ruling, and why it is so. */
export interface Ruling {
  id: string;
  text: string;
  reason: string;
}

/** A question that players may settle; the first value is the default. */
export interface SwitchData {
  id: string;
  name: string;
  values: string[];
  title: string;
  text: string;
}

/** A worked example. */
export interface ExampleData {
  id: string;
  page: string;
  text: string;
}

/** An option of a game. */
export interface OptionData {
  id: string;
  name: string;
  kind: "choice" | "flag" | "text";
  rule: string | null;
  values: OptionChoice[];
  default: string | boolean | number;
  text: string;
}

/** A value of an option. */
export interface OptionChoice {
  id: string | boolean | number;
  text: string;
}

/** A set of cards, and the options with which it is used. */
export interface SetData {
  id: SetId;
  name: string;
  titles: Record<CardKind, number>;
  used_with: Record<string, string[]>;
}

/** Whether a corrections file can be used. */
export interface Checked {
  sentence: string | null;
}

/** The codes of the games that are here now, in the order of the file. */
export interface Restored {
  tables: string[];
}

/** Why something was not done: a code, a sentence, and the fact that it says. */
export interface Problem {
  code: string;
  sentence: string;
  id: string;
  args: Record<string, unknown>;
  /** Of a fault: the same number stands in the server's log. */
  reference?: string | null;
}

export type Command =
  | /** Sit down before the game: at a place, or at any free one. */
    {
      do: "join";
      /** A place at the table, counted from 0. */
      place?: number | null;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Stand up, or free a seat that is kept for you. In a running game a bot goes on for you and others may take it. */
    {
      do: "leave";
      /** A place at the table, counted from 0. */
      place?: number | null;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** The host puts a bot at a place, or (with no bot) empties it; before the game. */
    {
      do: "seat";
      /** A place at the table, counted from 0. */
      place: number;
      bot?: string;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** The host sends somebody away from the table, for good; before the game. */
    {
      do: "remove";
      /** A place at the table, counted from 0. */
      place: number;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** The host puts who sits at a place at another one; who sits there takes the first. Before the game. */
    {
      do: "move";
      /** A place at the table, counted from 0. */
      place: number;
      /** A place at the table, counted from 0. */
      to: number;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** The host begins the game when every place is filled; a game of a group anybody who sits there. */
    {
      do: "start";
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Choose your Power in the draft. */
    {
      do: "pick";
      power: string;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Decide. `seat` says for whom, if you hold several. */
    {
      do: "play";
      /** An action of the legal list, in notation. */
      action: string;
      /** The version of the table that you have seen. */
      version: number;
      seat?: string;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Take back your own last decisions, up to a roll or a reveal, and as far as the table allows. */
    {
      do: "undo";
      /** The version of the table that you have seen. */
      version: number;
      count?: number;
      seat?: string;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Let a bot decide for you until you return. */
    {
      do: "hand";
      bot?: string;
      /** A place at the table, counted from 0. */
      place?: number | null;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Take your seat back from the bot that sits in for you. */
    {
      do: "return";
      /** A place at the table, counted from 0. */
      place?: number | null;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Take a seat of a running game that no person holds: your own at once, another when those seated have agreed. */
    {
      do: "take_over";
      /** A place at the table, counted from 0. */
      place?: number | null;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Open a vote: go back to an earlier decision, pause, go on, give up, or free the seat of one who is away. */
    {
      do: "propose";
      vote: VoteKind;
      /** Rewind: how many decisions stay. */
      to?: number | null;
      /** Replace. */
      place?: number | null;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Say yes or no in the open vote. */
    {
      do: "ballot";
      yes: boolean;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Take back the vote you have opened. */
    {
      do: "withdraw";
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** The same table again, with the Powers passed on by one place. */
    {
      do: "rematch";
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** The host closes a table whose game has not begun. */
    {
      do: "close";
      /** A name for this command, so that it is never done twice. */
      key?: string;
    }
  | /** Table talk. */
    {
      do: "say";
      text: string;
      /** A name for this command, so that it is never done twice. */
      key?: string;
    };

export type Message =
  | /** Say who you are, if no header or cookie has said it, and the language you read, if the address has not. */
    {
      type: "hello";
      id?: string;
      token?: string;
      language?: "en" | "fr" | "ja" | null;
    }
  | /** Hear of a table, event by event with `steps`: as a seat of yours, your only one ("mine"), or a spectator. */
    {
      type: "watch";
      id?: string;
      table: string;
      seat?: string | null;
      since?: number | null;
      steps?: boolean;
      language?: "en" | "fr" | "ja" | null;
    }
  | {
    type: "unwatch";
    id?: string;
    table: string;
  }
  | /** A command; the answer carries the same id. */
    {
      type: "do";
      id?: string;
      table: string;
      command: Command;
    }
  | /** Why an action is not legal now. */
    {
      type: "why";
      id?: string;
      table: string;
      action: string;
    }
  | /** What a legal action would do. */
    {
      type: "plan";
      id?: string;
      table: string;
      action: string;
    }
  | {
    type: "ping";
    id?: string;
  };

/** A table to be made. Places that are left out stay free. */
export interface NewTable {
  options?: TableOptions;
  password?: string;
  places?: SeatWish[];
  /** Begin at once; every place must be filled. */
  start?: boolean;
  /** The same key makes the same table only once. */
  key?: string;
}

/** Who is to sit at a place of a new table: you, a bot, or nobody yet. */
export interface SeatWish {
  me?: boolean;
  bot?: string;
}

/** A game against bots that begins at once. */
export interface QuickGame {
  /** Yours; without: one is drawn. */
  power?: string;
  powers?: string[];
  /** Of the bots. */
  level?: string;
  game?: GameOptions;
  key?: string;
}

/** A lesson that begins at once. */
export interface LessonGame {
  /** Its name: `GET /api/tables/lessons` lists them; or `puzzle.` and the id of a puzzle. */
  lesson?: string;
  key?: string;
}

export interface Password {
  password: string;
}

/** Without a language it is the one of the request. */
export interface NewIdentity {
  /** 1 to 32 characters, no control ones. */
  name: string;
  language?: "en" | "fr" | "ja" | null;
}

export interface IdentityChange {
  /** 1 to 32 characters, no control ones. */
  name?: string | null;
  language?: "en" | "fr" | "ja" | null;
  settings?: SettingsChange | null;
}

/** Only the part "interface" is changed here; any other part is left as it is. */
export interface SettingsChange {
  /** Anything the browser wants to keep, up to 8 kB of JSON. */
  interface: Record<string, unknown>;
}

export interface Recover {
  code: string;
  /** 8 to 256 characters. */
  passphrase?: string | null;
}

export interface Enter {
  /** Name and tag like Anna#k3f9, or the id. */
  name: string;
  /** 8 to 256 characters. */
  passphrase: string;
}

export interface NewPassphrase {
  /** 8 to 256 characters. */
  passphrase: string;
  /** 8 to 256 characters. */
  old?: string | null;
}

/** Whom your page is to be shown: everybody, those you have played a game with to its end, or nobody. */
export interface PageWish {
  /** Public, friends or private. */
  shown: PageShown;
}

export interface NewGroup {
  name: string;
}

export interface JoinGroup {
  /** From the link of the group. */
  key: string;
}

export type GroupCommand =
  | /** A host gives the group another name. */
    {
      do: "rename";
      name: string;
    }
  | /** A host says how the games of the group are played; `powers` are those to draw from. */
    {
      do: "usual";
      options: TableOptions;
    }
  | /** A host makes a new link with which others join; or none, and nobody does. The old one is good no more. */
    {
      do: "link";
      open: boolean;
    }
  | /** Leave the group. The last one closes it. */
    {
      do: "leave";
    }
  | /** Play along no more for a while, or again. */
    {
      do: "rest";
      rest: boolean;
    }
  | /** A host sends a member away; the link is made anew. */
    {
      do: "remove";
      /** The id of a person. */
      person: string;
    }
  | /** The owner makes a member a host, or one no more. */
    {
      do: "host";
      /** The id of a person. */
      person: string;
      host: boolean;
    }
  | /** A host opens the next game: a room with seats kept for these people. */
    {
      do: "next";
      /** The Powers, and for whom each is kept. */
      seats: Seat[];
    }
  | /** A host begins a tournament; with `days` for each round it is a league. */
    {
      do: "begin";
      name: string;
      players: string[];
      days?: number;
    }
  | /** A host draws the next round: its tables are opened with seats kept. */
    {
      do: "draw";
    }
  | /** A host says how a table has ended; `null` lets the game say it again. */
    {
      do: "enter";
      /** Of the tournament that goes on, counted from 1. */
      round: number;
      /** Of the round, counted from 1. */
      table: number;
      /** The place of each seat, as in the round; empty: the table counts for nobody. */
      places: number[] | null;
    }
  | /** A host takes a player out of the rounds to come, or (`back`) lets a member in. */
    {
      do: "drop";
      /** The id of a person. */
      person: string;
      back?: boolean;
    }
  | /** A host ends the tournament. One without a round is forgotten. */
    {
      do: "finish";
    }
  | /** The owner closes the group: it is gone, with its tables of results. The games stay what they are. */
    {
      do: "close";
    };

/** A Power of a table, and for whom it is kept; nobody: it is free. */
export interface Seat {
  power: PowerId;
  person?: string;
}

export interface OldPassphrase {
  /** 8 to 256 characters. */
  old: string;
}

/** Where and how a browser takes messages, as `PushSubscription.toJSON()` says it. */
export interface PushSubscriptionData {
  endpoint: string;
  keys: PushKeys;
}

export interface PushKeys {
  /** Base64url, as the browser gives it. */
  p256dh: string;
  /** Base64url, as the browser gives it. */
  auth: string;
}

/** Everything up to this number has been read. */
export interface ReadUpTo {
  upto: number;
}

/** Where to send a test notice. */
export interface Trial {
  channel: Channel;
}

/** What an owner of the cards puts in place of ours. */
export interface Corrections {
  /** The text of a corrections file. */
  cards: string;
}

/** A game to be analysed, or the decision of a position. */
export interface AnalysisWish {
  /** A record, a whole position or a scenario. */
  text: string;
}

/** A moment of a game, or the end of a variation, that is to be analysed by itself. */
export interface AnalysisAt {
  /** So many decisions of the game. */
  at?: number;
  moves?: string[];
}

/** A game that goes on from a moment, or from the end of a variation, at a table of yours. */
export interface PlayOn {
  /** So many decisions of the game. */
  at?: number;
  moves?: string[];
  /** Yours; without: all, at one device. */
  power?: string;
  /** Of the bots. */
  level?: string;
  key?: string;
}
