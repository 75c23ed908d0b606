import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';

/** The refusals that have the same text in every game. */
type GameRefusal = 'not-your-turn' | 'not-in-hand' | 'game-over';

/** The refusals that a page gets only if the table has moved on meanwhile. All of them are told as `stale`. */
type LateRefusal = 'no-such-seat' | 'nobody-asked' | 'not-asked' | 'not-alone' | 'not-leading' | 'not-over';

export const refusals = {
  malformed: 'The table didn’t understand that. Reload the page and try again.',
  'too-fast': 'Not so fast – wait a moment.',
  stale: 'Too late: the game had already moved on.',
  'not-host': 'Only the host can do that.',
  'not-seated': 'You don’t have a seat at this table.',
  'seat-taken': 'Someone is already sitting there.',
  'seat-locked': 'The host has reserved that seat.',
  'seats-empty': 'The game starts when every seat is taken.',
  'nobody-there': 'That person isn’t here.',
  'nobody-to-ask': 'No other player is here who could agree.',
  removed: 'The host has asked you not to sit here.',
  'has-seen': 'You’ve already seen cards of this deal. You can join in the next one.',
  'bad-table': 'The game can’t be played like that. Choose again.',
  'already-playing': 'The game has already started.',
  'not-playing': 'No game is on.',
  'other-game': 'The table is being set up for another game.',
  'other-leads': 'Someone else is showing the game.',
  paused: 'The game is paused.',
  'no-takebacks': 'No takebacks with this clock.',
  'nothing-to-take-back': 'The last move wasn’t yours.',
  'seen-a-card': 'Someone has seen a new card since: the move stands.',
  'asked-before': 'You’ve already asked.',
  'stands-in': 'You’re standing in for this host, so you can’t remove them.',
  'left-to-bots': 'Bots are finishing this game.',
  'one-at-a-time': 'Give the others a chance: one message every two seconds.',
  'said-already': 'You’ve just said that.',
  'phrases-only': 'Quick phrases only at this table. The host can change that.',
  'sees-a-hand': 'You can see a player’s hand, so you can’t write until the game is over.',
  'nothing-said': 'The table no longer has that message.',
  halted: 'The game is on hold until an error is fixed.',
  unknown: 'We don’t know yet whether that worked.',
  'no-answer': 'No answer. Check your connection and try again.',
  'not-your-turn': 'It’s not your turn.',
  'not-in-hand': 'That card isn’t in your hand.',
  'game-over': 'The game is over.',
} satisfies Record<Exclude<TableRefusal, LateRefusal> | 'no-answer' | GameRefusal, string>;
