import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import { hasWon } from '../core/outcome.ts';
import { playRecord } from '../core/record-turns.ts';
import { allSeats } from '../core/seat.ts';
import { seeded } from '../core/seeded-random.ts';
import { playGame, STRATEGIES } from '../testing/playout.ts';
import { newMatch } from '../testing/test-table.ts';
import { type BotSaying, botAnswer, botDelayOf, botSaying, mannerOf, type TableInPublic } from './bot-manner.ts';
import { REACTIONS } from './chat.ts';
import { BOT_NAMES } from './name.ts';

const TABLE: TableInPublic = {
  matchNumber: 1,
  version: 0,
  isPlaying: false,
  bots: [null, 'Ada', 'Blaise', 'Carl'],
  points: [0, 0, 0, 0],
  isPenalised: false,
  winners: null,
};

test('a name always has the same manner, and not all names the same', () => {
  expect(mannerOf('Ada')).toEqual(mannerOf('Ada'));
  expect(mannerOf('Bot 13')).toEqual(mannerOf('Bot 13'));
  expect(new Set(BOT_NAMES.map((name) => mannerOf(name).tempo)).size).toBe(3);
  expect(new Set(BOT_NAMES.map((name) => JSON.stringify(mannerOf(name)))).size).toBe(BOT_NAMES.length);
});

test('no bot takes longer than the delay of bots, and each takes at least half of it', () => {
  for (const name of [...BOT_NAMES, 'Bot 13']) {
    expect(botDelayOf(name, 1000)).toBeLessThanOrEqual(1000);
    expect(botDelayOf(name, 1000)).toBeGreaterThanOrEqual(500);
  }
});

describe('what bots say', () => {
  test('they greet at some starts, one of them at a time', () => {
    const said = sayings(60, (matchNumber) => [
      { ...TABLE, matchNumber: matchNumber - 1 },
      { ...TABLE, matchNumber, isPlaying: true },
    ]);
    expect(said.length).toBeGreaterThan(5);
    expect(said.length).toBeLessThan(40);
    expect(new Set(said.map(({ seat }) => seat)).size).toBe(3);
    expect(said.every(({ phrase }) => ['hello', 'good-luck'].includes(phrase))).toBe(true);
  });

  test('at some ends one speaks about the result', () => {
    const said = sayings(60, (matchNumber) => [
      { ...TABLE, matchNumber, isPlaying: true },
      { ...TABLE, matchNumber, winners: [1] },
    ]);
    expect(said.length).toBeGreaterThan(10);
    for (const { seat, phrase } of said) {
      const { victory, defeat } = mannerOf(TABLE.bots[seat]!).phrases;
      expect(phrase).toBe(seat === 1 ? victory : defeat);
    }
  });

  test('a person never speaks, and neither does a bot without an event', () => {
    const playing = { ...TABLE, isPlaying: true };
    for (let version = 1; version < 400; version++) {
      const before = { ...playing, version: version - 1 };
      expect(botSaying(before, { ...playing, version })).toBeNull();
      expect(botSaying(before, { ...playing, version, points: [1, 0, 0, 0] })).toBeNull();
      expect(botSaying(before, { ...playing, version, points: [0, 1, 1, 0] })).toBeNull();
    }
  });

  test('a game of Mod Four has a few phrases, at most one in twelve moves', () => {
    const counts = allSeats(30).map((seed) => phrasesIn(seed + 1));
    for (const { said, moves } of counts) expect(said).toBeLessThanOrEqual(moves / 12 + 2);
    const all = counts.reduce((sum, { said }) => sum + said, 0);
    expect(all / counts.length).toBeGreaterThan(0.5);
    expect(all / counts.length).toBeLessThan(6);
  });
});

test('a bot answers each reaction to it, and one of several to all', () => {
  const answers = allSeats(60).map((id) => botAnswer(TABLE, { id, reaction: 'laugh', to: 2 }));
  for (const answer of answers) expect(answer).toMatchObject({ seat: 2, phrase: expect.toBeOneOf(REACTIONS) });
  const toAll = allSeats(60).flatMap((id) => botAnswer(TABLE, { id, reaction: 'bravo', to: null }) ?? []);
  expect(toAll.length).toBeGreaterThan(3);
  expect(toAll.length).toBeLessThan(25);
  expect(new Set(toAll.map(({ seat }) => seat)).size).toBe(3);
  expect(botAnswer(TABLE, { id: 1, reaction: 'bravo', to: 0 })).toBeNull();
});

function sayings(
  matches: number,
  change: (matchNumber: number) => readonly [TableInPublic, TableInPublic],
): readonly BotSaying[] {
  return allSeats(matches).flatMap((matchNumber) => botSaying(...change(matchNumber + 1)) ?? []);
}

function phrasesIn(seed: number): { readonly said: number; readonly moves: number } {
  const bots = allSeats(4).map(() => STRATEGIES.bot);
  const { steps } = playGame(modFour, defaultOptions(modFour.options), bots, seeded(seed));
  let shown: TableInPublic = { ...TABLE, matchNumber: seed - 1 };
  let [said, moves] = [0, 0];
  for (const { match } of playRecord(newMatch(modFour), { steps })) {
    const outcome = outcomeOf(match);
    const points = (match.game.view(match.state, 'public').sides ?? []).map((side) => Number(side.points));
    const winners = outcome === null ? null : allSeats(4).filter((seat) => hasWon(outcome, seat));
    const next = { ...TABLE, matchNumber: seed, version: match.version, isPlaying: outcome === null, points, winners };
    if (botSaying(shown, next) !== null) said++;
    shown = next;
    moves++;
  }
  return { said, moves };
}
