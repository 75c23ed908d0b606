import { plural } from '../../words/plural.ts';
import type { RummyWords } from './words.ts';

const mnogo = plural('ru');
const karty = (count: number) => mnogo(count, { one: '# карта', few: '# карты', other: '# карт' });

export const ru: RummyWords = {
  inAll: (points) => `всего ${points}`,
  draw: (count) => `Колода, ${karty(count)}`,
  drawEmpty: 'Колода пуста: сброс будет перемешан',
  discard: (top, count) => `Сброс, ${karty(count)}: сверху ${top}`,
  discardEmpty: 'Сброс пуст',
  with: (total) => `с ней на руках стало бы ${total}`,
  without: (card, total) => `${card}, без неё на руках стало бы ${total}`,
  inHand: 'На руках',
  withCard: (card) => `С картой ${card}`,
  withoutCard: (card) => `Без карты ${card}`,
  score: 'Показать и записать',
  shows: (name) => (name === 'Вы' ? 'Вы показываете 100' : `${name} показывает 100`),
  mixed: 'Сброс перемешивается в новую колоду',
  youDraw: 'Ваш ход: возьмите карту',
  youScore: 'Ваш ход: запишите свои 100',
  youScoreOrDraw: 'Ваш ход: запишите 100 или возьмите карту',
  youDiscard: 'Ваш ход: сбросьте карту',
  draws: (name) => `${name} берёт карту`,
  discards: (name) => `${name} сбрасывает карту`,
  tournament: 'Турнир',
  player: 'Игра',
  sum: 'Всего',
  told: {
    drew: (name) => `${name}: карта из колоды.`,
    drewOwn: (name, card) => `${name}: ${card} из колоды.`,
    took: (name, card) => `${name}: ${card} из сброса.`,
    discarded: (name, card) => `${name}: ${card} в сброс.`,
    showed: (name, shown, points) => `${name}: показано ${shown.join(', ')}, 100. Всего очков: ${points}.`,
    shuffled: 'Сброс перемешан в новую колоду.',
    usedUp: 'Колода исчерпана.',
    pointsDecide: 'Карты исчерпаны: решают очки.',
    newGame: (game, first) => `Игра ${game} турнира. Начинает ${first}.`,
  },
  refusals: {
    'draw-first': 'Сначала возьмите карту.',
    'discard-first': 'Сначала сбросьте карту.',
    'not-a-hundred': 'Ваши четыре карты не дают 100.',
    'discard-pile-empty': 'Сброс пуст.',
    'no-cards-left': 'Брать больше нечего.',
    'only-the-draw-pile': 'В одиночку берут только из колоды.',
  },
};
