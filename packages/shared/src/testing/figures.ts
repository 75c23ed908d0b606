import { readFileSync } from 'node:fs';
import type { Face } from '../cards/face.ts';
import { type Figure, type FigureCard, type FigureRow, isCard } from '../core/figure.ts';
import { parseRules, type Rulebook } from '../core/rulebook.ts';
import { paragraphOf } from './rulebook-text.ts';
import { folderOf } from './test-games.ts';

export type CardRow = readonly FigureCard[];

export function rulebookOf(game: string): Rulebook {
  return parseRules(readFileSync(new URL('RULES.md', folderOf(game)), 'utf8'));
}

export function figureOf(game: string, number: string): Figure {
  const figure = paragraphOf(rulebookOf(game), number)?.figure;
  if (!figure) throw new Error(`there is no figure in ${number} of ${game}`);
  return figure;
}

export function cardRows(picture: readonly FigureRow[]): readonly CardRow[] {
  return picture.map((row) => row.filter(isCard)).filter((row) => row.length > 0);
}

export function headOf(picture: readonly FigureRow[]): string {
  const head = picture.find((row) => !row.some(isCard)) ?? [];
  return head.flatMap((piece) => (piece.kind === 'words' ? [piece.words] : [])).join(' ');
}

export function follows(picture: readonly FigureRow[]): boolean {
  const [first] = picture[0] ?? [];
  return first?.kind === 'sign' && first.sign === '→';
}

export function facesOfRow(row: CardRow): readonly Face[] {
  return row.flatMap((card) => (card.kind === 'face' ? [card.face] : []));
}

/**
 * Returns the totals that a figure states, with their cards. A total is at the end of a row, or at the end of the words above.
 */
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
