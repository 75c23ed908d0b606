import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An address without the path of the site: one from the root, or one made from the address of the page. */
const ROOTED =
  /<(?!Anchor)[a-z]\w*\b[^<]*?\s(?:href|src|action)=["{]?["'`]?\/|url\(["']?\/|\blocation\.(?:origin|pathname|(?:assign|replace)\((?!with))|State\([^\n]*, ['`]\//i;

/** The files that put the path before addresses, and take it out. */
const DOORS = [
  'client/src/features/account/move-away.tsx',
  'client/src/features/account/transfer-link.ts',
  'client/src/app/replay-page/replay-page.tsx',
  'client/src/net/app-address.ts',
  'client/src/net/server-room.ts',
  'client/src/ui/route.ts',
  'client/service-worker/service-worker.ts',
];

test('no page forgets that a site may be below a path of its domain', () => {
  const files = globSync(['client/{src,service-worker}/**/*.{ts,tsx,css}', 'games/**/*.{ts,tsx,css}', 'server/src/**/*.ts'], {
    cwd: `${ROOT}packages`,
    exclude: (name) => /\.test\.tsx?$|^(?:node_modules|dist|testing)$/.test(name),
  });
  expect(files.length).toBeGreaterThan(500);
  const rooted = files.filter((file) => ROOTED.test(readFileSync(`${ROOT}packages/${file}`, 'utf8')));
  expect(rooted.filter((file) => !DOORS.includes(file))).toEqual([]);
});

test.each([
  ['<a href="/verify">', true],
  ['<img class="x"\n  src="/a.svg" />', true],
  ['<form action="/admin/enter">', true],
  ["background: url('/a.png')", true],
  ['const house = location.origin;', true],
  ["history.pushState(null, '', '/t/A')", true],
  ["location.assign('/')", true],
  ["location.assign(withBasePath('/'))", false],
  ['<Anchor href="/credits">', false],
  ["<a href={withBasePath('/verify')}>", false],
  ['<img src="./a.svg" />', false],
])('is found in %j: %s', (code, isFound) => {
  expect(ROOTED.test(code)).toBe(isFound);
});
