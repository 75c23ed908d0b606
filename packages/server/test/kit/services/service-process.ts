import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

// Runs the service that is named on the command line, reports its address, and stops it when the parent process disconnects or dies.
const { address, close } = process.argv[2] === 'redis' ? await startRedis() : await startPostgres();
process.once('disconnect', () => void close().then(() => process.exit(0)));
process.send?.(address);
