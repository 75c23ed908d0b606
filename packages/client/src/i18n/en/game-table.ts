import { listed, many } from './grammar.ts';

export const gameTable = {
  table: 'The table',
  hand: 'Your hand',
  you: 'You',
  log: 'What happened',
  /** The answers of a player who confirms each move: play a card, do something else, or go back. */
  play: 'Play',
  yes: 'Yes',
  /** The group of piles and places that a player can act on. */
  targets: 'On the table',
  logEmpty: 'Nothing has happened yet.',
  lookBack: 'Replay the last turn',
  cards: (count: number) => many(count, { one: '# card in hand', other: '# cards in hand' }),
  of: (points: number, target: number) => `${points} of ${many(target, { one: '# point', other: '# points' })}`,
  /** Points in a game in which few points are good. */
  penalty: (points: number, limit: number) =>
    `${points} of at most ${many(limit, { one: '# penalty point', other: '# penalty points' })}`,
  host: 'host',
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
  /** Told once to a player who uses a touch screen. */
  holdToLook: 'Hold a card or a place to preview it.',
  /** A seat's time, for players who cannot see the ring. */
  seconds: (left: number) => many(left, { one: '# second left', other: '# seconds left' }),
  secondsAndReserve: (left: number, reserve: number) =>
    `${many(left, { one: '# second left', other: '# seconds left' })}, and ${reserve} in reserve`,
  /** Spoken for a button that a lesson or a hint points to. */
  meant: 'Suggested',
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
  botPlays: 'A bot plays for you until you are back.',
};
