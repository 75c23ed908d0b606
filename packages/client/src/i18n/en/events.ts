import type { Face } from '@hundredfold/shared/cards/face.ts';
import { line } from '../sentence.ts';
import { innerCard, many } from './grammar.ts';

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
  paused: 'The game is paused.',
  resumed: 'The game goes on.',
  /** The match comes near the length at which the table ends it. */
  long: (moves: number) =>
    `This game is getting very long. It ends without a result after ${many(moves, { one: '# more move', other: '# more moves' })}.`,
};
