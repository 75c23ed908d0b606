import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BIOME = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** Files with one line each that the lint refuses, with the word of the rule that does. */
const PLANTED: readonly (readonly [file: string, line: string, refusal: string])[] = [
  ['shared/src/cards/a.ts', "export { x } from '../core/game.ts';", 'lowest layer'],
  ['shared/src/core/a.ts', "export { x } from '../games/index.ts';", 'core/ imports cards/ alone'],
  ['shared/src/core/b.ts', "import '../protocol/table.ts';", 'core/ imports cards/ alone'],
  ['shared/src/core/proof.ts', "import '../shuffle-proof/draw.ts';", 'core/ imports cards/ alone'],
  ['shared/src/shuffle-proof/a.ts', "import '../games/index.ts';", 'shuffle-proof/ imports core/ and cards/ alone'],
  ['shared/src/core/d.ts', "export type { Schema } from '@colyseus/schema';", '@colyseus/schema'],
  ['games/mod-four/rules/a.ts', "export { x } from '../../rummy/rules/rules.ts';", 'A game imports its own files'],
  [
    'games/mod-four/table/a.ts',
    "export { x } from '@hundredfold/client/src/table/presentation.ts';",
    'A game imports its own files',
  ],
  ['../extras/hearts/rules/a.ts', "export { x } from '@hundredfold/shared/core/game.ts';", 'A game imports its own files'],
  ['games/mod-four/rules/b.ts', "export { x } from '../table/layout.ts';", 'which has no table'],
  [
    'client/src/games/a.ts',
    "export { x } from '@hundredfold/games/mod-four/table/layout.ts';",
    'No code knows a particular game',
  ],
  ['shared/src/games/index.ts', "export { x } from '../schema/codec.ts';", 'stands above'],
  ['shared/src/protocol/a.ts', "export { x } from '../schema/codec.ts';", 'stands above'],
  ['shared/src/proof-check/a.ts', "export { x } from '../shuffle-proof/draw.ts';", 'hashes and draws with code of its own'],
  ['shared/src/proof-check/b.ts', "export { x } from '@noble/hashes/sha2.js';", 'hashes and draws with code of its own'],
  ['shared/src/shuffle-proof/b.ts', "export { x } from '../proof-check/draw.ts';", 'only checkers import proof-check/'],
  ['client/src/verify/page/b.ts', "export { x } from '@hundredfold/shared/core/chance.ts';", 'shares no code with the app'],
  ['server/src/table/a.ts', "export { Room } from '@colyseus/core';", 'Only colyseus/'],
  ['client/src/app/table-page/a.ts', "export { Client } from '@colyseus/sdk';", 'Only net/'],
  ['client/src/app/solo-page/a.ts', "export { x } from '../../net/local/local-engine.ts';", 'Only the worker deals'],
  ['client/src/table/view/a.tsx', "export { Sprite } from 'pixi.js';", 'Only table/paint/'],
  ['client/src/table/motion/a.ts', "export { x } from '../../games/mod-four/presentation.ts';", 'knows no game'],
  ['client/src/net/h.ts', "export { x } from '../table/presentation.ts';", 'net imports the lowest layer'],
  ['client/src/games/b.ts', "export { x } from '../features/hints/hint.ts';", 'know the table'],
  ['client/src/features/chat/a.ts', "export { x } from '../../app/app.tsx';", 'knows no page'],
  ['client/src/features/chat/b.ts', "export const x = await import('../lobby/table-row.tsx');", 'do not import each other'],
  ['client/src/features/settings/keys/a.ts', "export { x } from '../../chat/chat-drawer.tsx';", 'do not import each other'],
  ['shared/src/core/e.ts', 'export const x = Date.now();', 'global variable Date'],
  ['games/mod-four/rules/c.ts', 'export const x = Date.now();', 'global variable Date'],
  ['games/mod-four/rules/d.ts', 'export const x = Math.random();', 'lots are drawn outside'],
  ['shared/src/cards/b.ts', "export const x = Math['random']();", 'lots are drawn outside'],
  ['client/src/features/lobby/b.ts', "export const x = fetch('/api/tables');", 'global variable fetch'],
  ['client/src/net/a.ts', 'const ask = fetch;\nexport const x = ask;', 'global variable fetch'],
  ['client/src/net/b.ts', "export const x = globalThis.fetch('/api/tables');", 'they have deadlines'],
  ['client/src/net/c.ts', "export const x = new WebSocket('/p1/r');", 'global variable WebSocket'],
  ['client/src/net/d.ts', "import { client } from './e.ts';\nexport const x = client.joinById('lobby');", 'has deadlines'],
  ['client/src/ui/a.ts', "export const x = localStorage.getItem('a');", 'global variable localStorage'],
  ['client/src/features/matchmaking/a.ts', "sessionStorage.setItem('a', 'b');", 'global variable sessionStorage'],
  ['client/src/features/matchmaking/b.ts', "export const x = window.localStorage.getItem('a');", 'Store by lib/storage.ts'],
  ['server/src/table/b.ts', "import type { C } from './c.ts';\nexport type B = C;", 'cycle'],
  ['server/src/table/c.ts', "import type { B } from './b.ts';\nexport type C = B;", 'cycle'],
  ['../e2e/a.spec.ts', "export const x = await page.getByLabel('Link').inputValue();", 'it waits until something is there'],
  ['../e2e/b.spec.ts', 'expect((await cells.allInnerTexts()).length).toBe(2);', 'it waits until something is there'],
  ['../e2e/c.spec.ts', 'expect(await ann.cards()).toEqual(cards);', 'it waits until the page says so'],
  [
    '../e2e/d.spec.ts',
    "expect((await speech.heard()).filter((each) => each === 'a')).toHaveLength(1);",
    'it waits until the page says so',
  ],
];

/** Allowed code that looks like an offence. */
const SOUND: readonly (readonly [file: string, line: string])[] = [
  ['shared/src/core/sound.ts', "export { x } from '../cards/face.ts';"],
  ['shared/src/core/sound.test.ts', "export { x } from '../games/index.ts';\nexport const y = Math.random() + Date.now();"],
  ['games/mod-four/rules/sound.ts', "export { x } from '@hundredfold/shared/game';\nexport const y = Math.max(1, 2);"],
  ['games/mod-four/rules/testing/sound.ts', "export { x } from '@hundredfold/shared/testing/test-table.ts';"],
  ['shared/src/schema/sound.ts', "export { schema } from '@colyseus/schema';\nexport { x } from '../core/view.ts';"],
  ['shared/src/proof-check/sound.ts', "export { x } from './draw.ts';"],
  [
    'client/src/verify/page/sound.ts',
    "export { x } from '@hundredfold/shared/proof-check/draw.ts';\nexport { y } from './element.ts';",
  ],
  ['server/src/colyseus/sound.ts', "export { Room } from '@colyseus/core';\nexport const x = Date.now();"],
  ['client/src/net/sound.ts', "export { Client } from '@colyseus/sdk';"],
  ['client/src/net/connectivity.ts', "export const x = fetch('/api/tables');"],
  ['client/src/net/server-room.ts', "import { Client } from '@colyseus/sdk';\nexport const x = new Client().joinById('lobby');"],
  ['client/src/lib/storage.ts', "export const x = localStorage.getItem('a');"],
  ['client/src/net/sound.test.ts', "export const x = fetch('/api/tables');"],
  ['client/src/net/local/match-worker.ts', "export { x } from './dealer.ts';"],
  ['client/src/table/paint/sound.ts', "export { Sprite } from 'pixi.js';"],
  [
    'client/src/features/settings/keys/sound.ts',
    "export { x } from '../look-fields.tsx';\nexport { y } from '../../../ui/route.ts';",
  ],
  [
    'client/src/features/chat/sound.ts',
    "export { x } from './chat-drawer.tsx';\nexport { y } from '../../table/presentation.ts';",
  ],
  ['games/mod-four/table/sound.ts', "export { x } from '../rules/view.ts';\nexport const y = Math.random();"],
  ['../e2e/kit/shown-text.ts', 'export const x = await field.inputValue();'],
  ['../e2e/sound.spec.ts', 'await expect.poll(() => ann.cards()).toEqual(cards);\nexport const x = document.body.textContent;'],
];

interface Found {
  readonly message: string;
  readonly location: { readonly path: string };
}

let found: readonly Found[];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hundredfold-lint-'));
  await cp(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  await cp(join(ROOT, 'lint'), join(folder, 'lint'), { recursive: true });
  for (const name of ['shared', 'server', 'client', 'games', '../extras']) {
    await cp(join(ROOT, 'packages', name, 'package.json'), join(folder, 'packages', name, 'package.json'));
  }
  for (const [file, line] of [...PLANTED, ...SOUND]) {
    const path = join(folder, 'packages', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${line}\n`);
  }
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', 'packages', 'extras', 'e2e'];
  const { stdout } = await promisify(execFile)(process.execPath, [BIOME, ...args], { cwd: folder }).catch((failed) => failed);
  found = JSON.parse(stdout).diagnostics;
});

afterAll(() => rm(folder, { recursive: true }));

const refusalsOf = (file: string) =>
  found.filter(({ location }) => location.path === join('packages', file)).map(({ message }) => message);

describe('the lint', () => {
  test.each(PLANTED)('refuses in %s: %s', (file, _line, refusal) => {
    expect(refusalsOf(file)).toContainEqual(expect.stringContaining(refusal));
  });

  test.each(SOUND)('lets pass in %s: %s', (file) => {
    expect(refusalsOf(file)).toEqual([]);
  });
});
