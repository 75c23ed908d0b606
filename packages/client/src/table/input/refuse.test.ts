import { refusalOf } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { Setting } from '@hundredfold/shared/testing/setting.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, it } from 'vitest';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { ownFaces } from '../layout/layout.ts';
import type { WhyNot } from '../presentation.ts';
import type { OwnCard } from '../state/own-card.ts';
import { canPress, isDim, targetsOf } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { tableAt } from '../testing/table-at.ts';
import { reasonFor, reasonForCard, refuseCard, refuseTarget } from './refuse.ts';

const SENTENCE = /^\p{Lu}.*\p{L}.*$/u;

function handOf({ view: { latest } }: TableUiState): readonly OwnCard[] {
  return ownFaces(latest.value.view).map((face, index) => ({ face, index }));
}

describe.each(QUICK_GAMES)('everything that cannot be pressed at a table of $id', (game) => {
  const setting: Setting = { game, options: defaultOptions(game.options), seats: game.seats.max };
  const matches = [...shownPositions(setting, 7)].slice(0, 60);

  it('has a reason, and it matches the answer of the rules', () => {
    for (const match of matches) {
      for (const seat of allSeats(match.seats)) {
        const ui = tableAt(snapshotOfMatch(match, seat)).ui;
        const { view } = ui.view.latest.value;
        const says = (whyNot: WhyNot): void => {
          const { text, paragraph } = reasonFor(ui, whyNot);
          expect(text).toMatch(SENTENCE);
          if (!mayAct(view) || whyNot.action === undefined) return;
          const result = game.apply(match.state, seat, whyNot.action);
          if (result.ok) throw new Error(`${JSON.stringify(whyNot.action)} is accepted`);
          expect(refusalOf(game, view, whyNot.action)).toBe(result.refusal);
          expect(paragraph).toBe(game.refusals[result.refusal]);
        };
        for (const { press, whyNot } of targetsOf(ui)) if (press === null) says(whyNot ?? {});
        for (const card of handOf(ui)) {
          if (canPress(ui, card)) continue;
          expect(reasonForCard(ui, card).text).toMatch(SENTENCE);
          says(ui.presentation.whyNot?.(view, card.face, ui.name) ?? {});
        }
      }
    }
  });

  it("is dimmed on the viewer's turn unless the hand is needed to decide, and nothing is dimmed on other turns", () => {
    for (const match of matches) {
      for (const seat of allSeats(match.seats)) {
        const ui = tableAt(snapshotOfMatch(match, seat)).ui;
        const { view, phase } = ui.view.latest.value;
        for (const card of handOf(ui)) {
          const dims = ui.presentation.staysBright?.(view) !== true && phase === 'playing' && mayAct(view);
          expect(isDim(ui, card)).toBe(dims && !canPress(ui, card));
        }
      }
    }
  });

  it('tells a player who is not to act whose turn it is', () => {
    const waiting = matches.flatMap((match) =>
      allSeats(match.seats).flatMap((seat) => {
        const snapshot = snapshotOfMatch(match, seat);
        return snapshot.phase === 'playing' && !mayAct(snapshot.view) ? [snapshot] : [];
      }),
    );
    if (setting.seats > 1) expect(waiting.length).toBeGreaterThan(3);
    for (const snapshot of waiting) {
      const ui = tableAt(snapshot).ui;
      refuseCard(ui, { face: 'XX', index: 0 });
      expect(ui.choice.refused.value?.text).toContain(ui.name(snapshot.view.toAct[0] ?? 0));
      for (const target of targetsOf(ui)) {
        refuseTarget(ui, target);
        expect(ui.choice.refused.value).toMatchObject({ target: target.id, card: null, paragraph: undefined });
      }
    }
  });
});

it('shows nothing while an action waits for its answer', () => {
  const [game] = QUICK_GAMES;
  if (game === undefined) throw new Error('there is no game');
  const setting: Setting = { game, options: defaultOptions(game.options), seats: game.seats.max };
  const [match] = shownPositions(setting, 7);
  if (match === undefined) throw new Error('nobody plays');
  const ui = tableAt(snapshotOfMatch(match, 0)).ui;
  ui.choice.asking.value = true;
  refuseCard(ui, { face: 'XX', index: 0 });
  expect(ui.choice.refused.value).toBeNull();
});
