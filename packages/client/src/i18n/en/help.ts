import type { Hints } from '@hundredfold/shared/protocol/hints.ts';

export const help = {
  title: 'Help',
  close: 'Close help',
  table: 'What’s this?',
};

export const hints = {
  ask: 'Hint',
  /** Shown if there is nothing more to say about the suggested move. */
  lit: 'Suggested move',
  /** The accessible name of the button while the engine thinks. */
  thinking: 'Thinking …',
  /** Added to the reason if another move may be as good. */
  closeCall: 'A close call.',
  title: 'Hints',
  choices: { never: 'Never', alone: 'Against bots', always: 'Always' } satisfies Readonly<Record<Hints, string>>,
  /** Explains the choice to everyone at the table. */
  stated: {
    never: 'No hints at this table.',
    alone: 'Hints when you play alone or with bots.',
    always: 'All players can ask for hints.',
  } satisfies Readonly<Record<Hints, string>>,
};

export const tips = {
  gotIt: 'Got it',
  preview: 'Here you see what would come of it.',
  hold: 'Hold a card to preview it.',
  help: 'Menu has the rules and what every sign means.',
};

export const legend = {
  now: 'Now',
  cards: 'These cards',
  plates: 'At the seats',
  over: 'The game is over. This is how it ended.',
  waits: (names: string) => `Waiting for ${names}.`,
  turn: 'Bright plate: their turn.',
  clock: 'Seconds left for the move, and in reserve for the deal.',
  held: 'Number on the backs: cards in hand.',
  host: 'Crown: the host.',
  bot: 'A bot.',
  botHolds: 'Away: a bot plays until they’re back.',
  away: 'Away: a bot will play for them soon.',
  /** The same while no bot plays for them. */
  awayOnly: 'Away: their connection is lost.',
  won: 'Brass edge: won the game.',
};
