import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { Mark, NameOf, PlateFacts } from '../table/staging.ts';

/** What stands on a plate besides marks, or hangs on it. */
export const PLATE_PARTS = ['favoured', 'side', 'taken', 'points'] as const;
export type PlatePart = (typeof PLATE_PARTS)[number];

/** What something looks like at the table; a figure is a number, or a word or two, as it stands there. */
export type Looks =
  | { readonly kind: 'cards'; readonly faces: readonly Face[] }
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'figure'; readonly text: string }
  | { readonly kind: 'plate'; readonly part: PlatePart; readonly text?: string };

/** Something that is to be seen, what it means, and the paragraph that says so. */
export interface Seen {
  readonly looks: Looks;
  readonly says: string;
  readonly rule: string;
}

/** What lies on the table at this moment; only what is there is listed. */
export interface SeenNow {
  /** What the viewer may do, in a whole sentence; `null` while they are not to act. */
  readonly now: Omit<Seen, 'looks'> | null;
  readonly table: readonly Seen[];
  /** Those that count for something that is not printed on them, or do something. */
  readonly cards: readonly Seen[];
  readonly plates: readonly Seen[];
}

/** `games/<game>/seen.ts` exports one as `seen`: it reads the view alone. */
export type SeenIn<GameView extends View = View> = (view: GameView, name: NameOf) => SeenNow;

const found = import.meta.glob<SeenIn>('./*/seen.ts', { import: 'seen' });

/** Comes when somebody asks what they see; `null` for a game that does not say. */
export async function loadSeen(game: string): Promise<SeenIn | null> {
  return (await found[`./${game}/seen.ts`]?.()) ?? null;
}

/** Cards by which something is explained; nothing where none of them is in sight. */
export function cardsSeen(faces: readonly Face[], says: string, rule: string): readonly Seen[] {
  return faces.length === 0 ? [] : [{ looks: { kind: 'cards', faces }, says, rule }];
}

/** What the plates of all seats say. */
export function platesOf<GameView extends View>(
  view: GameView,
  seat: (view: GameView, seat: Seat) => PlateFacts,
): readonly PlateFacts[] {
  return allSeats(view.seats.length).map((each) => seat(view, each));
}

/** What those parts of a plate mean which stand on one now. */
export function partsOn(
  plates: readonly PlateFacts[],
  about: Readonly<Partial<Record<PlatePart, Omit<Seen, 'looks'>>>>,
): readonly Seen[] {
  return PLATE_PARTS.flatMap((part): readonly Seen[] => {
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

function lookOf({ points, target, taken }: PlateFacts, part: PlatePart): Looks {
  if (part === 'taken') return { kind: 'plate', part, text: taken?.short ?? '' };
  if (part !== 'points') return { kind: 'plate', part };
  return { kind: 'plate', part, text: target === undefined ? String(points) : `${points}/${target}` };
}

/** The marks on these plates, each once. */
export function marksOn(plates: readonly PlateFacts[]): readonly Mark[] {
  const marks = plates.flatMap((plate) => plate.marks);
  return marks.filter(({ short }, index) => marks.findIndex((other) => other.short === short) === index);
}

/** A number or a word that stands on the table. */
export function figureSeen(figure: number | string, says: string, rule: string): Seen {
  return { looks: { kind: 'figure', text: String(figure) }, says, rule };
}
