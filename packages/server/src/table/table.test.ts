import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { replay } from '@hundredfold/shared/core/record.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { describe, expect, test } from 'vitest';
import { GRACE, type HandTable, handTable, PACE } from '../../test/hand-table.ts';
import type { Archive } from '../archive/archive.ts';
import { memoryArchive } from '../archive/memory.ts';
import { ask } from './ask.ts';
import { farewell, welcome } from './welcome.ts';

const game = modFour as unknown as Game;
const ok = (value: unknown) => ({ ok: true, value });
const refusal = (word: string) => ({ ok: false, refusal: word });

/** Four people on the four seats; the numbers they have. */
async function four({ table }: HandTable): Promise<readonly number[]> {
  const people: number[] = [];
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) {
    const person = await welcome(table, `key ${name}`, name);
    expect(await ask(table, person, 'sit', { seat: people.length })).toEqual(ok(null));
    people.push(person);
  }
  return people;
}

async function playing(hand: HandTable): Promise<readonly number[]> {
  const people = await four(hand);
  expect(await ask(hand.table, people[0]!, 'start', undefined)).toEqual(ok(null));
  return people;
}

const version = ({ table }: HandTable) => table.value.play!.match.version;

function due({ table }: HandTable): { readonly seat: Seat; readonly action: AnyAction } {
  const { state } = table.value.play!.match;
  const seat = game.view(state, null).toAct[0]!;
  return { seat, action: game.legal(game.view(state, seat))[0]! };
}

let ids = 0;
const intent = (hand: HandTable, action: unknown) => ({ id: `intent-${++ids}`, version: version(hand), action });

async function move(hand: HandTable, people: readonly number[]) {
  const { seat, action } = due(hand);
  return ask(hand.table, people[seat]!, 'act', intent(hand, action));
}

async function toTheEnd(hand: HandTable, people: readonly number[]): Promise<void> {
  while (hand.table.value.phase === 'playing') expect(await move(hand, people)).toMatchObject({ ok: true });
}

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

describe('coming to a table', () => {
  test('everybody has a number of their own, also when the numbers start again', async () => {
    const hand = await handTable();
    const ann = await welcome(hand.table, 'key Ann', 'Ann');
    hand.table.lastPerson = 65_534;
    expect(await welcome(hand.table, 'key Ben', 'Ben')).toBe(65_535);
    expect([ann, await welcome(hand.table, 'key Cleo', 'Cleo')]).toEqual([1, 2]);
  });
});

describe('before the start', () => {
  test('only the host starts, fills, clears and opens', async () => {
    const hand = await handTable();
    const [ann, ben] = await four(hand);
    expect(await ask(hand.table, ben!, 'start', undefined)).toEqual(refusal('not-host'));
    expect(await ask(hand.table, ben!, 'clear', { seat: 0 })).toEqual(refusal('not-host'));
    expect(await ask(hand.table, ben!, 'fill', { seat: 0 })).toEqual(refusal('not-host'));
    expect(await ask(hand.table, ben!, 'open', { open: true })).toEqual(refusal('not-host'));
    expect(await ask(hand.table, ann!, 'open', { open: true })).toEqual(ok(null));
    expect(hand.shown.at(-1)?.open).toBe(true);
  });

  test('a game does not start with an empty seat', async () => {
    const hand = await handTable();
    const [ann] = await four(hand);
    await ask(hand.table, ann!, 'clear', { seat: 2 });
    expect(await ask(hand.table, ann!, 'start', undefined)).toEqual(refusal('seats-empty'));
    expect(await ask(hand.table, ann!, 'fill', { seat: 2 })).toEqual(ok(null));
    expect(await ask(hand.table, ann!, 'start', undefined)).toEqual(ok(null));
    expect(hand.table.value).toMatchObject({ phase: 'playing', round: 1 });
  });

  test('nobody can act, and there is nothing to play again', async () => {
    const hand = await handTable();
    const [ann] = await four(hand);
    const act = { id: 'intent-x', version: 0, action: { type: 'cut', at: 1 } };
    expect(await ask(hand.table, ann!, 'act', act)).toEqual(refusal('not-playing'));
    expect(await ask(hand.table, ann!, 'rematch', undefined)).toEqual(refusal('not-over'));
  });
});

describe('a move', () => {
  test('is answered with the new version, and shown once', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const before = hand.shown.length;
    expect(await move(hand, people)).toEqual(ok(3));
    expect(hand.shown.length).toBe(before + 1);
    expect(hand.shown.at(-1)?.play?.match.version).toBe(3);
  });

  test('is in the archive before anybody sees it', async () => {
    const archive = memoryArchive();
    const lengths: Promise<number>[] = [];
    const hand = await handTable({
      archive,
      show: ({ play }) => {
        if (play !== null) lengths.push(archive.steps(play.id).then((steps) => steps.length - play.match.version));
      },
    });
    await toTheEnd(hand, await playing(hand));
    expect(new Set(await Promise.all(lengths))).toEqual(new Set([0]));
  });

  test('that is sent twice has one effect and the same answer', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    const both = [ask(hand.table, people[seat]!, 'act', sent), ask(hand.table, people[seat]!, 'act', sent)];
    expect(await Promise.all(both)).toEqual([ok(3), ok(3)]);
    await move(hand, people);
    expect(await ask(hand.table, people[seat]!, 'act', sent)).toEqual(ok(3));
    expect(version(hand)).toBe(4);
  });

  test('under the id of somebody else is a move of its own', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const sent = intent(hand, action);
    await ask(hand.table, people[seat]!, 'act', sent);
    expect(await ask(hand.table, people[(seat + 1) % 4]!, 'act', sent)).toEqual(refusal('stale'));
  });

  test.each([
    ['for an older table', 'stale', { version: 1 }],
    ['for a table to come', 'stale', { version: 99 }],
    ['that is no action', 'malformed', { action: { type: 'cheat' } }],
    ['with a card that is in no deck', 'malformed', { action: { type: 'play', card: '1X' } }],
    ['with more than an action has', 'malformed', { action: { type: 'cut', at: 3, seat: 2 } }],
    ['that the game refuses', 'cut-first', { action: { type: 'play', card: 'AS' } }],
  ])('%s is refused as %s', async (_, word, wrong) => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const shown = hand.shown.length;
    expect(await ask(hand.table, people[seat]!, 'act', { ...intent(hand, action), ...wrong })).toEqual(refusal(word));
    expect(version(hand)).toBe(2);
    expect(hand.shown.length).toBe(shown);
  });

  test('by somebody who watches, or whose turn it is not, is refused', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat, action } = due(hand);
    const watcher = await welcome(hand.table, 'key Eve', 'Eve');
    expect(await ask(hand.table, watcher, 'act', intent(hand, action))).toEqual(refusal('not-seated'));
    expect(await ask(hand.table, people[(seat + 2) % 4]!, 'act', intent(hand, action))).toEqual(refusal('not-your-turn'));
  });
});

describe('in the middle of a game', () => {
  test('seats stay as they are', async () => {
    const hand = await handTable();
    const [ann, ben] = await playing(hand);
    expect(await ask(hand.table, ben!, 'stand', undefined)).toEqual(refusal('already-playing'));
    expect(await ask(hand.table, ann!, 'clear', { seat: 1 })).toEqual(refusal('already-playing'));
    expect(await ask(hand.table, ann!, 'start', undefined)).toEqual(refusal('already-playing'));
  });

  test('a bot holds the seat of somebody who is away for longer than the grace time, until they are back', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const { seat } = due(hand);
    const presence = () => hand.shown.at(-1)?.seating.people.find((each) => each.person === people[seat])?.presence;
    await farewell(hand.table, people[seat]!, false);
    await hand.pass(GRACE * 1000 - 1);
    expect([presence(), version(hand)]).toEqual(['away', 2]);
    await hand.pass(1);
    expect([presence(), version(hand)]).toEqual(['held', 2]);
    await hand.pass(PACE);
    expect(version(hand)).toBeGreaterThan(2);
    const name = ['Ann', 'Ben', 'Cleo', 'Dan'][seat]!;
    expect(await welcome(hand.table, `key ${name}`, name)).toBe(people[seat]);
    expect(presence()).toBe('here');
  });

  test('with nobody here, the table waits', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    for (const person of people) await farewell(hand.table, person, false);
    await hand.pass(GRACE * 10_000);
    expect(version(hand)).toBe(2);
    await welcome(hand.table, 'key Ann', 'Ann');
    await hand.pass(GRACE * 1000 + 20 * PACE);
    expect(version(hand)).toBeGreaterThan(2);
  });

  test('bots alone play to the end while somebody watches', async () => {
    const hand = await handTable();
    const ann = await welcome(hand.table, 'key Ann', 'Ann');
    for (const seat of [0, 1, 2, 3]) await ask(hand.table, ann, 'fill', { seat });
    await ask(hand.table, ann, 'start', undefined);
    await hand.pass(200 * PACE);
    expect(hand.table.value.phase).toBe('over');
    expect(new Set(hand.table.value.seating.seats.map((seat) => 'name' in seat && seat.name)).size).toBe(4);
  });
});

describe('the end', () => {
  test('the record is in the archive and replays to the outcome that everybody sees', async () => {
    const hand = await handTable();
    await toTheEnd(hand, await playing(hand));
    const { record, play } = hand.shown.at(-1)!;
    const kept = (await hand.archive.record(record))!;
    expect(game.outcome([...replay(game, kept)].at(-1)!.state)).toEqual(play?.outcome);
    expect(kept.outcome).toEqual(play?.outcome);
  });

  test('anybody seated has the same people play again with one press', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const watcher = await welcome(hand.table, 'key Eve', 'Eve');
    expect(await ask(hand.table, people[2]!, 'rematch', undefined)).toEqual(refusal('not-over'));
    await toTheEnd(hand, people);
    const { seating, play } = hand.table.value;
    expect(await ask(hand.table, watcher, 'rematch', undefined)).toEqual(refusal('not-seated'));
    expect(await ask(hand.table, people[2]!, 'rematch', undefined)).toEqual(ok(null));
    expect(hand.table.value).toMatchObject({ phase: 'playing', round: 2, record: '', seating });
    expect(hand.table.value.play?.id).not.toBe(play?.id);
    await toTheEnd(hand, people);
  });

  test('who leaves for good after the end makes room for somebody else', async () => {
    const hand = await handTable();
    const people = await playing(hand);
    const eve = await welcome(hand.table, 'key Eve', 'Eve');
    await toTheEnd(hand, people);
    await farewell(hand.table, people[1]!, true);
    expect(await ask(hand.table, people[0]!, 'rematch', undefined)).toEqual(refusal('seats-empty'));
    expect(await ask(hand.table, eve, 'sit', { seat: 1 })).toEqual(ok(null));
    expect(await ask(hand.table, eve, 'rematch', undefined)).toEqual(ok(null));
  });
});

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
    expect(hand.shown.at(-1)?.play?.match.version).toBe(3);
    await toTheEnd(hand, people);
  });

  test('a bot tries again by itself', async () => {
    const archive = failing(memoryArchive());
    const hand = await handTable({ archive });
    const ann = await welcome(hand.table, 'key Ann', 'Ann');
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
    expect(record).toMatchObject({ table: 'TABLE000', match: 'match 1', version: 3, about: { intent: { action } } });
    expect(record.err.message).toBe('planted');
    expect(await ask(hand.table, people[seat]!, 'act', intent(hand, action))).toEqual(refusal('halted'));
    expect(await ask(hand.table, people[seat]!, 'stand', undefined)).toEqual(refusal('halted'));
    expect(await hand.archive.steps('match 1')).toHaveLength(3);
  });

  test('in what viewers see does not come out of the table either', async () => {
    const hand = await handTable({
      show: ({ phase, play }) => {
        if (phase !== 'halted' && play !== null && play.match.version === 4) throw new Error('planted');
      },
    });
    const people = await playing(hand);
    await move(hand, people);
    expect(await move(hand, people)).toEqual(refusal('halted'));
    expect(hand.shown.at(-1)?.phase).toBe('halted');
  });
});

describe('a table brought up from the archive', () => {
  test('has the same seats, the same cards, and remembers what it answered', async () => {
    const before = await handTable({ options: { target: 20 } });
    const people = await playing(before);
    for (let moves = 0; moves < 10; moves++) await move(before, people);
    const { seat, action } = due(before);
    const sent = intent(before, action);
    const answer = await ask(before.table, people[seat]!, 'act', sent);

    const after = await handTable({ archive: before.archive, seed: 2 });
    expect(after.table.value.play).toEqual(before.table.value.play);
    expect(after.table.value).toMatchObject({ phase: 'playing', round: 1 });
    const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
    const back: number[] = [];
    for (const name of names) back.push(await welcome(after.table, `key ${name}`, name));
    expect(after.table.value.seating.seats).toEqual(back.map((person) => ({ holder: 'person', person })));
    expect(await ask(after.table, back[seat]!, 'act', sent)).toEqual(answer);
    expect(version(after)).toBe(version(before));
    await toTheEnd(after, back);
  });

  test('remembers the answer to a move that lots followed', async () => {
    const before = await handTable({ options: { target: 20, deck: 'french-32' } });
    const people = await playing(before);
    let [seat, sent, answer]: [Seat, ReturnType<typeof intent>, unknown] = [0, intent(before, null), null];
    do {
      const next = due(before);
      [seat, sent] = [next.seat, intent(before, next.action)];
      answer = await ask(before.table, people[seat]!, 'act', sent);
    } while (version(before) === sent.version + 1);
    expect(answer).toEqual(ok(sent.version + 2));

    const after = await handTable({ archive: before.archive });
    const back: number[] = [];
    for (const name of ['Ann', 'Ben', 'Cleo', 'Dan']) back.push(await welcome(after.table, `key ${name}`, name));
    expect(await ask(after.table, back[seat]!, 'act', sent)).toEqual(answer);
  });

  test('has the same host and bots before the start', async () => {
    const before = await handTable();
    const ann = await welcome(before.table, 'key Ann', 'Ann');
    await ask(before.table, ann, 'fill', { seat: 3 });
    const after = await handTable({ archive: before.archive });
    await welcome(after.table, 'key Ben', 'Ben');
    const again = await welcome(after.table, 'key Ann', 'Ann');
    expect(after.table.value.seating.host).toBe(again);
    expect(after.table.value.seating.seats[3]).toEqual(before.table.value.seating.seats[3]);
  });

  test('whose last move was written but not finished is over, and its record is there', async () => {
    const archive = memoryArchive();
    const before = await handTable({ archive: { ...archive, finish: () => Promise.reject(new Error('crash')) } });
    await toTheEnd(before, await playing(before));
    expect(before.shown.at(-1)).toMatchObject({ phase: 'over', record: '' });
    const after = await handTable({ archive });
    expect(after.table.value).toMatchObject({ phase: 'over', record: 'match 1' });
    expect(await archive.record('match 1')).not.toBeNull();
  });

  test('whose steps do not follow the rules is halted', async () => {
    const archive = memoryArchive();
    const before = await handTable({ archive });
    await playing(before);
    const forged = { seat: 0, move: { type: 'play', card: 'AS' } };
    await archive.append({ match: 'match 1', version: 2, steps: [{ step: forged, intent: null }] });
    const after = await handTable({ archive });
    expect(after.shown.at(-1)?.phase).toBe('halted');
  });
});
