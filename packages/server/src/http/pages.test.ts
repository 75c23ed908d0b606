import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readHtmlPages } from './html-pages.ts';
import { pages } from './pages.ts';

const dist = mkdtempSync(join(tmpdir(), 'dist-'));
let server: Server;
let base: string;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  for (const name of ['index.html', 'verify.html', 'sw.js', 'assets/index-abc.js']) writeFileSync(join(dist, name), name);
  server = createServer(express().use(pages(dist, readHtmlPages(dist, 'https://cards.example.org'), async () => null)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
});

test('a browser revalidates the service worker each time, and never a file whose name contains a hash', async () => {
  const cached = async (path: string) => (await fetch(base + path)).headers.get('cache-control');
  expect(await cached('/sw.js')).toBe('no-cache');
  expect(await cached('/assets/index-abc.js')).toContain('immutable');
});

test('a file has a policy of its own, without the hashes of pages', async () => {
  const policy = (await fetch(`${base}/assets/index-abc.js`)).headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'self';.*frame-ancestors 'none'$/);
});

test.each([
  ['/', 200],
  ['/t/ABCDEFGH', 200],
  ['/credits', 200],
  ['/stored', 200],
  ['/alone', 200],
  ['/alone/Ab3_-xyz0123', 200],
  ['/alone/Ab3_-x', 404],
  ['/alone/one/other', 404],
  ['/r', 200],
  ['/r/Ab3_-x', 200],
  ['/r/one/other', 404],
  ['/r/Ab3_-x.', 200],
  ['/R/Ab3_-x%20', 200],
  ['/credits)', 200],
  ['/%E2%80%8B', 200],
  ['/nowhere', 404],
])('%s is a page, answered with %i', async (path, status) => {
  const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
  expect([answer.status, await answer.text()]).toEqual([status, 'index.html']);
});

test.each(['/verify', '/verify/', '/Verify.', '/verify%0A'])('%s is a page of its own', async (path) => {
  const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
  expect([answer.status, await answer.text()]).toEqual([200, 'verify.html']);
});

test.each(['/nowhere.', '/credits.html', '/sw.json'])('%s is no page', async (path) => {
  const answer = await fetch(base + path, { headers: { accept: 'text/html' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await answer.text()).not.toBe('index.html');
});
