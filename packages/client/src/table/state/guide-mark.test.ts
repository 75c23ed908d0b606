import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { testGameById } from '@hundredfold/shared/testing/test-games.ts';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { presentationOf } from '../../games/index.ts';
import { linkTo } from '../../net/testing/link-to.ts';
import { snapshotOfMatch } from '../../net/testing/snapshot-of-match.ts';
import { ownFaces } from '../layout/layout.ts';
import { cardGuideMark, followGuide, guideMark } from './guide-mark.ts';
import { makeTableUiState } from './table-ui-state.ts';

/** Returns a table at the first decision of a match, with an action that is suggested at last. */
function suggestedIn(id: string) {
  const game = testGameById(id)!;
  const start = startMatch(game, defaultOptions(game.options), game.seats.max);
  const match = resolveAllChance(start, seeded(5), () => undefined);
  const first = snapshotOfMatch(match, game.toAct(match.state)[0]!);
  const suggested = signal<readonly AnyAction[]>([]);
  const ui = makeTableUiState(
    linkTo(signal(first), () => Promise.reject()),
    presentationOf(id),
    first,
    { suggested },
  );
  const action = game.legal(first.view)[4]!;
  const show = () => (suggested.value = [action]);
  return { ui, first, action, show };
}

test('a hint sets the draft, so that the button with the ring makes what the hint means', () => {
  const { ui, action, show } = suggestedIn('mod-four');
  const stop = followGuide(ui);
  ui.choice.draft.value = 20;
  show();
  expect(ui.choice.draft.value).toBe(action.at);
  const at = (cards: number) => guideMark(ui, { type: 'cut', at: cards });
  expect(allSeats(40).filter((cards) => at(cards) !== undefined)).toEqual([action.at]);
  stop();
});

test('of cards that are picked, each that a hint means is ringed', () => {
  const { ui, first, action, show } = suggestedIn('hand-over');
  show();
  const ringed = ownFaces(first.view).filter((card) => cardGuideMark(ui, card) !== undefined);
  expect(ringed.toSorted()).toEqual([...(action.cards as readonly string[])].toSorted());
});
