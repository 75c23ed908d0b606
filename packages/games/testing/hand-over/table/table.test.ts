import { t } from '@hundredfold/client/game';
import { snapshotOfMatch } from '@hundredfold/client/src/net/testing/snapshot-of-match.ts';
import { cancelSelection, pressCard, propose } from '@hundredfold/client/src/table/input/press.ts';
import type { OwnCard } from '@hundredfold/client/src/table/state/own-card.ts';
import { canPress, isUpToDate, pickingOf, viewOfTurn } from '@hundredfold/client/src/table/state/table-queries.ts';
import type { TableUiState } from '@hundredfold/client/src/table/state/table-ui-state.ts';
import { followedTable } from '@hundredfold/client/src/table/testing/table-at.ts';
import { notice } from '@hundredfold/client/src/ui/notices.tsx';
import { act, type Match, startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { refused } from '@hundredfold/shared/game';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { describe, expect, it, vi } from 'vitest';
import { type HandOverView, handOver } from '../rules/index.ts';
import { presentation } from './presentation.tsx';

const start = resolveAllChance(startMatch(handOver, {}, 3), seeded(5), () => undefined);
const passedByBen = moved(start, 1);
const passedByBoth = moved(passedByBen, 2);
const exchanged = moved(passedByBoth, 0);
const shownByBen = moved(exchanged, 1);

function moved(match: Match, seat: number): Match {
  const [action] = match.game.legal(match.game.view(match.state, seat));
  const result = action === undefined ? refused('not-your-turn') : act(match, seat, action);
  if (!result.ok) throw new Error(result.refusal);
  return result.value;
}

function tableAt(match: Match) {
  const table = followedTable(snapshotOfMatch(match, 0));
  const goOn = (next: Match): void => {
    table.snapshot.value = snapshotOfMatch(next, 0);
  };
  return { ...table, goOn, hand: handOf(table.ui) };
}

function handOf({ view: { latest } }: TableUiState): readonly OwnCard[] {
  const { hand } = (latest.peek().view as HandOverView).seats[0]!;
  return typeof hand === 'object' ? presentation.sorted(hand).map((face, index) => ({ face, index })) : [];
}

describe('an unfinished choice', () => {
  function begun(match: Match) {
    const table = tableAt(match);
    const { ui, hand } = table;
    const card = hand[1]!;
    ui.hand.picked.value = [hand[0]!];
    ui.choice.draft.value = 3;
    const question = { question: 'Which one?', answers: [] };
    ui.choice.asked.value = { kind: 'choice', question: () => question, cards: [card], target: null };
    ui.hand.considered.value = card;
    return table;
  }

  it('stays while others act at the same time', () => {
    const { ui, goOn, hand } = begun(start);
    const decision = ui.view.decision.value;
    for (const next of [passedByBen, passedByBoth]) {
      goOn(next);
      for (let waited = 0; waited < 2000; waited += 100) {
        expect(isUpToDate(ui)).toBe(true);
        expect(viewOfTurn(ui).toAct).toEqual(next.game.toAct(next.state));
        vi.advanceTimersByTime(100);
      }
      expect(ui.view.shown.value.view).toEqual(ui.view.latest.value.view);
    }
    expect(ui.view.decision.value).toBe(decision);
    expect([ui.hand.picked.value, ui.choice.draft.value, ui.hand.considered.value]).toEqual([[hand[0]], 3, hand[1]]);
    expect(ui.choice.asked.value).not.toBeNull();
  });

  it('ends when the action is done and there is something else to do', () => {
    const { ui, goOn } = begun(passedByBoth);
    const decision = ui.view.decision.value;
    goOn(exchanged);
    expect(ui.view.decision.value).toBe(decision + 1);
    expect(isUpToDate(ui)).toBe(false);
    expect([ui.hand.picked.value, ui.choice.draft.value, ui.choice.asked.value]).toEqual([[], null, null]);
    vi.advanceTimersByTime(10_000);
    expect(isUpToDate(ui)).toBe(true);
  });

  it('is dropped when the action of another player may change it', () => {
    const { ui, goOn } = begun(exchanged);
    goOn(shownByBen);
    expect([ui.hand.picked.value, ui.choice.draft.value, ui.choice.asked.value]).toEqual([[], null, null]);
  });

  it('stays when it was sent too late, and is not sent again by itself', async () => {
    const { ui, ask, goOn, hand } = begun(exchanged);
    const answer = Promise.withResolvers<unknown>();
    ask.mockReturnValue(answer.promise);
    const proposed = propose(ui, { type: 'show', card: hand[1]!.face }, [hand[1]!]);
    goOn(shownByBen);
    expect([ui.hand.pending.value, ui.hand.picked.value, ui.choice.draft.value]).toEqual([[hand[1]], [hand[0]], 3]);
    answer.resolve(refused({ refusal: 'stale' }));
    await proposed;
    expect([ui.hand.pending.value, ui.hand.picked.value, ui.choice.draft.value]).toEqual([[], [hand[0]], 3]);
    expect(notice.value?.text).toBe(t.value.refusals.stale);
    vi.advanceTimersByTime(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('cards in hand', () => {
  it('are picked until there are enough, and can be unpicked', () => {
    const { ui, hand } = tableAt(start);
    const [one, two, three] = hand as [OwnCard, OwnCard, OwnCard];
    for (const card of [three, one, two]) pressCard(ui, card);
    expect(ui.hand.picked.value).toEqual([three, one]);
    expect([one, two, three].map((card) => canPress(ui, card))).toEqual([true, false, true]);
    cancelSelection(ui);
    pressCard(ui, two);
    pressCard(ui, three);
    expect(ui.hand.picked.value).toEqual([two]);
  });

  it('that are picked are played together, and stay picked when they come too late', async () => {
    const { ui, ask, hand } = tableAt(start);
    const [one, two, three] = hand as [OwnCard, OwnCard, OwnCard];
    const picked = [two, one];
    for (const card of picked) pressCard(ui, card);
    ask.mockResolvedValue(refused({ refusal: 'stale' }));
    const proposed = propose(ui, pickingOf(ui)!.choose([one.face, two.face]), picked);
    pressCard(ui, one);
    pressCard(ui, three);
    cancelSelection(ui);
    expect([ui.hand.pending.value, ui.hand.picked.value]).toEqual([picked, picked]);
    await proposed;
    expect(ask.mock.calls[0]![1].action).toEqual({ type: 'pass', cards: [one.face, two.face] });
    expect([ui.hand.pending.value, ui.hand.picked.value]).toEqual([[], picked]);
  });

  it('are played one by one when none are to be picked', () => {
    const { ui, ask, hand } = tableAt(exchanged);
    ask.mockReturnValue(new Promise(() => undefined));
    expect(pickingOf(ui)).toBeNull();
    pressCard(ui, hand[0]!);
    expect(ask.mock.calls[0]![1].action).toEqual({ type: 'show', card: hand[0]!.face });
    expect([ui.hand.pending.value, ui.hand.picked.value]).toEqual([[hand[0]], []]);
  });
});
