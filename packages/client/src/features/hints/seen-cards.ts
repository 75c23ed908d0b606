import { remember } from '@hundredfold/shared/bots/card-memory.ts';
import type { CardMemory } from '@hundredfold/shared/core/known-cards.ts';
import { effect } from '@preact/signals';
import type { Snapshot, TableLink } from '../../net/table-link.ts';

/** The number of earlier positions whose memories are kept for takebacks. */
const MAX_EARLIER = 40;

/** The cards that the viewer of a table remembers at a position, and at those before it. */
interface SeenCards {
  readonly at: Snapshot;
  readonly roomChanges: number;
  /** `true` if the connection was lost since, so that turns may be missing. */
  readonly isInterrupted: boolean;
  /** The memories at the last positions; the last one is that of `at`. */
  readonly memories: readonly CardMemory[];
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
  const at = seen.get(link);
  const latest = at?.at.version === version ? at.memories.at(-1) : undefined;
  return latest?.view === view ? latest : remember(game, null, view, null);
}

function nextSeen(before: SeenCards | null, at: Snapshot, roomChanges: number): SeenCards {
  const { game, version, undone, view, last } = at;
  const next = (memories: readonly CardMemory[]) => ({ at, roomChanges, isInterrupted: false, memories });
  const anew = () => next([remember(game, null, view, null)]);
  if (before === null || !isSameMatch(before.at, at)) return anew();
  const { memories } = before;
  const now = memories.at(-1);
  if (now === undefined) return anew();
  if (before.at.version === version) return next([...memories.slice(0, -1), { ...now, view }]);
  if (before.isInterrupted || before.roomChanges !== roomChanges) return anew();
  if (undone !== version) return next([...memories, remember(game, now, view, last)].slice(-MAX_EARLIER));
  const earlier = memories.findLastIndex((each) => JSON.stringify(each.view) === JSON.stringify(view));
  const restored = memories[earlier];
  return restored === undefined ? anew() : next([...memories.slice(0, earlier), { ...restored, view }]);
}

function isSameMatch(one: Snapshot, other: Snapshot): boolean {
  return one.game === other.game && one.matchNumber === other.matchNumber && one.view.viewer === other.view.viewer;
}
