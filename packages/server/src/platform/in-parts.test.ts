import { expect, test } from 'vitest';
import { inParts } from './in-parts.ts';

test('nothing waits until many items are done', async () => {
  let done = 0;
  const working = inParts(Array.from({ length: 500 }), 50, async () => void done++);
  const parts: number[] = [];
  for (let before = 0; done < 500; before = done) {
    await new Promise((resolve) => setImmediate(resolve));
    parts.push(done - before);
  }
  await working;
  expect(Math.max(...parts)).toBeLessThanOrEqual(50);
});
