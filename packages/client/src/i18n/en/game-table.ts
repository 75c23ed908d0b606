import type { Face } from '@hundredfold/shared/cards/face.ts';
import { line } from '../sentence.ts';
import { innerCard, listed, many, pointCount } from './grammar.ts';

export const gameTable = {
  table: 'The table',
  hand: 'Your hand',
  log: 'What happened',
  /** The answers of a player who confirms each move: play a card, do something else, or go back. */
  play: 'Play',
  yes: 'Yes',
  /** The group of piles and places that a player can act on. */
  targets: 'On the table',
  logEmpty: 'Nothing has happened yet.',
  lookBack: 'Replay the last turn',
  cards: (count: number) => many(count, { one: '# card in hand', other: '# cards in hand' }),
  of: (points: number, target: number) => `${points} of ${pointCount(target)}`,
  /** Points in a game in which few points are good. */
  penalty: (points: number, limit: number) =>
    `${points} of at most ${many(limit, { one: '# penalty point', other: '# penalty points' })}`,
  held: 'bot plays',
  /** A player who has been idle for too long. */
  away: 'away',
  disconnected: (seconds: number) => `Disconnected: a bot plays in ${seconds} s`,
  empty: 'empty',
  holds: (cards: string) => `In hand: ${cards}.`,
  over: 'The game is over',
  paused: 'Paused',
  onHold: 'On hold',
  /** Shown instead of the prompt after a match that had become too long. */
  unfinished: 'The game ended without a result',
  notYet: (names: readonly string[]) =>
    names.length === 1 ? `Not yet: it’s ${names[0]}’s turn.` : `Not yet: waiting for ${listed(names)}.`,
  /** The answer to picking more cards than a move takes. */
  enough: 'That’s enough: put one back first.',
  justDrawn: 'Just drawn',
  drawPileEmpty: 'The draw pile is empty.',
  turnOf: (name: string) => `It’s ${name}’s turn`,
  /** A seat's time, for players who cannot see the ring. */
  seconds: (left: number) => many(left, { one: '# second left', other: '# seconds left' }),
  secondsAndReserve: (left: number, reserve: number) =>
    `${many(left, { one: '# second left', other: '# seconds left' })}, and ${reserve} in reserve`,
  /** Spoken for a button that a lesson or a hint points to. */
  marks: { 'is-meant': 'Suggested', 'is-mistaken': 'Played in the game' },
  ordered: (order: string) => `Your hand: ${order}`,
  orders: { suit: 'by suit', rank: 'by rank', own: 'your own order' },
  putAt: (card: string, place: number, of: number) => `${card}, now card ${place} of ${of}`,
};

/** Texts about a lost connection, for the player who lost it and for the others at the table. */
export const away = {
  isAway: (name: string) => `${name} is disconnected.`,
  /** The host reads this after `isAway`. */
  botComes: (seconds: number) => `A bot plays in ${seconds} s.`,
  botNow: 'Let a bot play now',
  free: 'Open the seat',
  botIn: (seconds: number) => `A bot plays for you in ${seconds} s.`,
};

/** Texts about events at a table that its cards do not show. */
export const events = {
  theirs: {
    left: (name: string) => `${name} left the table.`,
    stood: (name: string) => `${name} stood up.`,
    sat: (name: string) => `${name} took a seat.`,
    moved: (name: string) => `${name} changed seats.`,
    came: (name: string) => `${name} is watching.`,
    went: (name: string) => `${name} stopped watching.`,
    arranged: (name: string) => `${name} changed the game options.`,
    held: (name: string) => `${name} is away. A bot plays until they’re back.`,
    back: (name: string) => `${name} is back.`,
    host: (name: string) => `${name} is the host now.`,
    choosing: (name: string) => `${name} is choosing the next game.`,
    'took-back': (name: string) => `${name} took a move back.`,
    claimed: (name: string) => `${name} has the seat back, in another browser.`,
  },
  yours: {
    left: 'You left the table.',
    stood: 'You stood up.',
    sat: 'You took a seat.',
    moved: 'You changed seats.',
    came: 'You’re watching.',
    went: 'You stopped watching.',
    arranged: 'You changed the game options.',
    held: 'A bot plays for you until you’re back.',
    back: 'You’re back.',
    host: 'You’re the host now.',
    choosing: 'You’re choosing the next game.',
    'took-back': 'You took a move back.',
    claimed: 'You have your seat back.',
  },
  readmitted: 'The host lets you sit here again.',
  renamed: (name: string, to: string) => `${name} is now called ${to}.`,
  youRenamed: (to: string) => `You’re now called ${to}.`,
  botPlayed: (name: string, card: Face) => line`${name} ran out of time, so a bot played the ${innerCard(card)}.`,
  botMoved: (name: string) => `${name} ran out of time, so a bot made the move.`,
  botPlayedForYou: (card: Face) => line`Your time ran out, so a bot played the ${innerCard(card)} for you.`,
  botMovedForYou: 'Your time ran out, so a bot made your move.',
  /** A player shows their hand to a spectator: told to the others, and to the player. */
  handShown: (name: string, to: string) => `${name} is showing ${to} their hand.`,
  handShownByYou: (to: string) => `You’re showing ${to} your hand.`,
  botSaid: (name: string, words: string) => `${name} says: “${words}”`,
  began: (game: string) => `A new game has started: ${game}.`,
  resumed: 'The game goes on.',
  /** The match comes near the length at which the table ends it. */
  long: (moves: number) =>
    `This game is getting very long. It ends without a result after ${many(moves, { one: '# more move', other: '# more moves' })}.`,
};

export const result = {
  wins: (names: string, count: number) => (count === 1 ? `${names} wins` : `${names} win`),
  youWin: 'You win',
  place: (place: number) => `${place}.`,
  points: (points: number) => pointCount(points),
  pointsHead: 'Points',
  placeHead: 'Place',
  playerHead: 'Player',
  rematch: 'Rematch',
  again: 'Play again',
  newDeal: 'New deal',
  sameDeal: 'Same deal again',
  ready: (names: string) => `You’re ready. Waiting for ${names}.`,
  isReady: 'Ready',
  /** Stands beside a player who wants the rematch. */
  readySign: 'ready',
  withoutThem: 'Start without them',
  begun: (game: string) => `The next game has started: ${game}.`,
  continuedFrom: (turn: number) =>
    `${turn === 0 ? 'You had seen this deal before' : `Played on from turn ${turn} of another game`}, so it doesn’t count in the statistics.`,
  byBots: 'Bots finished this game.',
  /** The title and the text after a match that had become too long. */
  unfinished: 'No result',
  tooLong: 'This game went on for too long, so it ended without a result. It doesn’t count.',
  toTable: 'Continue',
  back: 'Home',
  show: 'Result',
  won: 'Won',
  lost: 'Lost',
  watchers: 'Any player can ask for a rematch.',
  evening: 'So far at this table',
  gamesWonHead: 'Games won',
  gamesWon: (wins: number, games: number) => `${wins} of ${games} won`,
};
