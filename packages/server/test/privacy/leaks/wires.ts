import { type ArraySchema, schema, t } from '@colyseus/schema';
import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { fieldsByName, privateFields, type TableSchema, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { tableRoom } from '../../../src/colyseus/table-room.ts';
import type { Build } from '../table.ts';
import { type Leak, type LeakyRoom, ownCards, secretOf, withMoves } from './leak.ts';

export const WIRES: readonly Leak[] = [
  {
    what: 'a card is an instance that moves from zone to zone',
    of: 'hands',
    shows: 'a spectator',
    tells: 'something',
    build: cardInstances,
  },
  {
    what: 'the last action names a card that nobody has seen',
    of: 'hands',
    shows: 3,
    tells: 'faces',
    build: (game, context, world) =>
      withMoves(game, context, (room, patch) => {
        const next = world.inner.toAct(world.truth).flatMap((seat) => ownCards(world.inner, world.truth, seat));
        const { cards } = gameCodec(game, JSON.parse(room.state.options) as OptionValues);
        room.state.last += cards.encode(next.slice(0, 1));
        return patch();
      }),
  },
  {
    what: 'the last action is told with its secrets',
    of: 'secrets',
    shows: 2,
    tells: 'faces',
    build: (game, context) =>
      withMoves(game, context, (room, patch) => {
        room.state.last = Array.from(room.state.seats).find(({ did }) => did)?.did ?? room.state.last;
        return patch();
      }),
  },
  {
    what: 'a secret decides whether there is a second, empty patch',
    of: 'hands',
    shows: 'a spectator',
    tells: 'something',
    build: (game, context, world) =>
      withMoves(game, context, (room, patch) => {
        const patched = patch();
        if (secretOf(world.inner, world.truth) % 2 === 0) touchHiddenField(game, room);
        return patch() || patched;
      }),
  },
  {
    what: 'a refusal says who holds the card',
    of: 'hands',
    shows: 0,
    tells: 'faces',
    build: (game, context) =>
      tableRoom(
        {
          ...game,
          apply(state, seat, action) {
            const result = game.apply(state, seat, action);
            if (result.ok) return result;
            const holder = game.toAct(state).flatMap((each) => ownCards(game, state, each));
            return refused(`${result.refusal}, for there are ${holder.join(' ')}`);
          },
        },
        context,
      ),
  },
];

/** Shows everyone that something changed which they cannot see. */
export function touchHiddenField(game: Game, { state }: LeakyRoom): void {
  const [hidden] = privateFields(game);
  const seat = fieldsByName(state.seats[0]!);
  if (hidden !== undefined) seat[hidden] = `${String(seat[hidden])} `;
}

const Card = schema({ face: t.string().default('') }, 'Card');
type Card = InstanceType<typeof Card>;
type CardTable = TableState & { cardPack: ArraySchema<Card>; cardsShown: ArraySchema<Card> };

function layCardByCard(game: Game): void {
  const made = tableSchema(game);
  if (cardByCard.has(made.Table)) return;
  const Table = extended(made.Table, { cardPack: t.array(Card).view(), cardsShown: t.array(Card) }, `${game.id}: table`);
  cardByCard.add(Table);
  Object.assign(made, { Table });
}

const cardByCard = new WeakSet<object>();

/** Extends a schema. The types of a schema known only at run time do not say that it can be extended. */
function extended(Plain: TableSchema['Table'], fields: object, name: string): TableSchema['Table'] {
  if (!('extend' in Plain) || typeof Plain.extend !== 'function') throw new Error(`${name} cannot be extended`);
  return Plain.extend(fields, name);
}

/**
 * Encodes cards in a common but leaky way: every card is an object of the state, hidden until it is played. Its refId stays the
 * same wherever it goes, so that a played card reveals where in the deck it lay.
 */
function cardInstances(...[game, context, world]: Parameters<Build>): ReturnType<Build> {
  const id = `${game.id}, card by card`;
  layCardByCard({ ...game, id });
  let played: number | null = null;
  const recording = {
    ...game,
    id,
    apply(...[state, seat, action]: Parameters<typeof game.apply>): ReturnType<typeof game.apply> {
      const at = pilesOf(game, state)
        .flat()
        .findIndex((face) => Object.values(action).includes(face));
      played = at < 0 ? null : at;
      return game.apply(state, seat, action);
    },
  };
  return withMoves(recording, context, (room, patch) => {
    const state = room.state as CardTable;
    const size = pilesOf(world.inner, world.truth).flat().length;
    while (state.cardPack.length < size) state.cardPack.push(new Card());
    if (played !== null) state.cardsShown.push(state.cardPack[played]!);
    played = null;
    return patch();
  });
}
