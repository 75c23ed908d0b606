import { ownHand } from '@hundredfold/shared/core/view.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { shownPositions } from '@hundredfold/shared/testing/shown-positions.ts';
import { expect, test } from 'vitest';
import { frame } from '../../table/layout/frame.ts';
import { whyNot } from './needs.ts';
import { presentation } from './presentation.tsx';

const options = { ending: 'first-loser', freeDraw: true } as const;
const on = { frame: frame({ width: 1280, height: 748 }, { seats: 3, below: 0, hand: 'many' }) };

const views: readonly OneHundredOneView[] = [...shownPositions({ game: oneHundredOne, options, seats: 3 }, 3)].flatMap(
  ({ state }) => {
    const view = oneHundredOne.view(state as never, 'public');
    return view.toAct.map((seat) => oneHundredOne.view(state as never, seat));
  },
);

test('4.1 and 4.3: a card that does not fit says what would fit', () => {
  const said = new Set<string>();
  for (const view of views) {
    const cards = legal(view).flatMap((action) => (action.type === 'play' ? [action.card] : []));
    for (const card of ownHand(view)) if (!cards.includes(card)) said.add(whyNot(view, card).says ?? '');
  }
  const sentence = /^Needs (?:spades|hearts|diamonds|clubs)(?:, an? (?:six|seven|eight|nine|ten|jack|king|ace))? or a queen\.$/;
  expect(said.size).toBeGreaterThan(9);
  for (const each of said) if (each !== '') expect(each).toMatch(sentence);
  const [view] = views;
  if (view === undefined) throw new Error('nobody plays');
  const onEight = { ...view, table: { ...view.table, duty: null, ordered: null, pile: { top: '8H', size: 1 } } };
  expect(whyNot(onEight, '7S').says).toBe('Needs hearts, an eight or a queen.');
  const onQueen = { ...view, table: { ...view.table, duty: null, ordered: 'C', pile: { top: 'QH', size: 2 } } } as const;
  expect(whyNot(onQueen, '7S').says).toBe('Needs clubs or a queen.');
});

test('4.5: the pack is lit when drawing is the only option', () => {
  const lit = views.map((view) => presentation.targets(view, on)[0]?.lit);
  const stuck = views.map((view) => legal(view).length > 0 && legal(view).every(({ type }) => type === 'draw'));
  expect(lit).toEqual(stuck);
  expect(stuck).toContain(true);
});
