const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** What stands on somebody's chip: the first sign of the name, as one reads it. */
export function initial(name: string): string {
  const [first] = graphemes.segment(name);
  return (first?.segment ?? '').toLocaleUpperCase();
}
