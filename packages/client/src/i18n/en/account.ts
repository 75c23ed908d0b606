import { many, rounded } from './grammar.ts';

const ORDINALS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

export const you = {
  another: 'New badge',
  devices: 'Another phone or computer',
  devicesAbout: 'Take your seats with you, even mid-game.',
  away: 'Move to another device',
  awayAbout: 'Scan this with the other device. Or tap the badge on its start page, then “I have a code”, and type it.',
  awayOnce: 'The code works once, within ten minutes. After that this browser starts fresh.',
  awayOver: 'This code has expired. Get a new one.',
  newCode: 'New code',
  qr: 'QR code that moves you to another device',
  movedTitle: 'You’re on the other device now',
  moved: 'Your seats have moved to your other device. This browser starts fresh.',
  here: 'I have a code',
  hereHow: 'On your other device, tap your badge in the menu, then “Move to another device”. It shows a code.',
  hereAsk: 'Move to this device?',
  hereAbout: 'Your name, badge and seats come with you. Your identity in this browser will be replaced.',
  take: 'Move here',
  codeWrong: 'This code doesn’t work. It may be mistyped, already used, or older than ten minutes.',
  unkept:
    'This browser can’t save anything right now, so you would lose your seats again. Free some space, or leave private browsing. You can still use the code.',
  tooMany: 'Too many wrong codes. Try again in a minute.',
  failed: 'That didn’t work. Try again in a moment.',
  games: 'Games',
  forget: 'Delete my data',
  forgetTables:
    'Your name, badge and seats disappear from every table. A bot takes over your running games, and someone else becomes host. You leave your groups. Your statistics, favourites and list of games are deleted. Finished games are kept, but without your name.',
  forgetBrowser: 'This browser deletes your name, badge and settings, and the games you played only on this device.',
  forgetSure: 'Delete everything?',
  forgetForGood: 'This can’t be undone.',
  forgottenTitle: 'All your data is gone',
  forgotten: 'Hundredfold and this browser no longer know you. You’re always welcome back.',
  startFresh: 'Start fresh',
};

export const statistics = {
  company: { others: 'With others', bots: 'Against bots', alone: 'By yourself' },
  played: 'Played',
  won: 'Won',
  row: 'Streak',
  longest: (wins: number) => `longest: ${wins}`,
  best: 'Best score',
  average: (points: number) => `average: ${rounded(points)}`,
  place: (place: number) => `${place}${ORDINALS[ordinals.select(place)] ?? 'th'} place`,
  left: 'left to a bot',
  local: 'on this device',
  latest: (games: number) => `${many(games, { one: 'The last game', other: 'The last # games, latest first' })}:`,
  isWon: 'won',
  isLost: 'lost',
};

export const myGames = {
  title: 'My games',
  none: 'Nothing yet. Every game you finish appears here, and you can watch it again, move by move.',
  /** The label of the list from which the player chooses what is shown. */
  which: 'Show',
  all: 'All games',
  favourites: 'Favourites',
  noFavourites: 'No favourites yet. Tap the star beside a game.',
  noneOfGame: (game: string) => `No finished games of ${game}.`,
  keepAbout: 'After a while, old games can no longer be watched. Star a game to keep it for good.',
  with: (players: string) => `With ${players}`,
  bots: (bots: number) => many(bots, { one: 'a bot', other: '# bots' }),
  /** Players who were forgotten. */
  unnamed: (people: number) => many(people, { one: 'someone without a name', other: '# people without names' }),
  watch: 'Watch',
  gone: 'Too old to watch.',
  favourite: 'Favourite',
  full: (most: number) => `You already have ${most} favourites. Remove one first.`,
  delete: 'Delete',
  deleteSure: 'Delete this game?',
  deleteAbout:
    'Your name and your result disappear from it, also for the others, and it no longer counts in your statistics. The others keep the game. This can’t be undone.',
  deleteHere: 'It is only on this device. It will be gone for good, and no longer count in your statistics.',
  deleteYes: 'Yes, delete',
  deleted: (game: string) => `${game} deleted.`,
  offline: 'Hundredfold can’t be reached right now. Only games on this device are listed.',
  more: 'Show more',
  export: 'Export all',
  exportAbout: 'Saves every game that you can still watch in one file (JSON).',
  exporting: (games: number) => `Collecting your games: ${games} so far …`,
  exported: (games: number) => many(games, { one: '# game saved.', other: '# games saved.' }),
  tooMany: 'That was a lot at once. Try again in a minute.',
};
