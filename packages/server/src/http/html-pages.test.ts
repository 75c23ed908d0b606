import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { NO_SITE } from '@hundredfold/shared/protocol/site.ts';
import { afterAll, expect, test } from 'vitest';
import { readHtmlPages } from './html-pages.ts';

const dist = mkdtempSync(join(tmpdir(), 'papers-'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));
for (const name of ['index', 'start.en', 'start.de', 'table.mod-four'])
  writeFileSync(join(dist, `${name}.html`), `${name} <meta content="https://house.invalid/preview/${name}.jpg" />`);

const STYLE = '.card {\n  color: red;\n}';
writeFileSync(join(dist, 'start.ru.html'), `start.ru <style>${STYLE}</style><script>start();</script>`);

const SCRIPT = 'check();';
writeFileSync(join(dist, 'verify.html'), `<style>b{}</style><script>${SCRIPT}</script>`);

const htmlPages = readHtmlPages(dist, 'https://cards.example.org');
if (htmlPages === null) throw new Error('there is a page');
const textOf = ({ plain }: { readonly plain: Buffer }) => plain.toString();

test('the start page comes in the first language that exists, or else in English', () => {
  for (const [asked, expected] of [
    [['de-AT', 'en'], 'start.de'],
    [['fr', 'DE'], 'start.de'],
    [['fr'], 'start.en'],
    [[], 'start.en'],
    [['*'], 'start.en'],
  ] as const)
    expect(textOf(htmlPages.start(asked))).toContain(`${expected} `);
});

test('a table’s page names its game; without a table or with an unknown game it is like any other page', () => {
  expect(textOf(htmlPages.table('mod-four'))).toContain('table.mod-four ');
  for (const game of [null, 'poker', '../../etc', '__proto__']) expect(htmlPages.table(game)).toBe(htmlPages.page);
});

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

test('inline styles and scripts are given as hashes, and there are no pages if the client is not built', () => {
  expect(htmlPages.styles).toEqual([hashOf('b{}'), hashOf(STYLE)]);
  expect(htmlPages.scripts).toEqual([hashOf(SCRIPT), hashOf(`start();`)]);
  expect(readHtmlPages(join(dist, 'nowhere'), 'https://cards.example.org')).toBeNull();
});

test('every page contains the public address of the server, plain and compressed', () => {
  for (const htmlPage of [htmlPages.page, htmlPages.start(['de']), htmlPages.table('mod-four')]) {
    expect(textOf(htmlPage)).toMatch(/content="https:\/\/cards\.example\.org\/preview\//);
    expect(brotliDecompressSync(htmlPage.br).toString()).toBe(textOf(htmlPage));
  }
});

test('below a path, the files of a page and its address have the path', () => {
  writeFileSync(
    join(dist, 'table.whist.html'),
    '<link href="/a.css" /><script src="/a.js"></script><a href="#b" data-href="/c">/d</a>',
  );
  const below = readHtmlPages(dist, 'https://example.org/cards', '/cards')!;
  expect(textOf(below.table('whist'))).toBe(
    '<link href="/cards/a.css" /><script src="/cards/a.js"></script><a href="#b" data-href="/c">/d</a>',
  );
  expect(textOf(below.table('mod-four'))).toContain('"https://example.org/cards/preview/');
});

test('games keep their names on a site with a name of its own', () => {
  writeFileSync(join(dist, 'table.bridge.html'), '<meta property="og:title" content="Bridge · Hundredfold" />');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  const own = readHtmlPages(dist, 'https://example.org', '', { ...NO_SITE, name: 'Club' })!;
  expect(own.names.get('bridge')).toBe('Bridge');
});
