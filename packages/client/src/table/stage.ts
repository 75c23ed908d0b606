import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type CardMove, ownSeat, type Place, type View } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Snapshot, TableLink } from '../net/link.ts';
import { words } from '../words/index.ts';
import { type Frame, frame } from './geometry/frame.ts';
import { isHandOf, layout, type Zone } from './geometry/layout.ts';
import type { Size } from './geometry/spot.ts';
import type { NameOf, Question, Staging } from './staging.ts';
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
  /** What moves there, if anybody knows. */
  readonly move: CardMove | null;
}

/** A card in the viewer's hand: which of them, where some are alike. */
export interface OwnCard {
  readonly face: Face;
  readonly index: number;
}

/** Something that is asked before an action is complete. */
export interface Asked {
  readonly question: Question;
  readonly card: OwnCard | null;
}

/** Everything that the parts of one table share; each part reads what it needs. */
export interface Stage {
  readonly link: TableLink;
  readonly staging: Staging;
  /** How things stand. */
  readonly latest: Signal<Snapshot>;
  /** How it is shown: cards may still be on their way. */
  readonly shown: Signal<Shown>;
  readonly size: Signal<Size>;
  readonly frame: ReadonlySignal<Frame>;
  /** A card in hand that the pointer or the focus is on. */
  readonly considered: Signal<OwnCard | null>;
  /** The target that the pointer or the focus is on, by its id. */
  readonly aimed: Signal<string | null>;
  /** A card that was played and waits for the answer. */
  readonly pending: Signal<OwnCard | null>;
  /** Whether an action waits for its answer. */
  readonly asking: Signal<boolean>;
  readonly asked: Signal<Asked | null>;
  /** A choice that is being made with something other than a card. */
  readonly draft: Signal<number | null>;
  /** The latest first. */
  readonly entries: Signal<readonly Entry[]>;
  readonly name: NameOf;
}

export function makeStage(link: TableLink, staging: Staging, first: Snapshot): Stage {
  const latest = signal(first);
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => ownSeat(latest.value.view.viewer) ?? 0);
  return {
    link,
    staging,
    latest,
    shown: signal({ view: first.view, flight: 0, version: first.version, move: null }),
    size,
    frame: computed(() => frame(size.value, { seats: seats.value, below: below.value, hand: staging.hand ?? 'many' })),
    considered: signal(null),
    aimed: signal(null),
    pending: signal(null),
    asking: signal(false),
    asked: signal(null),
    draft: signal(null),
    entries: signal([]),
    name(seat) {
      const { seats, seat: own } = latest.value;
      return seat === own ? tableWords.value.you : seats[seat]?.name || words.value.table.seat(seat);
    },
  };
}

/** Whether what is shown is how things stand. */
export function isUpToDate({ shown, latest }: Stage): boolean {
  return shown.value.version === latest.value.version;
}

/** Where every card of a view lies on this table. */
export function zonesOf({ latest, staging, frame, draft }: Stage, view: View): readonly Zone[] {
  return layout(view, { game: latest.value.game, staging, frame: frame.value, draft: draft.value });
}

/** How far a card then stands out of the hand, as a share of its width. */
export const LIFT = 0.17;

/** Whether a card stands out of the viewer's hand: it is being considered, or on its way to the table. */
export function lifts({ latest, pending, considered, asked, staging }: Stage, place: Place, card: OwnCard): boolean {
  const { view } = latest.value;
  if (!isHandOf(view.viewer, place)) return false;
  if (isSame(card, pending.value) || isSame(card, asked.value?.card ?? null)) return true;
  return isSame(card, considered.value) && staging.press(view, card.face) !== null;
}

function isSame(one: OwnCard, other: OwnCard | null): boolean {
  return one.face === other?.face && one.index === other.index;
}
