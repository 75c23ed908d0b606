import { matchMaker, Room } from '@colyseus/core';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import { type OptionValues, optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import { MAX_LOBBY_ROWS } from '@hundredfold/shared/protocol/lobby.ts';
import { inListOrder, type LobbySeat } from '@hundredfold/shared/protocol/lobby-row.ts';
import { PACES } from '@hundredfold/shared/protocol/pace.ts';
import { OWN_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import type { PublishedRow } from '../../src/lobby/listed-tables.ts';
import type { Listing } from '../../src/lobby/lobby-listing.ts';

/** A room that has only the row of a table, which it gives to the matchmaker as a table does. */
class RowRoom extends Room<{ metadata: Listing }> {
  override autoDispose = false;
  override patchRate = 60_000;

  override onCreate({ row }: { row: PublishedRow }): void {
    this.roomId = row.code;
    void this.setMetadata({ row: JSON.stringify(row) });
  }

  publish(row: PublishedRow | null): void {
    void this.setMetadata({ row: row === null ? null : JSON.stringify(row) });
    void this.setPrivate(row === null);
  }
}

const NAMES = ['Ann', 'Ben', 'Wilhelmina Zuckerman', 'Søren', 'Надежда', '山田太郎', 'Otter', 'Marlowe'];

/** Lists a number of tables. The returned function changes one of those on the first page. */
export async function listTables(count: number, chance: RandomSource): Promise<() => void> {
  const pick = <Value>(values: readonly Value[]): Value => values[chance.below(values.length)]!;
  const isChance = (times: number): boolean => chance.below(100) < times;
  matchMaker.defineRoomType('row', RowRoom).enableRealtimeListing();
  const rows = new Map<RowRoom, PublishedRow>();
  for (let table = 0; table < count; table++) {
    const row = anyRow();
    await matchMaker.createRoom('row', { row });
    rows.set(matchMaker.getLocalRoomById(row.code) as RowRoom, row);
  }

  function anyRow(): PublishedRow {
    const game = pick(OWN_GAMES);
    const fewest = Math.min(game.seats.max, Math.max(2, game.seats.min));
    const size = fewest + chance.below(game.seats.max - fewest + 1);
    const seats = Array.from({ length: size }, (_, seat) => anySeat(seat === 0));
    const options: OptionValues = Object.fromEntries(
      Object.entries(game.options).map(([name, kind]) => [name, kind.kind === 'choice' ? pick(kind.of) : kind.default]),
    );
    const code = codeFrom(Uint8Array.from({ length: CODE_LENGTH }, () => chance.below(256)));
    const playing = seats.every(({ status }) => status !== 'empty') && isChance(80);
    const differing = optionsThatDiffer(game.options, seats.length, options);
    return {
      code,
      game: game.id,
      options: differing,
      pace: pick(PACES),
      playing,
      seats,
      watchers: isChance(20) ? chance.below(9) : 0,
    };
  }

  function anySeat(taken: boolean): LobbySeat {
    if (taken || isChance(55)) return { name: pick(NAMES), status: isChance(85) ? 'here' : 'away' };
    return isChance(15) ? { name: 'Magpie', status: 'bot' } : { name: '', status: isChance(90) ? 'empty' : 'locked' };
  }

  function changedRow(row: PublishedRow): PublishedRow {
    if (isChance(30)) return { ...row, watchers: row.watchers + (row.watchers > 0 && isChance(50) ? -1 : 1) };
    if (row.seats.every(({ status }) => status !== 'empty') && isChance(50)) return { ...row, playing: !row.playing };
    return { ...row, playing: false, seats: row.seats.with(chance.below(row.seats.length), anySeat(false)) };
  }

  let first: readonly RowRoom[] = [];
  let sorted = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - sorted > 1000) {
      sorted = performance.now();
      const order = [...rows].sort(([, one], [, other]) => inListOrder({ ...one, since: 0 }, { ...other, since: 0 }));
      first = order.slice(0, MAX_LOBBY_ROWS).map(([room]) => room);
    }
    const room = pick(first);
    const row = changedRow(rows.get(room)!);
    rows.set(room, row);
    room.publish(isChance(5) ? null : row);
  };
}
