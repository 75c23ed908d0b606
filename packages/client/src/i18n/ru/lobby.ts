import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const lobby: Messages['lobby'] = {
  title: 'Открытые столы',
  none: 'Сейчас открытых столов нет. Откройте свой!',
  noneSuch: 'Подходящих столов сейчас нет.',
  lost: 'Список сейчас недоступен.',
  which: 'Какие столы',
  allGames: 'Все игры',
  seatForMe: 'Есть места',
  count: (tables) => many(tables, { one: '# стол', few: '# стола', many: '# столов', other: '# столов' }),
  first: (rows, tables) =>
    many(tables, { other: `Показаны первые ${rows}, всего столов: #. Чтобы увидеть другие, выберите игру.` }),
  more: 'Ещё столы…',
  sit: 'Сесть',
  watch: 'Смотреть',
  playing: 'идёт игра',
  free: (seats) =>
    many(seats, { one: '# свободное место', few: '# свободных места', many: '# свободных мест', other: '# свободных мест' }),
  full: 'все места заняты',
  watching: (people) => many(people, { one: '# зритель', few: '# зрителя', many: '# зрителей', other: '# зрителей' }),
  waiting: (minutes) => many(minutes, { other: 'ждут # мин.' }),
};
