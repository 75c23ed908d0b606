import { type ArraySchema, type MapSchema, type Schema, type SchemaType, schema, t } from '@colyseus/schema';
import { hasSecrets } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { ViewSchema } from '../core/view-schema.ts';
import type { EncodedFacts } from '../protocol/fact.ts';
import { seatFacts, tableFacts } from '../protocol/table-facts.ts';
import { factFields } from './facts.ts';
import { buildFields, fieldsOf, type HandVisibility } from './fields.ts';

/** The phases of a table. `halted` means that an error stopped the table until someone repairs it. */
export const TABLE_PHASES = ['gathering', 'playing', 'over', 'halted'] as const;
export type TablePhase = (typeof TABLE_PHASES)[number];

/** A person without a seat: a spectator, or someone whom the host has removed. */
export const Spectator = schema({ name: t.string().default(''), seal: t.uint8().default(0) }, 'Watcher');
export type Spectator = SchemaType<typeof Spectator>;

const seatFields = factFields(seatFacts);

/**
 * The field of games whose actions have secrets: the last action with its secrets, if this seat made it. Only the seat receives
 * it.
 */
const secretFields = { did: t.string().default('').view() };
const openSecrets = { did: t.string().default('') };

const ownFields = {
  phase: t.string<TablePhase>().default('gathering'),
  /** The member id of the host, who may start the game and decide who sits. */
  host: t.uint16().default(0),
  /** The options, as JSON. */
  options: t.string().default('{}'),
  /** The outcome, as JSON, once the game is over. */
  outcome: t.string().default(''),
  version: t.number().default(0),
  /** The seats that are to act, one bit for each. */
  turn: t.uint8().default(0),
  /** The last action, packed without its secrets. */
  last: t.string().default(''),
};

const tableFields = { ...ownFields, ...factFields(tableFacts) };

type Fields<Builders> = {
  -readonly [Name in keyof Builders]: Builders[Name] extends { default(value: infer V): unknown }
    ? Exclude<V, () => unknown>
    : never;
};

export type SeatState = Schema & EncodedFacts<typeof seatFacts> & { did?: string };

/** The room state: the table, its seats and its spectators. `fieldsByName` returns the game's own fields as well. */
export type TableState = Schema &
  Fields<typeof ownFields> &
  EncodedFacts<typeof tableFacts> & {
    seats: ArraySchema<SeatState>;
    watchers: MapSchema<Spectator>;
    removed: MapSchema<Spectator>;
  };

/**
 * Returns the fields of a room state or a seat by their names. The game's own fields are known only at run time; all others have
 * types, so read those from the state itself.
 */
export function fieldsByName(state: TableState | SeatState): Record<string, unknown> {
  return state as unknown as Record<string, unknown>;
}

export interface TableSchema {
  readonly Table: new () => TableState;
  readonly Seat: new () => SeatState;
}

const cachedSchemas = { own: new Map<string, TableSchema>(), open: new Map<string, TableSchema>() };

/**
 * Returns the classes of a game's room state, built from its view schema; client and server share them. `open` shows all hands.
 */
export function tableSchema(game: Game, hands: HandVisibility = 'own'): TableSchema {
  const known = cachedSchemas[hands].get(game.id);
  if (known !== undefined) return known;
  const secrets = hands === 'own' ? secretFields : openSecrets;
  const ofEverySeat = { ...seatFields, ...(hasSecrets(game.actions) ? secrets : {}) };
  const ofSeat = { ...ofEverySeat, ...gameFields(game, 'seat', ofEverySeat, hands) };
  const Seat = schema({ ...ofSeat, ...gameFields(game, 'side', ofSeat, hands) }, `${game.id} seat`);
  const fields = { ...tableFields, seats: t.array(Seat), watchers: t.map(Spectator), removed: t.map(Spectator) };
  const Table = schema({ ...fields, ...gameFields(game, 'table', fields, hands) }, `${game.id} table`);
  // The fields are known only at run time; state-writer.ts reads and writes them by the game's declaration.
  const made = { Table, Seat } as unknown as TableSchema;
  cachedSchemas[hands].set(game.id, made);
  return made;
}

export function privateFields({ actions, viewSchema }: Pick<Game, 'actions' | 'viewSchema'>): readonly string[] {
  const owned = fieldsOf(viewSchema.seat).flatMap((field) => (field.own === null ? [] : [field.cards]));
  return hasSecrets(actions) ? [...owned, ...Object.keys(secretFields)] : owned;
}

function gameFields({ id, viewSchema }: Game, of: keyof ViewSchema, taken: object, hands: HandVisibility) {
  const fields = buildFields(viewSchema[of] ?? {}, hands);
  for (const name of Object.keys(fields)) {
    if (name in taken) throw new Error(`${id}: the table has a field of its own that is called ${name}`);
  }
  return fields;
}
