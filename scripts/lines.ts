import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import budget from './lines-budget.json' with { type: 'json' };

const KINDS = ['source', 'texts', 'styles', 'extras', 'tests', 'tools'] as const;
type LineKind = (typeof KINDS)[number];

const LONG_LINE_COLUMNS = 120;

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.css'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file !== '');

const NO_LINES: Readonly<Record<LineKind, number>> = { source: 0, texts: 0, styles: 0, extras: 0, tests: 0, tools: 0 };

const features = new Map<string, Record<LineKind, number>>();
const total = { ...NO_LINES };
const lengths: number[] = [];

for (const file of files) {
  const lines = linesOf(file);
  if (lines === null) continue;
  const feature = features.get(featureOf(file)) ?? { ...NO_LINES };
  const kind = kindOf(file);
  feature[kind] += lines.length;
  total[kind] += lines.length;
  features.set(featureOf(file), feature);
  if (!file.endsWith('.css')) for (const line of lines) if (line.trim() !== '') lengths.push(line.length);
}

const sums = {
  product: total.source + total.texts,
  extras: total.extras,
  tests: total.tests,
  tools: total.tools,
  medianColumns: lengths.sort((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? 0,
  longLines: lengths.filter((length) => length > LONG_LINE_COLUMNS).length,
};

console.log(''.padEnd(36) + KINDS.map((kind) => kind.padStart(8)).join(''));
for (const [feature, counts] of [...features].sort(([one], [other]) => (one < other ? -1 : 1))) {
  printRow(feature, counts);
}
printRow('all', total);
console.log('');
for (const [name, count] of Object.entries(sums)) {
  const most = budget[name as keyof typeof sums];
  console.log(`${name.padEnd(16)}${String(count).padStart(7)} of ${most}`);
  if (count > most) {
    console.error(`${name} is above its budget in scripts/lines-budget.json`);
    process.exitCode = 1;
  }
}

/** `null` if the file was deleted and the deletion is not committed yet. */
function linesOf(file: string): readonly string[] | null {
  try {
    return readFileSync(join(root, file), 'utf8').replace(/\n$/, '').split('\n');
  } catch {
    return null;
  }
}

function kindOf(file: string): LineKind {
  if (/\.(test|spec)\.tsx?$|(^|\/)(test|testing|e2e|lint)\//.test(file)) return 'tests';
  if (/^scripts\/|\/(bench|bin)\/|^[^/]+$/.test(file)) return 'tools';
  if (file.startsWith('extras/')) return 'extras';
  if (file.endsWith('.css')) return 'styles';
  return /\/(i18n|messages)\//.test(file) ? 'texts' : 'source';
}

/** Returns `client/features/chat` for a file of the feature chat, `server/table` for one of the tables, `e2e` for a browser test. */
function featureOf(file: string): string {
  const folders = file.split('/').slice(0, -1);
  if (folders[0] !== 'packages') return folders[0] ?? 'root';
  const [, name = '', source, ...inner] = folders;
  if (source !== 'src') return [name, source].filter(Boolean).join('/');
  const isShelf = inner[0] === 'features';
  return [name, ...inner.slice(0, isShelf ? 2 : 1)].join('/');
}

function printRow(name: string, counts: Readonly<Record<LineKind, number>>): void {
  console.log(name.padEnd(36) + KINDS.map((kind) => String(counts[kind] || '').padStart(8)).join(''));
}
