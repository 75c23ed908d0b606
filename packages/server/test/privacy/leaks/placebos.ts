import { type Leak, withMoves } from './leak.ts';
import { showing } from './views.ts';
import { touchHiddenField } from './wires.ts';

/** Planted in the same ways, but nothing hidden decides what happens: none of them may be found. */
export const PLACEBOS: readonly Leak[] = [
  {
    what: 'one more fact, which everybody can count',
    of: 'anything hidden',
    shows: 1,
    tells: 'something',
    build: showing('cards', 'count', (game, state) => game.piles(state).flat().length),
  },
  {
    what: 'a second, empty patch each time',
    of: 'hands',
    shows: 'a spectator',
    tells: 'something',
    build: (game, context) =>
      withMoves(game, context, (room, patch) => {
        patch();
        touchHiddenField(game, room);
        return patch();
      }),
  },
  {
    what: 'the room of the house with its patches passed through',
    of: 'anything hidden',
    shows: 2,
    tells: 'something',
    build: (game, context) => withMoves(game, context, (_, patch) => patch()),
  },
];
