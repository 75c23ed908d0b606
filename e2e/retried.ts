import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';

/** The note that a test keeps of a press that had to be made again. */
export const PRESSED_AGAIN = 'pressed again';

/** What is known of a test after the run: each try is a result. */
interface Tried extends Pick<TestCase, 'titlePath'> {
  readonly results: readonly Pick<TestResult, 'annotations'>[];
}

/** Says after everything else which tests did not pass straight away: nobody should be on that list. */
export default class Retried implements Reporter {
  #suite: Suite | null = null;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#suite = suite;
  }

  onEnd(): void {
    process.stdout.write(`\n${retriedAmong(this.#suite?.allTests() ?? []).join('\n')}\n`);
  }
}

/** Which tests needed a retry, and in which of them a press did nothing at first, line by line. */
export function retriedAmong(tests: readonly Tried[]): readonly string[] {
  const retried = tests.filter(({ results }) => results.length > 1).map((test) => `  ${nameOf(test)}`);
  const pressed = tests.flatMap((test) =>
    test.results
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === PRESSED_AGAIN)
      .map(({ description }) => `  ${nameOf(test)}: ${description}`),
  );
  return [
    ...(retried.length === 0 ? ['No test needed a retry.'] : [`Needed a retry (${retried.length}):`, ...retried]),
    ...(pressed.length === 0 ? [] : [`Pressed again because nothing had happened (${pressed.length}):`, ...pressed]),
  ];
}

function nameOf(test: Tried): string {
  return test
    .titlePath()
    .filter((part) => part !== '')
    .join(' › ');
}
