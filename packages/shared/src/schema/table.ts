import { type ArraySchema, type MapSchema, type Schema, type SchemaType, schema, t } from '@colyseus/schema';
import { hasSecrets } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { Hints } from '../protocol/hints.ts';
import type { Pace } from '../protocol/pace.ts';
import type { SpectatorAccess } from '../protocol/spectators.ts';
import { buildFields, fieldsOf, type HandVisibility } from './fields.ts';

/** The phases of a table. `halted` means that an error stopped the table until someone repairs it. */
export const TABLE_PHASES = ['gathering', 'playing', 'over', 'halted'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** The states of a seat. `locked`: the host keeps it empty. `held`: its person is away and a bot plays until they are back. */
export const SEAT_STATUSES = ['empty', 'locked', 'here', 'away', 'held', 'bot'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** The largest member id; 0 means no one. */
export const MAX_MEMBER_ID = 0xffff;

/** A spectator. */
export const Spectator = schema({ name: t.string().default(''), seal: t.uint8().default(0) }, 'Watcher');
export type Spectator = SchemaType<typeof Spectator>;

const seatFields = {
  status: t.string<SeatStatus>().default('empty'),
  /** The member id of the player; 0 for an empty seat or a bot. */
  person: t.uint16().default(0),
  name: t.string().default(''),
  /** The avatar of the player; also 0 for an empty seat. */
  seal: t.uint8().default(0),
  /**
   * The times when the seat became the one to act and when its time is up, in milliseconds of the table's clock; 0 without a
   * clock.
   */
  from: t.uint32().default(0),
  due: t.uint32().default(0),
  /** The number of takebacks of this seat. */
  takebacks: t.uint8().default(0),
};

/**
 * The field of games whose actions have secrets: the last action with its secrets, if this seat made it. Only the seat receives
 * it.
 */
const secretFields = { did: t.string().default('').view() };
const openSecrets = { did: t.string().default('') };

const tableFields = {
  phase: t.string<TablePhase>().default('gathering'),
  /** The member id of the host, who may start the game and decide who sits. */
  host: t.uint16().default(0),
  /** `true` if strangers find the table on the start page. */
  open: t.boolean().default(false),
  /** `true` if people may write free chat texts; otherwise they can send only phrases. */
  freely: t.boolean().default(true),
  /** The pace, which sets the time for a move. */
  pace: t.string<Pace>().default('free'),
  /** The access of spectators, and the delay in turns after which they see all hands. */
  watch: t.string<SpectatorAccess>().default('public'),
  delay: t.uint8().default(0),
  /** The rule for asking what a bot would do. */
  hints: t.string<Hints>().default('alone'),
  /** The number of spectators who see all hands with a delay. */
  gallery: t.uint16().default(0),
  /** The number of spectators in the public spectator room, because the table itself has no more places. */
  crowd: t.uint16().default(0),
  /** `true` while storage cannot save. The game continues as soon as it can. */
  stuck: t.boolean().default(false),
  /** `paused` is `true` during a pause. `wanting` lists the member ids of those who asked for one, separated by commas. */
  paused: t.boolean().default(false),
  wanting: t.string().default(''),
  /** The time at which the turn clocks stopped, by the table's clock; 0 while they run. */
  stopped: t.uint32().default(0),
  /** The seat requests: member id and seat, such as `7>0`, separated by commas. */
  wishes: t.string().default(''),
  /** The shared hands: the spectator's member id and the seat, such as `7>0`, separated by commas. */
  lent: t.string().default(''),
  /** `true` while the players of this table are in matchmaking together. */
  seeking: t.boolean().default(false),
  /** `true` if bots finish the game, or have finished it, because only one person was left. */
  finishing: t.boolean().default(false),
  /** The version of the last move that a bot made because a player's time was up. */
  forced: t.number().default(0),
  /** The version of the last takeback. */
  undone: t.number().default(0),
  /** The member id of the open takeback request, 0 if there is none. `granted` lists those who agree, separated by commas. */
  regret: t.uint16().default(0),
  granted: t.string().default(''),
  /** The options, as JSON. */
  options: t.string().default('{}'),
  /** Seconds until a bot takes the seat of a player who is away. */
  grace: t.uint16().default(0),
  /** The number of games that this table has begun. */
  round: t.uint16().default(0),
  /**
   * The session score: for each person the member id, games won, games played and, in games where points add up, the points, such
   * as `7/2/5/40`, separated by commas.
   */
  evening: t.string().default(''),
  /** The id of the record of the last finished game. */
  record: t.string().default(''),
  /** The member ids of those who are ready for a rematch, separated by commas. */
  ready: t.string().default(''),
  /** The outcome, as JSON, once the game is over. */
  outcome: t.string().default(''),
  version: t.number().default(0),
  /** The seats that are to act, one bit for each. */
  turn: t.uint8().default(0),
  /** The last action, packed without its secrets. */
  last: t.string().default(''),
};

type Fields<Builders> = {
  -readonly [Name in keyof Builders]: Builders[Name] extends { default(value: infer V): unknown }
    ? Exclude<V, () => unknown>
    : never;
};

/** The synchronised state of a seat: its player, and the game's fields by name. */
export type SeatState = Schema & Fields<typeof seatFields> & { did?: string; [field: string]: unknown };

/** The room state: the table, its seats, its spectators, and the game's fields by name. */
export type TableState = Schema &
  Fields<typeof tableFields> & { seats: ArraySchema<SeatState>; watchers: MapSchema<Spectator>; [field: string]: unknown };

export interface TableSchema {
  readonly Table: new () => TableState;
  readonly Seat: new () => SeatState;
}

const built = { own: new Map<string, TableSchema>(), open: new Map<string, TableSchema>() };

/**
 * Returns the classes of a game's room state, built from its view schema; client and server share them. `open` shows all hands.
 */
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

/** Returns the names of a seat's fields that only the seat itself receives. */
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
