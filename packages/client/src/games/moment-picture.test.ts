import { brotliCompressSync } from 'node:zlib';
import { OWN_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { expect, test } from 'vitest';
import { momentPicture } from './moment-picture.ts';

const MOST_BYTES = 4000;

test.each(OWN_GAMES.map(({ id }) => id))('the picture of %s shows cards of a real position, and is small', async (id) => {
  const picture = await momentPicture(id);
  expect(picture.match(/viewBox="0 0 250 350"/g)?.length).toBeGreaterThanOrEqual(5);
  expect(picture).not.toContain('NaN');
  expect(brotliCompressSync(picture).length).toBeLessThan(MOST_BYTES);
});
