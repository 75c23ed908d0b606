import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { expect, test } from 'vitest';
import { defaultOptions } from '../core/options.ts';
import { recordOf } from '../core/recording.ts';
import { seeded } from '../core/seeded-random.ts';
import { playGame, STRATEGIES } from '../testing/playout.ts';
import { findingsIn } from './findings.ts';
import { type ReviewReport, reportReview } from './report-review.ts';
import { reviewGame } from './review.ts';
import type { ReviewedDecision } from './review-decision.ts';

test('what was found is reported until the end, also when costlier mistakes follow', () => {
  const players = [STRATEGIES.random, STRATEGIES.bot];
  const { end, steps } = playGame(hundredRummy, defaultOptions(hundredRummy.options), players, seeded(6));
  const reports: ReviewReport[] = [];
  let time = 0;
  const report = (each: ReviewReport) => reports.push(each);
  reportReview(reviewGame(hundredRummy, recordOf(end, steps), 0), { interval: 100, now: () => time++, report });
  const last = reports.pop();
  const turnsOf = (decisions: readonly ReviewedDecision[]) => decisions.map(({ turn }) => turn).toSorted((a, b) => a - b);
  const all = last?.told === 'review' ? turnsOf(findingsIn(last.review.decisions)) : [];
  const found = reports.map((each) => (each.told === 'progress' ? turnsOf(each.found) : []));
  expect(all.length).toBeGreaterThan(3);
  expect(found.at(-1)).toEqual(all);
  for (const [index, some] of found.entries()) expect(some).toEqual(expect.arrayContaining([...(found[index - 1] ?? [])]));
});
