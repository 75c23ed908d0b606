import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { t } from '../../i18n/index.ts';

/** Returns whether a visitor may take over a bot's seat in a running game. */
export function isForTaking({ way, phase, seats }: Invitation): boolean {
  return way === 'watch' && phase === 'playing' && seats.some(({ status }) => status === 'bot');
}

/** Returns the buttons of the invitation page, the most important one first. */
export function waysIn(way: Invitation['way'], takes: boolean): readonly string[] {
  const { name, table } = t.value;
  if (takes) return [table.takeOver, table.justWatch];
  const buttons: Readonly<Record<Invitation['way'], readonly string[]>> = {
    back: [name.go],
    sit: [table.sitDown, table.justWatch],
    watch: [table.justWatch],
    wait: [t.value.join.wait],
  };
  return buttons[way];
}

/** Returns what keeps a visitor from a seat. */
export function invitationState(invitation: Invitation): string {
  const { shut, runningWithBots, running, full, reserved } = t.value.join;
  const { way, phase, seats } = invitation;
  if (way === 'wait') return shut;
  if (way !== 'watch') return '';
  if (isForTaking(invitation)) return runningWithBots;
  if (phase === 'playing') return running;
  return seats.some(({ status }) => status === 'locked') ? reserved : full;
}
