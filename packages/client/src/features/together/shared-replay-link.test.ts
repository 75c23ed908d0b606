import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { type Signal, signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPLAY_START, type ReplayState } from '../../net/replay/replay-state.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { TableLink, TableSession } from '../../net/table-link.ts';
import { publishReplay } from './shared-replay-link.ts';

const ME = 2;
let session: Signal<TableSession>;
let state: Signal<ReplayState>;
let sent: ReplayState[];
let refuses: boolean;
let stop: () => void;

function sessionWith(shown: ReplayState, live = true): TableSession {
  const snapshot = { ...initialValues(tableFacts), me: ME, sharedReplay: { leader: ME, ...shown } };
  return { state: live ? 'live' : 'lost', snapshot } as unknown as TableSession;
}

const goTo = (turn: number) => {
  state.value = { ...state.peek(), turn };
};

beforeEach(() => {
  vi.useFakeTimers();
  [sent, refuses] = [[], false];
  session = signal(sessionWith(REPLAY_START));
  state = signal(REPLAY_START);
  const table = {
    session,
    ask: async (_: string, shown: ReplayState) => {
      sent.push(shown);
      if (refuses) return { ok: false, refusal: { refusal: 'no-answer' } };
      session.value = sessionWith(shown);
      return { ok: true, value: null };
    },
  } as unknown as TableLink;
  stop = publishReplay(table, { state } as unknown as ReplayTableLink);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('a leader tells the table where the replay is, at most five times in a second, and the last turn at the end', async () => {
  for (let turn = 1; turn <= 100; turn++) {
    goTo(turn);
    await vi.advanceTimersByTimeAsync(10);
  }
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(sent.length).toBeLessThanOrEqual(6);
  await vi.advanceTimersByTimeAsync(300);
  expect(sent.at(-1)?.turn).toBe(100);
  const { length } = sent;
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.length).toBe(length);
});

test('a leader tells it again after a refusal, and once the connection is back', async () => {
  refuses = true;
  goTo(7);
  await vi.advanceTimersByTimeAsync(2500);
  expect(sent.length).toBe(3);
  refuses = false;
  session.value = sessionWith(REPLAY_START, false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent.length).toBe(3);
  session.value = sessionWith(REPLAY_START);
  await vi.advanceTimersByTimeAsync(10);
  expect(sent.length).toBe(4);
  expect(session.value).toEqual(sessionWith({ ...REPLAY_START, turn: 7 }));
});
