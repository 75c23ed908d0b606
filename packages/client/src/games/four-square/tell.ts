import { isOver } from '@hundredfold/shared/core/view.ts';
import type { FourSquareAction } from '@hundredfold/shared/games/four-square/declaration.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { toldCard } from '../../table/card-words.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';
import { placementOn } from './standing.ts';

/** What is told of a game of Four Square: the lines of the log, and how it ended. */
interface FourSquareTold {
  readonly placed: (name: string, card: string, on: string, total: number) => string;
  readonly took: (name: string, cards: number, points: number) => string;
  readonly restarts: (card: string) => string;
  readonly absent: (cards: readonly string[], points: number) => string;
  readonly empty: string;
  /** At the end. */
  readonly absentHave: (points: number) => string;
  readonly ranOut: string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: FourSquareTold = {
  placed: (name, card, on, total) => `${name} placed the ${card} on ${on}: ${total}.`,
  took: (name, cards, points) =>
    `${name} took ${many(cards, { one: '# card', other: '# cards' })}, ${many(points, { one: '# point', other: '# points' })}.`,
  restarts: (card) => `The stack starts again with ${card}.`,
  absent: (cards, points) => `The absent drew ${cards.join(', ')} and have ${points}.`,
  empty: 'The draw pile is empty.',
  absentHave: (points) => `The absent players have ${many(points, { one: '# point', other: '# points' })}.`,
  ranOut: 'The draw pile has run out; the stacks that are left belong to nobody.',
};

const de: FourSquareTold = {
  placed: (name, card, on, total) => `${name}: ${card} auf ${on}, macht ${total}.`,
  took: (name, cards, points) =>
    `Stapel für: ${name}. ${viele(cards, { one: '# Karte', other: '# Karten' })}, ${viele(points, { one: '# Punkt', other: '# Punkte' })}.`,
  restarts: (card) => `Der Stapel beginnt neu mit ${card}.`,
  absent: (cards, points) => `Die Abwesenden zogen ${cards.join(', ')} und haben ${points}.`,
  empty: 'Der Ziehstapel ist leer.',
  absentHave: (points) => `Die Abwesenden haben ${viele(points, { one: '# Punkt', other: '# Punkte' })}.`,
  ranOut: 'Der Nachziehstapel ist leer; die Stapel, die noch liegen, gehören niemandem.',
};

const ru: FourSquareTold = {
  placed: (name, card, on, total) => `${name}: ${card} на ${on}, сумма ${total}.`,
  took: (name, cards, points) =>
    `Стопку берёт: ${name}. ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}, ${mnogo(points, { one: '# очко', few: '# очка', other: '# очков' })}.`,
  restarts: (card) => `Новая стопка начинается с ${card}.`,
  absent: (cards, points) => `Отсутствующие вытянули ${cards.join(', ')}, у них ${points}.`,
  empty: 'Колода кончилась.',
  absentHave: (points) => `У отсутствующих ${mnogo(points, { one: '# очко', few: '# очка', many: '# очков', other: '# очка' })}.`,
  ranOut: 'Колода кончилась; стопки, что остались на столе, ничьи.',
};

export const fourSquareTold = spoken<FourSquareTold>({ en, de, ru });

/** What just happened, in sentences. */
export function tell(
  { before, last: { seat, action }, after }: Told<FourSquareView, FourSquareAction>,
  name: NameOf,
): readonly string[] {
  const told = fourSquareTold.value;
  const zone = STACK_ZONES[action.stack] ?? 'stack0';
  const placement = placementOn(before, action.stack);
  const card = toldCard(before.table.card[0] ?? '');
  const on = toldCard(before.table[zone].top ?? '');
  const placed = told.placed(name(seat), card, on, placement?.total ?? 0);
  return [placed, ...(placement !== null && placement.takes > 0 ? taking() : []), ...absent(), ...end()];

  function taking(): readonly string[] {
    const points = (after.seats[seat]?.points ?? 0) - (before.seats[seat]?.points ?? 0);
    const { top } = after.table[zone];
    const took = told.took(name(seat), placement?.takes ?? 0, points);
    return top === null ? [took] : [took, told.restarts(toldCard(top))];
  }

  function absent(): readonly string[] {
    const { ghosts, discard, discarded } = after.table;
    return discard.size === before.table.discard.size ? [] : [told.absent(ghosts.map(toldCard), discarded)];
  }

  function end(): readonly string[] {
    return isOver(after) ? [told.empty] : [];
  }
}
