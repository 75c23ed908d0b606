import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import type { ModFourOptions } from '@hundredfold/games/mod-four/rules/declaration.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { describe, expect, test } from 'vitest';
import { speak } from '../../i18n/all-languages.ts';
import { textOf } from '../../i18n/sentence.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { settings } from '../../ui/settings.ts';
import { eventText, isNoticed } from './event-text.ts';
import { eventsBetween } from './table-event.ts';

const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
const plain = begunTable();
const table: Snapshot = { ...plain, seats: plain.seats.map((seat, index) => ({ ...seat, name: names[index] ?? '' })) };
const ANN = 1;
const BEN = 2;
const BOT = { status: 'bot', person: 0, name: 'Ada' } as const;

function withSeat(snapshot: Snapshot, seat: number, change: Partial<Snapshot['seats'][number]>): Snapshot {
  return { ...snapshot, seats: snapshot.seats.map((each, index) => (index === seat ? { ...each, ...change } : each)) };
}

function textsFor(before: Snapshot, next: Snapshot, me = ANN): readonly string[] {
  return eventsBetween({ ...before, me }, { ...next, me }).map((event) => textOf([eventText(event, me)]));
}

describe('the events tell', () => {
  const late: Snapshot = { ...table, version: 9, forced: 9, last: { seat: 1, action: { type: 'play', card: 'QD' } } };

  test('which card a bot played for someone, and why', () => {
    expect(textsFor(table, late)).toEqual(['Ben ran out of time, so a bot played the queen of diamonds.']);
    expect(textsFor(table, late, BEN)).toEqual(['Your time ran out, so a bot played the queen of diamonds for you.']);
    speak('de');
    expect(textsFor(table, late, BEN)).toEqual(['Deine Zeit war um, ein Bot hat für dich die Karo-Dame gespielt.']);
    speak('ru');
    expect(textsFor(table, late, BEN)).toEqual(['Ваше время вышло, за вас сыграл бот: дама бубен.']);
  });

  test('that a bot moved, if it played no card or a secret one', () => {
    const cut = { ...late, last: { seat: 1, action: { type: 'cut', at: 7 } } };
    expect(textsFor(table, cut)).toEqual(['Ben ran out of time, so a bot made the move.']);
    expect(textsFor(table, cut, BEN)).toEqual(['Your time ran out, so a bot made your move.']);
  });

  test('that a game comes near the length at which it ends without a result, as soon as it does, and again later', () => {
    const most = modFour.maxSteps(defaultOptions(modFour.options) as ModFourOptions, 4);
    const at = (share: number): Snapshot => ({ ...table, version: Math.ceil(share * most) });
    const said = [`This game is getting very long. It ends without a result after ${most / 10} more moves.`];
    expect(textsFor(at(0.89), at(0.9))).toEqual(said);
    expect(textsFor(at(0.8), at(0.89))).toEqual([]);
    expect(textsFor(at(0.9), at(0.91))).toEqual([]);
    expect(textsFor(at(0.94), at(0.95))).toHaveLength(1);
    expect(textsFor(at(0.9), { ...at(0.01), matchNumber: 2 })).toEqual(['A new game has started: Mod Four.']);
    expect(isNoticed({ kind: 'long', moves: 9 }, ANN)).toBe(true);
  });

  test('who took a seat, stood up, or left', () => {
    const without = withSeat(table, 1, BOT);
    const watching = { ...without, watchers: [{ person: BEN, name: 'Ben', seal: 1 }] };
    expect(textsFor(without, table)).toEqual(['Ben took a seat.']);
    expect(textsFor(watching, table, BEN)).toEqual(['You took a seat.']);
    expect(textsFor(table, watching)).toEqual(['Ben stood up.']);
    expect(textsFor(table, without)).toEqual(['Ben left the table.']);
  });

  test('that a player has the seat in another browser, also if both have the same badge', () => {
    const held = withSeat(table, 1, { status: 'held' });
    const other = { person: 9, name: 'Ben ⑨', seal: table.seats[1]?.seal ?? 0 };
    const claimed = withSeat(table, 1, { person: 9 });
    expect(textsFor({ ...held, watchers: [other] }, claimed)).toEqual(['Ben has the seat back, in another browser.']);
    expect(textsFor({ ...held, watchers: [other] }, claimed, 9)).toEqual(['You have your seat back.']);
  });

  test('that the host lets the reader sit again, and nobody else', () => {
    const removed = { ...table, removed: [{ person: 9, name: 'Eve', seal: 1 }] };
    expect(textsFor(removed, table, 9)).toEqual(['The host lets you sit here again.']);
    expect(textsFor(removed, table, ANN)).toEqual([]);
    expect(textsFor(removed, { ...table, host: 9 }, 9)).not.toContain('The host lets you sit here again.');
  });

  test('for whom a bot plays, and that the player is back', () => {
    const held = withSeat(table, 1, { status: 'held' });
    expect(textsFor(table, held)).toEqual(['Ben is away. A bot plays until they’re back.']);
    expect(textsFor(held, table)).toEqual(['Ben is back.']);
    expect(textsFor({ ...table, phase: 'over' }, { ...held, phase: 'over' })).toEqual([]);
  });

  test('who is the host now, and that they choose the next game', () => {
    expect(textsFor(table, { ...table, host: BEN })).toEqual(['Ben is the host now.']);
    expect(textsFor(table, { ...table, host: BEN }, BEN)).toEqual(['You’re the host now.']);
    expect(textsFor({ ...table, phase: 'over' }, { ...table, phase: 'gathering' })).toEqual(['You’re choosing the next game.']);
    expect(textsFor({ ...table, phase: 'over' }, { ...table, phase: 'gathering' }, BEN)).toEqual([
      'Ann is choosing the next game.',
    ]);
  });

  test('that a game begins, that the game changes, and that there is a pause', () => {
    expect(textsFor({ ...table, phase: 'over' }, { ...table, matchNumber: 2 })).toEqual(['A new game has started: Mod Four.']);
    expect(textsFor(table, { ...table, game: hundredRummy })).toEqual(['This table now plays 100 Points Rummy.']);
    expect(textsFor(table, { ...table, pause: { on: true, wanted: [] } })).toEqual(['The game is paused.']);
    expect(textsFor({ ...table, pause: { on: true, wanted: [] } }, table)).toEqual(['The game goes on.']);
  });

  test('who watches, and which hand they are shown', () => {
    const wim = { person: 7, name: 'Wim', seal: 9 };
    const watched = { ...table, watchers: [wim] };
    expect(textsFor(table, watched)).toEqual(['Wim is watching.']);
    expect(textsFor(watched, table)).toEqual(['Wim stopped watching.']);
    const shown = { ...watched, sharedHands: [{ person: 7, seat: 1 }] };
    expect(textsFor(watched, shown)).toEqual(['Ben is showing Wim their hand.']);
    expect(textsFor(watched, shown, BEN)).toEqual(['You’re showing Wim your hand.']);
    expect(textsFor(watched, shown, 7)).toEqual(['Ben is showing you their hand.']);
  });

  test('who has another name, but not another number behind it', () => {
    const renamed = withSeat(table, 1, { name: 'Benno' });
    expect(textsFor(table, renamed)).toEqual(['Ben is now called Benno.']);
    expect(textsFor(table, renamed, BEN)).toEqual(['You’re now called Benno.']);
    expect(textsFor(table, withSeat(table, 1, { name: 'Ben ②' }))).toEqual([]);
  });

  test('who changed seats', () => {
    const [ann, ben, ...others] = table.seats;
    if (ann === undefined || ben === undefined) throw new Error('nobody sits there');
    const over: Snapshot = { ...table, phase: 'over' };
    const swapped = { ...over, seats: [ben, ann, ...others] };
    expect(textsFor(over, swapped, 9)).toEqual(['Ben changed seats.', 'Ann changed seats.']);
    expect(textsFor(over, swapped)).toEqual(['Ben changed seats.', 'You changed seats.']);
  });

  test('that the host changed the settings, also those that may change during a game', () => {
    expect(textsFor(table, { ...table, open: true }, BEN)).toEqual(['Ann changed the game options.']);
    expect(textsFor(table, { ...table, freely: false }, BEN)).toEqual(['Ann changed the game options.']);
    const gathering: Snapshot = { ...table, phase: 'gathering' };
    expect(textsFor(gathering, { ...gathering, pace: 'fast' }, BEN)).toEqual(['Ann changed the game options.']);
    expect(textsFor(gathering, { ...gathering, seats: table.seats.slice(0, 2) }, 9)).toContain('Ann changed the game options.');
    expect(textsFor(gathering, { ...gathering })).toEqual([]);
  });

  test('that the host changed the level of a bot, but not that another bot came or one went', () => {
    const bots = withSeat({ ...table, phase: 'gathering' }, 1, { ...BOT, level: 'normal' });
    expect(textsFor(bots, withSeat(bots, 1, { level: 'easy' }), 9)).toEqual(['Ann changed the game options.']);
    expect(textsFor(bots, withSeat(bots, 1, { status: 'empty', name: '', level: null }), 9)).toEqual([]);
    expect(textsFor(bots, withSeat(bots, 2, { ...BOT, name: 'Carl', level: 'strong' }), 9)).not.toContain(
      'Ann changed the game options.',
    );
  });

  test('what a bot says, unless the host or the reader wants no such chat, in a replay or after a takeback', () => {
    const starts = Array.from({ length: 30 }, (_, matchNumber) => {
      const gathering: Snapshot = withSeat({ ...table, phase: 'gathering', matchNumber }, 1, { ...BOT, level: 'normal' });
      return [gathering, { ...gathering, phase: 'playing', matchNumber: matchNumber + 1 } as Snapshot] as const;
    });
    const saidWith = (changes: Partial<Snapshot>) =>
      starts.flatMap(([before, next]) => textsFor(before, { ...next, ...changes })).filter((text) => text.startsWith('Ada'));
    const said = saidWith({});
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said)).toEqual(new Set(['Ada says: “Hello!”']));
    expect(saidWith({ botPhrases: false })).toEqual([]);
    expect(saidWith({ jumps: 0 })).toEqual([]);
    expect(saidWith({ undone: 5, version: 5 })).toEqual([]);
    settings.chat.value = 'phrases';
    expect(saidWith({})).toEqual(said);
    settings.chat.value = 'nothing';
    expect(saidWith({})).toEqual([]);
    settings.chat.value = 'all';
  });

  test('who took a move back, but not that a bot moved before', () => {
    const undone = withSeat({ ...late, version: 10, undone: 10 }, 1, { takebacks: 1 });
    expect(textsFor(late, undone)).toEqual(['Ben took a move back.']);
  });
});

test('there are no events without a change, or for someone who rejoined under another number', () => {
  expect(textsFor(table, { ...table, version: 9, forced: 5 })).toEqual([]);
  expect(eventsBetween(table, { ...withSeat(table, 1, BOT), me: 7 })).toEqual([]);
});

test('no one has joined or left if a table was restored and gave people other numbers', () => {
  const [ann, ben, ...others] = table.seats;
  if (ann === undefined || ben === undefined) throw new Error('nobody sits there');
  const seats = [{ ...ann, person: 12 }, { ...ben, person: 11 }, ...others];
  expect(eventsBetween({ ...table, me: 3 }, { ...table, me: 3, seats, host: 12 })).toEqual([]);
});

test('a notice is for other people, except what the reader missed while away', () => {
  const sat = { kind: 'sat', person: BEN, name: 'Ben' } as const;
  expect([isNoticed(sat, ANN), isNoticed(sat, BEN)]).toEqual([true, false]);
  const moved = { kind: 'bot-moved', person: BEN, name: 'Ben', card: null } as const;
  expect([isNoticed(moved, ANN), isNoticed(moved, BEN)]).toEqual([true, true]);
});
