import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import type { Face } from '../../cards/face.ts';
import { type AnyAction, parametersOf } from '../../core/action.ts';
import type { Game } from '../../core/game.ts';
import { lastSeen, type Match } from '../../core/match.ts';
import { allSeats } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import { allViewers, sees, type Viewer } from '../../core/view.ts';
import { parse, type WireCodec } from '../../protocol/wire-codec.ts';
import { gameCodec } from '../../schema/codec.ts';
import type { SchemaField } from '../../schema/fields.ts';
import { type ReadableState, readLastAction, readView, stateWriter } from '../../schema/state-writer.ts';
import { fieldsByName, privateFields, type SeatState, type TableState, tableSchema } from '../../schema/table.ts';
import { changedText } from '../changed-text.ts';
import { holds, type Law, viewerName } from './law.ts';

export const codecLaws: readonly Law[] = [
  {
    says: 'a view is read back from the wire as it was',
    closely() {
      let screen: Screen | null = null;
      return (now) => {
        screen ??= screenOf(now);
        const viewers = allViewers(now.seats);
        readsAsSeen(screen, now, viewers.slice(now.version % viewers.length).slice(0, 1));
      };
    },
    position({ match }) {
      const screen = screenOf(match);
      readsAsSeen(screen, match, allViewers(match.seats));
      readsNothingElse(screen, match);
    },
  },
  {
    says: 'an action passes the schema and is read back from the wire as it was',
    turn: ({ after: { match } }) => toldAsMeant(screenOf(match), match),
    position({ match: { game, options }, views }) {
      const { actionSchema, actions } = gameCodec(game, options);
      for (const [viewer, view] of views) {
        for (const action of game.legal(view)) {
          const last = { seat: typeof viewer === 'number' ? viewer : 0, action };
          holds(isDeepStrictEqual(actions.own.decode(actions.own.encode(last)), last), () => `${JSON.stringify(last)} is not`);
          for (const asked of [action, actions.requested.encode(action)])
            holds(
              isDeepStrictEqual(v.parse(actionSchema, asked), action),
              () => `${JSON.stringify(asked)} is rejected by the schema`,
            );
          turnAway(game, actionSchema, action);
        }
      }
    },
  },
];

/** Changes every text of a state that shows a match, and checks that it is read only if it is written for another value. */
function readsNothingElse(
  { table, codec: { actions, cards, tableFields, seatFields, sideFields } }: Screen,
  { version, last }: Match,
): void {
  const source = seeded(version);
  const seats = Array.from(table.seats);
  const fields: readonly (readonly [WireCodec<unknown>, unknown])[] = [
    ...writtenFields(table, tableFields, cards),
    ...seats.flatMap((seat) => writtenFields(seat, [...seatFields, ...sideFields], cards)),
    [actions.told, table.last],
    ...seats.flatMap(({ did }) => (did ? [[actions.own, did] as const] : [])),
    ...(last === null ? [] : [[actions.requested, actions.requested.encode(last.action)] as const]),
  ];
  for (const [wire, written] of fields) {
    if (typeof written === 'string') rejectsOthers(wire, changedText(written, source));
  }
}

function writtenFields(
  target: TableState | SeatState,
  fields: readonly SchemaField[],
  cards: WireCodec<readonly Face[]>,
): readonly (readonly [WireCodec<unknown>, unknown])[] {
  const written = fieldsByName(target);
  return fields.map((field) =>
    field.own === null ? [field.fact.codec, written[field.name]] : [cards as WireCodec<unknown>, written[field.cards]],
  );
}

function rejectsOthers(codec: WireCodec<unknown>, text: string): void {
  const value = parse(codec, text);
  if (value === undefined) return;
  holds(v.is(codec.schema, value), () => `${JSON.stringify(text)} is read as ${JSON.stringify(value)}, which the schema rejects`);
  holds(codec.write(value) === text, () => `${JSON.stringify(text)} is read, but ${JSON.stringify(value)} is not written so`);
}

function screenOf({ game, options, seats }: Match) {
  const { Table, Seat } = tableSchema(game);
  const table = new Table();
  table.options = JSON.stringify(options);
  for (const _ of allSeats(seats)) table.seats.push(new Seat());
  const codec = gameCodec(game, options);
  return { table, codec, project: stateWriter(game, codec, table) };
}

type Screen = ReturnType<typeof screenOf>;

function readsAsSeen({ table, codec, project }: Screen, match: Match, viewers: readonly Viewer[]): void {
  project(match);
  for (const [viewer, sent] of sentTo(viewers, table, match.game)) {
    const [view, read] = [match.game.view(match.state, viewer), readView(sent, codec, viewer)];
    holds(
      isDeepStrictEqual(read, view),
      () => `${viewerName(viewer)} reads ${JSON.stringify(read)} instead of ${JSON.stringify(view)}`,
    );
  }
}

function toldAsMeant({ table, codec, project }: Screen, match: Match): void {
  project(match);
  for (const [viewer, sent] of sentTo(allViewers(match.seats), table, match.game)) {
    const [last, told] = [lastSeen(match, viewer), readLastAction(sent, codec, viewer)];
    holds(
      isDeepStrictEqual(told, last),
      () => `${viewerName(viewer)} is told ${JSON.stringify(told)} instead of ${JSON.stringify(last)}`,
    );
  }
}

function sentTo(viewers: readonly Viewer[], table: TableState, game: Game): readonly (readonly [Viewer, ReadableState])[] {
  const hidden = privateFields(game);
  const shown = { ...table.toJSON() };
  return viewers.map((viewer) => {
    const seats = Array.from(shown.seats, (seat, index) => (sees(viewer, index) ? seat : withoutFields(seat, hidden)));
    return [viewer, { ...shown, seats } as ReadableState];
  });
}

function withoutFields(seat: object, hidden: readonly string[]): object {
  return Object.fromEntries(Object.entries(seat).filter(([name]) => !hidden.includes(name)));
}

function turnAway(game: Game, actionSchema: v.GenericSchema<unknown, AnyAction>, action: AnyAction): void {
  const parameters = parametersOf(game.actions, action.type).filter(({ optional }) => !optional);
  const wrong = [
    { ...action, type: `${action.type}s` },
    { ...action, more: 1 },
    ...parameters.map(({ name }) => ({ ...action, [name]: undefined })),
    ...parameters.map(({ name }) => ({ ...action, [name]: { toString: () => action[name] } })),
  ];
  for (const each of wrong) holds(!v.is(actionSchema, each), () => `${JSON.stringify(each)} passes the schema`);
}
