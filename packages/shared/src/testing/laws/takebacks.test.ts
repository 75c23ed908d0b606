import { expect, test } from 'vitest';
import { judgeTakeback } from '../../core/judge.ts';
import { type Match, pendingChance } from '../../core/match.ts';
import { defaultOptions } from '../../core/options.ts';
import { seeded } from '../../core/seeded-random.ts';
import { oneHundredOne } from '../../games/one-hundred-one/index.ts';
import { randomWalk } from '../random-walk.ts';
import { positionOf } from './law.ts';
import { judgedBy } from './takebacks.ts';

function hold(judgeTurns: typeof judgeTakeback): void {
  const source = seeded(1);
  let before: Match | null = null;
  for (const { match, step } of randomWalk(
    { game: oneHundredOne, seats: 3, options: defaultOptions(oneHundredOne.options) },
    source,
  )) {
    const passed = before !== null && step?.kind === 'move' && pendingChance(match) === null ? before : null;
    before = match;
    if (passed !== null) judgedBy(judgeTurns).turn?.({ before: positionOf(passed, source), after: positionOf(match, source) });
    if (match.version > 60) return;
  }
}

test('the law catches a judge that allows taking back a drawn card', () => {
  expect(() => hold(judgeTakeback)).not.toThrow();
  expect(() => hold(() => 'at-once')).toThrow(/could see/);
});

test('the law catches a judge that considers only the public view', () => {
  expect(() =>
    hold((past, now, turns) => (isDraw(past.at(-1)?.turn.move?.action.type) ? 'at-once' : judgeTakeback(past, now, turns))),
  ).toThrow(/could see/);
});

function isDraw(type: string | undefined): boolean {
  return type === 'draw';
}
