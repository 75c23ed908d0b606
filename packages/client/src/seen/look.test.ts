import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Look } from './look.tsx';

test('a clock that is explained looks like those on the plates', () => {
  const clock = renderToString(h(Look, { looks: { kind: 'clock' } }));
  expect(clock).toContain('class="plate-clock"');
  expect(clock).toContain('<span class="plate-reserve">+20</span>');
});
