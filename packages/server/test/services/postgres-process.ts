import { startPostgres } from './postgres.ts';

// Runs a PostgreSQL, reports its address, and stops it when the parent process disconnects or dies.
const postgres = await startPostgres();
process.once('disconnect', () => void postgres.close().then(() => process.exit(0)));
process.send?.(postgres.address);
