import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { LegendPicture } from './legend-picture.tsx';

test('the clock in the legend looks like the clocks on the plates', () => {
  const clock = renderToString(h(LegendPicture, { looks: { kind: 'clock' } }));
  expect(clock).toContain('class="plate-clock"');
  expect(clock).toContain('<span class="plate-reserve">+20</span>');
});
