import { many } from './grammar.ts';

export const lobby = {
  title: 'Open tables',
  none: 'No open tables right now – start one.',
  noneSuch: 'No matching tables right now.',
  lost: 'The list can’t be loaded right now.',
  which: 'Which tables',
  allGames: 'All games',
  seatForMe: 'Free seats only',
  count: (tables: number) => many(tables, { one: '# table', other: '# tables' }),
  first: (rows: number, tables: number) => many(tables, { other: `The first ${rows} of # tables. Choose a game to see others.` }),
  more: 'More tables …',
  sit: 'Sit down',
  watch: 'Watch',
  playing: 'playing',
  free: (seats: number) => many(seats, { one: '# free seat', other: '# free seats' }),
  full: 'all seats taken',
  watching: (people: number) => many(people, { one: '# watching', other: '# watching' }),
  waiting: (minutes: number) => many(minutes, { other: 'for # min' }),
};
