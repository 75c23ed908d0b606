import type { Face } from '@hundredfold/shared/cards/face.ts';

/** A card on the screen. Its number follows it only as far as the eye could. */
export interface Piece {
  readonly id: number;
  readonly face: Face | null;
}

/** Cards to be shown in one place, from the lowest to the uppermost; `null` is a back. */
export interface Heap {
  readonly faces: readonly (Face | null)[];
  /** So many of the lowest lie under others, with whatever face they had when they were covered. */
  readonly covered: number;
  /** Whether they lie on one another, so that it grows and shrinks at its top. */
  readonly piled: boolean;
}

/** The heap to be shown in each zone, in the order in which they are painted. */
export type Wanted = ReadonlyMap<string, Heap>;

/** The pieces in each zone. */
export type Pieces = ReadonlyMap<string, readonly Piece[]>;

type Places = (Piece | null)[];

/**
 * Pieces for what is wanted: they stay where they are, else come from where one was left over, else are new. Of those
 * alike, the ones that are known to be leaving do not stay.
 */
export function relay(before: Pieces, wanted: Wanted, leaving: readonly number[] = []): Pieces {
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
  return new Map([...wanted].map(([key, heap]) => [key, dressed(settled.get(key) ?? [], heap)]));
}

/** Where a piece is missing. The faces that are seen choose first: a covered card may be any. */
function vacancies(wanted: Wanted, settled: ReadonlyMap<string, Places>) {
  const all = [...wanted].flatMap(([key, { faces, covered }]) => {
    const places = settled.get(key) ?? [];
    return faces.flatMap((face, index) => (places[index] === null ? [{ places, index, face, seen: index >= covered }] : []));
  });
  return [...all.filter(({ seen }) => seen), ...all.filter(({ seen }) => !seen)];
}

/** Covered cards keep the face they had. */
function dressed(places: Places, { faces, covered }: Heap): readonly Piece[] {
  return places.flatMap((piece, index) => {
    if (piece === null) return [];
    return [index < covered ? piece : { id: piece.id, face: faces[index] ?? null }];
  });
}

function stayedLoose(pieces: readonly Piece[], { faces }: Heap, leaving: readonly number[]): Places {
  const here = pieces.slice();
  return faces.map((face) => {
    const staying = here.findIndex((piece) => piece.face === face && !leaving.includes(piece.id));
    return takeAt(here, staying < 0 ? here.findIndex((piece) => piece.face === face) : staying);
  });
}

/** A pile that is smaller and yet keeps its top card has lost what lay under it. */
function stayedInPile(here: readonly Piece[], { faces, covered }: Heap): Places {
  const size = faces.length;
  if (here.length <= size) return faces.map((_, index) => here[index] ?? null);
  const top = covered < size ? faces[size - 1] : undefined;
  const uncovered = here[size - 1]?.face;
  const topTaken = here.length - size === 1 && (uncovered === top || uncovered === null);
  return here.at(-1)?.face === top && !topTaken ? here.slice(here.length - size) : here.slice(0, size);
}

/** The same face if it is there, else one whose face was not seen, the uppermost first. */
function fromElsewhere(spare: Piece[], face: Face | null): Piece | null {
  const known = spare.findLastIndex((piece) => piece.face === face);
  const unseen = known < 0 ? spare.findLastIndex((piece) => piece.face === null) : known;
  return takeAt(spare, unseen) ?? spare.pop() ?? null;
}

function takeAt(pieces: Piece[], index: number): Piece | null {
  return index < 0 ? null : (pieces.splice(index, 1)[0] ?? null);
}
