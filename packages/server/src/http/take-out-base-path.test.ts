import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { takeOutBasePath } from './take-out-base-path.ts';

test.each([
  ['/cards', '/'],
  ['/cards?a=/cards', '/?a=/cards'],
  ['/cards/', '/'],
  ['/cards/t/ABC', '/t/ABC'],
  ['/cards/cards/x', '/cards/x'],
  ['/cardsharp', '/cardsharp'],
  ['/health', '/health'],
  ['//cards/x', '//cards/x'],
])('below /cards, %s is read as %s, by requests and by sockets', (url, read) => {
  const http = new EventEmitter();
  takeOutBasePath(http as Server, '/cards');
  for (const event of ['request', 'upgrade']) {
    const request = { url };
    http.emit(event, request);
    expect(request.url).toBe(read);
  }
});
