import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Sets a version everywhere, and prints the commands that publish it. It commits and pushes nothing.

const ROOT = join(import.meta.dirname, '..');

const VERSION = /(?<="version": "|\bVERSION = '|\bversion: "|hundredfold\/hundredfold:)\d+\.\d+\.\d+/g;

export const VERSIONED_FILES = globSync(
  ['{.,extras,packages/*}/package.json', 'packages/shared/src/protocol/version.ts', 'deploy/stores/**/*.{json,yml}'],
  { cwd: ROOT },
);

export function versionsIn(file: string): readonly string[] {
  return readFileSync(join(ROOT, file), 'utf8').match(VERSION) ?? [];
}

function whyNot(version: string): string | null {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return 'usage: pnpm release X.Y.Z';
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  if (changed !== '') return `these changes are not committed:\n${changed}`;
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const headings: readonly string[] = changelog.match(/^## \S+/gm) ?? [];
  return headings.includes(`## ${version}`) ? null : `CHANGELOG.md has no section ## ${version}`;
}

/** Sets the version in all files that name it, and returns the commands that publish it. */
export function release(version: string): string {
  for (const file of VERSIONED_FILES) {
    const path = join(ROOT, file);
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(VERSION, version));
  }
  const commit = `git commit --all --allow-empty --message "Release ${version}"`;
  return `${commit}\ngit push origin HEAD:main HEAD:refs/tags/v${version}`;
}

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2);
  const refusal = whyNot(version);
  if (refusal === null) console.log(release(version));
  else console.error(refusal);
  process.exitCode = refusal === null ? 0 : 1;
}
