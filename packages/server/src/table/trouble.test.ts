import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { describe, expect, test } from 'vitest';
import { due, intent, move, ok, playing, refusal, toTheEnd, version } from '../../test/hand-people.ts';
import { handTable, PACE } from '../../test/hand-table.ts';
import type { Archive } from '../archive/archive.ts';
import { memoryArchive } from '../archive/memory.ts';
import { whereItFails } from '../ops/replay.ts';
import { ask } from './ask.ts';
import { playOf } from './table.ts';
import { farewell, welcome } from './welcome.ts';

const game: Game = modFour;

/** An archive whose next calls of one kind go wrong. */
function failing(inner: Archive): Archive & { fail: 'no' | 'before' | 'after' } {
  return {
    ...inner,
    fail: 'no',
    async append(append) {
      if (this.fail === 'before') throw new Error('no space left');
      await inner.append(append);
      if (this.fail === 'after') throw new Error('no answer');
    },
  };
}

describe('when the archive fails', () => {
  test('nothing is shown and the move is refused; later it goes on', async () => {
    const archive = failing(memoryArchive());
    const hand = await handTable({ archive });
    const people = await playing(hand);
    const shown = hand.shown.length;
    archive.fail = 'before';
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(refusal('halted'));
    expect([hand.shown.length, version(hand)]).toEqual([shown, 2]);
    archive.fail = 'no';
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(ok(3));
    await toTheEnd(hand, people);
  });

  test('a move that was written after all is found again, with its answer', async () => {
    const archive = failing(memoryArchive());
    const hand = await handTable({ archive });
    const people = await playing(hand);
    archive.fail = 'after';
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(refusal('halted'));
    archive.fail = 'no';
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(ok(3));
    expect(playOf(hand.shown.at(-1)!)?.match.version).toBe(3);
    await toTheEnd(hand, people);
  });

  test('a bot tries again by itself', async () => {
    const archive = failing(memoryArchive());
    const hand = await handTable({ archive });
    const ann = await welcome(hand.table, 'id of Ann', 'Ann');
    for (const seat of [0, 1, 2, 3]) await ask(hand.table, ann, 'fill', { seat });
    await ask(hand.table, ann, 'start', undefined);
    archive.fail = 'before';
    await hand.pass(20 * PACE);
    expect(version(hand)).toBe(2);
    archive.fail = 'no';
    await hand.pass(200 * PACE);
    expect(hand.table.value.phase).toBe('over');
  });
});

describe('a bug', () => {
  const buggy: Game = {
    ...game,
    apply: (state, seat, action) => {
      if (action.type === 'play') throw new Error('planted');
      return game.apply(state, seat, action);
    },
  };

  test('halts the table with one record that reproduces it', async () => {
    const hand = await handTable({ game: buggy });
    const people = await playing(hand);
    await move(hand, people);
    const { seat, action } = due(hand);
    expect(await move(hand, people)).toEqual(refusal('halted'));
    expect(hand.shown.at(-1)?.phase).toBe('halted');
    expect(hand.log.length).toBe(1);
    const record = JSON.parse(hand.log[0]!);
    const dealt = { game: game.id, seats: 4, options: { target: 2 } };
    expect(record).toMatchObject({ match: 'match 1', version: 3, ...dealt, about: { name: 'act' } });
    expect(record.err.message).toBe('planted');
    expect(hand.log[0]).not.toContain('TABLE000');
    expect(hand.log[0]).not.toContain(JSON.stringify(action)); // It is in somebody's hand.
    expect(await whereItFails(hand.log[0]!, hand.archive, () => buggy)).toMatch(
      /^match match 1 breaks after step 3, when seat \d does "\w+": Error: planted/,
    );
    expect(await whereItFails(hand.log[0]!, hand.archive, () => game)).toBe('match match 1 goes on after step 3');
    expect(await ask(hand.table, people[seat]!, 'act', intent(hand, action))).toEqual(refusal('halted'));
    expect(await ask(hand.table, people[seat]!, 'stand', undefined)).toEqual(refusal('halted'));
    expect(await hand.archive.steps('match 1')).toHaveLength(3);
  });

  test('that is gone by then does not keep the table from going on when somebody comes', async () => {
    let broken = true;
    const apply: Game['apply'] = (...move) => (broken ? buggy.apply(...move) : game.apply(...move));
    const hand = await handTable({ game: { ...game, apply } });
    const people = await playing(hand);
    await move(hand, people);
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(refusal('halted'));
    await farewell(hand.table, people[seat]!, false);
    expect(hand.table.value.phase).toBe('halted');
    await welcome(hand.table, 'id of a watcher', 'Wim');
    expect(await move(hand, people)).toEqual(refusal('halted')); // It is tried, and halts again.
    expect(hand.table.value.phase).toBe('halted');
    broken = false;
    const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
    expect(await welcome(hand.table, `id of ${names[seat]}`, names[seat]!)).toBe(people[seat]);
    expect(hand.table.value.phase).toBe('playing');
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(ok(4));
    await toTheEnd(hand, people);
  });

  test('in what viewers see does not come out of the table either', async () => {
    const hand = await handTable({
      show: (value) => {
        if (value.phase === 'playing' && value.play.match.version === 4) throw new Error('planted');
      },
    });
    const people = await playing(hand);
    await move(hand, people);
    expect(await move(hand, people)).toEqual(refusal('halted'));
    expect(hand.shown.at(-1)?.phase).toBe('halted');
  });
});
