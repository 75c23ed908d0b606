import { hasSecrets } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { GRANTS } from './grants.ts';
import type { Leak } from './leak.ts';
import { PLACEBOS } from './placebos.ts';
import { SHUFFLES } from './shuffles.ts';
import { VIEWS } from './views.ts';
import { WIRES } from './wires.ts';

export function leaksOf(game: Game): readonly Leak[] {
  return [...GRANTS, ...VIEWS, ...WIRES, ...SHUFFLES].filter((leak) => canBePlanted(leak, game));
}

export function placebosOf(game: Game): readonly Leak[] {
  return PLACEBOS.filter((leak) => canBePlanted(leak, game));
}

function canBePlanted({ of }: Leak, game: Game): boolean {
  switch (of) {
    case 'hands':
      return hasHands(game);
    case 'secrets':
      return hasSecrets(game.actions);
    case 'anything hidden':
      return true;
    case 'the shuffle': // Its messages are the same in every game.
      return game.id === TEST_GAMES[0]?.id;
  }
}

export function hasHands(game: Game): boolean {
  return game.seats.max > 1 && Object.values(game.viewSchema.seat).includes('private');
}
