import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { MAX_PAGE_BYTES, verifyHtml } from '../build/verify-page.ts';

test('the page that checks shuffles is one small file, which loads nothing', async () => {
  const page = await verifyHtml();
  const { length } = gzipSync(page, { level: 9 });
  expect(length).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  expect(page).not.toMatch(/(?:src|href)="(?!data:)|url\(|@import|\bfetch\(|\bimport\(/);
  process.stdout.write(`verify.html: ${page.length} bytes, ${length} compressed\n`);
});
