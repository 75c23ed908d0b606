import { TableRoom } from '../../src/colyseus/table-room.ts';
import type { Table, UnhaltedValue } from '../../src/table/state/table.ts';
import { commitValue } from '../../src/table/turn/commit.ts';
import { freshShuffle } from '../../src/table/turn/next-shuffle.ts';
import { enqueue } from '../../src/table/turn/queue.ts';

/**
 * Runs a card room that looks for better cards: after the reveals it drops so many matches of a table, which nobody has seen, and lets
 * people start again. With `said` it names the starts that it has given up: `node begins-anew.ts <times> <said>`.
 */
const [times = '', said = ''] = process.argv.slice(2);
const { onCreate } = TableRoom.prototype;
TableRoom.prototype.onCreate = async function (...given: Parameters<typeof onCreate>) {
  await onCreate.apply(this, given);
  dropMatches(this.table, Number(times));
};
await import('../../src/main.ts');

function dropMatches(table: Table, count: number): void {
  const [publisher] = table.publishers;
  if (publisher === undefined) throw new Error('the room does not show its table');
  let before = table.value;
  let dropped = '';
  let left = count;
  table.publishers.delete(publisher);
  table.publishers.add({
    publish(value, clocks) {
      if (value.phase !== 'playing') before = value;
      if (value.phase === 'playing' && value.play.id !== dropped && left > 0) {
        left -= 1;
        dropped = value.play.id;
        void enqueue(table, { dropped }, () => beginAnew(table, { ...before, shuffle: value.shuffle } as UnhaltedValue));
      }
      if (value.phase !== 'playing' || value.play.id !== dropped) publisher.publish(value, clocks);
    },
  });
}

function beginAnew(table: Table, before: UnhaltedValue) {
  const shuffle = freshShuffle(table, said === 'said' ? before : { ...before, shuffle: null }, 'left');
  return commitValue(table, { ...before, shuffle }, 'shown');
}
