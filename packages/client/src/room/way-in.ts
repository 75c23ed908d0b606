import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { words } from '../i18n/index.ts';
import { doorWords } from './door-words.ts';

/** Whether a game is on that somebody may join in a bot's place. */
export function isForTaking({ way, phase, seats }: Invitation): boolean {
  return way === 'watch' && phase === 'playing' && seats.some(({ status }) => status === 'bot');
}

/** What can be pressed at a door, the first of it most wanted. */
export function waysIn(way: Invitation['way'], takes: boolean): readonly string[] {
  const { name, table } = words.value;
  if (takes) return [table.takeOver, table.justWatch];
  const buttons: Readonly<Record<Invitation['way'], readonly string[]>> = {
    back: [name.go],
    sit: [table.sitDown, table.justWatch],
    watch: [table.justWatch],
    wait: [doorWords.value.wait],
  };
  return buttons[way];
}

/** What keeps whoever stands at a door from a seat. */
export function stateAtDoor(invitation: Invitation): string {
  const { shut, runningWithBots, running, full } = doorWords.value;
  const { way, phase } = invitation;
  if (way === 'wait') return shut;
  if (way !== 'watch') return '';
  if (isForTaking(invitation)) return runningWithBots;
  return phase === 'playing' ? running : full;
}
