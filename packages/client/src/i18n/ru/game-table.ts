import type { Messages } from '../en/index.ts';
import { listed, many } from './grammar.ts';

export const gameTable: Messages['gameTable'] = {
  table: 'Стол',
  hand: 'Ваши карты',
  you: 'Вы',
  log: 'Ход игры',
  play: 'Сыграть',
  yes: 'Да',
  targets: 'На столе',
  logEmpty: 'Пока ничего не произошло.',
  lookBack: 'Повторить последний ход',
  cards: (count) => `На руках ${many(count, { one: '# карта', few: '# карты', other: '# карт' })}`,
  of: (points, target) => `${many(points, { one: '# очко', few: '# очка', other: '# очков' })} из ${target}`,
  penalty: (points, limit) =>
    `${many(points, { one: '# штрафное очко', few: '# штрафных очка', other: '# штрафных очков' })} из ${limit}`,
  host: 'хозяин стола',
  held: 'играет бот',
  away: 'нет на месте',
  disconnected: (seconds) => `Нет связи: через ${seconds} с сыграет бот`,
  empty: 'пусто',
  holds: (cards) => `На руках: ${cards}.`,
  over: 'Игра окончена',
  paused: 'Перерыв',
  onHold: 'Игра приостановлена',
  unfinished: 'Игра закончилась без результата',
  notYet: (names) => (names.length === 1 ? `Ещё рано: ходит ${names[0]}.` : `Ещё рано: ждём остальных (${listed(names)}).`),
  enough: 'Достаточно: сначала верните одну.',
  justDrawn: 'Только что взята',
  holdToLook: 'Задержите палец на карте или месте, чтобы увидеть, что получится.',
  seconds: (left) => many(left, { one: 'осталась # секунда', few: 'осталось # секунды', other: 'осталось # секунд' }),
  secondsAndReserve: (left, reserve) =>
    `${many(left, { one: 'осталась # секунда', few: 'осталось # секунды', other: 'осталось # секунд' })} и ещё ${reserve} в запасе`,
  meant: 'Нажмите сюда',
  ordered: (order) => `Ваши карты: ${order}`,
  orders: { suit: 'по мастям', rank: 'по старшинству', own: 'в вашем порядке' },
  putAt: (card, place, of) => `${card}: теперь ${place}-я из ${of}`,
};

export const away: Messages['away'] = {
  isAway: (name) => `Связь пропала: ${name}.`,
  botComes: (seconds) => `Через ${seconds} с сыграет бот.`,
  botNow: 'Пусть сыграет бот',
  free: 'Освободить место',
  botIn: (seconds) => `Через ${seconds} с за вас сыграет бот.`,
  botPlays: 'Пока вас нет, за вас играет бот.',
};
