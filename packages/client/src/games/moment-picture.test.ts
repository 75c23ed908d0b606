import { brotliCompressSync } from 'node:zlib';
import { TERMS } from '@hundredfold/shared/games/terms.ts';
import { expect, test } from 'vitest';
import { momentPicture } from './moment-picture.ts';

const MOST_BYTES = 4000;

test.each(TERMS.map(({ id }) => id))('the picture of %s shows cards of a real position, and is small', (id) => {
  const picture = momentPicture(id);
  expect(picture.match(/viewBox="0 0 250 350"/g)?.length).toBeGreaterThanOrEqual(5);
  expect(picture).not.toContain('NaN');
  expect(brotliCompressSync(picture).length).toBeLessThan(MOST_BYTES);
});
