import type { FourSquareRefusal } from '@hundredfold/shared/games/four-square/declaration.ts';
import { type FourSquareView, STACK_ZONES } from '@hundredfold/shared/games/four-square/view.ts';
import { type RefusalWords, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';
import type { Placement } from './standing.ts';

/** The table texts of Four Square. */
interface FourSquareWords {
  readonly stacks: string;
  /** The name of each stack: upper left, upper right, lower left, lower right. */
  readonly stack: readonly string[];
  readonly shows: (stack: string, top: string, cards: number) => string;
  readonly makes: (card: string, total: number) => string;
  readonly takes: (card: string, cards: number) => string;
  readonly total: (total: number) => string;
  readonly would: (total: number) => string;
  readonly draw: (cards: number) => string;
  readonly turned: (card: string) => string;
  readonly won: (cards: number) => string;
  /** The caption of the absent players' pile, below or beside it. */
  readonly absent: (players: number) => string;
  readonly youPlace: (card: string) => string;
  readonly places: (name: string, card: string) => string;
  readonly refusals: RefusalWords<FourSquareRefusal>;
}

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

const en: FourSquareWords = {
  stacks: 'The stacks',
  stack: ['Upper left', 'Upper right', 'Lower left', 'Lower right'],
  shows: (stack, top, cards) => `${stack}: ${top} on ${many(cards, { one: 'a stack of # card', other: 'a stack of # cards' })}`,
  makes: (card, total) => `your ${card} makes ${total}`,
  takes: (card, cards) => `your ${card} makes 100 and takes ${many(cards, { one: '# card', other: '# cards' })}`,
  total: (total) => `Total of the top cards: ${total}`,
  would: (total) => `The total would be ${total}`,
  draw: (cards) => many(cards, { one: '# card in the draw pile', other: '# cards in the draw pile' }),
  turned: (card) => `Turned up: ${card}`,
  won: (cards) => many(cards, { one: '# card in the score pile', other: '# cards in the score pile' }),
  absent: (players) => many(players, { one: '# absent player', other: '# absent players' }),
  youPlace: (card) => `Your turn: place the ${card}`,
  places: (name, card) => `${name} places the ${card}`,
  refusals: {
    'no-such-stack': 'There are only four stacks.',
  },
};

const de: FourSquareWords = {
  stacks: 'Die Stapel',
  stack: ['Oben links', 'Oben rechts', 'Unten links', 'Unten rechts'],
  shows: (stack, top, cards) => `${stack}: ${top}, ${viele(cards, { one: 'Stapel aus # Karte', other: 'Stapel aus # Karten' })}`,
  makes: (card, total) => `mit deiner ${card} sind es ${total}`,
  takes: (card, cards) => `mit deiner ${card} sind es 100, und du nimmst ${viele(cards, { one: '# Karte', other: '# Karten' })}`,
  total: (total) => `Summe der obersten Karten: ${total}`,
  would: (total) => `Dann wären es ${total}`,
  draw: (cards) => viele(cards, { one: '# Karte im Ziehstapel', other: '# Karten im Ziehstapel' }),
  turned: (card) => `Aufgedeckt: ${card}`,
  won: (cards) => viele(cards, { one: '# gewonnene Karte', other: '# gewonnene Karten' }),
  absent: (players) => viele(players, { one: '# Abwesender', other: '# Abwesende' }),
  youPlace: (card) => `Du bist dran: leg die ${card}`,
  places: (name, card) => `${name} legt die ${card}`,
  refusals: {
    'no-such-stack': 'Es gibt nur vier Stapel.',
  },
};

const ru: FourSquareWords = {
  stacks: 'Стопки',
  stack: ['Слева вверху', 'Справа вверху', 'Слева внизу', 'Справа внизу'],
  shows: (stack, top, cards) => `${stack}: ${top}, в стопке ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}`,
  makes: (card, total) => `с вашей картой ${card} будет ${total}`,
  takes: (card, cards) =>
    `с вашей картой ${card} будет 100, и вы возьмёте ${mnogo(cards, { one: '# карту', few: '# карты', other: '# карт' })}`,
  total: (total) => `Сумма верхних карт: ${total}`,
  would: (total) => `Будет ${total}`,
  draw: (cards) => `В колоде ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}`,
  turned: (card) => `Открыта карта ${card}`,
  won: (cards) => `Взято: ${mnogo(cards, { one: '# карта', few: '# карты', other: '# карт' })}`,
  absent: (players) =>
    mnogo(players, { one: '# отсутствующий', few: '# отсутствующих', many: '# отсутствующих', other: '# отсутствующих' }),
  youPlace: (card) => `Ваш ход: положите ${card}`,
  places: (name, card) => `${name} кладёт ${card}`,
  refusals: {
    'no-such-stack': 'Стопок только четыре.',
  },
};

export const fourSquareWords = spoken<FourSquareWords>({ en, de, ru });

/** Describes a stack, and what the current card would make there. */
export function describeStack({ table }: FourSquareView, stack: number, placement: Placement | null): string {
  const texts = fourSquareWords.value;
  const { top, size } = table[STACK_ZONES[stack] ?? 'stack0'];
  const shows = texts.shows(texts.stack[stack] ?? '', top ?? '–', size);
  if (placement === null) return shows;
  const card = table.card[0] ?? '';
  return `${shows}; ${placement.takes > 0 ? texts.takes(card, placement.takes) : texts.makes(card, placement.total)}`;
}
