import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAME_FOLDERS } from './game-folders.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A button with the tooltip of the browser, which keys never see: `ui/follow-tips.ts` shows those of `data-tip` and of accessible names. */
const BROWSERS_TOOLTIP = /<(?:button|Anchor|a|BarButton)\b(?:(?!\/?>\n|>\n)[\s\S])*?\stitle=/;

/** Cards in the hand show by themselves what they come to, and are looked at with the arrow keys. */
const OWN_WAY = ['packages/client/src/table/view/hand-buttons.tsx'];

test('no control has a tooltip that shows for a mouse alone', () => {
  const paths = globSync(['packages/client/src/**/*.tsx', ...GAME_FOLDERS.map((folder) => `${folder}table/*.tsx`)], {
    cwd: ROOT,
  });
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => BROWSERS_TOOLTIP.test(readFileSync(ROOT + path, 'utf8')))).toEqual(OWN_WAY);
});

test.each([
  ['<button type="button" title={label}>', true],
  ['<button\n  type="button"\n  title={label}\n>\n', true],
  ['<BarButton icon="undo" title={label} />', true],
  ['<button type="button" data-tip={label}>', false],
  ['<button type="button">\n  <span title={name}>', false],
])('is found in %j: %s', (code, isFound) => {
  expect(BROWSERS_TOOLTIP.test(code)).toBe(isFound);
});
