import { effect, type ReadonlySignal } from '@preact/signals';
import { isHidden } from '../../lib/hidden.ts';
import type { ReplayLink } from '../../net/replay/replay-link.ts';

/** Milliseconds at normal speed for which a turn is shown after its cards have landed. */
const TURN_PAUSE_MS = 900;

/**
 * Plays a replay, and the answers of bots to a what-if, until the returned function is called. The next turn comes once nothing
 * moves at the table any more; in a hidden tab nothing comes.
 */
export function playReplay(link: ReplayLink, moving: ReadonlySignal<boolean>): () => void {
  return effect(() => {
    const { playing, speed } = link.state.value;
    const whatIf = link.whatIf.value;
    const isDue = whatIf === null ? playing : !whatIf.isAnswered;
    if (!isDue || moving.value || isHidden.value) return;
    const next = () => (whatIf === null ? link.run({ do: 'tick' }) : link.answer());
    const timer = setTimeout(next, TURN_PAUSE_MS / speed);
    return () => clearTimeout(timer);
  });
}
