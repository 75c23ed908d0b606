import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { Mark, NameOf, PlateFacts } from '../table/presentation.ts';

/** The parts of a plate besides its marks. */
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

/** Builds the legend from the view alone. `games/<game>/legend.ts` exports one as `legend`. */
export type GameLegend<GameView extends View = View> = (view: GameView, name: NameOf) => LegendForView;

/** Returns a legend item with cards as its picture; an empty list if none of them is in sight. */
export function legendCards(faces: readonly Face[], says: string, rule: string): readonly LegendItem[] {
  return faces.length === 0 ? [] : [{ looks: { kind: 'cards', faces }, says, rule }];
}

/** Returns the facts on the plates of all seats. */
export function legendPlates<GameView extends View>(
  view: GameView,
  seat: (view: GameView, seat: Seat) => PlateFacts,
): readonly PlateFacts[] {
  return allSeats(view.seats.length).map((each) => seat(view, each));
}

/** Explains the parts that at least one plate shows now. */
export function partsOn(
  plates: readonly PlateFacts[],
  about: Readonly<Partial<Record<PlatePart, Omit<LegendItem, 'looks'>>>>,
): readonly LegendItem[] {
  return PLATE_PARTS.flatMap((part): readonly LegendItem[] => {
    const plate = plates.find((each) => stands(each, part));
    const said = about[part];
    return plate === undefined || said === undefined ? [] : [{ looks: lookOf(plate, part), ...said }];
  });
}

function stands({ isWinning, side, taken }: PlateFacts, part: PlatePart): boolean {
  switch (part) {
    case 'winning':
      return isWinning;
    case 'side':
      return typeof side === 'number';
    case 'taken':
      return taken !== null && taken !== undefined;
    case 'points':
      return true;
  }
}

function lookOf({ points, target, taken }: PlateFacts, part: PlatePart): LegendPictures {
  if (part === 'taken') return { kind: 'plate', part, text: taken?.short ?? '' };
  if (part !== 'points') return { kind: 'plate', part };
  return { kind: 'plate', part, text: target === undefined ? String(points) : `${points}/${target}` };
}

/** Returns the marks on these plates, each once. */
export function legendMarks(plates: readonly PlateFacts[]): readonly Mark[] {
  const marks = plates.flatMap((plate) => plate.marks);
  return marks.filter(({ short }, index) => marks.findIndex((other) => other.short === short) === index);
}

/** Returns a legend item for a number or a word on the table. */
export function legendFigure(figure: number | string, says: string, rule: string): LegendItem {
  return { looks: { kind: 'figure', text: String(figure) }, says, rule };
}
