import { pilesOf } from '@hundredfold/shared/core/cards-by-zone.ts';
import { protocolHash, toHex } from '@hundredfold/shared/core/encoding.ts';
import { type Leak, withMoves } from './leak.ts';
import { revealingInstead } from './shuffles.ts';
import { showing } from './views.ts';
import { touchHiddenField } from './wires.ts';

/** Changes planted in the same ways as the leaks, but without any influence of hidden cards: the suite must find none of them. */
export const PLACEBOS: readonly Leak[] = [
  {
    what: 'one more fact, which everyone can count',
    of: 'anything hidden',
    shows: 1,
    tells: 'something',
    build: showing('cards', 'count', (game, state) => pilesOf(game, state).flat().length),
  },
  {
    what: 'a reveal is shown as a hash of the seal, which everyone knows',
    of: 'the shuffle',
    shows: 1,
    tells: 'something',
    build: revealingInstead('fixed', ({ seal }) => toHex(protocolHash.sha256(Buffer.from(seal)))),
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
    what: "the server's room with its patches passed through",
    of: 'anything hidden',
    shows: 2,
    tells: 'something',
    build: (game, context) => withMoves(game, context, (_, patch) => patch()),
  },
];
