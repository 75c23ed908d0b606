import { computed, effect, signal } from '@preact/signals';
import type { ReplayState } from '../../net/replay/replay-state.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { TableLink } from '../../net/table-link.ts';

/** Milliseconds from one update to the next one: a table accepts twenty requests of a person in a second. */
const UPDATE_INTERVAL_MS = 200;

const RETRY_DELAY_MS = 1000;

/**
 * Tells the table what the leader of its shared replay shows, until the returned function is called. It goes on until the table has it,
 * also after the connection was lost.
 */
export function publishReplay(table: TableLink, replay: ReplayTableLink): () => void {
  const isAsking = signal(false);
  let next = 0;
  const isDue = computed(() => {
    const session = table.session.value;
    if (session.state !== 'live' || isAsking.value) return false;
    const { sharedReplay, me } = session.snapshot;
    return sharedReplay?.leader === me && !isSameState(sharedReplay, replay.state.value);
  });
  async function send(): Promise<void> {
    isAsking.value = true;
    next = performance.now() + UPDATE_INTERVAL_MS;
    const answer = await table.ask('showReplay', replay.state.peek());
    if (!answer.ok) next = performance.now() + RETRY_DELAY_MS;
    isAsking.value = false;
  }
  return effect(() => {
    if (!isDue.value) return;
    const timer = setTimeout(() => void send(), Math.max(0, next - performance.now()));
    return () => clearTimeout(timer);
  });
}

function isSameState(one: ReplayState, other: ReplayState): boolean {
  return one.turn === other.turn && one.playing === other.playing && one.speed === other.speed && one.view === other.view;
}
