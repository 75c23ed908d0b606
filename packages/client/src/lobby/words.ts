import { spoken } from '../words/index.ts';
import { plural } from '../words/plural.ts';

/** What is said about the open tables. */
interface ListWords {
  readonly title: string;
  readonly none: string;
  /** None of the kind that is looked for. */
  readonly noneSuch: string;
  readonly lost: string;
  /** Of the buttons that say which tables are shown. */
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
    none: 'No open table just now. Yours could be the first.',
    noneSuch: 'No such table is open just now.',
    lost: 'The list cannot be reached just now.',
    which: 'Which tables',
    allGames: 'All games',
    seatForMe: 'With a seat for me',
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
    none: 'Gerade ist kein Tisch offen. Deiner könnte der erste sein.',
    noneSuch: 'Von dieser Art ist gerade kein Tisch offen.',
    lost: 'Die Liste ist gerade nicht erreichbar.',
    which: 'Welche Tische',
    allGames: 'Alle Spiele',
    seatForMe: 'Mit Platz für mich',
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
    none: 'Сейчас открытых столов нет. Ваш может стать первым.',
    noneSuch: 'Таких столов сейчас нет.',
    lost: 'Список сейчас недоступен.',
    which: 'Какие столы',
    allGames: 'Все игры',
    seatForMe: 'Есть место для меня',
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
