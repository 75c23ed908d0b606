import type { RandomSource } from '../core/chance.ts';

const CHARACTERS = [...'0123456789-,/ .:;A~', '\u0000', 'ü', '\ud800', '\u4e50'];

export function changedText(text: string, { below }: RandomSource): string {
  const at = below(text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const character = CHARACTERS[below(CHARACTERS.length)] ?? '';
  switch (below(4)) {
    case 0:
      return before + character + after;
    case 1:
      return before + after.slice(1);
    case 2:
      return before + character + after.slice(1);
    default:
      return before + after.slice(0, 1) + after;
  }
}
