import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { Mark, NameOf, PlateFacts } from '../table/presentation.ts';

/** What stands on a plate besides marks, or hangs on it. */
export const PLATE_PARTS = ['favoured', 'side', 'taken', 'points'] as const;
export type PlatePart = (typeof PLATE_PARTS)[number];

/** What something looks like at the table; a figure is a number, or a word or two, as it stands there. */
export type LegendPictures =
  | { readonly kind: 'cards'; readonly faces: readonly Face[] }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'plate'; readonly part: PlatePart; readonly text?: string };

/** Something that is to be seen, what it means, and the paragraph that says so. */
export interface LegendItem {
  readonly looks: LegendPictures;
  readonly says: string;
  readonly rule: string;
}

/** What lies on the table at this moment; only what is there is listed. */
export interface LegendForView {
  /** What the viewer may do, in a whole sentence; `null` while they are not to act. */
  readonly now: Omit<LegendItem, 'looks'> | null;
  readonly table: readonly LegendItem[];
  /** Those that count for something that is not printed on them, or do something. */
  readonly cards: readonly LegendItem[];
  readonly plates: readonly LegendItem[];
}

/** `games/<game>/legend.ts` exports one as `seen`: it reads the view alone. */
export type GameLegend<GameView extends View = View> = (view: GameView, name: NameOf) => LegendForView;

const found = import.meta.glob<GameLegend>('./*/legend.ts', { import: 'seen' });

/** Comes when somebody asks what they see; `null` for a game that does not say. */
export async function loadLegend(game: string): Promise<GameLegend | null> {
  return (await found[`./${game}/legend.ts`]?.()) ?? null;
}

/** Cards by which something is explained; nothing where none of them is in sight. */
export function legendCards(faces: readonly Face[], says: string, rule: string): readonly LegendItem[] {
  return faces.length === 0 ? [] : [{ looks: { kind: 'cards', faces }, says, rule }];
}

/** What the plates of all seats say. */
export function legendPlates<GameView extends View>(
  view: GameView,
  seat: (view: GameView, seat: Seat) => PlateFacts,
): readonly PlateFacts[] {
  return allSeats(view.seats.length).map((each) => seat(view, each));
}

/** What those parts of a plate mean which stand on one now. */
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

function stands({ favoured, side, taken }: PlateFacts, part: PlatePart): boolean {
  switch (part) {
    case 'favoured':
      return favoured;
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

/** The marks on these plates, each once. */
export function legendMarks(plates: readonly PlateFacts[]): readonly Mark[] {
  const marks = plates.flatMap((plate) => plate.marks);
  return marks.filter(({ short }, index) => marks.findIndex((other) => other.short === short) === index);
}

/** A number or a word that stands on the table. */
export function legendFigure(figure: number | string, says: string, rule: string): LegendItem {
  return { looks: { kind: 'figure', text: String(figure) }, says, rule };
}
