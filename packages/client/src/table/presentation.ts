import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { CardMove, CardZone, LastAction, View, Viewer } from '@hundredfold/shared/core/view.ts';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Sentence } from '../i18n/sentence.ts';
import type { Frame, HandSize } from './layout/frame.ts';
import type { Box, Pose } from './layout/pose.ts';
import type { Sorting } from './state/sortings.ts';

/** The start and duration of a movement, in milliseconds at normal speed. */
export interface CardTiming {
  /** The pause before the movement, counted from when the cards before it have landed. */
  readonly wait: number;
  readonly flight: number;
  /** `true` for one of several cards of one event, as in a deal: its `wait` counts from when the card before it began to move. */
  readonly together?: boolean;
}

/** The score sheet that players open from the table, with a sum at the end where points add up. */
export interface Sheet {
  readonly title: string;
  /** The label above the labels of the lines. */
  readonly corner: string;
  readonly columns: readonly string[];
  /** The lines, with one cell for each column; `sum` marks a total of the lines before it. */
  readonly lines: readonly { readonly label: string; readonly cells: readonly string[]; readonly kind?: 'sum' }[];
}

/** The roles of a seat that have a drawn sign; any other mark is a short word. */
export type PlateMark = 'dealer' | 'cutter' | 'leader' | 'partner';

export type SeatMark = PlateMark | 'host';

/** A word on a seat's plate or a card, and its meaning. If it has a sign, the sign is drawn instead. */
export interface Mark<Signs extends SeatMark = PlateMark> {
  readonly short: string;
  readonly long: string;
  readonly sign?: Signs;
}

/**
 * The facts on the plate of a seat, besides the name. `side` is the lowest seat of its team, whose colour both
 * partners get.
 */
export interface PlateFacts {
  readonly points: number;
  /** The number of points to reach; left out where there is none. */
  readonly target?: number;
  readonly marks: readonly Mark[];
  /** `true` if the seat would win what is being played for, as things stand. */
  readonly isWinning: boolean;
  readonly side?: number | null;
  /** The cards or tricks that the seat has taken, in the shortest form: also 0, where no pile lies yet. */
  readonly taken?: Mark | null;
}

/** A rule of the moment for the whole table, as trumps or a called suit: a word, its meaning, and a drawing. */
export interface FeltStatus {
  readonly short: string;
  readonly long: string;
  readonly sign?: ComponentChildren;
}

/**
 * An action that the log tells: the views before and after it and its chance outcomes. Both are what the viewer was
 * shown.
 */
export interface LogEvent<GameView extends View = View, Action extends AnyAction = AnyAction> {
  readonly before: GameView;
  readonly last: LastAction<Action>;
  readonly after: GameView;
}

/** The name that the viewer sees for a seat. In texts use `playerName`, which knows whether it is the reader. */
export type NameOf = (seat: Seat) => string;

/**
 * The choice that the player has in mind: the card or target under the pointer or the focus, or the one that a hint
 * or review shows.
 */
export interface ConsideredAction {
  readonly considered: Face | null;
  /** The id of the target that the player considers; only one that can be pressed. */
  readonly targetUnderPointer: string | null;
}

/**
 * The things that the table draws attention to. `move` is the movement of cards that is being animated; `null` at
 * rest.
 */
export interface Highlight extends ConsideredAction {
  readonly move: CardMove | null;
  /** The mistake with which a review compares the considered action; left out where there is none. */
  readonly mistake?: ConsideredAction;
}

/** The highlight while nobody considers or moves a card, such as for the legend, or for tests. */
export const AT_REST: Highlight = { considered: null, targetUnderPointer: null, move: null };

/** Cards of the own hand with a dot on them. */
export interface MarkedCards {
  readonly cards: readonly Face[];
  /** The meaning of the mark; if left out, the cards were just drawn. */
  readonly says?: string;
}

/** A step of the game that this page has seen: the action, and the view after it. */
export interface SeenStep<GameView extends View = View> {
  readonly version: number;
  readonly last: LastAction;
  readonly after: GameView;
}

/**
 * Everything that `centre` may draw from: it lies over the cards in the middle of the table, and must not be in their
 * way.
 */
export interface CentreProps<GameView extends View = View> extends Highlight {
  readonly view: GameView;
  /** The last steps of this game up to the shown view, the latest last. Those that this page has missed are left out. */
  readonly steps: readonly SeenStep<GameView>[];
  readonly frame: Frame;
  readonly name: NameOf;
  /** The viewer whom texts call “you”. It is `public` where the game is watched again: then they call everyone by name. */
  readonly addressed: Viewer;
}

/** A choice that an action needs before it is complete. */
export interface Question<Action extends AnyAction = AnyAction> {
  readonly question: string;
  readonly answers: readonly { readonly label: string; readonly sign?: ComponentChildren; readonly action: Action }[];
}

/**
 * The effect of a press: an action at once, or a question first, if the action needs a choice that the card does not
 * answer.
 */
export type Press<Action extends AnyAction = AnyAction> = Action | Question<Action>;

export function isQuestion(press: Press): press is Question {
  return 'answers' in press;
}

export function leadsTo(press: Press, action: AnyAction): boolean {
  const actions = isQuestion(press) ? press.answers.map((answer) => answer.action) : [press];
  return actions.some((each) => isSameAction(each, action));
}

/** Why a press has no effect. Give the action, or a sentence, or both; with neither, the table shows the prompt. */
export interface WhyNot<Action extends AnyAction = AnyAction> {
  /** The refused action: the rules give the reason. */
  readonly action?: Action;
  /** The reason in one sentence, if it is clearer than the words of the refusal. */
  readonly says?: string;
}

/** A pile or a place on the table that can be pressed like a card: a button lies over it. */
export interface Target<Action extends AnyAction = AnyAction> {
  /** Unique at the table, and stable as long as it is the same place. */
  readonly id: string;
  readonly box: Box;
  readonly label: string;
  readonly press: Press<Action> | null;
  /** The reason why it cannot be pressed while the viewer is to act; if left out, the table shows the prompt. */
  readonly whyNot?: WhyNot<Action>;
  /** `true` if the prompt refers to the target, so that it lights up; if left out, it lights up if it can be pressed. */
  readonly lit?: boolean;
  /**
   * The drawing on it where no card lies, such as a bid, a number or a suit: the target then looks like a button. Screen
   * readers hear the label alone. Its box has at least 44 CSS px each way (`placeChoices`).
   */
  readonly face?: ComponentChildren;
}

/** The class of what leads to a suggested action, or to the mistake that was made in its place. */
export type GuideMark = 'is-meant' | 'is-mistaken';

/** A choice that is made without a card, and that needs more than targets with a face, such as a slider. */
export interface DecisionProps<GameView extends View = View, Action extends AnyAction = AnyAction> {
  readonly view: GameView;
  readonly frame: Frame;
  /** The choice so far; it belongs to the table, so that the cards can show it. */
  readonly draft: Signal<number | null>;
  decide(action: Action): void;
  /** Returns the mark of a button that makes this action, if it is suggested: `DecisionButton` draws it. */
  guideMark(action: Action): GuideMark | undefined;
}

/** The end of a game as the table celebrates it. */
export interface Finale {
  /** The zone of the winners whose cards fan out, and the number of its uppermost cards that do; if left out, all. */
  readonly zone?: string;
  readonly cards?: number;
  /** Numbers that are shown one after the other; the last one stays. */
  readonly count?: readonly number[];
}

/** Cards in hand that are picked one by one and then played together. */
export interface Picking<Action extends AnyAction = AnyAction> {
  readonly count: number;
  /** Returns the label of the button that ends the choice: what it will do with the cards, or how many are missing. */
  label(cards: readonly Face[]): string;
  choose(cards: readonly Face[]): Action;
}

/**
 * The presentation of a game: the poses of its cards, their movements, and all texts. A logged action that has secrets may lack
 * them.
 */
export interface Presentation<
  GameView extends View = View,
  Action extends AnyAction = AnyAction,
  ToldAction extends AnyAction = Action,
> {
  /** The room that the viewer's hand needs; if left out, that of many cards. */
  readonly hand?: HandSize;
  /** Never dims the hand, because the player needs to see it to decide. */
  readonly staysBright?: true;
  /** Returns one pose for each card of the zone, or of one pile of a grid, from the lowest to the uppermost. */
  cardPoses(view: GameView, place: CardZone, on: { readonly frame: Frame; readonly draft: number | null }): readonly Pose[];
  /** Returns the width of the largest cards, if they are larger than those of the frame. */
  widest?(frame: Frame): number;
  sorted(hand: readonly Face[]): readonly Face[];
  /** The sortings that a player can choose from, the usual one first; if left out, the hand stays as it is. */
  readonly sortings?: readonly Sorting[];
  /** Returns the timing of a movement. `prior` is the movement before it within the same turn. */
  pace(move: CardMove, before: GameView, prior: CardMove | null): CardTiming;
  seat(view: GameView, seat: Seat, highlight: Highlight): PlateFacts;
  /**
   * Returns what holds for the whole table; `null` for nothing. It stands beside the prompt, where no card lies; on a
   * phone in portrait its sign stands alone.
   */
  status?(view: GameView, highlight: Highlight): FeltStatus | null;
  /** Returns what a press on a card in hand does; if left out, it takes the possible action with this card. */
  press?(view: GameView, card: Face): Press<Action> | null;
  /** Returns why a card in hand can do nothing while the viewer is to act; if left out, the table shows the prompt. */
  whyNot?(view: GameView, card: Face, name: NameOf): WhyNot<Action>;
  /** Returns the place of the one card that is put on a target instead of played from the hand: it can be carried there. */
  toPlace?(view: GameView): CardZone | null;
  /** Returns the own cards that are marked with a dot: those just drawn, or passed on by another player, as long as that matters. */
  marked?(view: GameView, name: NameOf): MarkedCards | null;
  /**
   * Returns the cards to pick, if an action takes several; `press` is not called then. It is called only while the viewer is to
   * act.
   */
  picks?(view: GameView, name: NameOf): Picking<Action> | null;
  describe(view: GameView, card: Face, name: NameOf): string;
  /** Returns the value of a card in hand and the reason, if the value is not printed on the card. */
  cardValue?(view: GameView, card: Face): Mark | null;
  /** Returns the prompt in a few words. `mover` is the seat that acted last; `null`, or left out, if it is not known. */
  prompt(view: GameView, name: NameOf, mover?: Seat | null): string;
  /** Returns the text of each of the game's refusals, by its key; `null` if the page around the table shows it itself. */
  refusals(): Readonly<Record<string, string | null>>;
  logSentences(texts: LogEvent<GameView, ToldAction>, name: NameOf): readonly Sentence[];
  /** Describes a turn for the replay; `null` if the turn is not worth a replay. If left out, the log sentences are used. */
  recall?(texts: LogEvent<GameView, ToldAction>, name: NameOf): string | null;
  /** Returns why a finished game ended as it did, if points and places do not show it. */
  verdict?(view: GameView, name: NameOf): string | null;
  /**
   * Returns how far the only player of a lost game got: a count to beat, and the sentence about it. `best` is the highest count of
   * this browser, the game included; `null` if someone else has played.
   */
  reached?(view: GameView): { readonly count: number; says(best: number | null): string };
  /** Returns what the table shows of a won game before the result, besides the cup. */
  finale?(view: GameView): Finale;
  centre(props: CentreProps<GameView>): ComponentChildren;
  decision?(props: DecisionProps<GameView, Action>): ComponentChildren;
  /** Returns the draft with which `decision` makes an action, for hints; `null` if it needs none. */
  draftOf?(action: Action): number | null;
  /**
   * Returns the targets besides the cards in hand, in reading order. They stay between turns, without effect, so that keyboard
   * users keep their place.
   */
  targets?(view: GameView, on: { readonly frame: Frame; readonly name: NameOf }): readonly Target<Action>[];
  sheet?(view: GameView, name: NameOf): Sheet | null;
}
