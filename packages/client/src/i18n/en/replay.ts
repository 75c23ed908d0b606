import { many } from './grammar.ts';

export const replay = {
  title: 'Replay',
  share: 'Share',
  loading: 'Opening the game …',
  bar: 'Replay controls',
  start: 'To the start',
  stepBack: 'Back one turn',
  play: 'Play',
  pause: 'Pause',
  stepForward: 'Forward one turn',
  end: 'To the end',
  turn: (turn: number, of: number) => `Turn ${turn} of ${of}`,
  /** Stands for the first move as long as there is none. */
  begins: 'The game begins.',
  deal: (deal: number) => `Deal ${deal}`,
  turns: (from: number, to: number) => `turns ${from} to ${to}`,
  view: 'View',
  allHands: 'All hands',
  publicView: 'Hands hidden',
  speed: 'Speed',
  leave: 'Close the replay',
  /** The prompt at a turn of the player whose view is shown. */
  tryAnother: 'Try another move',
  whatIf: 'What if',
  backToGame: 'Back to the game',
  continueFrom: 'Play on from here',
  continueWord: 'Play on',
  continueAbout: 'The game goes on from exactly this position, and doesn’t count in anyone’s statistics.',
  continueSeat: 'Your seat',
  continuedFrom: (turn: number) => (turn === 0 ? 'The same deal again' : `Played on from turn ${turn}`),
  continues: (turn: number) => (turn === 0 ? 'The deal of an earlier game' : `Continues a game from turn ${turn}`),
  /** Tells the host what a change of the table does. */
  continuesUnless: (turn: number) =>
    `This table ${turn === 0 ? 'has the deal of an earlier game' : `continues a game from turn ${turn}`}. If you change the game, the seats or an option, it starts with a new deal instead.`,
};

export const together = {
  start: 'Watch together',
  shows: (name: string) => `${name} is showing the game again.`,
  /** Everyone who does not watch with the leader reads this. */
  invites: (name: string) => `${name} is replaying – come along`,
  join: (name: string) => `Watch with ${name}`,
  youLead: 'You’re showing the game.',
  title: 'Watching together',
  goAlone: 'Watch on my own',
  pointsAt: (name: string, what: string) => `${name} points at: ${what}.`,
  pile: 'pile',
  place: 'empty place',
  pass: 'Hand over',
  passTitle: 'Who should show the game?',
  passed: 'Now you’re showing the game.',
  end: 'Stop showing',
  ended: 'You’re no longer watching together.',
  rematch: (names: string, count: number) => (count === 1 ? `${names} wants a rematch.` : `${names} want a rematch.`),
};

export const shareGame = {
  title: 'Share this game',
  /** The link to the game on the server. */
  short: 'Short link',
  serverAbout: 'Works while this server keeps the game.',
  lastingAbout: 'Never expires: the whole game is in the link.',
  fromTurn: (turn: number, view: string) => `Start at turn ${turn}, view: ${view}`,
  fileAbout: 'Anyone can open it here: Hundredfold reads it on their device.',
  save: 'Save game (JSON)',
  message: (game: string) => `A game of ${game} on Hundredfold`,
};

export const openGame = {
  title: 'Open a saved game',
  about:
    'Watch a game from a file, or choose from all the games that you’ve exported. It stays on this device: nothing is uploaded.',
  choose: 'Choose a file',
  drop: 'Or drop the file on this page.',
  which: 'Which game?',
  unreadableGames: (games: number) =>
    many(games, { one: '# game in this file can’t be read.', other: '# games in this file can’t be read.' }),
  toList: 'Back to the list',
  faults: {
    'no-record': {
      title: 'Game not found',
      text: 'There’s no such game here. It may have been deleted, or part of the link is missing.',
    },
    'not-allowed': {
      title: 'This game is private',
      text: 'Its table had no spectators, so only the people who played can see it again.',
    },
    unreachable: {
      title: 'No connection',
      text: 'This game is on the server, which doesn’t respond. Try again, or open a saved game.',
    },
    'too-many': { title: 'Too many attempts', text: 'Wait a moment, then try again.' },
    failed: { title: 'Something went wrong', text: 'The game could not be loaded. Try again in a moment.' },
    damaged: {
      title: 'This game can’t be read',
      text: 'It’s not a saved game, or it’s damaged. If you followed a link, part of it may be missing.',
    },
    'too-large': { title: 'This file is too large', text: 'Saved games are much smaller than this file.' },
    'no-games': { title: 'No games in this file', text: 'There’s no finished game in it.' },
    'unknown-game': { title: 'Unknown game', text: 'It’s a game that this version of Hundredfold doesn’t have.' },
    'other-rules': {
      title: 'Played by other rules',
      text: 'It was played with a version of the rules that isn’t known here. Reload the page in case there’s a newer version.',
    },
    'against-rules': {
      title: 'This game breaks the rules',
      text: 'Something in it can’t have happened, so it was changed or damaged.',
    },
  },
};

export const review = {
  title: 'Review',
  lastMistake: 'Previous mistake',
  nextMistake: 'Next mistake',
  /** Plays the better move from the position before a mistake. */
  tryIt: 'Try it',
  running: 'Reviewing the game …',
  failed: 'The review didn’t work in this browser.',
  byLuck: 'Luck',
  byYou: 'You',
  how: 'How is this worked out?',
  aboutLuck: 'All in points of winning chance. Luck is everything but the player’s own moves.',
  chance: (name: string, start: string, end: string) => `${name}: winning chance ${start} at the start, ${end} at the end.`,
  parts: { cards: 'Cards', play: 'Play', opponent: 'Opponent', others: 'The others', hidden: 'The rest' },
  about: {
    cards: 'luck of the deal and the draw',
    play: 'vs. a bot’s moves',
    opponent: 'vs. a bot',
    others: 'vs. bots',
    hidden: 'what you couldn’t know, such as hidden cards',
  },
  total: 'Altogether',
  noMistakes: 'No mistake stands out.',
  marks: { slip: 'Slip', mistake: 'Mistake' },
  costs: (share: string, isOwn: boolean) => `cost ${isOwn ? 'you ' : ''}${share} winning chance`,
  instead: 'Better:',
  alsoGood: 'About as good:',
  mistakes: (count: number) => many(count, { one: '# mistake', other: '# mistakes' }),
  slips: (count: number) => many(count, { one: '# slip', other: '# slips' }),
};
