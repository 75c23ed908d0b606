import { many } from './grammar.ts';

export const start = {
  title: 'A card table for your friends',
  games: 'Game',
  options: 'Options',
  standard: 'default',
  otherNumber: 'Another number',
  numberWrong: (from: number, to: number) => `A whole number from ${from} to ${to}, please.`,
  seats: 'Players',
  seatsAbout: 'Bots fill the empty seats.',
  alone: 'Alone',
  aloneAbout: 'You play by yourself; anyone with the link can watch.',
  open: 'Public table',
  openAbout: 'Listed on the start page; anyone can sit down or watch.',
  openAloneAbout: 'Listed on the start page; anyone can watch.',
  make: 'Make a table',
  play: 'Deal the cards',
  playNow: 'Play now with bots',
  making: 'Setting up the table …',
  failed: 'The table couldn’t be set up. Try again in a moment.',
  tooMany: 'You’ve just made a lot of tables. Wait a moment.',
  join: 'Join with a code',
  codeHint: '8 letters and digits',
  codeWrong: 'There’s no table with that code. A code has 8 letters and digits, like 7K4M-2XPD.',
  go: 'Go',
  players: (min: number, max: number) =>
    min === max ? many(min, { one: '# player', other: '# players' }) : `${min}–${max} players`,
};

export const ways = {
  ways: 'Ways to play',
  friends: 'With friends',
  find: 'Find a game',
  alone: 'Alone',
  watch: 'Watch others play: open tables',
  aloneAbout: 'No clock, and friends can join any time.',
  againstBots: 'Play against bots',
  byMyself: 'Play by myself',
  continueGames: 'Your tables today',
  /** Links to a table, or to a game on this device; `backTo` if its game is over. */
  goOnTo: (game: string) => `Continue: ${game}`,
  backTo: (game: string) => `Back to the table: ${game}`,
  yourTurn: 'your turn',
  turnOf: (names: string) => `${names} to move`,
  gathering: 'gathering',
  over: 'game over',
  asleep: 'everyone left',
  nobodyElse: 'by yourself',
  codeLooking: 'Checking …',
  /** The host's name is empty if the table has none yet. */
  leadsTo: (game: string, host: string) => (host === '' ? game : `${game}, with ${host}`),
};
