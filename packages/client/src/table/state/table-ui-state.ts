import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { ownSeat, type View } from '@hundredfold/shared/core/view.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Sentence } from '../../i18n/sentence.ts';
import type { Snapshot, TableLink } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import type { DraggedCard, DroppedCard } from '../input/drop-target.ts';
import { frame } from '../layout/frame.ts';
import type { Pose, Size } from '../layout/pose.ts';
import { undealt } from '../motion/deal.ts';
import type { AnimationStep } from '../motion/plan.ts';
import type { NameOf, Presentation, Question, SeenStep } from '../presentation.ts';
import { keptOwn, orderIn } from './order.ts';
import type { OwnCard } from './own-card.ts';
import { asPlayable } from './play-stop.ts';
import { nameIn } from './player-name.ts';

export interface LogEntry {
  readonly kind: 'step' | 'event';
  readonly id: number;
  readonly version: number;
  /** Returns the sentences in the current language, with the names of the time of the step. */
  lines(): readonly Sentence[];
}

export interface ShownTable extends Pick<AnimationStep, 'view' | 'flight' | 'move'> {
  /** The decision that the viewer has there; `null` on the way to it. */
  readonly decision: number | null;
  /** The last version whose animation has ended. */
  readonly version: number;
  /** The description of the replayed turn during a replay; otherwise `null`. */
  readonly again: string | null;
  /** `true` while the table celebrates the winners, before the result. */
  readonly isFinale?: boolean;
}

export interface ReplayedTurn {
  readonly before: View;
  readonly steps: readonly AnimationStep[];
  said(): string;
}

/** Returns whether the first cards of the match are still on their way. */
export function isDealing({ view: { shown, latest } }: TableUiState): boolean {
  return latest.value.phase === 'playing' && shown.value.version === 0;
}

/** A question that an action needs, or the question to confirm it. */
export interface AskedQuestion {
  readonly kind: 'choice' | 'whether';
  readonly question: () => Question;
  readonly cards: readonly OwnCard[];
  readonly target: string | null;
}

export interface RefusedPress {
  readonly card: OwnCard | null;
  readonly target: string | null;
  readonly text: string;
  readonly paragraph: string | undefined;
}

export interface RecordedTable {
  /** The factor by which everything moves faster. */
  readonly rate: ReadonlySignal<number>;
  /** The shown turn in one sentence, which is announced in place of the log; empty to announce nothing. */
  readonly caption: ReadonlySignal<string>;
  /** The log of the whole game, in place of the log of what this page has seen. */
  readonly Log: ComponentType;
}

/** The parts of a table's state that a lesson, hints or a replay bring with them. */
export interface TableExtras {
  /** The actions that a lesson or a hint suggests. */
  readonly suggested?: ReadonlySignal<readonly AnyAction[]>;
  /** The mistake that was made in place of the suggested action, in a review. */
  readonly mistake?: ReadonlySignal<AnyAction | null>;
  /** Returns why a lesson refuses an action that the rules allow; `null` if it does not. */
  readonly objection?: (action: AnyAction) => string | null;
  /** The reason for the suggestion, shown in place of the prompt. */
  readonly tip?: ReadonlySignal<string | null>;
  readonly recorded?: RecordedTable;
  /** `true` if a match whose first cards have just come shows how they are dealt. */
  readonly deals?: boolean;
}

/** The state that the parts of one table share, grouped by subject; each part reads what it needs. */
export type TableUiState = ReturnType<typeof makeTableUiState>;

export function makeTableUiState(link: TableLink, presentation: Presentation, first: Snapshot, extras: TableExtras = {}) {
  const view = viewState(extras.deals === true ? undealt(first) : first);
  const name: NameOf = (seat) => nameIn(view.latest.value)(seat);
  const { suggested = signal([]), mistake = signal(null), tip = signal(null), recorded = null } = extras;
  const { objection = () => null } = extras;
  return {
    link,
    presentation,
    name,
    view,
    screen: screenState(view.latest, presentation),
    hand: handState(first, presentation),
    choice: {
      /** The id of the target under the pointer or the focus. */
      targetUnderPointer: signal<string | null>(null),
      asked: signal<AskedQuestion | null>(null),
      draft: signal<number | null>(null),
      /** `true` while an action waits for its answer. */
      asking: signal(false),
      refused: signal<RefusedPress | null>(null),
    },
    replay: { past: signal<ReplayedTurn | null>(null), requests: signal(0), skips: signal(0) },
    guide: {
      suggested,
      mistake,
      objection,
      tip,
      /** The tip for a new player, as long as it is shown. */
      advice: signal<string | null>(null),
    },
    log: {
      logOpen: signal(false),
      /** The log entries, the latest first. */
      entries: signal<readonly LogEntry[]>([]),
      /** The last announcement to screen readers about a change of the hand. */
      announcement: signal(''),
    },
    recorded,
  };
}

function viewState(first: Snapshot) {
  const latest = signal(asPlayable(first));
  const { view } = latest.peek();
  return {
    latest,
    /** The last steps of the game that this page has seen, the latest last. */
    steps: signal(stepsFrom(latest.peek())),
    /** The state on the screen, in which cards may still be on their way. */
    shown: signal<ShownTable>({ view, flight: 0, decision: 0, move: null, version: first.version, again: null }),
    /** The count of the viewer's decisions. Actions of others do not always make it another decision. */
    decision: signal(0),
  };
}

const MAX_STEPS = 100;

export function stepsFrom({ version, last, view }: Snapshot, earlier: readonly SeenStep[] = []): readonly SeenStep[] {
  return last === null ? [] : [...earlier, { version, last, after: view }].slice(-MAX_STEPS);
}

function screenState(latest: ReadonlySignal<Snapshot>, { hand = 'many', status }: Presentation) {
  const size = signal<Size>({ width: 0, height: 0 });
  const seats = computed(() => latest.value.view.seats.length);
  const below = computed(() => ownSeat(latest.value.view.viewer) ?? 0);
  const hasTips = signal(false);
  return {
    size,
    /** `true` as long as there is room for tips. */
    hasTips,
    frame: computed(() => {
      const { cardSize, handed } = settings;
      return frame(size.value, {
        seats: seats.value,
        below: below.value,
        hand,
        cards: cardSize.value,
        handed: handed.value,
        tips: hasTips.value,
        hasStatus: status !== undefined,
      });
    }),
    hasTextures: signal(false),
  };
}

/** The viewer's own cards: their order, and what the viewer does with them. Only this page knows it. */
function handState(first: Snapshot, presentation: Presentation) {
  return {
    order: orderIn(first.game.id, presentation),
    /** The hand as its owner has arranged it so far. */
    own: signal(keptOwn(first)),
    /** The card under the pointer or the focus. */
    considered: signal<OwnCard | null>(null),
    picked: signal<readonly OwnCard[]>([]),
    pending: signal<readonly OwnCard[]>([]),
    /** The card that is dragged over the table, and below it the pose of its middle. */
    dragged: signal<DraggedCard | null>(null),
    dragPose: signal<Pose | null>(null),
    dropped: signal<DroppedCard | null>(null),
    /** The shaking card, and its offset from its place as a share of its width. */
    shaking: signal<{ readonly card: OwnCard; readonly by: number } | null>(null),
  };
}
