import { fourSquare } from '@hundredfold/games/four-square/rules/index.ts';
import { foursquare } from '@hundredfold/games/foursquare/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { playWithTakebacks } from '../../bin/play-logged.ts';
import type { Game } from '../core/game.ts';
import { startMatch } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import type { GameRecord } from '../core/record.ts';
import { playRecord } from '../core/record-turns.ts';
import { recordOf } from '../core/recording.ts';
import { accepted } from '../core/result.ts';
import { seeded } from '../core/seeded-random.ts';
import { playGame, STRATEGIES } from '../testing/playout.ts';
import { bySize } from '../testing/size.ts';
import { readRecord } from './read-record.ts';
import { checkRecord, KEYFRAME_TURNS, openReplay } from './replay.ts';

const MUTATIONS = bySize({ quick: 200, full: 1000, soak: 100_000 });

function recorded(game: Game, seats: number, seed: number): GameRecord {
  const players = Array.from({ length: seats }, () => STRATEGIES.random);
  const { end, steps } = playGame(game, defaultOptions(game.options), players, seeded(seed));
  return recordOf(end, steps);
}

const record = recorded(modFour, 4, 5);

function faultOf(changes: Partial<GameRecord>, game: Game = modFour): string | null {
  const opened = openReplay(game, { ...record, ...changes });
  return opened.ok ? null : opened.refusal;
}

test('a seek leads where a replay from the start leads, with fewer turns than lie between two keyframes', () => {
  let applied = 0;
  const counting: Game = {
    ...modFour,
    apply(state, seat, action) {
      applied += 1;
      return (modFour as Game).apply(state, seat, action);
    },
  };
  const opened = openReplay(counting, record);
  if (!opened.ok) throw new Error(opened.refusal);
  const { matchAfter, turns } = opened.value;
  expect(turns.length).toBeGreaterThan(KEYFRAME_TURNS);
  const start = startMatch(counting, record.options, record.seats);
  for (const [turn, match] of [start, ...[...playRecord(start, record)].map((each) => each.match)].entries()) {
    applied = 0;
    expect(matchAfter(turn)).toEqual(match);
    expect(applied).toBeLessThan(KEYFRAME_TURNS);
  }
  for (const none of [-1, 0.5, turns.length + 1]) expect(() => matchAfter(none)).toThrow('has no turn');
});

describe('a record that does not follow the rules is refused, with the step that is wrong', () => {
  const { steps, hashes = '' } = record;
  const [first = steps[0]!] = steps.slice(3);

  test.each<readonly [string, Partial<GameRecord>, RegExp]>([
    [
      'two moves in the wrong order',
      { steps: steps.toSpliced(3, 2, steps[4]!, steps[3]!) },
      /^step 3 of mod-four: not-your-turn$/,
    ],
    [
      'a chance outcome that is not pending',
      { steps: steps.slice(1) },
      /^step 0 of mod-four: no such chance outcome is pending$/,
    ],
    [
      'a move of an unknown type',
      { steps: steps.with(3, { seat: 0, move: { type: 'fold' } }) },
      /^step 3 of mod-four: no such move$/,
    ],
    [
      'a move with one parameter too many',
      {
        steps: steps.with(3, {
          ...first,
          move: { ...('move' in first ? first.move : { type: '' }), high: 1 },
        } as GameRecord['steps'][0]),
      },
      /^step 3 of mod-four: no such move$/,
    ],
    [
      'another number of legal moves',
      { steps: steps.with(3, { ...first, legal: 1 } as GameRecord['steps'][0]) },
      /^step 3 of mod-four: there are 13 legal moves, not 1$/,
    ],
    [
      'another hash',
      { hashes: `${hashes.slice(0, 8)}00000000${hashes.slice(16)}` },
      /^step 2 of mod-four: after turn 1 the state has the hash [0-9a-f]{8}, not 00000000$/,
    ],
    ['too few hashes', { hashes: hashes.slice(0, -8) }, /after turn \d+ the state has the hash [0-9a-f]{8}, not none$/],
    ['too many hashes', { hashes: `${hashes}00000000` }, /^there are \d+ hashes of \d+ turns$/],
    [
      'an end that is missing',
      { steps: steps.slice(0, -1), hashes: hashes.slice(0, -8) },
      /^the game is not over after its last step, \d+$/,
    ],
    ['a move after the end', { steps: [...steps, steps.at(-1)!] }, /^step \d+ of mod-four: game-over$/],
    ['another outcome', { outcome: { ...record.outcome, scores: [0, 0, 0, 0] } }, /^the outcome is .*, not as recorded$/],
    ['other options', { options: { ...record.options, target: 11 } }, /^step 1 of mod-four: after turn 0 the state has the hash/],
    ['options that there are not', { options: { target: 99 } }, /^target must be/],
    [
      'rules that there are not',
      { rules: 2 },
      /^the record follows version 2 of the rules of mod-four, which it no longer knows$/,
    ],
    ['seats that the game does not have', { seats: 5 }, /^mod-four does not have 5 seats$/],
    [
      'a move of no seat',
      { steps: steps.with(3, { ...first, seat: 4 } as GameRecord['steps'][0]) },
      /^step 3 of mod-four: no such seat$/,
    ],
    ['bots after the end', { botsFrom: steps.length + 1 }, /^there is no step \d+ from which bots played$/],
  ])('%s', (_, changes, fault) => {
    expect(faultOf(changes)).toMatch(fault);
  });

  test.each([
    ['foursquare', foursquare, 1],
    ['four-square', fourSquare, 2],
  ] as const)('a seat that %s does not have', (_, game, seats) => {
    const played = recorded(game, seats, 5);
    const openedWith = (changes: Partial<GameRecord>) => openReplay(game, { ...played, ...changes });
    const at = played.steps.findIndex((step) => 'move' in step);
    const moved = played.steps.with(at, { ...played.steps[at]!, seat: seats } as GameRecord['steps'][0]);
    expect(openedWith({}).ok).toBe(true);
    expect(openedWith({ steps: moved })).toEqual({ ok: false, refusal: `step ${at} of ${game.id}: no such seat` });
    expect(openedWith({ seats: 7 })).toEqual({ ok: false, refusal: `${game.id} does not have 7 seats` });
  });

  test('a move that was taken back', () => {
    const played = playWithTakebacks({ game: modFour, options: record.options, seats: 4 }, 3, seeded(1), 10_000)!;
    const [takeback, ...others] = played.takenBack!;
    const faultWith = (changes: object) => {
      const opened = openReplay(modFour, { ...played, takenBack: [{ ...takeback!, ...changes }, ...others] });
      return opened.ok ? null : opened.refusal;
    };
    expect(faultWith({})).toBeNull();
    expect(faultWith({ hashes: '0'.repeat(takeback!.hashes!.length) })).toMatch(
      /^step \d+ of mod-four: after turn 0 of takeback 0/,
    );
    expect(faultWith({ hashes: '' })).toMatch(/not none$/);
    expect(faultWith({ consent: [4] })).toBe('there is no seat 4 to take back a move');
    expect(faultWith({ steps: [{ seat: 4, move: { type: 'cut', at: 1 } }] })).toBe('step 0 of takeback 0: no such seat');
    expect(faultWith({ steps: [{ seat: 0, move: { type: 'fold' } }] })).toBe('step 0 of takeback 0: no such move');
  });

  test('but a record from a link has no hashes to check', () => {
    expect(openReplay(modFour, { ...record, hashes: '' }).ok).toBe(true);
    expect(openReplay(modFour, { ...record, hashes: '', steps: record.steps.slice(1) }).ok).toBe(false);
  });
});

test('no change of one character in the steps, the hashes or the outcome is accepted', () => {
  const { steps, outcome, hashes, ...rest } = record;
  const text = JSON.stringify({ steps, outcome, hashes });
  const source = seeded(11);
  const letters = 'ACDHKQS0123456789abcdef"{}[],:- ';
  for (let tries = 0; tries < MUTATIONS; tries++) {
    const at = source.below(text.length);
    const letter = letters.charAt(source.below(letters.length));
    const changed = parsed(text.slice(0, at) + letter + text.slice(at + 1));
    if (changed === null || JSON.stringify(changed) === text) continue;
    const read = readRecord({ ...rest, ...changed });
    const opened = read.ok ? openReplay(modFour, read.value) : read;
    if (opened.ok) throw new Error(`accepted with ${letter} at ${at}: ${text.slice(at - 40, at + 40)}`);
  }
});

function parsed(text: string): object | null {
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

describe('an older version of the rules', () => {
  /** Mod Four by a second version of its rules, by which a deal ends with a point for the first seat. */
  const second: Game = {
    ...modFour,
    version: 2,
    setup: (options, seats) => ({ ...((modFour as Game).setup(options, seats) as object), points: [1, 0, 0, 0] }),
    olderRules: { 1: { setup: (modFour as Game).setup } },
  };

  test('replays records that were made by it, and the current version its own', () => {
    expect(faultOf({}, second)).toBeNull();
    const own = recorded(second, 4, 5);
    expect(own.rules).toBe(2);
    expect(openReplay(second, own).ok).toBe(true);
    expect(openReplay(modFour, own).ok).toBe(false);
    expect(faultOf({ rules: 2 }, second)).toMatch(/^step 1 of mod-four: after turn 0/);
  });

  test('is lost if it is deleted', () => {
    expect(faultOf({}, { ...second, olderRules: {} })).toMatch(/version 1 of the rules of mod-four, which it no longer knows/);
  });
});

test('a record is checked turn by turn, so that a page can do other work in between', () => {
  const checking = checkRecord(modFour, record);
  for (let turn = 0; turn < record.hashes!.length / 8; turn++) expect(checking.next().done).toBe(false);
  expect(checking.next()).toMatchObject({ done: true, value: accepted({ record }) });
});
