import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { REVIEW_BUDGET, SMALL_REVIEW_BUDGET } from '@hundredfold/shared/review/budget.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeEngines } from '../../net/engine/testing/fake-engines.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';
import { replayReview } from './replay-review.ts';

const EXACT = { mean: 0, error: 0 };
const decision = { turn: 3, played: { type: 'cut' }, better: null, cost: EXACT, mark: 'slip', isCloseCall: false } as const;
const breakdown = { start: EXACT, cards: EXACT, play: EXACT, others: EXACT, hidden: EXACT, result: 0 };
const review: GameReview = { decisions: [decision], breakdown };

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

test('the only person is reviewed at once; the result is kept, and its turns are those before the decisions', () => {
  const { open, close, seat, status, decisions, isOpen, engines } = openReview([ANN, ADA]);
  open('all');
  expect(seat.value).toBe(0);
  expect(engines[0]?.asked).toMatchObject([{ ask: 'review', seat: 0 }]);
  engines[0]?.says({ told: 'progress', share: 0.5, found: [decision] });
  expect(status.value).toEqual({ state: 'running', share: 0.5, found: [decision] });
  expect([...decisions.value]).toEqual([[2, decision]]);
  engines[0]?.says({ told: 'review', review });
  expect(engines[0]?.isClosed).toBe(true);
  close();
  expect(isOpen.value).toBe(false);
  expect([...decisions.value]).toEqual([[2, decision]]);
  open('all');
  expect(status.value).toEqual({ state: 'done', review });
  expect(engines).toHaveLength(1);
});

test('of several people it is the one whose view is shown, or the user, or the first one, but never a bot', () => {
  const names = [ANN, BEN, ADA];
  const seatOf = (view: Viewer, own: Seat | null) => {
    const { open, seat } = openReview(names, own);
    open(view);
    return seat.value;
  };
  expect([seatOf(1, 0), seatOf('all', 1), seatOf('public', null), seatOf(2, null)]).toEqual([1, 1, 0, 0]);
});

test('ending a review that is not ready or reviewing another seat cancels it', () => {
  const { open, close, status, engines } = openReview([ANN, BEN]);
  open(0);
  open(1);
  open('all'); // It stays with the last seat.
  expect(engines.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  close();
  expect(engines[1]?.isClosed).toBe(true);
  engines[1]?.says({ told: 'review', review });
  expect(status.value).toEqual({ state: 'none' });
});

test('a review that fails can be tried again', () => {
  const { open, status, engines } = openReview([ANN, ADA]);
  open('all');
  engines[0]?.says(null);
  expect(status.value).toEqual({ state: 'failed' });
  open('all');
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
