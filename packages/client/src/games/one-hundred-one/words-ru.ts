import { inMiddle } from '../../words/in-middle.ts';
import { plural } from '../../words/plural.ts';
import type { OneHundredOneWords } from './words.ts';

const mnogo = plural('ru');
const kart = (count: number): string => mnogo(count, { one: '# карта', few: '# карты', other: '# карт' });
const kartu = (count: number): string => mnogo(count, { one: '# карту', few: '# карты', other: '# карт' });
const ochkov = (count: number): string => mnogo(count, { one: '# очко', few: '# очка', other: '# очков' });

export const ru: OneHundredOneWords = {
  dealer: 'сдаёт',
  out: (place) => `${place}-й на выходе`,
  lost: 'больше 101',
  passed: 'пас',
  struck: (taken) => (taken === 0 ? 'пропуск' : `+${taken}, пропуск`),
  struckLong: (taken) => (taken === 0 ? 'пропуск хода' : `взято: ${kart(taken)}, и пропуск хода`),
  total: (total) => `Счёт ${total}; больше 101 — проигрыш`,

  suits: { S: 'пики', H: 'червы', D: 'бубны', C: 'трефы' },
  ordered: (suit) => `Следующая карта: ${suit} или дама`,
  orderedShort: 'заказ',
  pack: (count) => `Колода, ${kart(count)}`,
  drawFrom: (count) => `Взять карту: в колоде ${count}`,
  pile: (card, count) => `Стопка, ${kart(count)}; сверху ${inMiddle(card)}`,
  noCard: 'На столе ещё нет карты',
  leftShort: (name, held, count) => `Раунд окончен. ${name}: ${held}, ${ochkov(count)}`,
  strike: (card, { name, own }, taken) => {
    if (own) return taken === 0 ? `${card}: вы пропускаете ход` : `${card}: вы берёте ${kartu(taken)} и пропускаете ход`;
    return taken === 0 ? `${card}: ${name} пропускает ход` : `${card}: ${name} берёт ${kartu(taken)} и пропускает ход`;
  },
  wasStruck: (card, taken) => (taken === 0 ? `${card}: вы пропустили ход` : `${card}: вы взяли ${kartu(taken)} и пропустили ход`),

  which: (card) => `${card}: какая масть дальше?`,
  whichFirst: 'Вы сдали даму: какая масть дальше?',
  pass: 'Пас',

  prompt: {
    cover: (card, again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}, покройте: ${inMiddle(card)}`,
    follow: (suit, again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: ${suit} или дама`,
    nothing: (again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: крыть нечем, возьмите карту`,
    coverEight: 'Покройте свою восьмёрку',
    nothingCoversEight: 'Восьмёрку крыть нечем: берите карту',
    drawn: 'Взятая карта подходит: сыграйте её',
    drawnOrPass: 'Сыграйте карту или пасуйте',
    order: 'Ваш ход: закажите масть',
    plays: (name) => `Ходит ${name}`,
    playsAgain: (name) => `Снова ходит ${name}`,
    coversEight: (name) => `${name}: нужно покрыть восьмёрку`,
    orders: (name) => `Масть заказывает ${name}`,
  },

  would: {
    notCover: (card) => `${card}, не подходит`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}, пропуск хода для ${victim}` : `${card}, для ${victim}: ${kart(taken)} и пропуск хода`,
    order: (card) => `${card}, вы закажете масть`,
    eight: (card) => `${card}, её придётся сразу покрыть`,
    out: (card, bonus) => (bonus === 0 ? `${card}, последняя: вы выходите` : `${card}, последняя: вы выходите, минус ${bonus}`),
  },

  told: {
    played: (name, card) => `${name}: ${inMiddle(card)}.`,
    ordered: (name, suit) => `${name}: заказаны ${suit}.`,
    drew: (name) => `${name}: взята карта.`,
    drewForEight: (name) => `${name}: взята карта, чтобы покрыть восьмёрку.`,
    noHelp: (name) => `Не помогло, пас: ${name}.`,
    passed: (name) => `Пас: ${name}.`,
    struck: (name, taken) => (taken === 0 ? `Пропуск хода: ${name}.` : `Взято ${kart(taken)} и пропуск хода: ${name}.`),
    mustCover: (name) => `Восьмёрку нужно покрыть: ${name}.`,
    passedOver: (name) => `Нечем крыть и нечего брать: ${name}.`,
    reshuffled: 'Колода кончилась: стопка без верхней карты перетасована.',
    out: (name, bonus) => (bonus === 0 ? `Выход: ${name}.` : `Выход дамой: ${name}, минус ${bonus}.`),
    left: (name, held, count) => `Раунд окончен. ${name}: ${held.map(inMiddle).join(', ')} — ${ochkov(count)}.`,
    undecided: 'Сто действий подряд ни у кого не было выбора: раунд закончен вничью.',
    exactly: (name) => `${name}: ровно 101, значит 0.`,
    beyond: (name, total) => `${name}: ${total}, больше 101.`,
    round: (round, dealer, card) => `Раунд ${round}, сдаёт ${dealer}. Открыта ${inMiddle(card)}.`,
    over: 'Игра окончена.',
  },

  sheet: { title: 'Таблица очков', round: 'Раунд', total: 'Счёт' },
  refusals: {
    'does-not-cover': 'Эта карта не кроет верхнюю.',
    'order-a-suit': 'Нужно заказать масть.',
    'no-order-now': 'Сейчас масть не заказывают.',
    'must-cover': 'Кто может крыть, должен крыть.',
    'already-drawn': 'Вы уже взяли карту.',
    'cannot-pass': 'Сейчас пасовать нельзя.',
    'nothing-to-draw': 'Брать больше нечего.',
  },
};
