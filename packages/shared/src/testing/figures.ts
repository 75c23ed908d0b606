import { readFileSync } from 'node:fs';
import type { Face } from '../cards/face.ts';
import { type Figure, type FigureCard, type FigureRow, isCard } from '../core/figure.ts';
import { paragraphOf, parseRules, type Rulebook } from '../core/rulebook.ts';
import { folderOf } from './test-games.ts';

/** A row as the rules see it: its cards. */
export type CardRow = readonly FigureCard[];

export function rulebookOf(game: string): Rulebook {
  return parseRules(readFileSync(new URL('RULES.md', folderOf(game)), 'utf8'));
}

/** What is drawn below a paragraph. */
export function figureOf(game: string, number: string): Figure {
  const figure = paragraphOf(rulebookOf(game), number)?.figure;
  if (!figure) throw new Error(`nothing is drawn in ${number} of ${game}`);
  return figure;
}

/** The rows of a picture that hold cards. */
export function cardRows(picture: readonly FigureRow[]): readonly CardRow[] {
  return picture.map((row) => row.filter(isCard)).filter((row) => row.length > 0);
}

/** The words that stand over a picture. */
export function headOf(picture: readonly FigureRow[]): string {
  const head = picture.find((row) => !row.some(isCard)) ?? [];
  return head.flatMap((piece) => (piece.kind === 'words' ? [piece.words] : [])).join(' ');
}

/** Whether it follows from the picture before it. */
export function follows(picture: readonly FigureRow[]): boolean {
  const [first] = picture[0] ?? [];
  return first?.kind === 'sign' && first.sign === '→';
}

export function facesOfRow(row: CardRow): readonly Face[] {
  return row.flatMap((card) => (card.kind === 'face' ? [card.face] : []));
}

/** Cards and the total that a figure says they have: at the end of a row, or at the end of the head over them. */
export function totalsIn(figure: Figure): readonly { readonly cards: readonly Face[]; readonly total: number }[] {
  return figure.flatMap((picture) => {
    const rows = picture.flatMap((row) => {
      const last = row.at(-1);
      return last?.kind === 'words' && row.some(isCard) ? [{ cards: facesOfRow(row.filter(isCard)), said: last.words }] : [];
    });
    const all = { cards: cardRows(picture).flatMap(facesOfRow), said: headOf(picture) };
    return [...rows, all].flatMap(({ cards, said }) => {
      const total = /^(\d+)(?: points)?$|\D (\d+)$/.exec(said);
      return total === null ? [] : [{ cards, total: Number(total[1] ?? total[2]) }];
    });
  });
}
