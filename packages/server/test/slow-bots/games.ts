import { skeleton } from '@hundredfold/games/testing/skeleton/rules/index.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';

const oneTrick: typeof skeleton = {
  ...skeleton,
  seats: { min: 2, max: 3 },
  setup: (options, seats) => ({ ...skeleton.setup(options, seats), phase: 'shuffle', leader: 0 }),
  resolveChance(state, lot) {
    const dealt = skeleton.resolveChance(state, lot);
    const hands = dealt.hands.map((hand) => hand.slice(0, 1));
    return { ...dealt, hands, deck: [...dealt.deck, ...dealt.hands.flatMap((hand) => hand.slice(1))] };
  },
};

/** A single trick, which the first seat leads, with one card for each player. */
export const plain: Game = oneTrick;

const THINKING_MS = 300;

export const patient = withSlowBot('patient', (view, source) => {
  const start = performance.now();
  while (performance.now() - start < THINKING_MS);
  return plain.bot(view, source);
});

export const endless = withSlowBot('endless', () => {
  for (;;);
});

export const throwing = withBot('throwing', () => {
  throw new Error('planted');
});

export const dying = withSlowBot('dying', () => process.exit(1));

/** A bot that plays a card which may not be in its hand. */
export const cheating = withBot('cheating', () => ({ type: 'play', card: 'AS' }));

/** Returns a game by its id, for the threads, which know only the games of their module. */
export function gameById(id: string): Game | undefined {
  return [plain, patient, endless, throwing, dying, cheating].find((game) => game.id === id);
}

function withBot(id: string, bot: (view: View, source: RandomSource) => ReturnType<Game['bot']>): Game {
  return { ...plain, id, bot };
}

/** Returns a game whose easy bot has this choice, and whose normal bot is quick. */
function withSlowBot(id: string, bot: (view: View, source: RandomSource) => ReturnType<Game['bot']>): Game {
  return { ...withBot(id, bot), rememberingBot: (view, source) => plain.bot(view, source) };
}
