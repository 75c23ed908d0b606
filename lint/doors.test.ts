import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOORS = globSync('packages/{shared/src/game.ts,client/src/game/*.ts}', { cwd: ROOT });

const EXPORTED = /^export (?:type )?\{([^}]*)\} from '([^']+)';/gm;
