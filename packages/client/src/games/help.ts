import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { PlayerName } from '../i18n/sentence.ts';
import type { Mark, NameOf, PlateFacts } from '../table/presentation.ts';
import { playerName } from '../table/state/player-name.ts';

export const PLATE_PARTS = ['winning', 'side', 'taken', 'points'] as const;
export type PlatePart = (typeof PLATE_PARTS)[number];

/** The picture of a legend item; a figure is a number, or a word or two, as it stands on the table. */
export type LegendPictures =
  | { readonly kind: 'cards'; readonly faces: readonly Face[] }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'plate'; readonly part: PlatePart; readonly text?: string };

/** One item: something on the table, its meaning, and the paragraph of the rules about it. */
export interface LegendItem {
  readonly looks: LegendPictures;
  readonly says: string;
  readonly rule: string;
  /** Present if a tip in a first game tells this, too; it may say it in other words. */
  readonly tip?: Omit<AboutCard, 'says'> & Partial<Pick<AboutCard, 'says'>>;
}

/** A sentence, and its subject: the element of the page that the selector finds. */
export interface TipTarget {
  readonly says: string;
  readonly at: string;
}

export interface AboutCard extends TipTarget {
  /** The kind of card; each kind gets one tip only. */
  readonly kind: string;
}

/** The legend for one view; it lists only what is on the table at this moment. */
export interface LegendForView {
  /** The actions that the viewer may take, in a whole sentence; `null` while it is not their turn. */
  readonly now: Omit<LegendItem, 'looks'> | null;
  readonly table: readonly LegendItem[];
  /** Cards with an effect, or with a value that is not printed on them. */
  readonly cards: readonly LegendItem[];
  readonly plates: readonly LegendItem[];
}

/** The legend and the tips of a game. `games/<game>/help.ts` exports one as `help`. */
export interface GameHelp<GameView extends View = View> {
  /** Builds the legend from the view alone. Its items about cards are also the tips for later turns. */
  legend(view: GameView, name: NameOf): LegendForView;
  readonly tips?: GameTips<GameView>;
}

/** The tips for a player's first game of a kind, each shown once. */
export interface GameTips<GameView extends View = View> {
  /** The tip for the viewer's first turn: the goal, and what can be pressed. */
  turn(view: GameView): TipTarget;
  preview(): TipTarget;
  /** Names the player who has just gained something, and why; `null` if nobody has. */
  score(before: GameView, after: GameView, name: NameOf): TipTarget | null;
}

/** Returns the items that tips tell, too. */
export function cardTips(items: readonly LegendItem[]): readonly AboutCard[] {
  return items.flatMap(({ says, tip }) => (tip === undefined ? [] : [{ says, ...tip }]));
}

/** Makes the tip about the first seat that has more of something than before: more points, unless `has` says what. */
export function gainTip<GameView extends View>(
  says: (gainer: PlayerName, seat: Seat, before: GameView) => string,
  has: (seat: GameView['seats'][number]) => number = ({ points }) => Number(points),
): GameTips<GameView>['score'] {
  return (before, after, name) => {
    const seat = after.seats.findIndex((fields, index) => {
      const earlier = before.seats[index];
      return earlier !== undefined && has(fields) > has(earlier);
    });
    return seat < 0 ? null : { says: says(playerName(after, seat, name), seat, before), at: `.plate[data-seat="${seat}"]` };
  };
}

/** Returns a legend item with cards as its picture; an empty list if none of them is in sight. */
export function legendCards(cards: readonly (Face | null)[], says: string, rule: string): readonly LegendItem[] {
  const faces = cards.filter((card) => card !== null);
  return faces.length === 0 ? [] : [{ looks: { kind: 'cards', faces }, says, rule }];
}

/**
 * Returns an item for each part of a plate that is shown now and that `about` explains. `factsOf` is usually the `seat`
 * of the presentation.
 */
export function partsOn<GameView extends View>(
  view: GameView,
  factsOf: (view: GameView, seat: Seat) => PlateFacts,
  about: Readonly<Partial<Record<PlatePart, Omit<LegendItem, 'looks'>>>>,
): readonly LegendItem[] {
  const plates = allSeats(view.seats.length).map((seat) => factsOf(view, seat));
  return PLATE_PARTS.flatMap((part): readonly LegendItem[] => {
    const [text] = plates.flatMap((plate) => textOn(plate, part) ?? []);
    const said = about[part];
    if (text === undefined || said === undefined) return [];
    return [{ looks: { kind: 'plate', part, ...(text !== '' && { text }) }, ...said }];
  });
}

/** Returns the text of a part of a plate, which may be empty; `null` if the plate lacks the part. */
function textOn({ isWinning, side, taken, points, target }: PlateFacts, part: PlatePart): string | null {
  switch (part) {
    case 'winning':
      return isWinning ? '' : null;
    case 'side':
      return typeof side === 'number' ? '' : null;
    case 'taken':
      return taken?.short ?? null;
    case 'points':
      return target === undefined ? String(points) : `${points}/${target}`;
  }
}

/** Returns an item for each mark that is on a plate now. `factsOf` is usually the `seat` of the presentation. */
export function legendMarks<GameView extends View, PlateMark extends Mark>(
  view: GameView,
  factsOf: (view: GameView, seat: Seat) => { readonly marks: readonly PlateMark[] },
  explained: (mark: PlateMark) => Omit<LegendItem, 'looks'>,
): readonly LegendItem[] {
  const marks = allSeats(view.seats.length).flatMap((seat) => factsOf(view, seat).marks);
  return marks
    .filter(({ short }, index) => marks.findIndex((other) => other.short === short) === index)
    .map((mark) => ({ looks: { kind: 'mark', mark }, ...explained(mark) }));
}

/**
 * Makes a legend item with a number, or a word or two, as its picture: write it as the table does. `rule` is a
 * paragraph of RULES.md.
 */
export function legendFigure(figure: number | string, says: string, rule: string): LegendItem {
  return { looks: { kind: 'figure', text: String(figure) }, says, rule };
}
