import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Place, View } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { stagingOf } from '../games/index.ts';
import type { Snapshot, TableLink } from '../net/link.ts';
import { words } from '../words/index.ts';
import { type Frame, frame } from './frame.ts';
import { layout, type Zone } from './layout.ts';
import type { Size } from './spot.ts';
import type { NameOf, Staging } from './staging.ts';
import { tableWords } from './words.ts';

/** What was told after one step, the step's version with it. */
export interface Entry {
  readonly version: number;
  readonly lines: readonly string[];
}

/** What is to be seen, and how long the cards fly there. */
export interface Shown {
  readonly view: View;
  readonly flight: number;
  /** `null` on the way from one version to the next. */
  readonly version: number | null;
}

/** Everything that the parts of one table share; each part reads what it needs. */
export interface TableState {
  readonly link: TableLink;
  readonly staging: Staging;
  /** How it stands. */
  readonly latest: Signal<Snapshot>;
  /** How it is shown: cards may still be on their way to how it stands. */
  readonly shown: Signal<Shown>;
  readonly size: Signal<Size>;
  readonly frame: ReadonlySignal<Frame>;
  /** An own card over which the pointer or the focus is. */
  readonly considered: Signal<Face | null>;
  /** An own card that was played and waits for the answer. */
  readonly pending: Signal<Face | null>;
  /** A choice that is being made and is no card. */
  readonly draft: Signal<number | null>;
  /** The newest first. */
  readonly entries: Signal<readonly Entry[]>;
  readonly name: NameOf;
}

export function makeTableState(link: TableLink, first: Snapshot): TableState {
  const latest = signal(first);
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => latest.value.view.viewer ?? 0);
  return {
    link,
    staging: stagingOf(first.game.id),
    latest,
    shown: signal({ view: first.view, flight: 0, version: first.version }),
    size,
    frame: computed(() => frame(size.value, seats.value, below.value)),
    considered: signal(null),
    pending: signal(null),
    draft: signal(null),
    entries: signal([]),
    name(seat) {
      const { seats, seat: own } = latest.value;
      return seat === own ? tableWords.value.you : seats[seat]?.name || words.value.table.seat(seat);
    },
  };
}

/** Whether what is shown is how it stands. */
export function isUpToDate({ shown, latest }: TableState): boolean {
  return shown.value.version === latest.value.version;
}

/** Where every card of a view lies on this table. */
export function zonesOf({ latest, staging, frame, draft }: TableState, view: View): readonly Zone[] {
  return layout(view, { game: latest.value.game, staging, frame: frame.value, draft: draft.value });
}

/** How far a card then stands out of the hand, by its width. */
export const LIFT = 0.17;

/** Whether an own card stands out of the hand: it is being considered, or on its way to the table. */
export function lifts({ latest, pending, considered, staging }: TableState, place: Place, face: Face | null): boolean {
  const { seat, view } = latest.value;
  if (face === null || place.seat === null || place.seat !== seat) return false;
  return face === pending.value || (face === considered.value && staging.press(view, face) !== null);
}
