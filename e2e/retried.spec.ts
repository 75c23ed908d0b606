import { expect, test } from '@playwright/test';
import type { FullConfig, Suite } from '@playwright/test/reporter';
import RetriedReporter, { PRESSED_AGAIN, retriedTests } from './kit/retried.ts';

const tried = (name: string, ...tries: readonly (readonly string[])[]) => ({
  path: ['', 'some.spec.ts', name],
  titlePath() {
    return this.path;
  },
  results: tries.map((pressed) => ({ annotations: pressed.map((description) => ({ type: PRESSED_AGAIN, description })) })),
});

test('tests that did not pass at once are listed by name', () => {
  expect(retriedTests([])).toEqual(['No test needed a retry.']);
  expect(retriedTests([tried('sure', []), tried('skipped')])).toEqual(['No test needed a retry.']);
  expect(retriedTests([tried('sure', []), tried('unsure', [], []), tried('slow', ['Ann: the pack'])])).toEqual([
    'Needed a retry (1):',
    '  some.spec.ts › unsure',
    'Pressed again because nothing had happened (1):',
    '  some.spec.ts › slow: Ann: the pack',
  ]);
});

test('a press that had to be repeated fails a run that tries nothing twice', async () => {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = () => true; // The list of these tests is not that of the run.
  const statusAfter = async (each: ReturnType<typeof tried>, retries = 0) => {
    const reporter = new RetriedReporter();
    reporter.onBegin({ projects: [{ retries } as FullConfig['projects'][number]] }, {
      allTests: () => [each],
    } as unknown as Suite);
    return (await reporter.onEnd())?.status;
  };
  try {
    expect(await statusAfter(tried('sure', []))).toBeUndefined();
    expect(await statusAfter(tried('unsure', [], []))).toBeUndefined();
    expect(await statusAfter(tried('pressed twice', ['Ann: the pack']))).toBe('failed');
    expect(await statusAfter(tried('pressed twice', ['Ann: the pack']), 1)).toBeUndefined();
  } finally {
    process.stdout.write = write;
  }
});
