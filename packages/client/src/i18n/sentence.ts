import type { Face } from '@hundredfold/shared/cards/face.ts';

/** A player in a sentence. If `own`, the player is the reader: they are addressed, and verbs take another form. */
export interface PlayerName {
  readonly name: string;
  readonly own: boolean;
}

/** A card in a sentence: its face, and its name as it stands there. The log draws the card. */
export interface CardPiece {
  readonly face: Face;
  readonly text: string;
}

export type SentencePiece = string | CardPiece | PlayerName;

/** A sentence about the game: a text, or pieces if there are cards or players in it. */
export type Sentence = string | readonly SentencePiece[];

/**
 * Makes a sentence of pieces. A sentence in the middle of another one becomes a part of it.
 *
 * @example line`${who} ${verb(who, 'play', 'plays')} ${playedCard('7S')}.` // [{ name: 'Carl', own: false }, ' plays the ', { face: '7S', … }, '.']
 */
export function line(texts: TemplateStringsArray, ...values: readonly (Sentence | SentencePiece | number)[]): Sentence {
  return texts.flatMap((text, index) => [text, ...piecesIn(values[index] ?? '')]).filter((piece) => piece !== '');
}

function piecesIn(value: Sentence | SentencePiece | number): readonly SentencePiece[] {
  if (typeof value === 'number') return [String(value)];
  return isPiece(value) ? [value] : value;
}

function isPiece(value: Sentence | SentencePiece): value is SentencePiece {
  return !Array.isArray(value);
}

/**
 * Turns sentences into one plain text with a space between them, where nothing draws cards: in labels, and for screen
 * readers.
 */
export function textOf(sentences: readonly Sentence[]): string {
  return drawnPieces(sentences)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}

export function drawnPieces(sentences: readonly Sentence[]): readonly (string | CardPiece)[] {
  const drawn: (string | CardPiece)[] = [];
  for (const piece of sentences.flatMap((sentence, index) => (index === 0 ? piecesIn(sentence) : [' ', ...piecesIn(sentence)]))) {
    const last = drawn.at(-1);
    if (typeof piece === 'object' && 'face' in piece) drawn.push(piece);
    else if (typeof last === 'string') drawn[drawn.length - 1] = last + readAloud(piece);
    else drawn.push(readAloud(piece));
  }
  return drawn;
}

function readAloud(piece: string | PlayerName): string {
  return typeof piece === 'string' ? piece : piece.name;
}

/** Makes the first letter large. A sentence that begins with a card or a player stays as it is. */
export function capitalised(sentence: Sentence): Sentence {
  const [first = '', ...rest] = piecesIn(sentence);
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : sentence;
}

export function withFullStop(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
