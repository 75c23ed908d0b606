import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { type CardMove, mayAct, ownSeat, type Place, type View } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Snapshot, TableLink } from '../net/link.ts';
import { words } from '../words/index.ts';
import { type Frame, frame } from './geometry/frame.ts';
import { isHandOf, layout, type Zone } from './geometry/layout.ts';
import type { Size } from './geometry/spot.ts';
import type { NameOf, Picking, Question, Staging } from './staging.ts';
import { tableWords } from './words.ts';

/** A card in the viewer's hand: which of them, where some are alike. */
export interface OwnCard {
  readonly face: Face;
  /** Its place in the hand as it is held. */
  readonly index: number;
}

export function isSameCard(one: OwnCard, other: OwnCard | null): boolean {
  return one.face === other?.face && one.index === other.index;
}

export function isAmong(card: OwnCard, cards: readonly OwnCard[]): boolean {
  return cards.some((each) => isSameCard(card, each));
}

/** The cards that are picked once one of the hand is pressed: it joins them unless there are enough, or it goes back. */
export function toggled(picked: readonly OwnCard[], card: OwnCard, count: number): readonly OwnCard[] {
  if (isAmong(card, picked)) return picked.filter((each) => !isSameCard(card, each));
  return picked.length < count ? [...picked, card] : picked;
}

/** Their faces, as they lie in the hand. */
export function facesInHand(cards: readonly OwnCard[]): readonly Face[] {
  return cards.toSorted((one, other) => one.index - other.index).map(({ face }) => face);
}

/** What was told after one step, the step's version with it. */
export interface Entry {
  readonly version: number;
  readonly lines: readonly string[];
}

/** What is to be seen, and how long the cards fly there. */
export interface Shown {
  readonly view: View;
  readonly flight: number;
  /** The decision that the viewer has before them there; `null` on the way to it. */
  readonly decision: number | null;
  /** What moves there, if anybody knows. */
  readonly move: CardMove | null;
}

/** Something that is asked before an action is complete. */
export interface Asked {
  readonly question: Question;
  /** What it is asked about, if that is cards in hand. */
  readonly cards: readonly OwnCard[];
}

/** Everything that the parts of one table share; each part reads what it needs. */
export interface Stage {
  readonly link: TableLink;
  readonly staging: Staging;
  /** How things stand. */
  readonly latest: Signal<Snapshot>;
  /** How it is shown: cards may still be on their way. */
  readonly shown: Signal<Shown>;
  /** Counts what the viewer has had to decide; what the others do meanwhile need not make it another decision. */
  readonly decision: Signal<number>;
  readonly size: Signal<Size>;
  readonly frame: ReadonlySignal<Frame>;
  /** A card in hand that the pointer or the focus is on. */
  readonly considered: Signal<OwnCard | null>;
  /** The target that the pointer or the focus is on, by its id. */
  readonly aimed: Signal<string | null>;
  /** Cards in hand that are picked, to be played together. */
  readonly picked: Signal<readonly OwnCard[]>;
  /** Cards that were played and wait for the answer. */
  readonly pending: Signal<readonly OwnCard[]>;
  /** Whether an action waits for its answer. */
  readonly asking: Signal<boolean>;
  readonly asked: Signal<Asked | null>;
  /** A choice that is being made with something other than a card. */
  readonly draft: Signal<number | null>;
  /** What somebody means the viewer to do: a lesson, or a hint. */
  readonly lit: ReadonlySignal<readonly AnyAction[]>;
  /** The latest first. */
  readonly entries: Signal<readonly Entry[]>;
  readonly name: NameOf;
}

/** Nothing is meant: one plays as one likes. */
const UNLIT: ReadonlySignal<readonly AnyAction[]> = signal([]);

export function makeStage(link: TableLink, staging: Staging, first: Snapshot, lit = UNLIT): Stage {
  const latest = signal(first);
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => ownSeat(latest.value.view.viewer) ?? 0);
  return {
    link,
    staging,
    latest,
    shown: signal({ view: first.view, flight: 0, decision: 0, move: null }),
    decision: signal(0),
    size,
    frame: computed(() => frame(size.value, { seats: seats.value, below: below.value, hand: staging.hand ?? 'many' })),
    considered: signal(null),
    aimed: signal(null),
    picked: signal([]),
    pending: signal([]),
    asking: signal(false),
    asked: signal(null),
    draft: signal(null),
    lit,
    entries: signal([]),
    name(seat) {
      const { seats, seat: own } = latest.value;
      return seat === own ? tableWords.value.you : seats[seat]?.name || words.value.table.seat(seat);
    },
  };
}

/** Whether what is shown is how things stand, as far as the viewer's decision goes. */
export function isUpToDate({ shown, decision }: Stage): boolean {
  return shown.value.decision === decision.value;
}

/** The view that says who is to act: while the others' cards fly, whoever still has the same to decide is. */
export function viewOfTurn(stage: Stage): View {
  return isUpToDate(stage) ? stage.latest.value.view : stage.shown.value.view;
}

/** What cards are to be picked for now, if the viewer is to pick any. */
export function pickingOf({ latest, staging, name }: Stage): Picking | null {
  const { view, phase } = latest.value;
  return phase === 'playing' && mayAct(view) ? (staging.picks?.(view, name) ?? null) : null;
}

/** Whether pressing a card in hand does anything now. */
export function canPress(stage: Stage, card: OwnCard): boolean {
  const picking = pickingOf(stage);
  if (picking === null) return stage.staging.press(stage.latest.value.view, card.face) !== null;
  return isAmong(card, stage.picked.value) || stage.picked.value.length < picking.count;
}

/** Where every card of a view lies on this table. */
export function zonesOf({ latest, staging, frame, draft }: Stage, view: View): readonly Zone[] {
  return layout(view, { game: latest.value.game, staging, frame: frame.value, draft: draft.value });
}

/** How far a card then stands out of the hand, as a share of its width. */
export const LIFT = 0.17;

/** Whether a card stands out of the viewer's hand: it is considered, picked, or on its way to the table. */
export function lifts(stage: Stage, place: Place, card: OwnCard): boolean {
  const { latest, picked, pending, asked, considered } = stage;
  if (!isHandOf(latest.value.view.viewer, place)) return false;
  if ([picked.value, pending.value, asked.value?.cards ?? []].some((cards) => isAmong(card, cards))) return true;
  return isSameCard(card, considered.value) && canPress(stage, card);
}
