import { readConfig } from '../../src/app/config.ts';
import { serve } from '../../src/serve.ts';

/** Runs a card room with another build of the client: `node other-client.ts <folder>`. */
const config = readConfig(process.env);
if (!config.ok) throw new Error(config.refusal);
const serving = await serve(config.value, process.argv[2]);
process.on('SIGTERM', () => void serving.close().then(() => process.exit(0)));
process.stdout.write(`http://localhost:${serving.port}\n`);
