export const start = {
  title: 'A card table for your friends',
  games: 'Game',
  options: 'Options',
  standard: 'default',
  otherNumber: 'Another number',
  numberWrong: (from: number, to: number) => `A whole number from ${from} to ${to}, please.`,
  seats: 'Players',
  alone: 'Alone',
  open: 'Public table',
  openAbout: 'Listed on the start page; anyone can sit down or watch.',
  openAloneAbout: 'Listed on the start page; anyone can watch.',
  make: 'Make a table',
  play: 'Play',
  making: 'Setting up the table …',
  failed: 'The table couldn’t be set up. Try again in a moment.',
  tooMany: 'You’ve just made a lot of tables. Wait a moment.',
  join: 'Join with a code',
  codeWrong: 'There’s no table with that code. A code has 8 letters and digits, like 7K4M-2XPD.',
  go: 'Go',
};

export const ways = {
  ways: 'Who do you want to play with?',
  friends: 'Friends',
  strangers: 'Strangers',
  find: 'Find a game',
  againstBots: 'Play against bots',
  continueGames: 'Your tables',
  /** Links to a table, or to a game on this device; `backTo` if its game is over. */
  goOnTo: (game: string) => `Continue: ${game}`,
  backTo: (game: string) => `Back to the table: ${game}`,
  yourTurn: 'your turn',
  turnOf: (names: string) => `${names} to move`,
  gathering: 'gathering',
  over: 'game over',
  asleep: 'everyone left',
  nobodyElse: 'by yourself',
};

export const solo = {
  sign: 'On this device only',
  begun: (when: string) => `started ${when}`,
  goneTitle: 'No such game on this device',
  gone: 'It may have been played in another browser, or removed to make room for newer games.',
  elsewhere: 'You’ve continued this game in another window or tab.',
  unkeptTitle: 'Games can’t be saved here',
  unkept: 'This browser can’t save games. Private browsing often prevents it.',
  unsaved: 'Your browser can’t save this game. Keep this page open until it’s over.',
  unsavedSure: 'Your browser can’t save this game. If you leave now, it’s gone.',
  halted: 'The game is saved as it was after the last move.',
};

export const credits = {
  title: 'Credits',
  about: 'Thanks to the people behind the games, the cards and the code.',
  art: 'Cards',
  letters: 'Typefaces',
  code: 'Made with',
  french: 'The court cards follow the public-domain set by Adrian Kennard. Pips, indices and backs were drawn for Hundredfold.',
  spanish: 'The Spanish deck was drawn for Hundredfold.',
  fonts:
    'Fraunces by Undercase Type and Figtree by Erik Kennedy; Cyrillic letters from Vollkorn by Friedrich Althausen and Onest by Dmitri Voloshin and Andrey Kudryavtsev. All under the SIL Open Font License.',
  software: 'Hundredfold is open source under the MIT license and is built on Colyseus, PixiJS, Preact and many others.',
};

/** Texts that the page has before its script runs; the build puts them into the HTML and into the check of the browser. */
export const page = {
  notLoaded: 'Hundredfold hasn’t loaded yet. Please reload the page.',
  needsScripts: 'Hundredfold needs JavaScript. Please allow it for this page.',
  tooOldTitle: 'Your browser is too old for Hundredfold',
  tooOld: (versions: string) =>
    `Update it, or open this page in another browser. Hundredfold needs one of these, or a newer one: ${versions}.`,
};
