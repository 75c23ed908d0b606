import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { CardMove, CardZone, LastAction, View } from '@hundredfold/shared/core/view.ts';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { CardSound } from '../sound/sounds.ts';
import type { Frame, HandSize } from './geometry/frame.ts';
import type { Box, Pose } from './geometry/pose.ts';
import type { Sorting } from './sortings.ts';

/** When a movement begins and how long it takes, in milliseconds at normal speed. */
export interface CardTiming {
  /** For so long what lies there rests first, counted from when the cards before it have landed. */
  readonly wait: number;
  readonly flight: number;
  /** One of several cards of one event, as in a deal: its `wait` counts from when the card before it began to move. */
  readonly together?: boolean;
}

/** A line of a score sheet: one cell for each column; `sum` for what the lines before it lead to. */
export interface SheetLine {
  readonly label: string;
  readonly cells: readonly string[];
  readonly kind?: 'sum';
}

/** A score sheet, as one would keep it on paper. */
export interface Sheet {
  readonly title: string;
  /** Above the labels of the lines. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly lines: readonly SheetLine[];
}

/** What stands on a plate for a word. */
export type PlateMark = 'dealer' | 'cutter' | 'leader' | 'partner';

/** The same, and those that are the table's own, whatever is played. */
export type SeatMark = PlateMark | 'host';

/** A word on a seat's plate or a card, and what it means; where there is a sign for it, that is drawn instead. */
export interface Mark<Signs extends SeatMark = PlateMark> {
  readonly short: string;
  readonly long: string;
  readonly sign?: Signs;
}

/** What a seat's plate says besides who sits there. */
export interface PlateFacts {
  readonly points: number;
  /** Left out where nobody plays up to a number of points. */
  readonly target?: number;
  readonly marks: readonly Mark[];
  /** As things stand the seat will win what is being played for. */
  readonly favoured: boolean;
  /** Which side the seat plays for, if there are sides. */
  readonly side?: number | null;
  /** What it has taken, as short as can be. */
  readonly taken?: Mark | null;
}

/** What just happened, for whoever tells it. */
export interface LogEvent<GameView extends View = View, Action extends AnyAction = AnyAction> {
  readonly before: GameView;
  readonly last: LastAction<Action>;
  readonly after: GameView;
}

export type NameOf = (seat: Seat) => string;

/** What goes on while a view is shown. */
export interface SceneMoment {
  /** The card in hand that is being considered. */
  readonly considered: Face | null;
  /** The target that is being considered, by its id; only one that can be acted on. */
  readonly aimed: string | null;
  /** What is moving towards this view. */
  readonly move: CardMove | null;
}

/** Nothing moves, and nothing is considered. */
export const AT_REST: SceneMoment = { considered: null, aimed: null, move: null };

/** What is shown in the middle of the table. */
export interface Scenery<GameView extends View = View> extends SceneMoment {
  readonly view: GameView;
  readonly frame: Frame;
  readonly name: NameOf;
}

/** One answer to a question: what it is called, a sign for it if there is one, and what it does. */
export interface QuestionAnswer<Action extends AnyAction = AnyAction> {
  readonly label: string;
  readonly sign?: ComponentChildren;
  readonly action: Action;
}

/** Something that has to be chosen before an action is complete. */
export interface Question<Action extends AnyAction = AnyAction> {
  readonly question: string;
  readonly answers: readonly QuestionAnswer<Action>[];
}

/** What pressing something leads to. */
export type Press<Action extends AnyAction = AnyAction> = Action | Question<Action>;

export function isQuestion(press: Press): press is Question {
  return 'answers' in press;
}

/** What something that cannot be pressed now would have meant, and why it cannot be. */
export interface WhyNot<Action extends AnyAction = AnyAction> {
  /** What it would have been: the rules say why that is refused. */
  readonly action?: Action;
  /** The reason in one sentence, where it can be put better than by the words of the refusal. */
  readonly says?: string;
}

/** A pile or a place on the table that is acted on like a card: a button lies over it. */
export interface Target<Action extends AnyAction = AnyAction> {
  /** Unique at the table, and the same as long as it is the same place. */
  readonly id: string;
  readonly box: Box;
  /** What it is and what would come of it. */
  readonly label: string;
  /** `null` if nothing can be done with it now. */
  readonly press: Press<Action> | null;
  /** Why not, while the viewer is to act; if left out, what is to be done is said instead. */
  readonly whyNot?: WhyNot<Action>;
  /** Whether it is meant by what is to be done, and lights up; if left out, whether it can be pressed. */
  readonly lit?: boolean;
}

/** A choice that is made with something other than a card. */
export interface Deciding<GameView extends View = View, Action extends AnyAction = AnyAction> {
  readonly view: GameView;
  readonly frame: Frame;
  /** The choice so far; it belongs to the table, so that the cards can show it. */
  readonly draft: Signal<number | null>;
  decide(action: Action): void;
}

/** Cards in hand that are picked one by one and then played together. */
export interface Picking<Action extends AnyAction = AnyAction> {
  /** How many it takes. */
  readonly count: number;
  /** On the button that ends the choice: what it will do with the cards, or what is still missing. */
  label(cards: readonly Face[]): string;
  /** What it does with as many as it takes. */
  choose(cards: readonly Face[]): Action;
}

/**
 * How a game is brought to the table: where its cards lie, how they move, and what is said. What is told of an action that has
 * secrets may lack them.
 */
export interface Presentation<
  GameView extends View = View,
  Action extends AnyAction = AnyAction,
  ToldAction extends AnyAction = Action,
> {
  /** How much room the viewer's hand needs; if left out, that of many cards. */
  readonly hand?: HandSize;
  /** The hand is needed to decide, also where nothing can be done with it: it is never dimmed. */
  readonly staysBright?: true;
  /** One spot for each card of the zone, or of one pile of a grid, from the lowest to the uppermost. */
  lie(view: GameView, place: CardZone, on: { readonly frame: Frame; readonly draft: number | null }): readonly Pose[];
  /** The width of the largest cards, where they are larger than those of the frame. */
  widest?(frame: Frame): number;
  /** What a movement of cards sounds like, where it is not what the kinds of its places say; `null` if it is. */
  sound?(move: CardMove, before: GameView): CardSound | null;
  /** A hand in the order in which one would hold it. */
  sorted(hand: readonly Face[]): readonly Face[];
  /** The ways to sort it that one may choose from, the usual one first; if left out, it lies as it is. */
  readonly sortings?: readonly Sorting[];
  /** `prior` is the movement before it within the same turn. */
  pace(move: CardMove, before: GameView, prior: CardMove | null): CardTiming;
  seat(view: GameView, seat: Seat, moment: SceneMoment): PlateFacts;
  /** What a card in hand does when it is pressed; `null` if it can do nothing now. */
  press(view: GameView, card: Face): Press<Action> | null;
  /** Why a card in hand can do nothing while the viewer is to act; if left out, what is to be done is said instead. */
  whyNot?(view: GameView, card: Face, name: NameOf): WhyNot<Action>;
  /** Where the one card lies that is put on a target, not played from the hand: it can be carried there. */
  toPlace?(view: GameView): CardZone | null;
  /** The card that the viewer has just drawn, as long as that is of use. */
  drawn?(view: GameView): Face | null;
  /** What cards in hand are picked for, where it takes several; `press` is not asked then. The viewer is to act. */
  picks?(view: GameView, name: NameOf): Picking<Action> | null;
  /** A card in hand in words, and what would come of playing it. */
  describe(view: GameView, card: Face, name: NameOf): string;
  /** What a card in hand counts, where it is not what is printed on it, and why. */
  worth?(view: GameView, card: Face): Mark | null;
  /** What is to be done, in a few words. */
  prompt(view: GameView, name: NameOf): string;
  /** Why an action was refused, for each of the game's words. */
  refusals(): Readonly<Record<string, string>>;
  tell(told: LogEvent<GameView, ToldAction>, name: NameOf): readonly string[];
  /** What is said of a turn that is looked at again; `null` if it is not worth it. If left out, what was told. */
  recall?(told: LogEvent<GameView, ToldAction>, name: NameOf): string | null;
  /** Why a game that is over ended as it did, where points and places do not say it. */
  verdict?(view: GameView, name: NameOf): string | null;
  centre(scenery: Scenery<GameView>): ComponentChildren;
  decision?(deciding: Deciding<GameView, Action>): ComponentChildren;
  /**
   * What can be acted on besides the cards in hand, in reading order. They stay between turns, without effect, so that nobody
   * loses their place on the keyboard.
   */
  targets?(view: GameView, on: { readonly frame: Frame; readonly name: NameOf }): readonly Target<Action>[];
  /** The score sheet, once there is anything on it. */
  sheet?(view: GameView, name: NameOf): Sheet | null;
}
