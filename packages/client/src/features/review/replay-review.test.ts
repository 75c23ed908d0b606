import { REVIEW_BUDGET, SMALL_REVIEW_BUDGET } from '@hundredfold/shared/review/budget.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeEngines } from '../../net/engine/testing/fake-engines.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import { replayReview } from './replay-review.ts';

const EXACT = { mean: 0, error: 0 };
const decision = { turn: 3, played: { type: 'cut' }, better: null, cost: EXACT, mark: 'slip', isCloseCall: false } as const;
const breakdown = { start: EXACT, cards: EXACT, play: EXACT, others: EXACT, hidden: EXACT, result: 0 };
const review: GameReview = { decisions: [decision], turningPoints: [], breakdown };

const ANN = { name: 'Ann' };
const BEN = { name: 'Ben' };
const ADA = { name: 'Ada', bot: true } as const;

let isPhone = false;
beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal('screen', { width: 390, height: 844 });
});

function openReview(names: readonly ({ readonly name: string; readonly bot?: true } | null)[], own: number | null = null) {
  const { engines, openPort } = fakeEngines();
  const opened = { record: { names }, turnsUntil: () => [{ move: null, lots: [] }] } as unknown as OpenedRecord;
  return { ...replayReview(opened, own, openPort), engines };
}

test('the only person is reviewed at once; the result is kept, and its turns are those of the replay', () => {
  const { open, close, seat, status, decisions, isOpen, engines } = openReview([ANN, ADA]);
  open('all');
  expect(seat.value).toBe(0);
  expect(engines[0]?.asked).toMatchObject([{ ask: 'review', seat: 0 }]);
  engines[0]?.says({ told: 'progress', share: 0.5, found: [decision] });
  expect(status.value).toEqual({ state: 'running', share: 0.5, found: [decision] });
  expect([...decisions.value]).toEqual([[3, decision]]);
  engines[0]?.says({ told: 'review', review });
  expect(engines[0]?.isClosed).toBe(true);
  close();
  expect(isOpen.value).toBe(false);
  expect([...decisions.value]).toEqual([[3, decision]]);
  open('all');
  expect(status.value).toEqual({ state: 'done', review });
  expect(engines).toHaveLength(1);
});

test('where several people could be meant, it is the shown seat, or the user’s own, or the user says which', () => {
  const names = [ANN, BEN, ADA];
  const asked = openReview(names);
  asked.open('public');
  expect(asked.seat.value).toBeNull();
  expect(asked.engines).toEqual([]);
  expect(asked.seats).toEqual([0, 1]);
  const shown = openReview(names, 0);
  shown.open(1);
  expect(shown.seat.value).toBe(1);
  const own = openReview(names, 0);
  own.open('all');
  expect(own.seat.value).toBe(0);
});

test('closing the panel or choosing another seat cancels a review that is not ready', () => {
  const { open, choose, close, status, engines } = openReview([ANN, BEN]);
  open(0);
  choose(1);
  expect(engines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  close();
  expect(engines[1]?.isClosed).toBe(true);
  engines[1]?.says({ told: 'review', review });
  expect(status.value).toEqual({ state: 'none' });
});

test('a panel that makes room for a finding lets its review go on, also when it opens again', () => {
  const { open, hide, isOpen, status, engines } = openReview([ANN, ADA]);
  open('all');
  hide();
  expect(isOpen.value).toBe(false);
  expect(engines[0]?.isClosed).toBe(false);
  open('all');
  expect(isOpen.value).toBe(true);
  expect(engines).toHaveLength(1);
  engines[0]?.says({ told: 'review', review });
  expect(status.value).toEqual({ state: 'done', review });
});

test('a review that fails can be tried again', () => {
  const { open, choose, status, engines } = openReview([ANN, ADA]);
  open('all');
  engines[0]?.says(null);
  expect(status.value).toEqual({ state: 'failed' });
  choose(0);
  expect(engines).toHaveLength(2);
});

test('a phone makes a smaller review', () => {
  const onDesktop = openReview([ANN]);
  onDesktop.open('all');
  expect(onDesktop.engines[0]?.asked).toMatchObject([{ budget: REVIEW_BUDGET }]);
  isPhone = true;
  const onPhone = openReview([ANN]);
  onPhone.open('all');
  expect(onPhone.engines[0]?.asked).toMatchObject([{ budget: SMALL_REVIEW_BUDGET }]);
});
