import { matchMaker, Room } from '@colyseus/core';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { type OptionValues, optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import { LOBBY_PAGE_ROWS } from '@hundredfold/shared/protocol/lobby.ts';
import { inListOrder, type LobbySeat } from '@hundredfold/shared/protocol/lobby-row.ts';
import { PACES } from '@hundredfold/shared/protocol/pace.ts';
import type { Listing } from '../../src/colyseus/lobby-listing.ts';
import type { PublishedRow } from '../../src/lobby/listed-tables.ts';

/** A room that has nothing of a table but its row, which it tells the matchmaker as a table does. */
class RowRoom extends Room<{ metadata: Listing }> {
  override autoDispose = false;
  override patchRate = 60_000;

  override onCreate({ row }: { row: PublishedRow }): void {
    this.roomId = row.code;
    void this.setMetadata({ row: JSON.stringify(row) });
  }

  tell(row: PublishedRow | null): void {
    void this.setMetadata({ row: row === null ? null : JSON.stringify(row) });
    void this.setPrivate(row === null);
  }
}

const NAMES = [
  'Ann',
  'Ben',
  'Cleo',
  'Dan',
  'Wilhelmina Zuckerman',
  'Juniper',
  'Søren',
  'Надежда',
  '山田太郎',
  'Otter',
  'Bo',
  'Marlowe',
];

/** So many open tables of all games, at which people come and go. */
export interface ListedTables {
  /** Something changes at one of them. */
  change(): void;
  /** Something changes at one of those that stand on the first page. */
  changeFirst(): void;
}

export async function listTables(count: number, chance: RandomSource): Promise<ListedTables> {
  const any = <Value>(values: readonly Value[]): Value => values[chance.below(values.length)]!;
  const often = (times: number): boolean => chance.below(100) < times;
  matchMaker.defineRoomType('row', RowRoom).enableRealtimeListing();
  const rooms: RowRoom[] = [];
  const rows = new Map<RowRoom, PublishedRow>();
  for (let table = 0; table < count; table++) {
    const row = anyRow();
    await matchMaker.createRoom('row', { row });
    const room = matchMaker.getLocalRoomById(row.code) as RowRoom;
    rows.set(room, row);
    rooms.push(room);
  }

  function anyRow(): PublishedRow {
    const game = any(GAMES);
    const fewest = Math.min(game.seats.max, Math.max(2, game.seats.min));
    const size = fewest + chance.below(game.seats.max - fewest + 1);
    const seats = Array.from({ length: size }, (_, seat) => anySeat(seat === 0));
    const options: OptionValues = Object.fromEntries(
      Object.entries(game.options).map(([name, kind]) => [name, kind.kind === 'choice' ? any(kind.of) : kind.default]),
    );
    const code = codeFrom(Uint8Array.from({ length: CODE_LENGTH }, () => chance.below(256)));
    const playing = seats.every(({ status }) => status !== 'empty') && often(80);
    const differing = optionsThatDiffer(game.options, seats.length, options);
    return {
      code,
      game: game.id,
      options: differing,
      pace: any(PACES),
      playing,
      seats,
      watchers: often(20) ? chance.below(9) : 0,
    };
  }

  function anySeat(taken: boolean): LobbySeat {
    if (taken || often(55)) return { name: any(NAMES), status: often(85) ? 'here' : 'away' };
    return often(15) ? { name: 'Magpie', status: 'bot' } : { name: '', status: often(90) ? 'empty' : 'locked' };
  }

  /** Somebody sits down, stands up or comes to watch, a game begins or ends; now and then a table is closed, or opened. */
  function changed(row: PublishedRow): PublishedRow {
    if (often(30)) return { ...row, watchers: row.watchers + (row.watchers > 0 && often(50) ? -1 : 1) };
    if (row.seats.every(({ status }) => status !== 'empty') && often(50)) return { ...row, playing: !row.playing };
    return { ...row, playing: false, seats: row.seats.with(chance.below(row.seats.length), anySeat(false)) };
  }

  function change(room: RowRoom): void {
    const row = changed(rows.get(room)!);
    rows.set(room, row);
    room.tell(often(5) ? null : row);
  }

  let first: readonly RowRoom[] = [];
  let sorted = Number.NEGATIVE_INFINITY;
  return {
    change: () => change(any(rooms)),
    changeFirst() {
      if (performance.now() - sorted > 1000) {
        sorted = performance.now();
        const order = [...rows].sort(([, one], [, other]) => inListOrder({ ...one, since: 0 }, { ...other, since: 0 }));
        first = order.slice(0, LOBBY_PAGE_ROWS).map(([room]) => room);
      }
      change(any(first));
    },
  };
}
