import type { FoursquareAction } from '@hundredfold/shared/games/foursquare/declaration.ts';
import { FOUR } from '@hundredfold/shared/games/foursquare/frame.ts';
import { MOST_FACE_DOWN } from '@hundredfold/shared/games/foursquare/rules.ts';
import type { FoursquareView } from '@hundredfold/shared/games/foursquare/view.ts';
import { inMiddle, toldCard } from '../../table/card-words.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';
import { extentOf } from './lie.ts';
import { ending, outlook, tally } from './outlook.ts';
import { foursquareWords } from './words.ts';

/** What is told of a game of Foursquare: the lines of the log, and how it ended. */
interface FoursquareTold {
  readonly placed: (name: string, card: string, place: string) => string;
  readonly down: (cards: string) => string;
  readonly up: (cards: string) => string;
  readonly stands: (down: number, most: number) => string;
  readonly won: (score: number) => string;
  readonly lostByDown: (down: number) => string;
  readonly lostByStock: string;
  /** The same with most of the square face up. */
  readonly soClose: (up: number, goal: number) => string;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const GOAL = FOUR * FOUR;
const CLOSE = GOAL - FOUR;

const en: FoursquareTold = {
  placed: (name, card, place) => `${name} placed the ${inMiddle(card)}: ${place}.`,
  down: (cards) => `Turned down: ${cards}.`,
  up: (cards) => `Turned up: ${cards}.`,
  stands: (down, most) => `${down} of at most ${most} face down.`,
  won: (score) => `All sixteen lie face up. Won, with ${many(score, { one: '# card', other: '# cards' })} left.`,
  lostByDown: (down) => `${down} lie face down: lost.`,
  lostByStock: 'The stock is empty: lost.',
  soClose: (up, goal) => `The stock is empty. So close: ${up} of ${goal}.`,
};

const de: FoursquareTold = {
  placed: (name, card, place) => `${name}: ${card}, ${place}.`,
  down: (cards) => `Verdeckt: ${cards}.`,
  up: (cards) => `Aufgedeckt: ${cards}.`,
  stands: (down, most) => `${down} von höchstens ${most} verdeckt.`,
  won: (score) => `Alle sechzehn liegen offen. Gewonnen, übrig: ${viele(score, { one: '# Karte', other: '# Karten' })}.`,
  lostByDown: (down) => `${down} liegen verdeckt: verloren.`,
  lostByStock: 'Der Talon ist leer: verloren.',
  soClose: (up, goal) => `Der Talon ist leer. So knapp: ${up} von ${goal}.`,
};

const ru: FoursquareTold = {
  placed: (name, card, place) => `${name}: ${inMiddle(card)}, ${place}.`,
  down: (cards) => `Закрыты: ${cards}.`,
  up: (cards) => `Открыты: ${cards}.`,
  stands: (down, most) => `Закрыто ${down}, можно не больше ${most}.`,
  won: (score) =>
    `Все шестнадцать открыты. Победа, осталось ${mnogo(score, { one: '# карта', few: '# карты', other: '# карт' })}.`,
  lostByDown: (down) => `Закрыто ${down}: поражение.`,
  lostByStock: 'Колода кончилась: поражение.',
  soClose: (up, goal) => `Колода кончилась. Чуть-чуть не хватило: ${up} из ${goal}.`,
};

export const foursquareTold = spoken<FoursquareTold>({ en, de, ru });

/** What just happened, in sentences. */
export function tell(
  { before, last: { seat, action }, after }: Told<FoursquareView, FoursquareAction>,
  name: NameOf,
): readonly string[] {
  const told = foursquareTold.value;
  const card = before.seats[0]?.hand[0] ?? '';
  const turned = outlook(before, action)?.turned ?? [];
  const down = turned.flatMap(({ top }) => (top === null ? [] : [toldCard(top)]));
  const up = turned.flatMap((pile) => (pile.top === null ? [uncovered(after, pile)] : []));
  return [
    told.placed(name(seat), toldCard(card), placeName(after, action)),
    ...(down.length === 0 ? [] : [told.down(down.join(', '))]),
    ...(up.length === 0 ? [] : [told.up(up.join(', '))]),
    verdict(after) ?? told.stands(tally(after).down, MOST_FACE_DOWN),
  ];
}

function uncovered({ table }: FoursquareView, { row, col }: { readonly row: number; readonly col: number }): string {
  return toldCard(table.grid.find((pile) => pile.row === row && pile.col === col)?.top ?? '');
}

/** A cell as one would point at it, counted from the upper left of what lies there. */
export function placeName(view: FoursquareView, { row, col }: { readonly row: number; readonly col: number }): string {
  const extent = extentOf(view);
  return foursquareWords.value.at(row - extent.row + 1, col - extent.col + 1);
}

/** How it ended, if it did (rules 5.1 to 5.3). */
export function verdict(view: FoursquareView): string | null {
  const told = foursquareTold.value;
  const { down, up } = tally(view);
  switch (ending(view)) {
    case 'won':
      return told.won(view.table.stock);
    case 'lost':
      if (down > MOST_FACE_DOWN) return told.lostByDown(down);
      return up >= CLOSE ? told.soClose(up, GOAL) : told.lostByStock;
    case null:
      return null;
  }
}
