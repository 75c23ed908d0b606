import { hasSecrets } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { memo } from '../core/lazy.ts';
import type { Match } from '../core/match.ts';
import type { OptionValues } from '../core/options.ts';
import type { Outcome } from '../core/outcome.ts';
import { allSeats, MAX_SEATS, type Seat } from '../core/seat.ts';
import { type LastAction, ownSeat, sees, type View, type Viewer } from '../core/view.ts';
import type { FieldValue } from '../core/view-schema.ts';
import type { WireValue } from '../protocol/wire-codec.ts';
import type { GameCodec } from './codec.ts';
import type { SchemaField } from './fields.ts';
import { fieldsByName, type SeatState, type TableState } from './table.ts';

type Fields = { [name: string]: unknown };
type Values = Readonly<Record<string, FieldValue>>;

export type StateWriter = (match: Match) => void;

/** Returns the writer of a room state. Unchanged fields cost nothing on the wire, because the schema sends only changes. */
export function stateWriter(game: Game, codec: GameCodec, state: TableState): StateWriter {
  const { actions } = codec;
  const secretive = hasSecrets(game.actions);
  const writeTable = writerFor(codec.tableFields, codec.cards);
  const writeSeat = writerFor(codec.seatFields, codec.cards);
  const writeSide = writerFor(codec.sideFields, codec.cards);
  return (match) => {
    // Both views are made before the first write, so that an exception leaves the state unchanged.
    // A match may follow older rules than the game that the state is made for.
    const open = match.game.view(match.state, 'public');
    const hands = match.game.view(match.state, 'all');
    const { last, version } = match;
    state.version = version;
    state.turn = turnBits(open.toAct);
    state.last = actions.told.encode(last);
    state.outcome = open.outcome === null ? '' : JSON.stringify(open.outcome);
    writeTable(fieldsByName(state), open.table, hands.table);
    state.seats.forEach((target, seat) => {
      if (secretive) target.did = last?.seat === seat ? actions.own.encode(last) : '';
      writeSeat(fieldsByName(target), open.seats[seat] as Values, hands.seats[seat] as Values);
      const side = open.sides?.[seat];
      if (side !== undefined) writeSide(fieldsByName(target), side, side);
    });
  };
}

/** Writes public fields and the sizes of private zones from the public view, and private fields from the view of all hands. */
type Writer = (target: Fields, open: Values, hands: Values) => void;

/** Returns a writer of tables, seats or sides. A value that is the same object as last time is not packed again. */
function writerFor(fields: readonly SchemaField[], cards: GameCodec['cards']): Writer {
  const writtenTo = memo((_: Fields): FieldValue[] => []);
  return (target, open, hands) => {
    const written = writtenTo(target);
    fields.forEach((field, index) => {
      const value = (field.own === null ? open : hands)[field.name] as FieldValue;
      if (value === written[index]) return;
      written[index] = value;
      if (field.own === null) {
        target[field.name] = field.fact.codec.encode(value);
        return;
      }
      target[field.cards] = cards.encode((value ?? []) as readonly string[]);
      if (field.own === 'private') target[field.size] = open[field.name];
    });
  };
}

/** The part of a room state that is read. A client may have received only some of its fields. */
export type ReadableState = Pick<TableState, 'options' | 'turn' | 'outcome' | 'last'> & {
  readonly seats: Iterable<Partial<Pick<SeatState, 'did'>>>;
};

/** Reads the view of one viewer from the synchronised state. It is the inverse of the state writer. */
export function readView(state: ReadableState, codec: GameCodec, viewer: Viewer): View {
  const { cards, tableFields, seatFields, sideFields } = codec;
  const options = JSON.parse(state.options) as OptionValues;
  const seats = Array.from(state.seats);
  const sides = seats.slice(0, codec.sidesOf(options, seats.length).length);
  return {
    viewer,
    options,
    toAct: seatsIn(state.turn),
    outcome: state.outcome === '' ? null : (JSON.parse(state.outcome) as Outcome),
    table: readFields(state, tableFields, cards, false),
    seats: seats.map((seat, index) => readFields(seat, seatFields, cards, sees(viewer, index))),
    ...(sideFields.length > 0 && { sides: sides.map((each) => readFields(each, sideFields, cards, false)) }),
  };
}

export function readLastAction(state: ReadableState, { actions }: GameCodec, viewer: Viewer): LastAction | null {
  const seats = Array.from(state.seats);
  const seat = viewer === 'all' ? seats.findIndex(({ did }) => did) : ownSeat(viewer);
  const did = seats[seat ?? -1]?.did;
  return did ? actions.own.decode(did) : actions.told.decode(state.last);
}

/** Reads fields. `isOwn` says whether the viewer sees the private ones. */
function readFields(state: object, fields: readonly SchemaField[], cards: GameCodec['cards'], isOwn: boolean): Values {
  const from = state as Readonly<Fields>;
  const values: Record<string, FieldValue> = {};
  for (const field of fields) {
    if (field.own === null) values[field.name] = field.fact.codec.decode(from[field.name] as WireValue);
    else if (isOwn) values[field.name] = cards.decode(String(from[field.cards] ?? ''));
    else values[field.name] = field.own === 'private' ? Number(from[field.size]) : null;
  }
  return values;
}

function turnBits(toAct: readonly Seat[]): number {
  return toAct.reduce((bits, seat) => bits | (1 << seat), 0);
}

function seatsIn(bits: number): readonly Seat[] {
  return allSeats(MAX_SEATS).filter((seat) => (bits & (1 << seat)) !== 0);
}
