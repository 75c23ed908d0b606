import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { readConfig } from '../../src/app/config.ts';
import { serve } from '../../src/serve.ts';
import { listTables } from './listed-tables.ts';

/**
 * Runs a card room with a number of open tables, and a number of changes a second to those on the first page: `node open.ts 1000 50`.
 */
const [tables = 0, changes = 0] = process.argv.slice(2, 4).map(Number);
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const serving = await serve(config.value);
const change = await listTables(tables, seeded(1));
if (changes > 0) setInterval(change, 1000 / changes);
process.on('SIGTERM', () => void serving.close().then(() => process.exit(0)));
process.stdout.write(`http://localhost:${serving.port}\n`);
