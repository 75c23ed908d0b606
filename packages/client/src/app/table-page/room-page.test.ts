import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { Closed } from './room-page.tsx';

function closedPage(mayReturn: boolean): string {
  return renderToString(h(Closed, { why: 'removed', mayReturn, onRetry: () => undefined, onNobody: () => undefined }));
}

test('a removed player may come back and watch; a removed spectator waits for the host, and is offered no way back', () => {
  expect(closedPage(true)).toContain('Come back to watch');
  expect(closedPage(false)).toContain('You can come back to this table once the host lets you.');
  expect(closedPage(false)).not.toContain('<button type="button" class="main"');
});
