/** The limit of a figure; `null` if the figure is only reported. */
export type Limit = { readonly most: number } | { readonly least: number } | null;

/** Returns a figure in one line, with its share of the limit. */
export function lineFor(figure: string, value: number, limit: Limit): string {
  const line = `${figure.padEnd(44)} ${String(rounded(value)).padStart(8)}`;
  if (limit === null) return line;
  const [bound, word] = 'most' in limit ? [limit.most, 'at most'] : [limit.least, 'at least'];
  return `${line}   ${(value / bound).toFixed(2)} of ${word} ${bound}`;
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3));
}
