// Threats (docs/security.md): G7e.
import { describe, expect, test } from 'vitest';
import { playLogged } from '../../bin/play-logged.ts';
import { attemptsOf, fixedShuffle } from '../shuffle-proof/testing/proven-game.ts';
import { turnChance } from '../shuffle-proof/turn-chance.ts';
import type { Setting } from '../testing/setting.ts';
import { bySize } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { type ChanceOutcome, type ChanceSource, chanceSourceFrom } from './chance.ts';
import type { OngoingMatch } from './ongoing-match.ts';
import { defaultOptions } from './options.ts';
import { allSeats, type Seat } from './seat.ts';
import { decisionName, type TurnPoint } from './seat-trail.ts';
import { seeded } from './seeded-random.ts';

const PLAYED_GAMES = bySize({ quick: 2, full: 4, soak: 400 });
const MAX_TURNS = 2000;
/** Random players take moves back in games of this kind. */
const TAKEBACKS = 7;
/** Two shuffles of so many cards are equal by accident less than once in a billion times. */
const MANY_CARDS = 13;

type TurnChance = (point: TurnPoint) => ChanceSource;

function randomChance(_: Setting, seed: number): TurnChance {
  const source = chanceSourceFrom(seeded(seed));
  return () => source;
}

function provenChance(setting: Setting): TurnChance {
  const shuffle = fixedShuffle(setting, attemptsOf(allSeats(setting.seats)));
  return (point) => turnChance(shuffle, point);
}

function shufflesIn(setting: Setting, seed: number, chanceOf: TurnChance) {
  const decisions: string[] = [];
  const chance = (play: OngoingMatch, mover: Seat | null): ChanceSource => {
    decisions.push(decisionName({ ...play, mover }));
    return chanceOf({ ...play, mover });
  };
  const { log } = playLogged(setting, TAKEBACKS, { source: seeded(seed), maxTurns: MAX_TURNS, chance }) ?? { log: [] };
  let turn = log[0]?.kind === 'lot' ? 0 : -1;
  return log.flatMap((entry) => {
    if (entry.kind === 'move') turn += 1;
    return entry.kind === 'lot' && isLong(entry.lot) ? [{ decision: decisions[turn] ?? '', lot: entry.lot }] : [];
  });
}

function isLong(lot: ChanceOutcome): boolean {
  return lot.chance === 'shuffle' && lot.result.length >= MANY_CARDS;
}

function kindOf(lot: ChanceOutcome): string {
  return lot.chance === 'pick' ? `${lot.from}` : [lot.pile, ...[...lot.result].sort()].join();
}

describe.each([
  ['drawn at random', randomChance],
  ['proven', provenChance],
])('outcomes that are %s', (_, chanceOf) => {
  test.each(QUICK_GAMES)('come again at their own decision and nowhere else: $id', (game) => {
    const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };
    for (let seed = 0; seed < PLAYED_GAMES; seed++) {
      const results = new Map<string, string>();
      const decided = new Map<string, string>();
      for (const { decision, lot } of shufflesIn(setting, seed, chanceOf(setting, seed))) {
        const due = `${decision} ${kindOf(lot)}`;
        const result = JSON.stringify(lot);
        expect(results.get(due) ?? result).toBe(result);
        expect(decided.get(result) ?? decision).toBe(decision);
        results.set(due, result);
        decided.set(result, decision);
      }
    }
  });
});
