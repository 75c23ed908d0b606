// Writes packages/shared/src/shuffle-proof/vectors.json. Python computes everything in it; the whole games are played here, because
// Python knows no rules, and Python checks their proofs.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { smallRecords } from './shuffle-vectors/small-records.ts';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'packages/shared/src/shuffle-proof/vectors.json');

const input = JSON.stringify({ records: smallRecords() });
writeFileSync(FILE, execFileSync('python3', [join(import.meta.dirname, 'shuffle-vectors/vectors.py')], { input }));
execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['format', '--write', FILE]);
