import { fromHex, type Hex, keyedHash, toHex } from '@hundredfold/shared/core/encoding.ts';
import { type ShownShuffle, tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { loadedTable } from '../../../src/colyseus/table-room.ts';
import type { TableShuffle } from '../../../src/table/state/table-shuffle.ts';
import type { Build } from '../table.ts';
import { type Leak, type LeakyRoom, withMoves, withPatches } from './leak.ts';
import { touchHiddenField } from './wires.ts';

export const SHUFFLES: readonly Leak[] = [
  {
    what: 'the secret is among the reveals while they are awaited',
    of: 'the shuffle',
    shows: 'a spectator',
    tells: 'something',
    build: revealingInstead('revealing', ({ secret }) => secret),
  },
  {
    what: 'a reveal is shown as a key that follows from the secret',
    of: 'the shuffle',
    shows: 1,
    tells: 'something',
    build: revealingInstead('fixed', ({ secret, seal }) => toHex(keyedHash(fromHex(secret))(Buffer.from(seal)))),
  },
  {
    what: 'a bit of the secret decides whether there is a second, empty patch',
    of: 'the shuffle',
    shows: 'a spectator',
    tells: 'something',
    build: (game, context) =>
      withMoves(game, context, (room, patch) => {
        const patched = patch();
        const secret = fromHex(shuffleOf(room)?.secret ?? '00');
        if ((secret[0] ?? 0) < 8) touchHiddenField(game, room);
        return patch() || patched;
      }),
  },
];

export function revealingInstead(stage: ShownShuffle['stage'], reveal: (shuffle: TableShuffle) => Hex): Build {
  return (game, context) =>
    withPatches(game, context, (room, patch) => {
      if (room.state !== undefined) showReveal(room, stage, reveal);
      return patch();
    });
}

function showReveal(room: LeakyRoom, stage: ShownShuffle['stage'], reveal: (shuffle: TableShuffle) => Hex): void {
  const { codec } = tableFacts.shuffle;
  const { state } = room;
  const shown = codec.decode(state.shuffle);
  const [first, ...others] = shown.reveals;
  const shuffle = shuffleOf(room);
  if (shown.stage !== stage || first === undefined || shuffle === null) return;
  state.shuffle = codec.encode({ ...shown, reveals: [{ ...first, reveal: reveal(shuffle) }, ...others] });
}

function shuffleOf({ roomId }: LeakyRoom): TableShuffle | null {
  return loadedTable(roomId)?.table.value.shuffle ?? null;
}
