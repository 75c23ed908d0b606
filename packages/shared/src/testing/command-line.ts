/**
 * Returns the value of a flag as a whole number. Throws an error with one clear line.
 *
 * @example wholeNumber('seconds', '30', 1, 600)
 */
export function wholeNumber(flag: string, text: string, from: number, to: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  const wanted = from === to ? `${from}` : `a whole number from ${from} to ${to}`;
  throw new Error(`--${flag} must be ${wanted}, not ${text || 'nothing'}`);
}

/** Returns the words of a list with commas, in the order of the known ones. Throws an error with one clear line. */
export function listOf<Word extends string>(flag: string, text: string, known: readonly Word[]): readonly Word[] {
  const asked = text.split(',');
  for (const word of asked) wordOf(flag, word, known);
  return known.filter((name) => asked.includes(name));
}

/** Returns the value of a flag as one of the known words. Throws an error with one clear line. */
export function wordOf<Word extends string>(flag: string, text: string, known: readonly Word[]): Word {
  const word = known.find((name) => name === text);
  if (word === undefined) throw new Error(`--${flag} takes ${known.join(', ')}, not ${text || 'nothing'}`);
  return word;
}

/** Returns what a program reads from its command line, or prints what is wrong with that and exits with code 2. */
export function readOrExit<Value>(read: () => Value, usage = ''): Value {
  try {
    return read();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}${usage && `\n${usage}`}\n`);
    process.exit(2);
  }
}
