import { collectPageErrors } from './kit/page-errors.ts';
import { expect, test } from './kit/test.ts';

test('errors of a page and violations of its content security policy are found, but for expected ones', async ({ visitor }) => {
  const { page } = await visitor('Ann');
  const pageErrors = collectPageErrors();
  pageErrors.expectKind(/expected/);
  pageErrors.watch(page.context());
  await page.goto('/');
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('an expected error');
    });
    setTimeout(() => {
      throw new Error('a planted error');
    });
    document.body.append(Object.assign(document.createElement('img'), { src: 'https://elsewhere.example/picture.png' }));
  });
  const found = () => pageErrors.found.join('\n');
  await expect.poll(found).toContain('page error: Error: a planted error');
  await expect.poll(found).toContain('content policy: img-src https://elsewhere.example/picture.png');
  expect(found()).not.toContain('an expected error');
});
