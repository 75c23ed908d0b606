import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { readConfig } from '../../src/app/config.ts';
import { serve } from '../../src/serve.ts';
import { listTables } from './listed-tables.ts';

/**
 * Runs a card room with a number of open tables and a number of changes a second, at any of the tables or at those on the first
 * page: `node open.ts 1000 50 first`. On SIGUSR2 the changes stop.
 */
const [tables = 0, changes = 0] = process.argv.slice(2, 4).map(Number);
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const serving = await serve(config.value);
const { change, changeFirst } = await listTables(tables, seeded(1));
const changing = changes === 0 ? undefined : setInterval(process.argv[4] === 'first' ? changeFirst : change, 1000 / changes);
process.on('SIGUSR2', () => clearInterval(changing));
process.on('SIGTERM', () => void serving.close().then(() => process.exit(0)));
process.stdout.write(`http://localhost:${serving.port}\n`);
