import { inMiddle, line, verb } from '@hundredfold/client/game';
import { listed, listedPieces, many, playedCard } from '@hundredfold/client/game/ru';
import type { HeartsMessages } from './en.ts';

const ochkov = (count: number): string => many(count, { one: '# очко', few: '# очка', other: '# очков' });

export const messages: HeartsMessages = {
  about: {
    name: 'Черви',
    credit: 'старая игра',
    line: 'Не берите черв и даму пик',
    pitch: 'Передайте три карты, а потом берите как можно меньше черв — или все.',
    options: {
      target: { label: 'Очки', about: 'Игра идёт, пока у кого-нибудь не станет столько. Побеждает тот, у кого их меньше.' },
    },
    phrases: { 'not-the-queen': 'Только не дама!', 'to-the-moon': 'Беру всё!' },
  },

  summary: {
    goal: 'Берите как можно меньше черв и не берите даму пик.',
    turn: 'Передайте три карты, а потом отвечайте в масть захода.',
    end: 'Взятку берёт старшая карта этой масти, а побеждает тот, у кого меньше очков.',
  },

  table: {
    youPass: (name) => `Выберите три карты для ${name}`,
    othersPass: 'Остальные ещё выбирают',
    missing: (cards) => `Выберите ещё ${many(cards, { one: '# карту', few: '# карты', other: '# карт' })}`,
    pass: (cards, name) => `Передать ${name}: ${listed(cards.map(inMiddle))}`,
    ready: 'готово',
    received: 'Эту карту вам передали',
    leader: 'заходит',
    broken: 'открыты',
    brokenLong: 'Черви открыты: с них можно заходить',
    queen: 'Дама пик стоит 13',
    youLead: 'Ваш ход: заходите',
    youPlay: 'Ваш ход: сыграйте карту',
    leads: (name) => `Заходит ${name}`,
    plays: (name) => `Ходит ${name}`,
    taken: (points) => many(points, { one: '# очко в этой сдаче', few: '# очка в этой сдаче', other: '# очков в этой сдаче' }),
    played: (name) => `Сыграно: ${name}`,
    sheet: { title: 'Таблица очков', deal: 'Сдача', total: 'Счёт' },
    refusals: {
      'pass-first': 'Сначала передайте три карты.',
      'already-passed': 'Вы уже передали свои карты.',
      'two-of-clubs-first': 'Сначала заходят с двойки треф.',
      'follow-suit': 'Нужно отвечать в масть.',
      'no-points-yet': 'В первой взятке без черв и дамы пик.',
      'hearts-not-broken': 'Черви ещё не открыты.',
    },
  },

  log: {
    laid: (who, cards, to) =>
      line`${who} ${verb(who, 'кладёте', 'кладёт')} ${cards === null ? 'три карты' : listedPieces(cards.map(playedCard))}, их ${to.own ? 'получите вы' : line`получит ${to}`}.`,
    passedOn: 'Все карты переданы.',
    played: (who, card) => line`${who} ${verb(who, 'кладёте', 'кладёт')} ${playedCard(card)}.`,
    took: (who, count) => line`${who} ${verb(who, 'берёте', 'берёт')} взятку: ${ochkov(count)}.`,
    noted: (who, count) => line`${who} ${verb(who, 'записываете', 'записывает')} ${ochkov(count)}.`,
    over: 'Игра окончена.',
  },

  legend: {
    pass: (name) => `Выберите три карты для ${name}. Все выбирают разом.`,
    lead: 'Заходите, но не с черв, пока их никто не сыграл.',
    play: 'Ответьте в масть захода; если её нет, сыграйте любую карту.',
    trick: 'Карты взятки. Её берёт старшая карта масти захода.',
    laid: 'Карты, которые вы передаёте.',
    received: 'Латунные точки: вам передали.',
    hearts: 'Каждая черва — очко.',
    queen: 'Дама пик — 13 очков.',
    ready: 'Три карты уже лежат.',
    leader: 'Заходит в этой взятке.',
    points: 'Очки и сколько их до конца игры. Побеждает тот, у кого меньше.',
    taken: 'Очки этой сдачи.',
    winning: 'Латунный край: пока взятка идёт сюда, или победа.',
  },

  hint: {
    passes: 'С этими картами скорее всего брать очки',
    leads: 'Другие, вероятно, сыграют старше',
    ducks: 'Взятку она не берёт',
    takes: (points) => (points === 0 ? 'Очков во взятке пока нет' : 'Этой взятки вряд ли избежать'),
    throws: ({ name, own }) =>
      own ? 'Масти у вас нет: сбросьте опасную карту' : `Масти у игрока ${name} нет: можно сбросить опасную карту`,
  },
};
