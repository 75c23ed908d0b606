import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { RummyRefusal } from '@hundredfold/shared/games/hundred-rummy/declaration.ts';
import { type RefusalWords, spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';

/** The table texts of 100 Points Rummy. */
interface RummyWords {
  /** The points of all games of a tournament. */
  readonly inAll: (points: number) => string;
  readonly draw: (cards: number) => string;
  /** The draw pile, when the next draw shuffles the discard pile. */
  readonly drawEmpty: string;
  readonly discard: (top: Face, cards: number) => string;
  readonly discardEmpty: string;
  /** The total of the hand with the top card of the discard pile. */
  readonly with: (total: number) => string;
  /** A card in hand, and the total of the hand without it. */
  readonly without: (card: Face, total: number) => string;
  readonly inHand: string;
  /** A note that the total counts the best four of five cards. */
  readonly bestFour: string;
  /** The answer to a player who presses the discard pile instead of a card. */
  readonly layFromHand: string;
  readonly withCard: (card: Face) => string;
  readonly withoutCard: (card: Face) => string;
  readonly score: string;
  readonly youShow: string;
  readonly shows: (name: string) => string;
  readonly mixed: string;
  readonly youDraw: string;
  readonly youScore: string;
  readonly youScoreOrDraw: string;
  readonly youDiscard: string;
  readonly draws: (name: string) => string;
  /** The note for a player who holds 100 while others act. */
  readonly soon: string;
  readonly discards: (name: string) => string;
  readonly tournament: string;
  readonly player: string;
  readonly sum: string;
  readonly refusals: RefusalWords<RummyRefusal>;
}

const many = plural('en');
const cards = (count: number) => many(count, { one: '# card', other: '# cards' });
const viele = plural('de');
const karten = (count: number) => viele(count, { one: '# Karte', other: '# Karten' });
const mnogo = plural('ru');
const karty = (count: number) => mnogo(count, { one: '# карта', few: '# карты', other: '# карт' });

const en: RummyWords = {
  inAll: (points) => many(points, { other: 'Total #' }),
  draw: (count) => `Draw pile, ${cards(count)}`,
  drawEmpty: 'Draw pile, empty: the discard pile will be shuffled',
  discard: (top, count) => `Discard pile, ${cards(count)}: ${top} on top`,
  discardEmpty: 'Discard pile, empty',
  with: (total) => `with it your best four make ${total}`,
  without: (card, total) => `${card}, without it your hand makes ${total}`,
  inHand: 'In your hand',
  bestFour: 'Your best four',
  layFromHand: 'Discard a card from your hand.',
  withCard: (card) => `Best four with the ${card}`,
  withoutCard: (card) => `Without the ${card}`,
  score: 'Show and score',
  youShow: 'You show 100',
  shows: (name) => `${name} shows 100`,
  mixed: 'The discard pile becomes the new draw pile',
  youDraw: 'Your turn: draw a card',
  youScore: 'Your turn: score your 100',
  youScoreOrDraw: 'Your turn: score your 100, or draw',
  youDiscard: 'Your turn: discard a card',
  draws: (name) => `It’s ${name}’s turn to draw`,
  soon: 'You have 100: score it on your turn',
  discards: (name) => `${name} must discard`,
  tournament: 'The tournament',
  player: 'Game',
  sum: 'Total',
  refusals: {
    'draw-first': 'Draw a card first.',
    'discard-first': 'Discard a card first.',
    'not-a-hundred': 'Your four cards don’t make 100.',
    'discard-pile-empty': 'The discard pile is empty.',
    'no-cards-left': 'There are no cards left to draw.',
    'only-the-draw-pile': 'When you play alone, draw only from the draw pile.',
  },
};

const de: RummyWords = {
  inAll: (points) => viele(points, { other: 'Gesamt #' }),
  draw: (count) => `Ziehstapel, ${karten(count)}`,
  drawEmpty: 'Ziehstapel, leer: Der Ablagestapel wird gemischt',
  discard: (top, count) => `Ablagestapel, ${karten(count)}: obenauf ${top}`,
  discardEmpty: 'Ablagestapel, leer',
  with: (total) => `mit ihr ergeben deine besten vier ${total}`,
  without: (card, total) => `${card}, ohne sie hast du ${total}`,
  inHand: 'Auf der Hand',
  bestFour: 'Deine besten vier',
  layFromHand: 'Leg eine Karte aus deiner Hand ab.',
  withCard: (card) => `Beste vier mit der ${card}`,
  withoutCard: (card) => `Ohne die ${card}`,
  score: 'Zeigen und werten',
  youShow: 'Du zeigst 100',
  shows: (name) => `${name} zeigt 100`,
  mixed: 'Der Ablagestapel wird der neue Ziehstapel',
  youDraw: 'Du bist dran: zieh eine Karte',
  youScore: 'Du bist dran: werte deine 100',
  youScoreOrDraw: 'Du bist dran: werte deine 100 oder zieh',
  youDiscard: 'Du bist dran: leg eine Karte ab',
  draws: (name) => `${name} ist dran: ziehen`,
  soon: 'Du hast 100: Werte sie, wenn du dran bist',
  discards: (name) => `${name} muss ablegen`,
  tournament: 'Das Turnier',
  player: 'Spiel',
  sum: 'Summe',
  refusals: {
    'draw-first': 'Zieh zuerst eine Karte.',
    'discard-first': 'Leg zuerst eine Karte ab.',
    'not-a-hundred': 'Deine vier Karten ergeben nicht 100.',
    'discard-pile-empty': 'Der Ablagestapel ist leer.',
    'no-cards-left': 'Es ist keine Karte mehr zum Ziehen da.',
    'only-the-draw-pile': 'Wenn du allein spielst, ziehst du nur vom Ziehstapel.',
  },
};

const ru: RummyWords = {
  inAll: (points) => mnogo(points, { other: 'Всего #' }),
  draw: (count) => `Колода, ${karty(count)}`,
  drawEmpty: 'Колода пуста: сброс будет перемешан',
  discard: (top, count) => `Сброс, ${karty(count)}: сверху ${top}`,
  discardEmpty: 'Сброс пуст',
  with: (total) => `с ней лучшие четыре дают ${total}`,
  without: (card, total) => `${card}, без неё на руках ${total}`,
  inHand: 'На руках',
  bestFour: 'Лучшие четыре',
  layFromHand: 'Сбросьте карту с руки.',
  withCard: (card) => `Лучшие четыре с картой ${card}`,
  withoutCard: (card) => `Без карты ${card}`,
  score: 'Показать 100',
  youShow: 'Вы показываете 100',
  shows: (name) => `${name} показывает 100`,
  mixed: 'Сброс становится новой колодой',
  youDraw: 'Ваш ход: возьмите карту',
  youScore: 'Ваш ход: покажите свои 100',
  youScoreOrDraw: 'Ваш ход: покажите 100 или возьмите карту',
  youDiscard: 'Ваш ход: сбросьте карту',
  draws: (name) => `${name} берёт карту`,
  soon: 'У вас 100: покажите их в свой ход',
  discards: (name) => `${name} сбрасывает карту`,
  tournament: 'Турнир',
  player: 'Игра',
  sum: 'Всего',
  refusals: {
    'draw-first': 'Сначала возьмите карту.',
    'discard-first': 'Сначала сбросьте карту.',
    'not-a-hundred': 'Ваши четыре карты не дают 100.',
    'discard-pile-empty': 'Сброс пуст.',
    'no-cards-left': 'Брать больше нечего.',
    'only-the-draw-pile': 'В одиночной игре берут только из колоды.',
  },
};

export const rummyWords = spoken<RummyWords>({ en, de, ru });
