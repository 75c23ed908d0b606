import type { MatchmakingRefusal } from '@hundredfold/shared/protocol/matchmaking.ts';
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
  watch: 'Watch',
  playing: 'playing',
  free: (seats: number) => many(seats, { one: '# free seat', other: '# free seats' }),
  full: 'all seats taken',
  watching: (people: number) => `${people} watching`,
};

export const members = {
  /** The button and the title of the question for the word of a closed site. */
  ask: 'Enter the code word of this site',
  word: 'Code word',
  once: 'You need it once; this browser remembers it.',
  wrong: 'That’s not the code word.',
  lobby: 'Only members of this site see its open tables.',
  only: (site: string) => `${site} is for members`,
  logIn: 'Log in to this site, then reload the page.',
};

export const invite = {
  title: 'Invite friends',
  code: 'Code',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  byHand: 'Copy the selected link by hand',
  share: 'Share …',
  qr: 'QR code with the link to this table',
  onlyHere: 'This link only works on this device: no network address was found.',
  message: (game: string) => `Come and play ${game}:`,
};

export const join = {
  invites: (host: string, game: string) => `${host} invites you to ${game}`,
  /** The title when there is no host to invite. */
  open: (game: string) => `A table for ${game}`,
  seats: 'At the table',
  free: 'free seat',
  bot: 'bot',
  shut: 'A game is on, and only its players can see it.',
  wait: 'Wait for the next one',
  waits: 'You’ll join the table as soon as the game is over.',
  tooManyTitle: 'One moment',
  tooMany: 'Too many codes tried. Try again in a minute.',
  watching: 'You’re watching',
};

export const matchmaking = {
  about: 'Do something else meanwhile – we’ll call you when your table is ready.',
  games: 'What would you like to play?',
  anything: 'Anything',
  exactly: (name: string, people: number) => `${name} needs ${many(people, { one: '# player', other: '# players' })}.`,
  /** Says when two players are enough: for all chosen games, or for the others besides those of `exactly`. */
  fewer: (seconds: number, others: boolean) =>
    others ? `The others start with two after ${seconds} seconds.` : `After ${seconds} seconds, two players are enough.`,
  stop: 'Stop looking',
  opening: 'Looking for a game …',
  still: 'Looking …',
  have: (game: string, have: number, want: number) => `${game}: ${have} of ${want}`,
  bots: 'Start with bots',
  botsWanted: 'Bots join once everyone waiting agrees.',
  botsNot: 'Keep waiting',
  ready: 'Your table is ready',
  with: (people: number, bots: number) =>
    people === 1
      ? `you and ${many(bots, { one: '# bot', other: '# bots' })}`
      : many(people, { one: '# player', other: '# players' }) +
        (bots === 0 ? '' : ` and ${many(bots, { one: '# bot', other: '# bots' })}`),
  confirmed: (there: number, people: number) => `You’re in. ${there} of ${people} are here.`,
  /** The reason why the search has stopped. */
  out: {
    silent: 'You missed a table.',
    party: 'Someone at your table declined, so the search has stopped.',
  } satisfies Readonly<Record<'silent' | 'party', string>>,
  lookAgain: 'Look again',
  again: {
    silent: 'Someone didn’t show up – you keep your place in line.',
    failed: 'The table couldn’t be set up – you keep your place in line.',
  } satisfies Readonly<Record<'silent' | 'failed', string>>,
  ended: {
    elsewhere: 'You’re looking for a game in another window now.',
    outdated: 'There’s a newer version of Hundredfold. Reload the page, and look again.',
    'too-many': 'You’ve looked for a game too often. Wait a moment.',
    'too-many-tables': 'Too many of your tables are still open. Leave one of them, then look again.',
    'party-too-large': 'Your group is too large: four can play at most.',
  } satisfies Readonly<Partial<Record<MatchmakingRefusal | 'elsewhere' | 'outdated', string>>>,
  together: 'Find more players',
  togetherAbout: 'Everyone seated here looks for a game together and stays together.',
  seeking: 'This table is looking for more players.',
};
