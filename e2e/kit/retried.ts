import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** The annotation type for a press that had to be repeated. */
export const PRESSED_AGAIN = 'pressed again';

/** A test after the run, with one result for each try. */
interface Tried extends Pick<TestCase, 'titlePath'> {
  readonly results: readonly Pick<TestResult, 'annotations'>[];
}

/**
 * Prints the tests that did not pass at once after all other output. The list should be empty. In a run that tries nothing twice, a
 * press that had to be repeated is a failure: it was lost, although the table had been at rest.
 */
export default class RetriedReporter implements Reporter {
  #suite: Suite | null = null;
  #triesTwice = false;

  onBegin({ projects }: Pick<FullConfig, 'projects'>, suite: Suite): void {
    this.#suite = suite;
    this.#triesTwice = projects.some(({ retries }) => retries > 0);
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const tests = this.#suite?.allTests() ?? [];
    process.stdout.write(`\n${retriedTests(tests).join('\n')}\n`);
    return pressedAgain(tests).length > 0 && !this.#triesTwice ? { status: 'failed' } : undefined;
  }
}

/** Lists the tests that needed a retry and the tests with repeated presses, line by line. */
export function retriedTests(tests: readonly Tried[]): readonly string[] {
  const retried = tests.filter(({ results }) => results.length > 1).map((test) => `  ${nameOf(test)}`);
  const pressed = pressedAgain(tests);
  return [
    ...(retried.length === 0 ? ['No test needed a retry.'] : [`Needed a retry (${retried.length}):`, ...retried]),
    ...(pressed.length === 0 ? [] : [`Pressed again because nothing had happened (${pressed.length}):`, ...pressed]),
  ];
}

function pressedAgain(tests: readonly Tried[]): readonly string[] {
  return tests.flatMap((test) =>
    test.results
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === PRESSED_AGAIN)
      .map(({ description }) => `  ${nameOf(test)}: ${description}`),
  );
}

function nameOf(test: Tried): string {
  return test
    .titlePath()
    .filter((part) => part !== '')
    .join(' › ');
}
