import { signal } from '@preact/signals';
import type { LocalGameRequest } from '../local/messages.ts';
import { randomId } from '../net/secret.ts';
import { alonePath, go } from '../ui/route.ts';

/** Bytes of the id of a game on this device. */
const ID_BYTES = 9;

/** The game that is to begin on this device, and the id that it is to have; set by whatever leads to it. */
export const takeRequestedGame = signal<{ readonly id: string; readonly wish: LocalGameRequest } | null>(null);

export function newGameId(): string {
  return randomId(ID_BYTES);
}

/** Goes to a new game on this device. */
export function startOfflineGame(wish: LocalGameRequest): void {
  const id = newGameId();
  takeRequestedGame.value = { id, wish };
  go(alonePath(id));
}
