export interface Suite {
  readonly runner: 'vitest' | 'playwright';
  /** Paths from the root of the repository. */
  readonly files: readonly string[];
  /** A regular expression for the titles of the tests that run. Without it, all tests of the files run. */
  readonly title?: string;
  /** The mode of `vitest.config.ts`, which sets the number of tries. Without it, the mode is `test`. */
  readonly mode?: 'quick';
}

/** A mistake in the product, written as one replacement in one file. */
export interface Fault {
  /** A sentence that says what goes wrong. The command line selects faults by words in it. */
  readonly name: string;
  /** A path from the root of the repository. It never names a test. */
  readonly file: string;
  /** A snippet that occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  readonly suite: Suite;
}

/** Returns the text of the fault's file with the fault in it. Throws if the fault no longer applies. */
export function withFault(text: string, { name, file, from, to }: Fault): string {
  const times = text.split(from).length - 1;
  if (times !== 1) throw new Error(`The fault “${name}” no longer applies: its snippet occurs ${times} times in ${file}.`);
  return text.replace(from, () => to);
}

export function suiteLabel({ files, title, mode }: Suite): string {
  const names = files.map((file) => file.replace(/^packages\//, ''));
  return [...names, ...(title === undefined ? [] : [`“${title}”`]), ...(mode === undefined ? [] : [`(${mode})`])].join(' ');
}
