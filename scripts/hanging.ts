import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Minutes without a test that passes, after which a run is given up. */
const PATIENCE = 10;

/**
 * Ends a run in which nothing passes any more, and names what was being tested: no time-out ends what blocks its thread, and a file
 * in which every test runs into its own may take hours.
 */
export default class Hanging implements Reporter {
  readonly #files = new Set<TestModule>();
  readonly #tests = new Set<TestCase>();
  #lastPass = 0;
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#lastPass = performance.now();
    this.#timer = setInterval(() => this.#look(), 10_000).unref();
  }

  onTestModuleCollected(file: TestModule): void {
    this.#files.add(file);
  }

  onTestModuleEnd(file: TestModule): void {
    this.#files.delete(file);
  }

  onTestCaseReady(test: TestCase): void {
    this.#tests.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    this.#tests.delete(test);
    if (test.ok()) this.#lastPass = performance.now();
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    if (performance.now() - this.#lastPass < PATIENCE * 60_000) return;
    const running = [...this.#files].map((file) => file.relativeModuleId);
    const tests = [...this.#tests].map((test) => test.fullName);
    process.stdout.write(`no test has passed for ${PATIENCE} minutes. Running:\n  ${[...running, ...tests].join('\n  ')}\n`);
    process.exit(1);
  }
}
