/** Mistakes that authors of games often make, as a tool reports them, and the cures. `$1` is what the pattern found. */
const CURES: readonly (readonly [pattern: RegExp, cure: string])[] = [
  [
    /Type 'string' is not assignable to type 'ValueMessages'/,
    'give each value an object: { label: ‘Low’ }, with an about if it needs one',
  ],
  [
    /Type 'number' is not assignable to type 'string'/,
    'a number is no text: quote it, or count with many(…); an option with numbers is a ‘whole’, not a ‘choice’',
  ],
  [/Type 'string' is not assignable to type '"/, 'end the declaration with `as const`, so that words stay as they are'],
  [/Type 'string' is not assignable to type '\(/, 'the English text is a function: write one with the same parameters'],
  [/Type '\(.*=> .*' is not assignable to type 'string'/, 'write a plain text: the app shows this one without values'],
  [/Property '(.+?)' is missing in type .* required in type '(?:\w*Messages|Readonly<Record)/, 'write a text for ‘$1’'],
  [/'(.+?)' does not exist in type '(?:\w*Messages|Readonly<Record)/, 'leave out ‘$1’, or declare it in rules/declaration.ts'],
  [
    /'@hundredfold\/(?:shared|client)\/.*' has no exported member|Cannot find module '@hundredfold\/.*\//,
    'take only names that @hundredfold/shared/game and @hundredfold/client/game export',
  ],
  [/is only [\d.]+ × [\d.]+/, 'make it at least 24 × 24 px, better 44 × 44'],
  [/the print of/, 'use max(var(--least), …) as its font-size'],
  [
    /is not inside the screen|leaves the screen/,
    'place it by the boxes of the frame (Frame): the centre, or the station of a seat',
  ],
  [
    /is covered by|lie over each other|lies under/,
    'place them in different boxes of the frame, or let the lower one move with the form of the screen',
  ],
  [/is cut off|wider than its box|too long for its field|is broken/, 'let the text wrap, or say it in fewer words'],
  [/color-contrast/, 'use --ivory or --quiet on --panel, and --ink on --ivory or --brass'],
  [/button-name|image-alt|aria-/, 'give it a text or an aria-label, or hide a decoration with aria-hidden'],
];

/** Returns a report with a line below each line that has a known cure. */
export function withCures(report: string): string {
  const lines = report.split('\n').flatMap((line) => {
    const [pattern, cure] = CURES.find(([each]) => each.test(line)) ?? [];
    if (pattern === undefined || cure === undefined) return [line];
    return [line, `    → ${cure.replace('$1', pattern.exec(line)?.[1] ?? '')}`];
  });
  return lines.join('\n');
}
