import { GROUP_LOOK_INTERVAL_MS } from '@hundredfold/shared/protocol/groups.ts';
import { clusterMessage, type MessageBus } from '../cluster/message-bus.ts';
import type { Clock } from '../platform/clock.ts';

/** The time for which a member counts as here after they looked at the page: one request may be late or lost. */
const PRESENT_MS = 2.5 * GROUP_LOOK_INTERVAL_MS;

interface Visit {
  readonly group: string;
  readonly personId: string;
}

const VISIT_EVENT = clusterMessage<Visit>('group visit');

export type GroupPresence = ReturnType<typeof openGroupPresence>;

/** Opens the memory of which members are at the page of their group now, in any process. It is in no storage. */
export function openGroupPresence({ now }: Pick<Clock, 'now'>, bus: Pick<MessageBus, 'publish' | 'subscribe'>) {
  /** The end of each visit, the first to end first, since all are equally long. */
  const ends = new Map<string, number>();
  const keyOf = ({ group, personId }: Visit): string => `${group} ${personId}`;

  function remember(visit: Visit): void {
    for (const [past, end] of ends) {
      if (now() < end) break;
      ends.delete(past);
    }
    ends.delete(keyOf(visit));
    ends.set(keyOf(visit), now() + PRESENT_MS);
  }

  bus.subscribe(VISIT_EVENT, remember);
  return {
    visit(visit: Visit): void {
      bus.publish(VISIT_EVENT, visit);
      remember(visit);
    },
    isHere: (visit: Visit): boolean => now() < (ends.get(keyOf(visit)) ?? 0),
  };
}
