import type { Face } from '../cards/face.ts';

const SIGNS = ['→', '+', '=', '✓', '✗'] as const;

export type FigureSign = (typeof SIGNS)[number];

interface FigureSpot {
  /** `true` for the card that the example is about. */
  readonly meant: boolean;
  /** The text below the card. */
  readonly words: string;
}

export type FigureCard =
  | (FigureSpot & { readonly kind: 'face'; readonly face: Face })
  | (FigureSpot & { readonly kind: 'back' | 'empty' });

export type FigurePiece =
  | FigureCard
  | { readonly kind: 'sign'; readonly sign: FigureSign }
  | { readonly kind: 'words'; readonly words: string };

export type FigureRow = readonly FigurePiece[];

/** A sequence of pictures. Each picture is a list of rows from top to bottom. */
export type Figure = readonly (readonly FigureRow[])[];

/**
 * Reads a drawn example. `7S` is a face, `##` a back, `..` an empty place; brackets mark the card that the example is about.
 * The signs stand for themselves. `"words"` are the text below the card that they follow. An empty line begins the next picture.
 * Throws on anything else.
 */
export function parseFigure(lines: readonly string[]): Figure {
  const pictures = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((picture) => picture.split('\n').map(parseRow));
  if (!pictures.flat(2).some(isCard)) throw new Error('a figure without a card');
  return pictures;
}

export function isCard(piece: FigurePiece): piece is FigureCard {
  return piece.kind !== 'sign' && piece.kind !== 'words';
}

export function facesOf(figure: Figure): readonly Face[] {
  const faces = figure.flat(2).flatMap((piece) => (piece.kind === 'face' ? [piece.face] : []));
  return [...new Set(faces)];
}

function parseRow(line: string): FigureRow {
  const row: FigurePiece[] = [];
  for (const word of line.match(/"[^"]*"|\S+/g) ?? []) {
    const piece = parsePiece(word);
    const before = row.at(-1);
    if (piece.kind !== 'words' || before === undefined || before.kind === 'sign') row.push(piece);
    else if (before.words === '') row[row.length - 1] = { ...before, words: piece.words };
    else throw new Error(`words after words in a figure: ${line}`);
  }
  if (row.length === 0) throw new Error('a figure without content');
  return row;
}

function parsePiece(word: string): FigurePiece {
  const sign = SIGNS.find((each) => each === word);
  if (sign !== undefined) return { kind: 'sign', sign };
  const words = /^"(.*\S.*)"$/.exec(word)?.[1];
  if (words !== undefined) return { kind: 'words', words };
  const inner = /^\[(.+)\]$/.exec(word)?.[1];
  const place = { meant: inner !== undefined, words: '' };
  const print = inner ?? word;
  if (print === '##') return { kind: 'back', ...place };
  if (print === '..') return { kind: 'empty', ...place };
  if (/^[A-Za-z0-9]{1,3}$/.test(print)) return { kind: 'face', face: print, ...place };
  throw new Error(`unknown piece of a figure: ${word}`);
}
