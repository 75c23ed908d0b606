/** What a figure is held against; `null` where it is only told. */
export type Limit = { readonly most: number } | { readonly least: number } | null;

/** A figure in one line, with its share of the limit. */
export function lineFor(figure: string, value: number, limit: Limit): string {
  const told = `${figure.padEnd(44)} ${String(rounded(value)).padStart(8)}`;
  if (limit === null) return told;
  const [bound, word] = 'most' in limit ? [limit.most, 'at most'] : [limit.least, 'at least'];
  return `${told}   ${(value / bound).toFixed(2)} of ${word} ${bound}`;
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
