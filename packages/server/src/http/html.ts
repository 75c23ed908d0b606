/** Markup, as opposed to text. */
export interface Html {
  readonly markup: string;
}

type Piece = string | number | Html | null | readonly Html[];

/** Markup from a template: what is put into it is text, whatever stands in it, unless it is markup itself. */
export function html(parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return { markup: parts.map((part, index) => part + markupOf(pieces[index] ?? null)).join('') };
}

function markupOf(piece: Piece): string {
  if (piece === null) return '';
  if (typeof piece === 'string' || typeof piece === 'number') return asText(String(piece));
  return 'markup' in piece ? piece.markup : piece.map(({ markup }) => markup).join('');
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function asText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');
}
