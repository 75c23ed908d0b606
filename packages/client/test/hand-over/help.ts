import type { Face } from '@hundredfold/shared/cards/face.ts';
import { leftOf } from '@hundredfold/shared/core/seat.ts';
import { mayAct, ownSeat } from '@hundredfold/shared/core/view.ts';
import type { HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
import {
  type GameHelp,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  legendMarks,
  legendPlates,
  partsOn,
} from '../../src/games/help.ts';
import type { NameOf } from '../../src/table/presentation.ts';
import { handOverMessages } from './messages.ts';
import { presentation } from './presentation.tsx';

function legend(view: HandOverView, name: NameOf): LegendForView {
  return { now: nowFor(view, name), table: onTable(view, name), cards: [], plates: onPlates(view) };
}

function nowFor(view: HandOverView, name: NameOf): LegendForView['now'] {
  const { pass, show } = handOverMessages.value.legend;
  if (!mayAct(view)) return null;
  if (view.table.stage === 'show') return { says: show, rule: '1.5' };
  return { says: pass(name(leftOf(view.viewer, view.seats.length))), rule: '1.3' };
}

function onTable(view: HandOverView, name: NameOf): readonly LegendItem[] {
  const texts = handOverMessages.value.legend;
  const seat = ownSeat(view.viewer);
  const shown = view.seats.flatMap((fields) => fields.shown);
  return [
    legendFigure(view.table.deck, texts.deck, '1.1'),
    ...(seat === null ? [] : ownCards(view, seat, name(leftOf(seat, view.seats.length)))),
    ...legendCards(shown, texts.shown, '1.6'),
  ];
}

function ownCards({ seats }: HandOverView, seat: number, to: string): readonly LegendItem[] {
  const texts = handOverMessages.value.legend;
  const { laid, passed } = seats[seat] ?? {};
  const faces: readonly Face[] = typeof laid === 'object' ? laid : [];
  return [...legendCards(faces, texts.laid(to), '1.3'), ...legendCards(passed ?? [], texts.passed(to), '1.4')];
}

function onPlates(view: HandOverView): readonly LegendItem[] {
  const texts = handOverMessages.value.legend;
  const plates = legendPlates(view, presentation.seat);
  return [
    ...legendMarks(plates, () => ({ says: texts.ready, rule: '1.3' })),
    ...partsOn(plates, { winning: { says: texts.won, rule: '1.6' }, points: { says: texts.points, rule: '1.6' } }),
  ];
}

export const help: GameHelp<HandOverView> = {
  legend,
};
