import { remember } from '@hundredfold/shared/bots/card-memory.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import { effect } from '@preact/signals';
import type { Snapshot, TableLink } from '../../net/table-link.ts';

/** The cards that the viewer of a table remembers at a position. */
interface SeenCards {
  readonly at: Snapshot;
  readonly roomChanges: number;
  /** `true` if the connection was lost since, so that turns may be missing. */
  readonly isInterrupted: boolean;
  readonly memory: CardMemory;
}

type SeenLink = Pick<TableLink, 'session' | 'roomChanges'>;

const seen = new WeakMap<SeenLink, SeenCards>();

/** Returns whether a seated player may have hints: by the host's setting, and by default if no other person plays. */
export function allowsHints({ seats, seat, from, hints }: Snapshot): boolean {
  if (seat === null || from !== 'table' || hints === 'never') return false;
  return hints === 'always' || seats.every(({ status }, other) => other === seat || status === 'bot');
}

/** Remembers what the viewer of a table is shown, turn by turn, while hints are allowed. Stops when the returned function is called. */
export function followCards(link: SeenLink): () => void {
  const stop = effect(() => {
    const before = seen.get(link) ?? null;
    const session = link.session.value;
    const roomChanges = link.roomChanges.value;
    if (session.state !== 'live') {
      if (before !== null) seen.set(link, { ...before, isInterrupted: true });
    } else if (session.snapshot.phase !== 'playing' || !allowsHints(session.snapshot)) seen.delete(link);
    else seen.set(link, nextSeen(before, session.snapshot, roomChanges));
  });
  return () => {
    stop();
    seen.delete(link);
  };
}

/** Returns what the viewer knows of the cards at a position: from all that they were shown, or else from the view alone. */
export function seenCards(link: SeenLink, { game, view, version }: Snapshot): CardMemory {
  const { at, memory } = seen.get(link) ?? {};
  return at?.version === version && memory?.view === view ? memory : remember(game, null, view, null);
}

/** Remembers on from the position before. The memory begins anew after a takeback, or if turns may be missing. */
function nextSeen(before: SeenCards | null, at: Snapshot, roomChanges: number): SeenCards {
  const { game, version, undone, view, last } = at;
  const next = (memory: CardMemory): SeenCards => ({ at, roomChanges, isInterrupted: false, memory });
  if (before !== null && isSameMatch(before.at, at)) {
    if (before.at.version === version) return next({ ...before.memory, view });
    const isWhole = !before.isInterrupted && before.roomChanges === roomChanges && undone !== version;
    if (isWhole) return next(remember(game, before.memory, view, last));
  }
  return next(remember(game, null, view, null));
}

function isSameMatch(one: Snapshot, other: Snapshot): boolean {
  return one.game === other.game && one.matchNumber === other.matchNumber && one.view.viewer === other.view.viewer;
}
