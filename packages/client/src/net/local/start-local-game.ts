import { signal } from '@preact/signals';
import { go, soloPath } from '../../ui/route.ts';
import { randomId } from '../account/secret.ts';
import type { NewLocalGame } from './messages.ts';

const ID_BYTES = 9;

/** The game to start on this device, with its id. Code that navigates to the solo page sets it. */
export const requestedGame = signal<{ readonly id: string; readonly newGame: NewLocalGame } | null>(null);

export function newGameId(): string {
  return randomId(ID_BYTES);
}

export function startLocalGame(newGame: NewLocalGame): void {
  const id = newGameId();
  requestedGame.value = { id, newGame };
  go(soloPath(id));
}
