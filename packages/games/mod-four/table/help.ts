import {
  AT_REST,
  type GameHelp,
  gainTip,
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  legendMarks,
  type NameOf,
  type PlateMark,
  partsOn,
  playerName,
  t,
} from '@hundredfold/client/game';
import { type Face, isOver, mayAct, ownHand, type Seat } from '@hundredfold/shared/game';
import { cardValue, SEATS } from '../rules/score.ts';
import type { ModFourView } from '../rules/view.ts';
import { isTrick } from './layout.ts';
import { modFourMessages } from './messages.ts';
import { presentation } from './presentation.tsx';
import { standingOf, worthOf } from './standing.ts';

function legend(view: ModFourView, name: NameOf): LegendForView {
  return { now: nowFor(view), table: onTable(view, name), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: ModFourView): LegendForView['now'] {
  const { cut, lead, play } = modFourMessages.value.legend.now;
  if (!mayAct(view)) return null;
  if (view.table.deck > 0) return { says: cut, rule: '3.3' };
  return view.table.trick.length === 0 ? { says: lead, rule: '4.2' } : { says: play, rule: '4.1' };
}

function onTable(view: ModFourView, name: NameOf): readonly LegendItem[] {
  const texts = modFourMessages.value.legend;
  const { deck, trick, leader } = view.table;
  if (deck > 0) return [legendFigure(deck, texts.deck, '3.3')];
  if (leader === null || !isTrick(view)) return [];
  const called = (seat: Seat) => playerName(view, seat, name);
  const stands = standingOf(view, AT_REST);
  const sum = stands === null ? texts.noTrick(called(leader)) : texts.sum(stands.sum, stands.remainder, called(stands.seat));
  return [
    ...legendCards(trick, texts.trick(called(leader)), '4.2'),
    legendFigure(stands?.sum ?? '–', sum, '4.3'),
    legendFigure('0 1 2 3', texts.rim, '4.3'),
  ];
}

function cardsIn(view: ModFourView): readonly LegendItem[] {
  const { courts, aces } = modFourMessages.value.legend;
  const faces = [...presentation.sorted(ownHand(view)), ...view.table.trick].filter((card) => worthOf(card) !== null);
  const worthNothing = (card: Face): boolean => cardValue(card) === 0;
  return [
    ...legendCards(faces.filter(worthNothing), courts, '2.3'),
    ...legendCards(
      faces.filter((card) => !worthNothing(card)),
      aces,
      '2.3',
    ),
  ];
}

function onPlates(view: ModFourView): readonly LegendItem[] {
  const texts = modFourMessages.value.legend;
  return [
    ...legendMarks(view, presentation.seat, ({ sign = 'leader' }) => ({ says: texts.signs[sign], rule: RULES[sign] })),
    ...partsOn(view, presentation.seat, {
      winning: isOver(view) ? { says: t.value.legend.won, rule: '5.3' } : { says: texts.winning, rule: '4.3' },
      side: { says: texts.side, rule: '1.3' },
      taken: { says: texts.taken, rule: '4.4' },
      points: { says: texts.points, rule: '1.2' },
    }),
  ];
}

const RULES: Readonly<Record<PlateMark, string>> = { dealer: '3.1', cutter: '3.3', leader: '4.3', partner: '1.3' };

/** Returns the remainder with which a seat gets the trick (rule 4.3). */
function remainderOf({ table }: ModFourView, seat: Seat): number {
  return (seat - (table.leader ?? 0) + SEATS) % SEATS;
}

export const help: GameHelp<ModFourView> = {
  legend,
  tips: {
    turn: ({ table }) =>
      table.deck > 0
        ? { says: modFourMessages.value.tips.cut, at: '.cut-bar' }
        : { says: modFourMessages.value.tips.turn, at: '.dial' },
    preview: () => ({ says: modFourMessages.value.tips.preview, at: '.dial' }),
    score: gainTip(
      (winner, seat, before) => modFourMessages.value.tips.score(winner, remainderOf(before, seat)),
      ({ won }) => won,
    ),
  },
};
