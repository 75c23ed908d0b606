import { hundredSum } from '@hundredfold/shared/cards/hundred.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { pileBox } from '../../table/geometry/arrange.ts';
import type { Frame } from '../../table/geometry/frame.ts';
import type { Target } from '../../table/staging.ts';
import { groundOf } from './lie.ts';
import { rummyWords } from './words.ts';

/** The two piles; alone nobody draws from the discard pile (rule 6.2). */
export function targets(view: RummyView, { frame }: { readonly frame: Frame }): readonly Target[] {
  if (view.viewer === null) return [];
  const ground = groundOf(frame);
  const actions = legal(view);
  const drawing = (from: 'draw' | 'discard') => actions.find((action) => action.type === 'draw' && action.from === from) ?? null;
  const draw: Target = { id: 'draw', box: pileBox(ground.draw, view.table.draw), label: drawPile(view), press: drawing('draw') };
  if (view.seats.length === 1) return [draw];
  const press = drawing('discard');
  return [
    draw,
    { id: 'discard', box: pileBox(ground.discard, view.table.discard.size), label: discardPile(view, press !== null), press },
  ];
}

function drawPile({ table, seats }: RummyView): string {
  const words = rummyWords.value;
  return table.draw === 0 && seats.length > 1 ? words.drawEmpty : words.draw(table.draw);
}

function discardPile(view: RummyView, usable: boolean): string {
  const words = rummyWords.value;
  const { top, size } = view.table.discard;
  if (top === null) return words.discardEmpty;
  const lies = words.discard(top, size);
  return usable ? `${lies}; ${words.with(hundredSum([...ownHand(view), top]))}` : lies;
}
