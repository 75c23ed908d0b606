import { spoken } from '../../i18n/index.ts';
import { plural } from '../../i18n/plural.ts';

/** Texts of the list of open tables. */
interface ListWords {
  readonly title: string;
  readonly none: string;
  /** No table matches the filters. */
  readonly noneSuch: string;
  readonly lost: string;
  /** The label of the filter buttons. */
  readonly which: string;
  readonly allGames: string;
  readonly seatForMe: string;
  readonly count: (tables: number) => string;
  readonly first: (rows: number, tables: number) => string;
  readonly more: string;
  readonly sit: string;
  readonly watch: string;
  readonly playing: string;
  readonly free: (seats: number) => string;
  readonly full: string;
  readonly watching: (people: number) => string;
  readonly waiting: (minutes: number) => string;
}

const many = { en: plural('en'), de: plural('de'), ru: plural('ru') };

export const listWords = spoken<ListWords>({
  en: {
    title: 'Open tables',
    none: 'No open tables right now – start one.',
    noneSuch: 'No matching tables right now.',
    lost: 'The list can’t be loaded right now.',
    which: 'Which tables',
    allGames: 'All games',
    seatForMe: 'Free seats only',
    count: (tables) => many.en(tables, { one: '# table', other: '# tables' }),
    first: (rows, tables) => many.en(tables, { other: `The first ${rows} of # tables. Choose a game to see others.` }),
    more: 'More tables …',
    sit: 'Sit down',
    watch: 'Watch',
    playing: 'playing',
    free: (seats) => many.en(seats, { one: '# free seat', other: '# free seats' }),
    full: 'all seats taken',
    watching: (people) => many.en(people, { one: '# watching', other: '# watching' }),
    waiting: (minutes) => many.en(minutes, { other: 'for # min' }),
  },
  de: {
    title: 'Offene Tische',
    none: 'Gerade ist kein Tisch offen – mach einen auf.',
    noneSuch: 'Gerade ist kein passender Tisch offen.',
    lost: 'Die Liste ist gerade nicht erreichbar.',
    which: 'Welche Tische',
    allGames: 'Alle Spiele',
    seatForMe: 'Nur freie Plätze',
    count: (tables) => many.de(tables, { one: '# Tisch', other: '# Tische' }),
    first: (rows, tables) => many.de(tables, { other: `Die ersten ${rows} von # Tischen. Wähl ein Spiel, um andere zu sehen.` }),
    more: 'Weitere Tische …',
    sit: 'Hinsetzen',
    watch: 'Zusehen',
    playing: 'im Spiel',
    free: (seats) => many.de(seats, { one: '# freier Platz', other: '# freie Plätze' }),
    full: 'alle Plätze besetzt',
    watching: (people) => many.de(people, { one: '# sieht zu', other: '# sehen zu' }),
    waiting: (minutes) => many.de(minutes, { other: 'seit # Min.' }),
  },
  ru: {
    title: 'Открытые столы',
    none: 'Сейчас открытых столов нет. Откройте свой!',
    noneSuch: 'Подходящих столов сейчас нет.',
    lost: 'Список сейчас недоступен.',
    which: 'Какие столы',
    allGames: 'Все игры',
    seatForMe: 'Есть места',
    count: (tables) => many.ru(tables, { one: '# стол', few: '# стола', many: '# столов', other: '# столов' }),
    first: (rows, tables) =>
      many.ru(tables, { other: `Показаны первые ${rows}, всего столов: #. Чтобы увидеть другие, выберите игру.` }),
    more: 'Ещё столы…',
    sit: 'Сесть',
    watch: 'Смотреть',
    playing: 'идёт игра',
    free: (seats) =>
      many.ru(seats, { one: '# свободное место', few: '# свободных места', many: '# свободных мест', other: '# свободных мест' }),
    full: 'все места заняты',
    watching: (people) => many.ru(people, { one: '# зритель', few: '# зрителя', many: '# зрителей', other: '# зрителей' }),
    waiting: (minutes) => many.ru(minutes, { other: '# мин.' }),
  },
});
