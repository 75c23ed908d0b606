import { expect, test, vi } from 'vitest';
import { myName } from './account/profile.ts';
import { becomeMember } from './become-member.ts';

vi.mock('../lib/site.ts', () => ({ site: { makers: 'header' } }));

test('a user whom a proxy has logged in gets that name, unless they have entered one', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"name":"Zoë"}'));
  expect(await becomeMember()).toBe(true);
  expect(myName.value).toBe('Zoë');
  myName.value = 'Zed';
  expect(await becomeMember()).toBe(true);
  expect(myName.value).toBe('Zed');
  vi.stubGlobal('fetch', async () => new Response('{"error":"no-maker"}', { status: 403 }));
  expect(await becomeMember()).toBe(false);
});
