import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readOrExit } from '../packages/shared/src/testing/command-line.ts';

const BENCHES = {
  rules: new URL('../packages/shared/bench/rules.ts', import.meta.url),
  bots: new URL('../packages/shared/bench/bots.ts', import.meta.url),
  ledger: new URL('../packages/shared/bench/ledger.ts', import.meta.url),
  replay: new URL('../packages/shared/bench/replay.ts', import.meta.url),
  server: new URL('../packages/server/bench/server.ts', import.meta.url),
  gallery: new URL('../packages/server/bench/gallery.ts', import.meta.url),
  'load-bots': new URL('../packages/server/bench/load-bots.ts', import.meta.url),
  flood: new URL('../packages/server/bench/flood.ts', import.meta.url),
  archive: new URL('../packages/server/bench/archive.ts', import.meta.url),
  page: new URL('./page.ts', import.meta.url),
  seek: new URL('./seek.ts', import.meta.url),
  client: new URL('./client.ts', import.meta.url),
  shuffle: new URL('./shuffle.ts', import.meta.url),
} as const;

const WITHOUT_OPTIONS: readonly string[] = ['rules', 'replay', 'seek', 'shuffle'] satisfies (keyof typeof BENCHES)[];

// The benchmark itself reads the arguments that follow.
const [asked = ''] = process.argv.splice(2, 1);
const bench = Object.hasOwn(BENCHES, asked) ? BENCHES[asked as keyof typeof BENCHES] : undefined;

if (bench === undefined) fail(`usage: pnpm bench ${Object.keys(BENCHES).join(' | ')}`);
if (!existsSync(bench)) fail(`there is no benchmark of the ${asked} yet`);
if (WITHOUT_OPTIONS.includes(asked)) readOrExit(() => parseArgs({ options: {} }));
await import(bench.href);

function fail(why: string): never {
  console.error(why);
  process.exit(2);
}
