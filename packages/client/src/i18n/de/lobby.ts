import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const lobby: Messages['lobby'] = {
  title: 'Offene Tische',
  none: 'Gerade ist kein Tisch offen – mach einen auf.',
  noneSuch: 'Gerade ist kein passender Tisch offen.',
  lost: 'Die Liste ist gerade nicht erreichbar.',
  which: 'Welche Tische',
  allGames: 'Alle Spiele',
  seatForMe: 'Nur freie Plätze',
  count: (tables) => many(tables, { one: '# Tisch', other: '# Tische' }),
  first: (rows, tables) => many(tables, { other: `Die ersten ${rows} von # Tischen. Wähl ein Spiel, um andere zu sehen.` }),
  more: 'Weitere Tische …',
  sit: 'Hinsetzen',
  watch: 'Zusehen',
  playing: 'im Spiel',
  free: (seats) => many(seats, { one: '# freier Platz', other: '# freie Plätze' }),
  full: 'alle Plätze besetzt',
  watching: (people) => many(people, { one: '# sieht zu', other: '# sehen zu' }),
  waiting: (minutes) => many(minutes, { other: 'seit # Min.' }),
};
