import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { type CardMove, mayAct, ownSeat, type View } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Snapshot, TableLink } from '../link/table-link.ts';
import { settings } from '../ui/settings.ts';
import type { Carried, LetGo } from './carried.ts';
import { type Frame, frame } from './geometry/frame.ts';
import { layout, ownFaces, type Zone } from './geometry/layout.ts';
import type { Pose, Size } from './geometry/pose.ts';
import type { AnimationStep } from './motion/plan.ts';
import { keptOwn, type Order, orderIn } from './order.ts';
import { isAmong, type OwnCard } from './own-card.ts';
import type { NameOf, Picking, Presentation, Question, SceneMoment, Target } from './presentation.ts';
import { arranged } from './sortings.ts';
import { asPlayable } from './standstill.ts';
import { nameIn } from './words.ts';

/** What was told after one step, or of something else that happened then; the version of the step with it. */
export interface LogEntry {
  readonly kind: 'step' | 'event';
  /** No other entry of the page has it. */
  readonly id: number;
  readonly version: number;
  readonly lines: readonly string[];
}

/** What is to be seen, and how long the cards fly there. */
export interface ShownTable {
  readonly view: View;
  readonly flight: number;
  /** The decision that the viewer has before them there; `null` on the way to it. */
  readonly decision: number | null;
  /** What moves there, if anybody knows. */
  readonly move: CardMove | null;
  /** The last version that is seen to its end. */
  readonly version: number;
  /** What is said of it while something past is looked at again; else `null`. */
  readonly again: string | null;
}

/** A turn as the viewer saw it, to be looked at again. */
export interface PastTurn {
  readonly before: View;
  readonly beats: readonly AnimationStep[];
  readonly said: string;
}

/** Something that is asked before an action is complete, or whether it is meant. */
export interface AskedQuestion {
  readonly kind: 'choice' | 'whether';
  readonly question: Question;
  /** What it is asked about, if that is cards in hand. */
  readonly cards: readonly OwnCard[];
  /** The target that it is asked about, if it is one. */
  readonly target: string | null;
}

/** What was pressed in vain: which card or target, and the reason. */
export interface RefusedPress {
  readonly card: OwnCard | null;
  readonly target: string | null;
  readonly text: string;
  /** Of the rules. */
  readonly paragraph: string | undefined;
}

/** A card that shakes its head: how far it is from where it lies, as a share of its width. */
export interface HeldLook {
  readonly card: OwnCard;
  readonly by: number;
}

/** Everything that the parts of one table share; each part reads what it needs. */
export interface Stage {
  readonly link: TableLink;
  readonly presentation: Presentation;
  /** How things stand. */
  readonly latest: Signal<Snapshot>;
  /** How it is shown: cards may still be on their way. */
  readonly shown: Signal<ShownTable>;
  /** Counts what the viewer has had to decide; what the others do meanwhile need not make it another decision. */
  readonly decision: Signal<number>;
  /** Whether the cards are painted by now. */
  readonly dressed: Signal<boolean>;
  readonly size: Signal<Size>;
  readonly frame: ReadonlySignal<Frame>;
  /** How the viewer holds their hand. It is theirs alone: nobody is told. */
  readonly order: Signal<Order>;
  /** Their hand as they have put it, as far as they have. */
  readonly own: Signal<readonly Face[]>;
  /** What can be looked at again. */
  readonly past: Signal<PastTurn | null>;
  /** Counts how often somebody looked back. */
  readonly lookedBack: Signal<number>;
  /** Counts how often somebody would not wait for what is still moving. */
  readonly hastened: Signal<number>;
  /** A card in hand that the pointer or the focus is on. */
  readonly considered: Signal<OwnCard | null>;
  /** The target that the pointer or the focus is on, by its id. */
  readonly aimed: Signal<string | null>;
  /** A card that is carried over the table, and where its middle is. */
  readonly carried: Signal<Carried | null>;
  readonly inAir: Signal<Pose | null>;
  readonly letGo: Signal<LetGo | null>;
  /** Cards in hand that are picked, to be played together. */
  readonly picked: Signal<readonly OwnCard[]>;
  /** Cards that were played and wait for the answer. */
  readonly pending: Signal<readonly OwnCard[]>;
  /** Whether an action waits for its answer. */
  readonly asking: Signal<boolean>;
  readonly asked: Signal<AskedQuestion | null>;
  /** As long as the reason is said. */
  readonly refused: Signal<RefusedPress | null>;
  readonly sway: Signal<HeldLook | null>;
  /** A choice that is being made with something other than a card. */
  readonly draft: Signal<number | null>;
  readonly logOpen: Signal<boolean>;
  /** What somebody new to the game is told beside it, as long as it is shown. */
  readonly advice: Signal<string | null>;
  /** What somebody means the viewer to do: a lesson, or a hint. */
  readonly lit: ReadonlySignal<readonly AnyAction[]>;
  /** Why, in a sentence, where they say that at the table. */
  readonly tip: ReadonlySignal<string | null>;
  /** Said last to whoever does not see what they did to their hand. */
  readonly aloud: Signal<string>;
  /** The latest first. */
  readonly entries: Signal<readonly LogEntry[]>;
  readonly name: NameOf;
  /** What goes on while something is shown. */
  readonly moment: ReadonlySignal<SceneMoment>;
}

/** Nothing is meant: one plays as one likes. */
const UNLIT: Stage['lit'] = signal([]);
const UNSAID: Stage['tip'] = signal(null);

type Meant = { readonly [Part in 'lit' | 'tip']?: Stage[Part] | undefined };

export function makeStage(
  link: TableLink,
  presentation: Presentation,
  first: Snapshot,
  { lit = UNLIT, tip = UNSAID }: Meant = {},
): Stage {
  const latest = signal(asPlayable(first));
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => ownSeat(latest.value.view.viewer) ?? 0);
  const stage: Stage = {
    link,
    presentation,
    latest,
    shown: signal({ view: latest.peek().view, flight: 0, decision: 0, move: null, version: first.version, again: null }),
    decision: signal(0),
    dressed: signal(false),
    size,
    frame: computed(() =>
      frame(size.value, {
        seats: seats.value,
        below: below.value,
        hand: presentation.hand ?? 'many',
        cards: settings.cardSize.value,
        handed: settings.handed.value,
      }),
    ),
    order: orderIn(first.game.id, presentation),
    own: signal(keptOwn(first)),
    past: signal(null),
    lookedBack: signal(0),
    hastened: signal(0),
    considered: signal(null),
    aimed: signal(null),
    carried: signal(null),
    inAir: signal(null),
    letGo: signal(null),
    picked: signal([]),
    pending: signal([]),
    asking: signal(false),
    asked: signal(null),
    refused: signal(null),
    sway: signal(null),
    draft: signal(null),
    logOpen: signal(false),
    advice: signal(null),
    lit,
    tip,
    aloud: signal(''),
    entries: signal([]),
    name: (seat) => nameIn(latest.value)(seat),
    moment: computed(() => momentOf(stage)),
  };
  return stage;
}

/** Whether what is shown is how things stand, as far as the viewer's decision goes. */
export function isUpToDate({ shown, decision }: Stage): boolean {
  return shown.value.decision === decision.value;
}

/** Whether the viewer's own hand is shown as it is: no card is still to come to it, or to leave it. */
export function hasOwnHandLanded({ shown, latest }: Pick<Stage, 'shown' | 'latest'>): boolean {
  const faces = ownFaces(latest.value.view);
  const seen = ownFaces(shown.value.view);
  return faces.length === seen.length && faces.every((face, index) => face === seen[index]);
}

/** The view that says who is to act: what is said agrees with what is to be seen. */
export function viewOfTurn(stage: Stage): View {
  return isUpToDate(stage) ? stage.latest.value.view : stage.shown.value.view;
}

/** Whoever acts does not wait for what is still moving. */
export function skipAnimation({ hastened }: Stage): void {
  hastened.value++;
}

/** Shows the last turn again, or ends that. */
export function replayTurn(stage: Stage): void {
  if (stage.shown.peek().again !== null) skipAnimation(stage);
  else if (stage.past.peek() !== null) stage.lookedBack.value++;
}

function momentOf(stage: Stage): SceneMoment {
  const { latest, shown, considered, asked } = stage;
  const current = isUpToDate(stage) && latest.value.phase === 'playing';
  const card = considered.value ?? (asked.value?.kind === 'whether' ? (asked.value.cards[0] ?? null) : null);
  return {
    considered: current && card !== null && canPress(stage, card) ? card.face : null,
    aimed: current && canAct(stage) ? aimedAt(stage) : null,
    move: shown.value.move,
  };
}

/** The target that is considered, or is asked about. */
export function aimedAt({ aimed, asked }: Stage): string | null {
  return aimed.value ?? asked.value?.target ?? null;
}

/** Whether the target that is considered does anything now. */
function canAct(stage: Stage): boolean {
  const aimed = aimedAt(stage);
  return aimed !== null && targetsOf(stage).some(({ id, press }) => id === aimed && press !== null);
}

/** The piles and places of this table on which one can act. */
export function targetsOf({ presentation, latest, frame, name }: Stage): readonly Target[] {
  return presentation.targets?.(latest.value.view, { frame: frame.value, name }) ?? [];
}

/** Whether the table waits for the viewer, who sees how it stands and has not answered yet. */
export function isAwaited(stage: Stage): boolean {
  const { view, phase } = stage.latest.value;
  return phase === 'playing' && mayAct(view) && isUpToDate(stage) && !stage.asking.value;
}

/** What cards are to be picked for now, if the viewer is to pick any. */
export function pickingOf({ latest, presentation, name }: Stage): Picking | null {
  const { view, phase } = latest.value;
  return phase === 'playing' && mayAct(view) ? (presentation.picks?.(view, name) ?? null) : null;
}

/** Whether pressing a card in hand does anything now. */
export function canPress(stage: Stage, card: OwnCard): boolean {
  const picking = pickingOf(stage);
  if (picking === null) return stage.presentation.press(stage.latest.value.view, card.face) !== null;
  return isAmong(card, stage.picked.value) || stage.picked.value.length < picking.count;
}

/** Whether a card in hand is dimmed: it is the viewer's turn, and this one can do nothing. */
export function isDim(stage: Stage, card: OwnCard): boolean {
  return stage.presentation.staysBright !== true && isAwaited(stage) && !canPress(stage, card);
}

/** Whether what can be done stands out: something else was pressed in vain, by somebody whose turn it is. */
export function isShown(stage: Stage): boolean {
  return stage.refused.value !== null && isAwaited(stage);
}

/** Where every card of a view lies on this table. */
export function zonesOf(stage: Stage, view: View, held = (hand: readonly Face[]) => heldBy(stage, hand)): readonly Zone[] {
  const { latest, presentation, frame, draft } = stage;
  return layout(view, { game: latest.value.game, presentation, frame: frame.value, draft: draft.value, held });
}

/** A hand in the order in which the viewer holds theirs. */
export function heldBy({ presentation, order, own }: Stage, hand: readonly Face[]): readonly Face[] {
  const { sortings = [], sorted } = presentation;
  if (sortings.length > 0 && order.value === 'own') return arranged(hand, own.value);
  return (sortings.find(({ by }) => by === order.value)?.sorted ?? sorted)(hand);
}
