import type { Result } from '@hundredfold/shared/core/result.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import type { Intent, IntentAnswer, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import type { IntentRefusal } from '@hundredfold/shared/protocol/table.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Snapshot, TableLink } from './table-link.ts';

/** A link to a table that exists only in this page. It is live from the start. */
export interface PageLink extends TableLink {
  readonly snapshot: ReadonlySignal<Snapshot>;
}

/** Creates a link to a table in this page. `act` answers moves at once; all other intents are refused. */
export function pageLink(
  snapshot: ReadonlySignal<Snapshot>,
  act: (move: Intent<'act'>) => Result<number, IntentRefusal>,
): PageLink {
  return {
    session: computed(() => ({ state: 'live', snapshot: snapshot.value })),
    roomChanges: signal(0),
    snapshot,
    async ask<Name extends IntentName>(name: Name, payload: Intent<Name>) {
      const answer = name === 'act' ? act(payload as Intent<'act'>) : refused({ refusal: 'not-playing' });
      return answer as Result<IntentAnswer<Name>, IntentRefusal>; // The answer to a move is its version.
    },
    onChatMessage: () => () => undefined,
    leave: () => undefined,
    close: () => undefined,
  };
}
