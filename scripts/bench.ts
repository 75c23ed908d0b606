import { parseArgs } from 'node:util';
import { readOrExit } from '../packages/shared/src/testing/command-line.ts';

const BENCHES = {
  rules: new URL('../packages/shared/bench/rules.ts', import.meta.url),
  bots: new URL('../packages/shared/bench/bots.ts', import.meta.url),
  server: new URL('../packages/server/bench/server.ts', import.meta.url),
  page: new URL('./page.ts', import.meta.url),
} as const;

// The benchmark itself reads the arguments that follow.
const [asked = ''] = process.argv.splice(2, 1);
const bench = Object.hasOwn(BENCHES, asked) ? BENCHES[asked as keyof typeof BENCHES] : undefined;

if (bench === undefined) {
  console.error(`usage: pnpm bench ${Object.keys(BENCHES).join(' | ')}`);
  process.exit(2);
}
if (asked === 'rules') readOrExit(() => parseArgs({ options: {} }));
const isAboutLuck = asked === 'bots' && process.argv[2] === '--luck';
if (isAboutLuck) process.argv.splice(2, 1);
await import(isAboutLuck ? new URL('luck.ts', bench).href : bench.href);
