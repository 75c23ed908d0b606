import type { Face } from '@hundredfold/shared/cards/face.ts';
import { determinize, pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { FieldKind, FieldValue, PrivateKind } from '@hundredfold/shared/core/view-schema.ts';
import type { AppContext } from '../../../src/app/context.ts';
import type { RoomClass } from '../../../src/colyseus/base-room.ts';
import { tableRoom } from '../../../src/colyseus/table-room.ts';
import { type Leak, ownCards, secretOf } from './leak.ts';

export const VIEWS: readonly Leak[] = [
  {
    what: 'the deck is in the state',
    of: 'anything hidden',
    shows: 'a spectator',
    tells: 'faces',
    build: showing('deck in order', 'open', (game, state) => pilesOf(game, state).flat()),
  },
  {
    what: 'a closed pile is sent as faces',
    of: 'anything hidden',
    shows: 3,
    tells: 'faces',
    build: showing('hidden pile', 'open', hiddenPile),
  },
  {
    what: 'a list is as long as a secret is large',
    of: 'anything hidden',
    shows: 'a spectator',
    tells: 'something',
    build: showing('padding', 'wholes', (game, state) => Array<number>(secretOf(game, state) % 7).fill(0)),
  },
  {
    what: 'the position of a played card in its sorted hand is shown',
    of: 'hands',
    shows: 1,
    tells: 'something',
    build: (game, context) => {
      let lifted = 0;
      const recording: Game = {
        ...game,
        apply(state, seat, action) {
          const face = Object.values(action)
            .flat()
            .find((value) => ownCards(game, state, seat).includes(String(value)));
          if (face !== undefined) lifted = ownCards(game, state, seat).toSorted().indexOf(String(face));
          return game.apply(state, seat, action);
        },
      };
      return showing('lifted', 'count', () => lifted)(recording, context);
    },
  },
  {
    what: "a hand lies in an order that depends on the others' cards",
    of: 'hands',
    shows: 2,
    tells: 'something',
    build: (game, context) =>
      tableRoom(
        {
          ...game,
          view(state, viewer) {
            const view = game.view(state, viewer);
            const rotated = view.seats.map((fields) =>
              Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, rotate(value, secretOf(game, state))])),
            );
            return { ...view, seats: rotated };
          },
        },
        context,
      ),
  },
];

export function showing(
  name: string,
  kind: Exclude<FieldKind, PrivateKind>,
  tell: (game: Game, state: unknown) => FieldValue,
): (game: Game, context: AppContext) => RoomClass {
  return (game, context) =>
    tableRoom(
      {
        ...game,
        id: `${game.id}, ${name}`,
        viewSchema: { ...game.viewSchema, table: { ...game.viewSchema.table, tattle: kind } },
        view(state, viewer) {
          const view = game.view(state, viewer);
          return { ...view, table: { ...view.table, tattle: tell(game, state) } };
        },
      },
      context,
    );
}

/** Returns a pile in which some card lies elsewhere in another truth with the same public view. */
function hiddenPile(game: Game, state: unknown): readonly Face[] {
  const other = pilesOf(game, determinize(game, state, 'public', seeded(1)));
  return pilesOf(game, state).findLast((pile, index) => pile.some((face, place) => other[index]?.[place] !== face)) ?? [];
}

function rotate(value: FieldValue, by: number): FieldValue {
  if (!Array.isArray(value)) return value;
  const at = by % Math.max(1, value.length);
  return [...value.slice(at), ...value.slice(0, at)];
}
