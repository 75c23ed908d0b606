/** A mistake that authors of games often make, as a tool reports it, and its cure: `$1` is what the pattern found. */
type Cure = readonly [pattern: RegExp, cure: string];

const TYPES: readonly Cure[] = [
  [
    /'string' is not assignable to type 'ValueMessages'/,
    'give a value an object: { label: ‘Low’ }, and an about if it needs one',
  ],
  [
    /'number' is not assignable to type 'string'/,
    'a number is no text: quote it, or count with many(…); make an option a ‘whole’',
  ],
  [/'string' is not assignable to type '"/, 'end the declaration with `as const`, so that words stay as they are'],
  [/'string' is not assignable to type '\(/, 'the English text is a function: write one with the same parameters'],
  [/'\(.*=> .*' is not assignable to type 'string'/, 'write a plain text: the app shows this one without values'],
  [/Property '(.+?)' is missing .* required in type '(?:\w*Messages\b|Readonly<Record|\{)/, 'write a text for ‘$1’'],
  [/'(.+?)' does not exist in type '(?:\w*Messages|Readonly<Record)/, 'leave out ‘$1’, or declare it in the rules'],
  [/@hundredfold\/.*has no exported member|find module '@hundredfold/, 'import only what shared/game and client/game export'],
];

const SCREENS: readonly Cure[] = [
  [/is only [\d.]+ × [\d.]+/, 'make it at least 24 × 24 px, better 44 × 44'],
  [/the print of/, 'use max(var(--least), …) as its font-size'],
  [/is not inside the screen|leaves the screen/, 'place it by the boxes of the Frame: the centre, or a seat’s station'],
  [/is covered by|lie over each other|lies under/, 'place them in boxes of the Frame that are apart, in each form'],
  [/is cut off|wider than its box|too long for its field|is broken/, 'let the text wrap, or say it in fewer words'],
  [/color-contrast/, 'use --ivory or --quiet on --panel, and --ink on --ivory or --brass'],
  [/button-name|image-alt|aria-/, 'give it a text or an aria-label, or hide a decoration with aria-hidden'],
];

const MAX_COLUMNS = 240;

/** Returns a report with a line below each fault that has a known cure. */
export function withCures(report: string): string {
  return report
    .split('\n')
    .flatMap((line) => {
      const cure = [...TYPES, ...SCREENS].find(([pattern]) => pattern.test(line));
      if (cure === undefined) return [shortened(line)];
      return [shortened(line), `    → ${cure[1].replace('$1', cure[0].exec(line)?.[1] ?? '')}`];
    })
    .join('\n');
}

/** Keeps the place and the innermost reason of each error of TypeScript, without those that only follow from others. */
export function innermostErrors(report: string): string {
  const errors = report.split(/\n(?=\S)/).filter((error) => error !== '');
  const atCause = errors.filter((error) => !/\/(?:game|table\/messages)\.ts\(/.test(error));
  return (atCause.length === 0 ? errors : atCause)
    .map((error) => {
      const lines = error.trimEnd().split('\n');
      return [...lines.slice(0, 1), ...lines.slice(1).slice(-1)].join('\n');
    })
    .join('\n');
}

function shortened(line: string): string {
  return line.length > MAX_COLUMNS ? `${line.slice(0, MAX_COLUMNS)} …` : line;
}
