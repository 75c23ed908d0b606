import type { FoursquareRefusal } from '@hundredfold/shared/games/foursquare/declaration.ts';
import { inMiddle } from '../../table/card-words.ts';
import { type RefusalWords, spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';

/** What is said at a table where Foursquare is played. */
interface FoursquareWords {
  readonly stock: (cards: number) => string;
  readonly stockShort: string;
  readonly down: (down: number, most: number) => string;
  readonly downShort: string;
  readonly atMost: (most: number) => string;
  readonly up: (up: number, goal: number) => string;
  readonly upShort: string;
  readonly outOf: (goal: number) => string;
  /** Where a place is: counted from the upper left of what lies there; 0 is one before the first. */
  readonly at: (row: number, column: number) => string;
  readonly emptyAt: (place: string) => string;
  readonly pileAt: (place: string, card: string, size: number) => string;
  readonly faceDown: string;
  readonly full: string;
  /** What would come of a placement. */
  readonly turns: (down: readonly string[], up: number) => string;
  readonly turnsNothing: string;
  /** Under the other reading of the rules the placed card turns over too. */
  readonly itself: string;
  readonly downThen: (down: number) => string;
  readonly lostThen: (down: number) => string;
  readonly wonThen: string;
  readonly preview: { readonly lost: string; readonly won: string };
  readonly youPlace: (card: string) => string;
  readonly places: (name: string, card: string) => string;
  readonly refusals: RefusalWords<FoursquareRefusal>;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: FoursquareWords = {
  stock: (cards) => `Stock, ${many(cards, { one: '# card', other: '# cards' })}: what is left at the end is the score`,
  stockShort: 'left',
  down: (down, most) => `${down} of at most ${most} top cards face down`,
  downShort: 'face down',
  atMost: (most) => `max ${most}`,
  up: (up, goal) => `${up} of ${goal} top cards face up`,
  upShort: 'face up',
  outOf: (goal) => `of ${goal}`,
  at: (row, column) => `row ${row}, column ${column}`,
  emptyAt: (place) => `Empty place, ${place}`,
  pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, pile of ${size}`}`,
  faceDown: 'Face down',
  full: 'full',
  turns: (down, up) =>
    [
      down.length === 0 ? '' : `turns down ${down.map(inMiddle).join(', ')}`,
      up === 0 ? '' : `turns up ${many(up, { one: '# card', other: '# cards' })}`,
    ]
      .filter((each) => each !== '')
      .join(', '),
  turnsNothing: 'turns nothing over',
  itself: 'lies face down itself',
  downThen: (down) => `${down} face down then`,
  lostThen: (down) => `${down} face down then: lost`,
  wonThen: 'all sixteen face up: won',
  preview: { lost: 'Would lose', won: 'Would win' },
  youPlace: (card) => `Place the ${inMiddle(card)}`,
  places: (name, card) => `${name} places the ${inMiddle(card)}`,
  refusals: {
    'shuffle-first': 'The stock is still being shuffled.',
    'touches-nothing': 'A new pile has to touch another one by an edge.',
    'outside-the-frame': 'The grid would be wider or higher than four.',
    'pile-is-full': 'Four cards lie there already.',
  },
};

const de: FoursquareWords = {
  stock: (cards) => `Talon, ${viele(cards, { one: '# Karte', other: '# Karten' })}: Was am Ende übrig ist, zählt`,
  stockShort: 'übrig',
  down: (down, most) => `${down} von höchstens ${most} obersten Karten verdeckt`,
  downShort: 'verdeckt',
  atMost: (most) => `bis ${most}`,
  up: (up, goal) => `${up} von ${goal} obersten Karten offen`,
  upShort: 'offen',
  outOf: (goal) => `von ${goal}`,
  at: (row, column) => `Zeile ${row}, Spalte ${column}`,
  emptyAt: (place) => `Freier Platz, ${place}`,
  pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, Stapel aus ${size} Karten`}`,
  faceDown: 'Verdeckt',
  full: 'voll',
  turns: (down, up) =>
    [
      down.length === 0 ? '' : `deckt zu: ${down.join(', ')}`,
      up === 0 ? '' : `deckt ${viele(up, { one: '# Karte', other: '# Karten' })} auf`,
    ]
      .filter((each) => each !== '')
      .join(', '),
  turnsNothing: 'dreht nichts um',
  itself: 'liegt dann selbst verdeckt',
  downThen: (down) => `dann ${down} verdeckt`,
  lostThen: (down) => `dann ${down} verdeckt: verloren`,
  wonThen: 'alle sechzehn offen: gewonnen',
  preview: { lost: 'Wäre verloren', won: 'Wäre gewonnen' },
  youPlace: (card) => `Leg an: ${card}`,
  places: (name, card) => `${name} legt ${card} an`,
  refusals: {
    'shuffle-first': 'Der Talon wird noch gemischt.',
    'touches-nothing': 'Ein neuer Stapel muss mit einer Kante an einem anderen liegen.',
    'outside-the-frame': 'So würde das Quadrat breiter oder höher als vier.',
    'pile-is-full': 'Dort liegen schon vier Karten.',
  },
};

const ru: FoursquareWords = {
  stock: (cards) => `Колода, ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}: остаток в конце и есть счёт`,
  stockShort: 'в колоде',
  down: (down, most) => `Закрыто верхних карт: ${down}, можно не больше ${most}`,
  downShort: 'закрыто',
  atMost: (most) => `до ${most}`,
  up: (up, goal) => `Открыто верхних карт: ${up} из ${goal}`,
  upShort: 'открыто',
  outOf: (goal) => `из ${goal}`,
  at: (row, column) => `ряд ${row}, столбец ${column}`,
  emptyAt: (place) => `Свободное место, ${place}`,
  pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, карт в стопке: ${size}`}`,
  faceDown: 'Рубашкой вверх',
  full: 'стопка полна',
  turns: (down, up) =>
    [
      down.length === 0 ? '' : `закроет: ${down.map(inMiddle).join(', ')}`,
      up === 0 ? '' : `откроет ${mnogo(up, { one: '# карту', few: '# карты', other: '# карт' })}`,
    ]
      .filter((each) => each !== '')
      .join(', '),
  turnsNothing: 'ничего не перевернёт',
  itself: 'сама тоже закроется',
  downThen: (down) => `закрыто станет ${down}`,
  lostThen: (down) => `закрыто станет ${down}: поражение`,
  wonThen: 'все шестнадцать открыты: победа',
  preview: { lost: 'Будет проигрыш', won: 'Будет победа' },
  youPlace: (card) => `Положите карту: ${inMiddle(card)}`,
  places: (name, card) => `${name} кладёт карту: ${inMiddle(card)}`,
  refusals: {
    'shuffle-first': 'Колода ещё тасуется.',
    'touches-nothing': 'Новая стопка должна примыкать к другой стороной, а не углом.',
    'outside-the-frame': 'Так квадрат станет шире или выше четырёх.',
    'pile-is-full': 'Там уже четыре карты.',
  },
};

export const foursquareWords = spoken<FoursquareWords>({ en, de, ru });
