import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { BarButton } from './bar-button.tsx';

const drawn = (counts: { readonly count?: number; readonly isNew?: boolean }): string =>
  renderToString(h(BarButton, { icon: 'chat', label: 'Chat', ...counts }));

test('a count stands beside the icon, and is highlighted if it is new', () => {
  expect(drawn({ count: 3 })).toContain('<span class="bar-count">3</span>');
  expect(drawn({ count: 3, isNew: true })).toContain('<span class="bar-count is-new">3</span>');
});

test('a button with a count keeps its look while the count is 0', () => {
  expect(drawn({ count: 0 })).toContain('class="bar-button counted"');
  expect(drawn({ count: 0 })).not.toContain('bar-count');
  expect(drawn({})).toContain('class="bar-button"');
});
