/** The colour of texts on the pages. */
const IVORY = '#fbf7ec';
const MIN_CONTRAST = 7;

/** Returns whether texts can be read on a colour, by the stricter limit of WCAG. */
export function isReadable(colour: string): boolean {
  return (luminance(IVORY) + 0.05) / (luminance(colour) + 0.05) >= MIN_CONTRAST;
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
