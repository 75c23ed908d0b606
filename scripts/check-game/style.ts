import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const BIOME = join(ROOT, 'node_modules/.bin/biome');

/** How biome.json and its plugins name the games of the repository. */
const OWN_RULES = 'packages/games/**/rules/**';
const OWN_GAMES = '"packages/games/**"';
const IN_OWN_GAMES = '(?:packages/games|extras)';

interface Plugin {
  readonly path: string;
  readonly includes?: readonly string[];
}

/** Formats a game, wherever its folder is, and returns what Biome finds by our rules for games. */
export function styleFaults(folder: string): string {
  const config = mkdtempSync(join(tmpdir(), 'style-'));
  writeConfig(config, dirname(folder));
  const how = ['--write', '--error-on-warnings', '--max-diagnostics=50', `--config-path=${config}`];
  const { status, stdout, stderr } = spawnSync(BIOME, ['check', ...how, basename(folder)], {
    cwd: dirname(folder),
    encoding: 'utf8',
  });
  rmSync(config, { recursive: true });
  return status === 0 ? '' : `${stdout}${stderr}`;
}

/** Writes our configuration as it would be if the folder were that of our own games. */
function writeConfig(to: string, shelf: string): void {
  const ours = readFileSync(join(ROOT, 'biome.json'), 'utf8');
  const {
    $schema: _,
    plugins,
    linter,
    ...rest
  } = JSON.parse(ours.replaceAll(OWN_RULES, '**/rules/**').replaceAll(OWN_GAMES, '"**"'));
  // The packages that a game may import are known: `lint/borders.grit` lists them.
  const { noUndeclaredDependencies: __, ...correctness } = linter.rules.correctness;
  const config = {
    ...rest,
    vcs: { enabled: false },
    linter: { ...linter, rules: { ...linter.rules, correctness } },
    plugins: plugins.map((plugin: Plugin | string) => {
      const { path, includes } = typeof plugin === 'string' ? { path: plugin } : plugin;
      const copy = join(to, basename(path));
      writeFileSync(copy, readFileSync(join(ROOT, path), 'utf8').replaceAll(IN_OWN_GAMES, shelf.slice(1)));
      return includes === undefined ? { path: copy } : { path: copy, includes };
    }),
  };
  writeFileSync(join(to, 'biome.json'), JSON.stringify(config));
}
