import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { type CardMove, mayAct, ownSeat, type View } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import type { DraggedCard, DroppedCard } from '../input/drop-target.ts';
import { type Frame, frame } from '../layout/frame.ts';
import { layout, ownFaces, type Zone } from '../layout/layout.ts';
import type { Pose, Size } from '../layout/pose.ts';
import type { AnimationStep } from '../motion/plan.ts';
import type { NameOf, Picking, Presentation, Question, SceneMoment, Target } from '../presentation.ts';
import { nameIn } from '../words.ts';
import { keptOwn, type Order, orderIn } from './order.ts';
import { isAmong, type OwnCard } from './own-card.ts';
import { asPlayable } from './play-stop.ts';
import { arranged } from './sortings.ts';

/** The log sentences of one step, or of another event, with the version of the step. */
export interface LogEntry {
  readonly kind: 'step' | 'event';
  /** The id, unique on this page. */
  readonly id: number;
  readonly version: number;
  readonly lines: readonly string[];
}

/** The shown view, and the duration of the flights of its cards. */
export interface ShownTable {
  readonly view: View;
  readonly flight: number;
  /** The decision that the viewer has there; `null` on the way to it. */
  readonly decision: number | null;
  /** The movement; `null` if there is none or it is unknown. */
  readonly move: CardMove | null;
  /** The last version whose animation has ended. */
  readonly version: number;
  /** The description of the replayed turn during a replay; otherwise `null`. */
  readonly again: string | null;
}

/** A turn as the viewer saw it, for the replay. */
export interface ReplayedTurn {
  readonly before: View;
  readonly beats: readonly AnimationStep[];
  readonly said: string;
}

/** A question that an action needs, or the question to confirm it. */
export interface AskedQuestion {
  readonly kind: 'choice' | 'whether';
  readonly question: Question;
  /** The cards in hand that the question is about, if any. */
  readonly cards: readonly OwnCard[];
  /** The target that the question is about, if any. */
  readonly target: string | null;
}

/** The refused card or target, and the reason. */
export interface RefusedPress {
  readonly card: OwnCard | null;
  readonly target: string | null;
  readonly text: string;
  /** The paragraph of the rules. */
  readonly paragraph: string | undefined;
}

/** A shaking card: its offset from its place, as a share of its width. */
export interface ShakingCard {
  readonly card: OwnCard;
  readonly by: number;
}

/** The current state of the game, and the part of it that is on the screen. */
interface ViewState {
  /** The current state of the game. */
  readonly latest: Signal<Snapshot>;
  /** The state on the screen, in which cards may still be on their way. */
  readonly shown: Signal<ShownTable>;
  /** The count of the viewer's decisions. Actions of others do not always make it another decision. */
  readonly decision: Signal<number>;
  /** The movement and the considered things of the shown view. */
  readonly moment: ReadonlySignal<SceneMoment>;
}

/** The room that the table has on the screen. */
interface ScreenState {
  readonly size: Signal<Size>;
  readonly frame: ReadonlySignal<Frame>;
  /** `true` after the textures of the cards have been rendered. */
  readonly hasTextures: Signal<boolean>;
}

/** The viewer's own cards: their order, and what the viewer does with them. Only this page knows it. */
interface HandState {
  readonly order: Signal<Order>;
  /** The hand as its owner has arranged it so far. */
  readonly own: Signal<readonly Face[]>;
  /** The card under the pointer or the focus. */
  readonly considered: Signal<OwnCard | null>;
  /** The cards that are picked, to be played together. */
  readonly picked: Signal<readonly OwnCard[]>;
  /** The cards that were played and wait for the answer. */
  readonly pending: Signal<readonly OwnCard[]>;
  /** The card that is dragged over the table, and below it the pose of its middle. */
  readonly dragged: Signal<DraggedCard | null>;
  readonly dragPose: Signal<Pose | null>;
  readonly dropped: Signal<DroppedCard | null>;
  readonly sway: Signal<ShakingCard | null>;
}

/** The choice that the viewer is about to make at the table. */
interface ChoiceState {
  /** The id of the target under the pointer or the focus. */
  readonly aimed: Signal<string | null>;
  readonly asked: Signal<AskedQuestion | null>;
  /** A choice in progress that is made without a card. */
  readonly draft: Signal<number | null>;
  /** `true` while an action waits for its answer. */
  readonly asking: Signal<boolean>;
  /** The refused press, as long as its reason is shown. */
  readonly refused: Signal<RefusedPress | null>;
}

/** The replay of the last turn. */
interface ReplayState {
  /** The turn that can be replayed. */
  readonly past: Signal<ReplayedTurn | null>;
  /** The count of replay requests. */
  readonly lookedBack: Signal<number>;
  /** The count of requests to skip the animation. */
  readonly hastened: Signal<number>;
}

/** The advice of a lesson, a hint or a tip. */
interface GuideState {
  /** The actions that a lesson or a hint suggests. */
  readonly lit: ReadonlySignal<readonly AnyAction[]>;
  /** The reason for the suggestion, if it is shown at the table. */
  readonly tip: ReadonlySignal<string | null>;
  /** The tip for a new player that is shown beside the table, as long as it is shown. */
  readonly advice: Signal<string | null>;
}

/** The past events in words. */
interface LogState {
  readonly logOpen: Signal<boolean>;
  /** The log entries, the latest first. */
  readonly entries: Signal<readonly LogEntry[]>;
  /** The last announcement to screen readers about a change of the hand. */
  readonly aloud: Signal<string>;
}

/** The state that the parts of one table share, grouped by subject; each part reads what it needs. */
export interface TableUiState {
  readonly link: TableLink;
  readonly presentation: Presentation;
  readonly name: NameOf;
  readonly view: ViewState;
  readonly screen: ScreenState;
  readonly hand: HandState;
  readonly choice: ChoiceState;
  readonly replay: ReplayState;
  readonly guide: GuideState;
  readonly log: LogState;
}

/** The default without a suggestion: the player decides alone. */
const UNLIT: GuideState['lit'] = signal([]);
const UNSAID: GuideState['tip'] = signal(null);

type Meant = { readonly [Part in 'lit' | 'tip']?: GuideState[Part] | undefined };

export function makeTableUiState(
  link: TableLink,
  presentation: Presentation,
  first: Snapshot,
  { lit = UNLIT, tip = UNSAID }: Meant = {},
): TableUiState {
  const latest = signal(asPlayable(first));
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => ownSeat(latest.value.view.viewer) ?? 0);
  const ui: TableUiState = {
    link,
    presentation,
    name: (seat) => nameIn(latest.value)(seat),
    view: {
      latest,
      shown: signal({ view: latest.peek().view, flight: 0, decision: 0, move: null, version: first.version, again: null }),
      decision: signal(0),
      moment: computed(() => momentOf(ui)),
    },
    screen: {
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
      hasTextures: signal(false),
    },
    hand: {
      order: orderIn(first.game.id, presentation),
      own: signal(keptOwn(first)),
      considered: signal(null),
      picked: signal([]),
      pending: signal([]),
      dragged: signal(null),
      dragPose: signal(null),
      dropped: signal(null),
      sway: signal(null),
    },
    choice: { aimed: signal(null), asked: signal(null), draft: signal(null), asking: signal(false), refused: signal(null) },
    replay: { past: signal(null), lookedBack: signal(0), hastened: signal(0) },
    guide: { lit, tip, advice: signal(null) },
    log: { logOpen: signal(false), entries: signal([]), aloud: signal('') },
  };
  return ui;
}

/** Returns whether the shown state is current, as far as the viewer's decision depends on it. */
export function isUpToDate({ view: { shown, decision } }: TableUiState): boolean {
  return shown.value.decision === decision.value;
}

/** Returns whether the viewer's own hand is shown as it is: no card is still on its way to it or from it. */
export function hasOwnHandLanded({ view: { shown, latest } }: Pick<TableUiState, 'view'>): boolean {
  const faces = ownFaces(latest.value.view);
  const seen = ownFaces(shown.value.view);
  return faces.length === seen.length && faces.every((face, index) => face === seen[index]);
}

/** Returns the view that determines whose turn is shown, so that the texts agree with the cards. */
export function viewOfTurn(ui: TableUiState): View {
  return isUpToDate(ui) ? ui.view.latest.value.view : ui.view.shown.value.view;
}

/** Skips the rest of the animation: a player who acts does not wait for it. */
export function skipAnimation({ replay: { hastened } }: TableUiState): void {
  hastened.value++;
}

/** Starts the replay of the last turn, or ends it. */
export function replayTurn(ui: TableUiState): void {
  if (ui.view.shown.peek().again !== null) skipAnimation(ui);
  else if (ui.replay.past.peek() !== null) ui.replay.lookedBack.value++;
}

function momentOf(ui: TableUiState): SceneMoment {
  const {
    view: { latest, shown },
    hand: { considered },
    choice: { asked },
  } = ui;
  const current = isUpToDate(ui) && latest.value.phase === 'playing';
  const card = considered.value ?? (asked.value?.kind === 'whether' ? (asked.value.cards[0] ?? null) : null);
  return {
    considered: current && card !== null && canPress(ui, card) ? card.face : null,
    aimed: current && canAct(ui) ? aimedAt(ui) : null,
    move: shown.value.move,
  };
}

/** Returns the id of the target that is considered, or that a question is about. */
export function aimedAt({ choice: { aimed, asked } }: TableUiState): string | null {
  return aimed.value ?? asked.value?.target ?? null;
}

/** Returns whether the considered target can be pressed now. */
function canAct(ui: TableUiState): boolean {
  const aimed = aimedAt(ui);
  return aimed !== null && targetsOf(ui).some(({ id, press }) => id === aimed && press !== null);
}

/** Returns the piles and places of this table that can be targets. */
export function targetsOf({ presentation, view: { latest }, screen: { frame }, name }: TableUiState): readonly Target[] {
  return presentation.targets?.(latest.value.view, { frame: frame.value, name }) ?? [];
}

/** Returns whether the table waits for the viewer, who sees the current state and has not answered yet. */
export function isAwaited(ui: TableUiState): boolean {
  const { view, phase } = ui.view.latest.value;
  return phase === 'playing' && mayAct(view) && isUpToDate(ui) && !ui.choice.asking.value;
}

/** Returns which cards are to be picked now; `null` if the viewer picks none. */
export function pickingOf({ view: { latest }, presentation, name }: TableUiState): Picking | null {
  const { view, phase } = latest.value;
  return phase === 'playing' && mayAct(view) ? (presentation.picks?.(view, name) ?? null) : null;
}

/** Returns whether pressing a card in hand has an effect now. */
export function canPress(ui: TableUiState, card: OwnCard): boolean {
  const picking = pickingOf(ui);
  if (picking === null) return ui.presentation.press(ui.view.latest.value.view, card.face) !== null;
  return isAmong(card, ui.hand.picked.value) || ui.hand.picked.value.length < picking.count;
}

/** Returns whether a card in hand is dimmed: it is the viewer's turn, and this card can do nothing. */
export function isDim(ui: TableUiState, card: OwnCard): boolean {
  return ui.presentation.staysBright !== true && isAwaited(ui) && !canPress(ui, card);
}

/**
 * Returns whether the possible presses are highlighted: the viewer, whose turn it is, has pressed something that cannot be
 * done.
 */
export function isShown(ui: TableUiState): boolean {
  return ui.choice.refused.value !== null && isAwaited(ui);
}

/** Returns the zones of a view on this table, with the pose of every card. */
export function zonesOf(ui: TableUiState, view: View, held = (hand: readonly Face[]) => heldBy(ui, hand)): readonly Zone[] {
  const {
    view: { latest },
    presentation,
    screen: { frame },
    choice: { draft },
  } = ui;
  return layout(view, { game: latest.value.game, presentation, frame: frame.value, draft: draft.value, held });
}

/** Returns a hand in the order in which the viewer holds theirs. */
export function heldBy({ presentation, hand: { order, own } }: TableUiState, hand: readonly Face[]): readonly Face[] {
  const { sortings = [], sorted } = presentation;
  if (sortings.length > 0 && order.value === 'own') return arranged(hand, own.value);
  return (sortings.find(({ by }) => by === order.value)?.sorted ?? sorted)(hand);
}
