import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const SHARED = join(import.meta.dirname, '../../shared/src');
const CLIENT = join(import.meta.dirname, '../src');

const IMPORTED = /^import \{(?<names>[^}]*)\} from '(?<door>@hundredfold\/(?:shared|client)\/game(?:\/[\w-]+)?)';/gm;
const EXPORTED = /^export \{(?<names>[^}]*)\} from '(?<file>[^']+)';/gm;

const ENTRIES = /\/shared\/src\/game\.ts$|\/client\/src\/game\/[\w-]+\.ts$/;

type Door = ReadonlyMap<string, string>;

/**
 * Imports what a game takes from the public entries (`@hundredfold/shared/game`, `@hundredfold/client/game`) from the files behind
 * them. Otherwise a page would load the whole of an entry with the first name from it.
 */
export function doors(): Plugin {
  const known = new Map<string, Door>();
  const doorOf = (door: string): Door => {
    const names = known.get(door) ?? namesOf(fileOf(door));
    known.set(door, names);
    return names;
  };
  return {
    name: 'doors',
    enforce: 'pre',
    load(id) {
      if (ENTRIES.test(id)) this.error(`${id} would load as a whole: import its names in braces`);
    },
    transform(code, id) {
      if (!/\.tsx?(?:\?|$)/.test(id) || !code.includes('@hundredfold/')) return null;
      const direct = code.replace(IMPORTED, (_, names: string, door: string) =>
        valuesIn(names)
          .map((name) => imported(name, doorOf(door), id))
          .join(' '),
      );
      return direct === code ? null : { code: direct, map: null };
    },
  };
}

function fileOf(door: string): string {
  const [, name = '', , language = 'index'] = door.split('/');
  return name === 'shared' ? join(SHARED, 'game.ts') : join(CLIENT, `game/${language}.ts`);
}

/** Returns the file that each name of an entry comes from. */
function namesOf(entry: string): Door {
  const exported = [...readFileSync(entry, 'utf8').matchAll(EXPORTED)];
  return new Map(
    exported.flatMap(({ groups: { names = '', file = '' } = {} }) =>
      valuesIn(names).map((name) => [name, join(dirname(entry), file)] as const),
    ),
  );
}

/** Returns the names of a list that are no types. */
function valuesIn(names: string): readonly string[] {
  return names
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '));
}

function imported(name: string, door: Door, importer: string): string {
  const file = door.get(name.replace(/ as .*/, ''));
  if (file === undefined) throw new Error(`${importer} imports ${name}, which games may not use`);
  return `import { ${name} } from '${file}';`;
}
