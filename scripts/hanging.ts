import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Minutes after which a file that is still being tested is named, and minutes without a test that passes until the run is given up. */
const LONG = 5;
const HANGING = 10;

/**
 * Names what takes very long while it does, and ends a run in which nothing passes any more: no time-out ends what blocks its thread,
 * and where every test of a file runs into its own that takes hours.
 */
export default class Hanging implements Reporter {
  readonly #begun = new Map<TestModule, number>();
  readonly #running = new Set<TestCase>();
  #lastPass = performance.now();
  #timer: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.#lastPass = performance.now();
    this.#timer = setInterval(() => this.#look(), 60_000).unref();
  }

  onTestModuleQueued(module: TestModule): void {
    this.#begun.set(module, performance.now());
  }

  onTestModuleEnd(module: TestModule): void {
    this.#begun.delete(module);
  }

  onTestCaseReady(test: TestCase): void {
    this.#running.add(test);
  }

  onTestCaseResult(test: TestCase): void {
    this.#running.delete(test);
    if (test.ok()) this.#lastPass = performance.now();
  }

  onTestRunEnd(): void {
    clearInterval(this.#timer);
  }

  #look(): void {
    for (const [module, begun] of this.#begun) {
      const minutes = minutesSince(begun);
      if (minutes < LONG) continue;
      const tests = [...this.#running].filter((test) => test.module === module).map((test) => test.fullName);
      process.stdout.write(`still running after ${minutes} minutes: ${[module.relativeModuleId, ...tests].join('\n  ')}\n`);
    }
    if (minutesSince(this.#lastPass) < HANGING) return;
    process.stdout.write(`no test has passed for ${HANGING} minutes\n`);
    process.exit(1);
  }
}

function minutesSince(moment: number): number {
  return Math.floor((performance.now() - moment) / 60_000);
}
