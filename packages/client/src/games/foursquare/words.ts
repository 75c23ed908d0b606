import type { FoursquareRefusal } from '@hundredfold/shared/games/foursquare/declaration.ts';
import { listed, type RefusalWords, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';

/** The table texts of Foursquare. */
interface FoursquareWords {
  readonly stock: (cards: number) => string;
  readonly stockShort: string;
  readonly down: (down: number, most: number) => string;
  readonly downShort: string;
  readonly atMost: (most: number) => string;
  readonly up: (up: number, goal: number) => string;
  readonly upShort: string;
  readonly outOf: (goal: number) => string;
  /** The position of a place, counted from the upper left card; 0 is one before the first. */
  readonly at: (row: number, column: number) => string;
  readonly emptyAt: (place: string) => string;
  readonly pileAt: (place: string, card: string, size: number) => string;
  readonly faceDown: string;
  readonly full: string;
  /** The outlook of a placement; `down` are cards with their articles. */
  readonly turns: (down: readonly string[], up: number) => string;
  readonly turnsNothing: string;
  /** The text for the other reading of the rule, by which the placed card turns over too. */
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
  stock: (cards) => `Stock, ${many(cards, { one: '# card', other: '# cards' })}: what is left at the end is your score`,
  stockShort: 'left',
  down: (down, most) => `${down} of at most ${most} top cards face down`,
  downShort: 'face down',
  atMost: (most) => `max ${most}`,
  up: (up, goal) => `${up} of ${goal} top cards face up`,
  upShort: 'face up',
  outOf: (goal) => `of ${goal}`,
  at: (row, column) => `${row === 0 ? 'above row 1' : `row ${row}`}, ${column === 0 ? 'left of column 1' : `column ${column}`}`,
  emptyAt: (place) => `Empty place, ${place}`,
  pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, pile of ${size}`}`,
  faceDown: 'Face down',
  full: 'full',
  turns: (down, up) =>
    [
      down.length === 0 ? '' : `flips ${listed(down)} face down`,
      up === 0 ? '' : `flips ${many(up, { one: '# card', other: '# cards' })} face up`,
    ]
      .filter((each) => each !== '')
      .join(', '),
  turnsNothing: 'flips nothing',
  itself: 'ends up face down itself',
  downThen: (down) => `${down} face down`,
  lostThen: (down) => `${down} face down – you lose`,
  wonThen: 'all sixteen face up – you win',
  preview: { lost: 'You’d lose', won: 'You’d win' },
  youPlace: (card) => `Place ${card}`,
  places: (name, card) => `${name} places ${card}`,
  refusals: {
    'shuffle-first': 'The stock is still being shuffled.',
    'touches-nothing': 'A new pile must touch another pile along an edge.',
    'outside-the-frame': 'That would make the square wider or taller than four.',
    'pile-is-full': 'That pile already has four cards.',
  },
};

const de: FoursquareWords = {
  stock: (cards) => `Talon, ${viele(cards, { one: '# Karte', other: '# Karten' })}: Was am Ende übrig ist, sind deine Punkte`,
  stockShort: 'übrig',
  down: (down, most) => `${down} von höchstens ${most} obersten Karten verdeckt`,
  downShort: 'verdeckt',
  atMost: (most) => `bis ${most}`,
  up: (up, goal) => `${up} von ${goal} obersten Karten offen`,
  upShort: 'offen',
  outOf: (goal) => `von ${goal}`,
  at: (row, column) =>
    `${row === 0 ? 'über Zeile 1' : `Zeile ${row}`}, ${column === 0 ? 'links von Spalte 1' : `Spalte ${column}`}`,
  emptyAt: (place) => `Freier Platz, ${place}`,
  pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, Stapel aus ${size} Karten`}`,
  faceDown: 'Verdeckt',
  full: 'voll',
  turns: (down, up) =>
    [
      down.length === 0 ? '' : `verdeckt ${listed(down)}`,
      up === 0 ? '' : `deckt ${viele(up, { one: '# Karte', other: '# Karten' })} auf`,
    ]
      .filter((each) => each !== '')
      .join(', '),
  turnsNothing: 'dreht nichts um',
  itself: 'liegt dann selbst verdeckt',
  downThen: (down) => `${down} verdeckt`,
  lostThen: (down) => `${down} verdeckt – du verlierst`,
  wonThen: 'alle sechzehn offen – du gewinnst',
  preview: { lost: 'Du verlierst', won: 'Du gewinnst' },
  youPlace: (card) => `Leg ${card} an`,
  places: (name, card) => `${name} legt ${card} an`,
  refusals: {
    'shuffle-first': 'Der Talon wird noch gemischt.',
    'touches-nothing': 'Ein neuer Stapel muss mit einer Kante an einen anderen grenzen.',
    'outside-the-frame': 'So würde das Quadrat breiter oder höher als vier.',
    'pile-is-full': 'Auf diesem Stapel liegen schon vier Karten.',
  },
};

const ru: FoursquareWords = {
  stock: (cards) =>
    `Колода, ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}: сколько останется, столько очков`,
  stockShort: 'в колоде',
  down: (down, most) => `Закрыто верхних карт: ${down}, можно не больше ${most}`,
  downShort: 'закрыто',
  atMost: (most) => `до ${most}`,
  up: (up, goal) => `Открыто верхних карт: ${up} из ${goal}`,
  upShort: 'открыто',
  outOf: (goal) => `из ${goal}`,
  at: (row, column) =>
    `${row === 0 ? 'над рядом 1' : `ряд ${row}`}, ${column === 0 ? 'слева от столбца 1' : `столбец ${column}`}`,
  emptyAt: (place) => `Свободное место, ${place}`,
  pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, карт в стопке: ${size}`}`,
  faceDown: 'Рубашкой вверх',
  full: 'стопка полна',
  turns: (down, up) =>
    [
      down.length === 0 ? '' : `закрывает ${listed(down)}`,
      up === 0 ? '' : `открывает ${mnogo(up, { one: '# карту', few: '# карты', other: '# карт' })}`,
    ]
      .filter((each) => each !== '')
      .join(', '),
  turnsNothing: 'ничего не переворачивает',
  itself: 'сама тоже закроется',
  downThen: (down) => `закрыто ${down}`,
  lostThen: (down) => `закрыто ${down} — вы проигрываете`,
  wonThen: 'все шестнадцать открыты — вы побеждаете',
  preview: { lost: 'Вы проиграете', won: 'Вы победите' },
  youPlace: (card) => `Положите ${card}`,
  places: (name, card) => `${name} кладёт ${card}`,
  refusals: {
    'shuffle-first': 'Колода ещё тасуется.',
    'touches-nothing': 'Новая стопка должна касаться другой стороной, а не углом.',
    'outside-the-frame': 'Так квадрат станет шире или выше четырёх.',
    'pile-is-full': 'Там уже четыре карты.',
  },
};

export const foursquareWords = spoken<FoursquareWords>({ en, de, ru });
