import type { Face } from '@hundredfold/shared/cards/face.ts';

/** A card on the screen. Its number follows it only as far as the eye could. */
export interface Piece {
  readonly id: number;
  readonly face: Face | null;
}

/** The faces to be shown in each zone, `null` for a back, in the order in which they are painted. */
export type Wanted = ReadonlyMap<string, readonly (Face | null)[]>;

/** The pieces in each zone. */
export type Pieces = ReadonlyMap<string, readonly Piece[]>;

/** Pieces for what is wanted: they stay where they are, else come from where one was left over, else are new. */
export function relay(before: Pieces, wanted: Wanted): Pieces {
  const spare: Piece[] = [];
  const stayed = new Map<string, (Piece | null)[]>();
  for (const [key, faces] of wanted) {
    const here = (before.get(key) ?? []).slice();
    stayed.set(
      key,
      faces.map((face) =>
        takeAt(
          here,
          here.findIndex((piece) => piece.face === face),
        ),
      ),
    );
    spare.push(...here);
  }
  for (const [key, pieces] of before) if (!wanted.has(key)) spare.push(...pieces);
  let highest = Math.max(0, ...[...before.values()].flat().map(({ id }) => id));
  const settled = new Map<string, readonly Piece[]>();
  for (const [key, faces] of wanted) {
    const pieces = stayed.get(key) ?? [];
    settled.set(
      key,
      faces.map((face, index) => {
        const found = pieces[index] ?? fromElsewhere(spare, face);
        return { id: found?.id ?? ++highest, face };
      }),
    );
  }
  return settled;
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
