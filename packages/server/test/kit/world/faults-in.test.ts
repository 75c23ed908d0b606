import type { Step } from '@hundredfold/shared/core/match.ts';
import { type MatchLogEntry, splitTakebacks } from '@hundredfold/shared/core/takeback.ts';
import { expect, test } from 'vitest';
import type { StoredStep } from '../../../src/storage/game-storage.ts';
import { type Answer, type Asked, faultsIn, type Kept } from './faults-in.ts';

const lot: Step = { kind: 'lot', lot: { chance: 'pick', from: 2, result: 1 } };
const move = (card: string): Step => ({ kind: 'move', seat: 0, action: { type: 'play', card } });
const asked = (id: string, card: string, ...answers: Answer[]): Asked => ({
  id,
  version: 1,
  action: { type: 'play', card },
  answers,
});

const STEPS: readonly StoredStep[] = [
  { step: lot, intent: null },
  { step: move('7S'), intent: 'first' },
  { step: move('8S'), intent: 'second' },
  { step: lot, intent: null },
  { step: move('9S'), intent: null },
];
const FIRST = asked('first', '7S', { version: 2 });
const SECOND = asked('second', '8S', { version: 4 });

const kept = (steps: readonly StoredStep[]): Kept => ({ steps, record: splitTakebacks(steps.map(({ step }) => step)) });
const faults = (all: readonly Asked[], steps = STEPS) => faultsIn(all, [kept(steps)]);

test('an accepted move has effect once, in the answered version; a refused move has none; a lost move may have either', () => {
  const refused = asked('refused', 'KS', { refusal: 'stale' }, { refusal: 'stale' });
  const repeated = asked('first', '7S', 'lost', { version: 2 }, { refusal: 'too-fast' }, { refusal: 'paused' }, { version: 2 });
  expect(faults([repeated, SECOND, refused, asked('nowhere', 'KS', 'lost')])).toEqual([]);
  expect(faults([asked('first', '7S', 'lost'), SECOND])).toEqual([]);
});

test.each([
  ['was accepted and does not stand', [FIRST, SECOND, asked('third', 'KS', { version: 5 })], STEPS],
  ['was refused, stale, and stands', [asked('first', '7S', { refusal: 'stale' }), SECOND], STEPS],
  ['was answered 3, and made 4', [FIRST, asked('second', '8S', { version: 3 })], STEPS],
  ['another move stands for it', [asked('first', '10S', { version: 2 }), SECOND], STEPS],
  ['took effect 2 times', [FIRST, SECOND], [...STEPS, { step: move('8S'), intent: 'second' }]],
  ['took effect 2 times', [asked('first', '7S', 'lost'), SECOND], [...STEPS, { step: move('7S'), intent: 'first' }]],
  ['answers differ', [asked('first', '7S', { version: 2 }, { refusal: 'stale' }), SECOND], STEPS],
  ['was refused in passing alone, and stands', [asked('first', '7S', { refusal: 'paused' }), SECOND], STEPS],
  ['nobody asked for it', [FIRST], STEPS],
])('%s: the fault is found', (fault, all, steps) => {
  expect(faults(all, steps)).toEqual([expect.stringContaining(fault)]);
});

test('a move that was taken back has had its effect once', () => {
  const back: MatchLogEntry = { kind: 'takeback', seat: 0, turns: 2, consent: [] };
  const steps = [...STEPS, { step: back, intent: null }, { step: move('10S'), intent: 'third' }];
  const third = asked('third', '10S', { version: 7 });
  expect(faults([FIRST, SECOND, third], steps)).toEqual([]);
  expect(faultsIn([FIRST, SECOND, third], [{ steps, record: kept(STEPS).record }])).toEqual(['match 0: the record is another']);
  expect(faults([FIRST, SECOND, third], [...steps, { step: move('8S'), intent: 'second' }])).toEqual([
    'second: took effect 2 times',
  ]);
});
