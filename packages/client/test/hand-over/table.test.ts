import { act, type Match, resolveAllChance, startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import { type HandOverView, handOver } from '@hundredfold/shared/testing/tiny/hand-over.ts';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '../../src/i18n/index.ts';
import type { Snapshot, TableLink } from '../../src/link/table-link.ts';
import { snapshotOf } from '../../src/net/testing/snapshot-of.ts';
import { follow } from '../../src/table/motion/follow.ts';
import type { OwnCard } from '../../src/table/own-card.ts';
import { pressCard, propose, takeBack } from '../../src/table/press.ts';
import { canPress, isUpToDate, makeStage, pickingOf, type Stage, viewOfTurn } from '../../src/table/stage.ts';
import { notice } from '../../src/ui/notices.tsx';
import { handOverPresentation as presentation } from './presentation.tsx';

const start = resolveAllChance(startMatch(handOver, {}, 3), seeded(5), () => undefined);
const passedByBen = moved(start, 1);
const passedByBoth = moved(passedByBen, 2);
const exchanged = moved(passedByBoth, 0);
const shownByBen = moved(exchanged, 1);

/** Returns the match after a seat has done its first legal action. */
function moved(match: Match, seat: number): Match {
  const [action] = match.game.legal(match.game.view(match.state, seat));
  const result = action === undefined ? refused('not-your-turn') : act(match, seat, action);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

/** Returns the table as the first seat sees it. */
function tableAt(match: Match) {
  const snapshot = signal<Snapshot | null>(snapshotOf(match, 0));
  const ask = vi.fn();
  const link: TableLink = {
    status: signal('live'),
    moves: signal(0),
    snapshot,
    ask,
    onLine: () => () => undefined,
    leave: () => undefined,
    close: () => undefined,
  };
  const stage = makeStage(link, presentation, snapshotOf(match, 0));
  const stop = follow(stage, signal(false));
  const goOn = (next: Match): void => {
    snapshot.value = snapshotOf(next, 0);
  };
  return { stage, ask, stop, goOn, hand: handOf(stage) };
}

function handOf({ latest }: Stage): readonly OwnCard[] {
  const { hand } = (latest.peek().view as HandOverView).seats[0]!;
  return typeof hand === 'object' ? presentation.sorted(hand).map((face, index) => ({ face, index })) : [];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('an unfinished choice', () => {
  /** Returns everything that a player may have started. */
  function begun(match: Match) {
    const table = tableAt(match);
    const { stage, hand } = table;
    const card = hand[1]!;
    stage.picked.value = [hand[0]!];
    stage.draft.value = 3;
    stage.asked.value = { kind: 'choice', question: { question: 'Which one?', answers: [] }, cards: [card], target: null };
    stage.considered.value = card;
    return table;
  }

  it('stays while others act at the same time', () => {
    const { stage, stop, goOn, hand } = begun(start);
    const decision = stage.decision.value;
    for (const next of [passedByBen, passedByBoth]) {
      goOn(next);
      for (let waited = 0; waited < 2000; waited += 100) {
        expect(isUpToDate(stage)).toBe(true);
        expect(viewOfTurn(stage).toAct).toEqual(next.game.toAct(next.state));
        vi.advanceTimersByTime(100);
      }
      expect(stage.shown.value.view).toEqual(stage.latest.value.view);
    }
    expect(stage.decision.value).toBe(decision);
    expect([stage.picked.value, stage.draft.value, stage.considered.value]).toEqual([[hand[0]], 3, hand[1]]);
    expect(stage.asked.value).not.toBeNull();
    stop();
  });

  it('ends when the action is done and there is something else to do', () => {
    const { stage, stop, goOn } = begun(passedByBoth);
    const decision = stage.decision.value;
    goOn(exchanged);
    expect(stage.decision.value).toBe(decision + 1);
    expect(isUpToDate(stage)).toBe(false);
    expect([stage.picked.value, stage.draft.value, stage.asked.value]).toEqual([[], null, null]);
    vi.advanceTimersByTime(10_000);
    expect(isUpToDate(stage)).toBe(true);
    stop();
  });

  it('is dropped when the action of another player may change it', () => {
    const { stage, stop, goOn } = begun(exchanged);
    goOn(shownByBen);
    expect([stage.picked.value, stage.draft.value, stage.asked.value]).toEqual([[], null, null]);
    stop();
  });

  it('stays when it was sent too late, and is not sent again by itself', async () => {
    const { stage, ask, stop, goOn, hand } = begun(exchanged);
    const answer = Promise.withResolvers<unknown>();
    ask.mockReturnValue(answer.promise);
    const proposed = propose(stage, { type: 'show', card: hand[1]!.face }, [hand[1]!]);
    goOn(shownByBen);
    expect([stage.pending.value, stage.picked.value, stage.draft.value]).toEqual([[hand[1]], [hand[0]], 3]);
    answer.resolve(refused({ refusal: 'stale' }));
    await proposed;
    expect([stage.pending.value, stage.picked.value, stage.draft.value]).toEqual([[], [hand[0]], 3]);
    expect(notice.value?.text).toBe(words.value.refusals.stale);
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    stop();
  });
});

describe('cards in hand', () => {
  it('are picked until there are enough, and can be unpicked', () => {
    const { stage, stop, hand } = tableAt(start);
    const [one, two, three] = hand as [OwnCard, OwnCard, OwnCard];
    for (const card of [three, one, two]) pressCard(stage, card);
    expect(stage.picked.value).toEqual([three, one]);
    expect([one, two, three].map((card) => canPress(stage, card))).toEqual([true, false, true]);
    takeBack(stage);
    pressCard(stage, two);
    pressCard(stage, three);
    expect(stage.picked.value).toEqual([two]);
    stop();
  });

  it('that are picked are played together, and stay picked when they come too late', async () => {
    const { stage, ask, stop, hand } = tableAt(start);
    const [one, two, three] = hand as [OwnCard, OwnCard, OwnCard];
    const picked = [two, one];
    for (const card of picked) pressCard(stage, card);
    ask.mockResolvedValue(refused({ refusal: 'stale' }));
    const proposed = propose(stage, pickingOf(stage)!.choose([one.face, two.face]), picked);
    pressCard(stage, one);
    pressCard(stage, three);
    takeBack(stage);
    expect([stage.pending.value, stage.picked.value]).toEqual([picked, picked]);
    await proposed;
    expect(ask.mock.calls[0]![1].action).toEqual({ type: 'pass', cards: [one.face, two.face] });
    expect([stage.pending.value, stage.picked.value]).toEqual([[], picked]);
    stop();
  });

  it('are played one by one when none are to be picked', () => {
    const { stage, ask, stop, hand } = tableAt(exchanged);
    ask.mockReturnValue(new Promise(() => undefined));
    expect(pickingOf(stage)).toBeNull();
    pressCard(stage, hand[0]!);
    expect(ask.mock.calls[0]![1].action).toEqual({ type: 'show', card: hand[0]!.face });
    expect([stage.pending.value, stage.picked.value]).toEqual([[hand[0]], []]);
    stop();
  });
});
