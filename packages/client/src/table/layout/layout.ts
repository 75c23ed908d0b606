import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { type CardZone, ownSeat, sees, type View, type Viewer } from '@hundredfold/shared/core/view.ts';
import {
  type FieldValue,
  type GridCell,
  type GridPile,
  isZone,
  type TopOnlyPile,
  type ViewSchema,
  type ZoneKind,
} from '@hundredfold/shared/core/view-schema.ts';
import type { Presentation } from '../presentation.ts';
import type { Frame } from './frame.ts';
import type { Pose } from './pose.ts';

/** A card on the screen. Its id follows the card only as far as a player could follow it by eye. */
export interface Piece {
  readonly id: number;
  readonly face: Face | null;
}

/** The cards in one place, from the lowest to the uppermost; `null` is a card back. */
export interface CardHeap {
  readonly faces: readonly (Face | null)[];
  /** The number of lowest cards that lie under others; they keep the face they had when they were covered. */
  readonly covered: number;
  /** `true` if the cards lie on one another, so that the heap grows and shrinks at its top. */
  readonly piled: boolean;
}

/** A zone on the table, or one pile of a grid: its cards from the lowest to the uppermost, and their poses. */
export interface Zone extends CardHeap {
  readonly place: CardZone;
  readonly kind: ZoneKind;
  readonly spots: readonly Pose[];
}

export interface Layout {
  readonly game: Game;
  /** Returns the viewer's hand in the order in which they hold it. */
  held(hand: readonly Face[]): readonly Face[];
  readonly presentation: Presentation;
  readonly frame: Frame;
  /** A choice in progress, if the cards show it. */
  readonly draft: number | null;
}

/** Returns the pose of every card in a view. The painted cards and the buttons over them both follow it. */
export function layout(seen: View, { game, presentation, frame, draft, held }: Layout): readonly Zone[] {
  const view = withHeld(seen, held);
  return placesOf(game.viewSchema, view.seats.length)
    .flatMap((place) => pilesAt(view, place))
    .map((place) => {
      const kind = kindOf(game.viewSchema, place);
      return { place, kind, ...heapAt(view, place, presentation), spots: presentation.cardPoses(view, place, { frame, draft }) };
    });
}

function withHeld(view: View, held: Layout['held']): View {
  const hand = ownFaces(view);
  if (hand.length === 0) return view;
  const seats = view.seats.map((fields, seat) => (seat === view.viewer ? { ...fields, hand: held(hand) } : fields));
  return { ...view, seats };
}

/** Returns the cards in the viewer's hand, in the order in which they came. */
export function ownFaces({ viewer, seats }: View): readonly Face[] {
  const own = ownSeat(viewer);
  const hand = own === null ? undefined : seats[own]?.hand;
  return Array.isArray(hand) ? hand.filter((card) => typeof card === 'string') : [];
}

function pilesAt(view: View, place: CardZone): readonly CardZone[] {
  const cards = cardsAt(view, place);
  return isGrid(cards) ? cards.map(({ row, col }) => ({ ...place, cell: { row, col } })) : [place];
}

function heapAt(view: View, place: CardZone, presentation: Presentation): CardHeap {
  const cards = cardsAt(view, place);
  if (typeof cards === 'number') return loose(Array<null>(cards).fill(null));
  if (isTopped(cards)) return heaped(cards, place.cell !== undefined);
  if (isGrid(cards)) return loose([]);
  if (isHandOf(view.viewer, place)) return loose(cards);
  const isHeld = place.seat !== null && (place.zone === 'hand' || sees(view.viewer, place.seat));
  return loose(isHeld ? presentation.sorted(cards) : cards);
}

function loose(faces: readonly (Face | null)[]): CardHeap {
  return { faces, covered: 0, piled: false };
}

/** The top card of a pile may be unknown on the way from one view to the next; in a grid it is then shown face down. */
function heaped({ top, size }: TopOnlyPile, inGrid: boolean): CardHeap {
  const faces = Array.from({ length: size }, (_, index) => (index === size - 1 ? top : null));
  return { faces, covered: top === null && !inGrid ? size : Math.max(0, size - 1), piled: true };
}

/** Returns the zone of the viewer's hand, with its faces; `null` if they have no cards. */
export function ownHandOf(zones: readonly Zone[], viewer: Viewer): Zone | null {
  return zones.find(({ place, kind, faces }) => kind === 'private' && isHandOf(viewer, place) && faces.length > 0) ?? null;
}

export function isHandOf(viewer: Viewer, { zone, seat }: CardZone): boolean {
  return zone === 'hand' && seat === viewer;
}

/** The content of a zone in a view: faces, a count, a top card and a count, or piles in a grid. */
export type Cards = readonly Face[] | number | TopOnlyPile | readonly GridPile[];

/** Returns every zone of a table, in the order in which they are painted. */
export function placesOf(shape: ViewSchema, seats: number): readonly CardZone[] {
  const ofTable = Object.keys(shape.table).filter((zone) => isZone(shape.table[zone] ?? 'flag'));
  const ofSeat = Object.keys(shape.seat).filter((zone) => isZone(shape.seat[zone] ?? 'flag'));
  return [
    ...ofTable.map((zone) => ({ zone, seat: null })),
    ...ofSeat.flatMap((zone) => allSeats(seats).map((seat) => ({ zone, seat }))),
  ];
}

export function kindOf(shape: ViewSchema, { zone, seat }: CardZone): ZoneKind {
  const kind = seat === null ? shape.table[zone] : shape.seat[zone];
  if (kind === undefined || !isZone(kind)) throw new Error(`no such zone: ${keyOf({ zone, seat })}`);
  return kind;
}

export function keyOf({ zone, seat, cell }: CardZone): string {
  const key = seat === null ? zone : `${zone} ${seat}`;
  return cell === undefined ? key : `${key} ${cell.row},${cell.col}`;
}

/**
 * Reads the cards of a zone, or of one pile of a grid, from the view. It throws if the view schema has no such zone.
 */
export function cardsAt(view: View, { zone, seat, cell }: CardZone): Cards {
  const value: FieldValue | undefined = seat === null ? view.table[zone] : view.seats[seat]?.[zone];
  if (!isCards(value)) throw new Error(`no such zone: ${keyOf({ zone, seat })}`);
  return cell !== undefined && isGrid(value) ? (pileIn(value, cell) ?? { top: null, size: 0 }) : value;
}

/** The number of cards, in whichever way the viewer sees them; of a grid, all of its piles together. */
export function sizeOf(cards: Cards): number {
  if (typeof cards === 'number') return cards;
  if (isTopped(cards)) return cards.size;
  return isGrid(cards) ? cards.reduce((sum, { size }) => sum + size, 0) : cards.length;
}

function isCards(value: FieldValue | undefined): value is Cards {
  return typeof value === 'number' || (typeof value === 'object' && value !== null);
}

export function isTopped(cards: Cards): cards is TopOnlyPile {
  return typeof cards === 'object' && 'top' in cards;
}

/** Returns whether the zone is a grid with at least one card. */
export function isGrid(cards: Cards): cards is readonly GridPile[] {
  return Array.isArray(cards) && typeof cards[0] === 'object';
}

/** The pile in a cell; `undefined` while the cell is empty. */
export function pileIn(grid: readonly GridPile[], { row, col }: GridCell): GridPile | undefined {
  return grid.find((pile) => pile.row === row && pile.col === col);
}

/** The heap to show in each zone, in painting order. */
export type WantedPieces = ReadonlyMap<string, CardHeap>;

export type Pieces = ReadonlyMap<string, readonly Piece[]>;

type Places = (Piece | null)[];

/**
 * Assigns pieces to the wanted heaps: a piece stays where it is, or comes from a place that has one too many, or is new. Among
 * equal cards, the ones that are known to be leaving do not stay.
 */
export function reconcile(before: Pieces, wanted: WantedPieces, leaving: readonly number[] = []): Pieces {
  const settled = new Map<string, Places>();
  const spare: Piece[] = [];
  for (const [key, heap] of wanted) {
    const here = before.get(key) ?? [];
    const places = heap.piled ? stayedInPile(here, heap) : stayedLoose(here, heap, leaving);
    settled.set(key, places);
    spare.push(...here.filter((piece) => !places.includes(piece)));
  }
  for (const [key, pieces] of before) if (!wanted.has(key)) spare.push(...pieces);
  let highest = Math.max(0, ...[...before.values()].flat().map(({ id }) => id));
  for (const { places, index, face } of vacancies(wanted, settled)) {
    places[index] = fromElsewhere(spare, face) ?? { id: ++highest, face };
  }
  return new Map([...wanted].map(([key, heap]) => [key, withFaces(settled.get(key) ?? [], heap)]));
}

/** Returns the places where a piece is missing. Visible faces choose first, because a covered card may be any piece. */
function vacancies(wanted: WantedPieces, settled: ReadonlyMap<string, Places>) {
  const all = [...wanted].flatMap(([key, { faces, covered }]) => {
    const places = settled.get(key) ?? [];
    return faces.flatMap((face, index) => (places[index] === null ? [{ places, index, face, seen: index >= covered }] : []));
  });
  return [...all.filter(({ seen }) => seen), ...all.filter(({ seen }) => !seen)];
}

function withFaces(places: Places, { faces, covered }: CardHeap): readonly Piece[] {
  return places.flatMap((piece, index) => {
    if (piece === null) return [];
    return [index < covered ? piece : { id: piece.id, face: faces[index] ?? null }];
  });
}

function stayedLoose(pieces: readonly Piece[], { faces }: CardHeap, leaving: readonly number[]): Places {
  const here = pieces.slice();
  return faces.map((face) => {
    const staying = here.findIndex((piece) => piece.face === face && !leaving.includes(piece.id));
    return takeAt(here, staying < 0 ? here.findIndex((piece) => piece.face === face) : staying);
  });
}

/** A pile that is smaller and yet keeps its top card has lost what lay under it. */
function stayedInPile(here: readonly Piece[], { faces, covered }: CardHeap): Places {
  const size = faces.length;
  if (here.length <= size) return faces.map((_, index) => here[index] ?? null);
  const top = covered < size ? faces[size - 1] : undefined;
  const uncovered = here[size - 1]?.face;
  const topTaken = here.length - size === 1 && (uncovered === top || uncovered === null);
  return here.at(-1)?.face === top && !topTaken ? here.slice(here.length - size) : here.slice(0, size);
}

/** Returns a piece with the same face, or otherwise the uppermost piece whose face was not visible. */
function fromElsewhere(spare: Piece[], face: Face | null): Piece | null {
  const known = spare.findLastIndex((piece) => piece.face === face);
  const unseen = known < 0 ? spare.findLastIndex((piece) => piece.face === null) : known;
  return takeAt(spare, unseen) ?? spare.pop() ?? null;
}

function takeAt(pieces: Piece[], index: number): Piece | null {
  return index < 0 ? null : (pieces.splice(index, 1)[0] ?? null);
}
