import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { CardMove, LastAction, Place, View } from '@hundredfold/shared/core/view.ts';
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Frame, HandSize } from './geometry/frame.ts';
import type { Box, Spot } from './geometry/spot.ts';

/** How long to wait before a movement, and how long it takes. */
export interface Pace {
  readonly wait: number;
  readonly flight: number;
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

/** A word on a seat's plate or a card, and what it means. */
export interface Mark {
  readonly short: string;
  readonly long: string;
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
export interface Told<GameView extends View = View, Action extends AnyAction = AnyAction> {
  readonly before: GameView;
  readonly last: LastAction<Action>;
  readonly after: GameView;
}

export type NameOf = (seat: Seat) => string;

/** What is shown in the middle of the table. */
export interface Scenery<GameView extends View = View> {
  readonly view: GameView;
  readonly frame: Frame;
  readonly name: NameOf;
  /** The card in hand that is being considered. */
  readonly considered: Face | null;
  /** The target that is being considered, by its id; only one that can be acted on. */
  readonly aimed: string | null;
  /** What is moving towards this view. */
  readonly move: CardMove | null;
}

/** One answer to a question: what it is called, a sign for it if there is one, and what it does. */
export interface Answer<Action extends AnyAction = AnyAction> {
  readonly label: string;
  readonly sign?: ComponentChildren;
  readonly action: Action;
}

/** Something that has to be chosen before an action is complete. */
export interface Question<Action extends AnyAction = AnyAction> {
  readonly question: string;
  readonly answers: readonly Answer<Action>[];
}

/** What pressing something leads to. */
export type Press<Action extends AnyAction = AnyAction> = Action | Question<Action>;

export function isQuestion(press: Press): press is Question {
  return 'answers' in press;
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
  /** Whether a finger's first touch only shows what would come of it, and the second one does it. */
  readonly looksFirst?: boolean;
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
export interface Staging<
  GameView extends View = View,
  Action extends AnyAction = AnyAction,
  ToldAction extends AnyAction = Action,
> {
  /** How much room the viewer's hand needs; if left out, that of many cards. */
  readonly hand?: HandSize;
  /** One spot for each card of the zone, or of one pile of a grid, from the lowest to the uppermost. */
  lie(view: GameView, place: Place, on: { readonly frame: Frame; readonly draft: number | null }): readonly Spot[];
  /** The width of the largest cards, where they are larger than those of the frame. */
  widest?(frame: Frame): number;
  /** A hand in the order in which one would hold it. */
  sorted(hand: readonly Face[]): readonly Face[];
  pace(move: CardMove, before: GameView): Pace;
  seat(view: GameView, seat: Seat): PlateFacts;
  /** What a card in hand does when it is pressed; `null` if it can do nothing now. */
  press(view: GameView, card: Face): Press<Action> | null;
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
  tell(told: Told<GameView, ToldAction>, name: NameOf): readonly string[];
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
