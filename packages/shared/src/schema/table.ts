import { type ArraySchema, type MapSchema, type Schema, type SchemaType, schema, t } from '@colyseus/schema';
import { hasSecrets } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { Hints } from '../protocol/hints.ts';
import type { Pace } from '../protocol/pace.ts';
import type { SpectatorAccess } from '../protocol/spectators.ts';
import { buildFields, fieldsOf, type HandVisibility } from './fields.ts';

/** `halted`: something went wrong at this table, and it waits to be mended. */
export const TABLE_PHASES = ['gathering', 'playing', 'over', 'halted'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** `locked`: empty, and kept free by the host; `held`: the seat's person is away and a bot plays until they are back. */
export const SEAT_STATUSES = ['empty', 'locked', 'here', 'away', 'held', 'bot'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** Of the numbers by which a table knows people; 0 is nobody. */
export const MAX_MEMBER_ID = 0xffff;

/** Somebody who watches. */
export const Spectator = schema({ name: t.string().default(''), seal: t.uint8().default(0) }, 'Watcher');
export type Spectator = SchemaType<typeof Spectator>;

const seatFields = {
  status: t.string<SeatStatus>().default('empty'),
  /** The number by which the table knows a person; 0 for an empty seat or a bot. */
  person: t.uint16().default(0),
  name: t.string().default(''),
  /** Which seal that person has; 0, too, where there is nobody. */
  seal: t.uint8().default(0),
  /** By the table's clock, in milliseconds: when it was first to act, and when its time is up; 0 where no clock is shown. */
  from: t.uint32().default(0),
  due: t.uint32().default(0),
  /** How often moves of this seat were taken back. */
  takebacks: t.uint8().default(0),
};

/** Where actions have secrets: the last one, packed whole, if this seat did it; sent to the seat alone. */
const secretFields = { did: t.string().default('').view() };
const openSecrets = { did: t.string().default('') };

const tableFields = {
  phase: t.string<TablePhase>().default('gathering'),
  /** The number of the person who may start the game and decide who sits. */
  host: t.uint16().default(0),
  /** Whether strangers find the table on the start page. */
  open: t.boolean().default(false),
  /** Whether people write to each other as they like, or say phrases alone. */
  freely: t.boolean().default(true),
  /** How long somebody may think over a move. */
  pace: t.string<Pace>().default('free'),
  /** Who may watch, and after how many turns they see all hands where they do so late. */
  watch: t.string<SpectatorAccess>().default('public'),
  delay: t.uint8().default(0),
  /** Who may ask what a bot would do. */
  hints: t.string<Hints>().default('alone'),
  /** How many have all hands open before them, as late as may be. */
  gallery: t.uint16().default(0),
  /** How many watch from further back, because there is no room for more around the table. */
  crowd: t.uint16().default(0),
  /** Whether nothing can be written down at the moment: the game goes on as soon as it can. */
  stuck: t.boolean().default(false),
  /** Whether there is a pause, and who wants one: their numbers, with commas between them. */
  paused: t.boolean().default(false),
  wanting: t.string().default(''),
  /** Since when its clocks stand still, by the table's clock; 0 while they go. */
  stopped: t.uint32().default(0),
  /** Who would like which seat: their number and the seat's, as in `7>0`, with commas between them. */
  wishes: t.string().default(''),
  /** Who sees whose hand by their leave: the watcher's number and the seat's, as in `7>0`, with commas between them. */
  lent: t.string().default(''),
  /** Whether those who sit here look for a game together. */
  seeking: t.boolean().default(false),
  /** Whether bots finish the game, or have finished it, because only one person was left. */
  finishing: t.boolean().default(false),
  /** The version of the last move that a bot made because somebody's time was up. */
  forced: t.number().default(0),
  /** The version that the last takeback led to. */
  undone: t.number().default(0),
  /** Who would like to take their move back, and who agrees: numbers, with commas between them; 0 for nobody. */
  regret: t.uint16().default(0),
  granted: t.string().default(''),
  /** The options, as JSON. */
  options: t.string().default('{}'),
  /** Seconds until a bot takes the seat of somebody who is away. */
  grace: t.uint16().default(0),
  /** How many games this table has begun. */
  round: t.uint16().default(0),
  /**
   * What people here have won over all games of this table: number, games won, games played and, where they add up, points, as in
   * `7/2/5/40`, with commas between them.
   */
  evening: t.string().default(''),
  /** Under which id the record of the last finished game is served. */
  record: t.string().default(''),
  /** Who is ready to play once more: their numbers, with commas between them. */
  ready: t.string().default(''),
  /** The outcome, as JSON, once the game is over. */
  outcome: t.string().default(''),
  version: t.number().default(0),
  /** Seats to act, one bit for each. */
  turn: t.uint8().default(0),
  /** The last action, packed without its secrets. */
  last: t.string().default(''),
};

type Fields<Builders> = {
  -readonly [Name in keyof Builders]: Builders[Name] extends { default(value: infer V): unknown }
    ? Exclude<V, () => unknown>
    : never;
};

/** A seat as it is synchronised: who holds it, and the game's fields by name. */
export type SeatState = Schema & Fields<typeof seatFields> & { did?: string; [field: string]: unknown };

/** The room state: the table, its seats, who watches, and the game's fields by name. */
export type TableState = Schema &
  Fields<typeof tableFields> & { seats: ArraySchema<SeatState>; watchers: MapSchema<Spectator>; [field: string]: unknown };

export interface TableSchema {
  readonly Table: new () => TableState;
  readonly Seat: new () => SeatState;
}

const built = { own: new Map<string, TableSchema>(), open: new Map<string, TableSchema>() };

/** The room state of a game, built from the shape that the game declares; the same on both sides. A gallery's has all hands open. */
export function tableSchema(game: Game, hands: HandVisibility = 'own'): TableSchema {
  const known = built[hands].get(game.id);
  if (known !== undefined) return known;
  const secrets = hands === 'own' ? secretFields : openSecrets;
  const ofEverySeat = { ...seatFields, ...(hasSecrets(game.actions) ? secrets : {}) };
  const Seat = schema({ ...ofEverySeat, ...gameFields(game, 'seat', ofEverySeat, hands) }, `${game.id} seat`);
  const fields = { ...tableFields, seats: t.array(Seat), watchers: t.map(Spectator) };
  const Table = schema({ ...fields, ...gameFields(game, 'table', fields, hands) }, `${game.id} table`);
  // The fields are known only at run time; projection.ts reads and writes them by the game's declaration.
  const made = { Table, Seat } as unknown as TableSchema;
  built[hands].set(game.id, made);
  return made;
}

/** The fields of a seat that are sent to it alone. */
export function privateFields({ actions, viewSchema }: Pick<Game, 'actions' | 'viewSchema'>): readonly string[] {
  const owned = fieldsOf(viewSchema.seat).flatMap((field) => (field.own === null ? [] : [field.cards]));
  return hasSecrets(actions) ? [...owned, ...Object.keys(secretFields)] : owned;
}

function gameFields({ id, viewSchema }: Game, of: 'seat' | 'table', taken: object, hands: HandVisibility) {
  const fields = buildFields(viewSchema[of], hands);
  for (const name of Object.keys(fields)) {
    if (name in taken) throw new Error(`${id}: the table has a field of its own that is called ${name}`);
  }
  return fields;
}
