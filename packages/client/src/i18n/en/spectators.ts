import type { SpectatorAccess } from '@hundredfold/shared/protocol/spectators.ts';
import { many } from './grammar.ts';

export const spectators = {
  title: 'Spectators',
  choices: {
    none: 'No',
    public: 'Yes',
    late: 'Yes, hands a few turns late',
    dealt: 'Yes, hands after each deal',
  } satisfies Readonly<Record<SpectatorAccess, string>>,
  delay: 'How many turns late',
  /** Explains a choice to the host, and to everyone at the table if it is not the default. */
  stated: (watch: SpectatorAccess, turns: number) =>
    ({
      none: 'While a game is on, only its players are at the table.',
      public: 'Anyone with the link sees the table, but no hands.',
      late: `Spectators can see all hands, ${turns} turns late. That gives a lot away.`,
      dealt: 'Spectators can see all hands after each deal.',
    })[watch],
  readers: (count: number) => many(count, { one: '# person sees all hands', other: '# people see all hands' }),
  back: 'Back to the table',
  open: (watch: SpectatorAccess, turns: number) =>
    watch === 'late' ? `All hands, ${turns} turns late.` : 'A finished deal, with all hands.',
  openToEnd: 'The game is over: all hands, to the end.',
  soon: (watch: SpectatorAccess, turns: number) =>
    watch === 'late' ? `The hands open after ${turns} turns.` : 'The hands open after the first deal.',
  showHand: 'Show my hand',
  hideHand: 'Hide my hand',
  /** The text that says whose hand a spectator sees; `null` is the reader's own. */
  sees: (whose: string | null) => (whose === null ? 'sees your hand' : `sees the hand of ${whose}`),
  shownTo: (name: string) => `${name} is showing you their hand.`,
  /** Shown to spectators who found no room at the table itself. */
  further: 'It’s crowded: you’re watching from the back.',
  closer: 'Move closer',
  closed: 'The hands are hidden again. This is the table now.',
  nobodyTitle: 'No spectators here',
  nobody: 'The host wants only players at the table. You’re welcome once the game is over.',
};
