import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { CardMove, View } from '@hundredfold/shared/core/view.ts';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Sentence } from '../../i18n/sentence.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import type { DraggedCard, DroppedCard } from '../input/drop-target.ts';
import type { Frame } from '../layout/frame.ts';
import type { Pose, Size } from '../layout/pose.ts';
import type { AnimationStep } from '../motion/plan.ts';
import type { NameOf, Presentation, Question, SceneMoment, SeenStep } from '../presentation.ts';
import type { Order } from './order.ts';
import type { OwnCard } from './own-card.ts';

export interface LogEntry {
  readonly kind: 'step' | 'event';
  /** The id, unique on this page. */
  readonly id: number;
  readonly version: number;
  /** Returns the sentences in the current language, with the names of the time of the step. */
  lines(): readonly Sentence[];
}

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

export interface ReplayedTurn {
  readonly before: View;
  readonly steps: readonly AnimationStep[];
  /** Describes the turn in the current language. */
  said(): string;
}

/** A question that an action needs, or the question to confirm it. */
export interface AskedQuestion {
  readonly kind: 'choice' | 'whether';
  /** Returns the question in the current language. */
  readonly question: () => Question;
  readonly cards: readonly OwnCard[];
  readonly target: string | null;
}

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

interface ViewState {
  readonly latest: Signal<Snapshot>;
  /** The last steps of the game that this page has seen, the latest last. */
  readonly steps: Signal<readonly SeenStep[]>;
  /** The state on the screen, in which cards may still be on their way. */
  readonly shown: Signal<ShownTable>;
  /** The count of the viewer's decisions. Actions of others do not always make it another decision. */
  readonly decision: Signal<number>;
  readonly moment: ReadonlySignal<SceneMoment>;
}

interface ScreenState {
  readonly size: Signal<Size>;
  readonly frame: ReadonlySignal<Frame>;
  readonly hasTextures: Signal<boolean>;
}

/** The viewer's own cards: their order, and what the viewer does with them. Only this page knows it. */
interface HandState {
  readonly order: Signal<Order>;
  /** The hand as its owner has arranged it so far. */
  readonly own: Signal<readonly Face[]>;
  /** The card under the pointer or the focus. */
  readonly considered: Signal<OwnCard | null>;
  readonly picked: Signal<readonly OwnCard[]>;
  readonly pending: Signal<readonly OwnCard[]>;
  /** The card that is dragged over the table, and below it the pose of its middle. */
  readonly dragged: Signal<DraggedCard | null>;
  readonly dragPose: Signal<Pose | null>;
  readonly dropped: Signal<DroppedCard | null>;
  readonly shaking: Signal<ShakingCard | null>;
}

interface ChoiceState {
  /** The id of the target under the pointer or the focus. */
  readonly targetUnderPointer: Signal<string | null>;
  readonly asked: Signal<AskedQuestion | null>;
  readonly draft: Signal<number | null>;
  /** `true` while an action waits for its answer. */
  readonly asking: Signal<boolean>;
  readonly refused: Signal<RefusedPress | null>;
}

interface TurnReplay {
  readonly past: Signal<ReplayedTurn | null>;
  readonly requests: Signal<number>;
  readonly skips: Signal<number>;
}

export interface GuideState {
  /** The actions that a lesson or a hint suggests. */
  readonly suggested: ReadonlySignal<readonly AnyAction[]>;
  /** The reason for the suggestion, if it is shown at the table. */
  readonly tip: ReadonlySignal<string | null>;
  /** The tip for a new player that is shown beside the table, as long as it is shown. */
  readonly advice: Signal<string | null>;
}

export interface RecordedTable {
  /** The factor by which everything moves faster. */
  readonly rate: ReadonlySignal<number>;
  /** The shown turn in one sentence, which is announced in place of the log; empty to announce nothing. */
  readonly caption: ReadonlySignal<string>;
  /** The log of the whole game, in place of the log of what this page has seen. */
  readonly Log: ComponentType;
}

interface LogState {
  readonly logOpen: Signal<boolean>;
  /** The log entries, the latest first. */
  readonly entries: Signal<readonly LogEntry[]>;
  /** The last announcement to screen readers about a change of the hand. */
  readonly announcement: Signal<string>;
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
  readonly replay: TurnReplay;
  readonly guide: GuideState;
  readonly log: LogState;
  readonly recorded: RecordedTable | null;
}
