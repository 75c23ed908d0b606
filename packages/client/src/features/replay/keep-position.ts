import { effect } from '@preact/signals';
import type { ReplayPosition } from '../../net/replay/replay-address.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';

/** Milliseconds for which a turn is shown before it is kept: browsers refuse changes of an address that follow each other too fast. */
const KEEP_DELAY_MS = 400;

/**
 * Passes the shown turn and view to `keep`, which puts them into the history of the browser, so that a reload shows them again. It goes
 * on until the returned function is called.
 */
export function keepPosition({ state }: ReplayTableLink, keep: (at: ReplayPosition) => void): () => void {
  return effect(() => {
    const { turn, view } = state.value;
    const timer = setTimeout(() => keep({ turn, view }), KEEP_DELAY_MS);
    return () => clearTimeout(timer);
  });
}
