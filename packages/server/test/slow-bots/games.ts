import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { highestCard } from '@hundredfold/shared/testing/tiny/highest-card.ts';

type SlowGame = Game & { readonly slowBot: true };

const plain: Game = highestCard;

/** Milliseconds that the patient bot needs, in which it does nothing but think. */
const PATIENCE = 300;

export const patient = withBot('patient', (view, source) => {
  const start = performance.now();
  while (performance.now() - start < PATIENCE);
  return plain.bot(view, source);
});

export const endless = withBot('endless', () => {
  for (;;);
});

export const throwing = withBot('throwing', () => {
  throw new Error('planted');
});

export const dying = withBot('dying', () => process.exit(1));

/** Shows a card of which nobody knows whether it is in the hand. */
export const cheating = withBot('cheating', () => ({ type: 'show', card: 'AS' }));

/** For the threads, which know only the games of the module that they are given. */
export function gameById(id: string): Game | undefined {
  return [plain, patient, endless, throwing, dying, cheating].find((game) => game.id === id);
}

function withBot(id: string, bot: (view: View, source: RandomSource) => ReturnType<Game['bot']>): SlowGame {
  return { ...plain, id, slowBot: true, bot };
}
