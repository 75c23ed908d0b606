import { dealFromSeed } from '../../packages/shared/src/testing/deal-from-seed.ts';

// This module is loaded before a server starts. Each test sends the seed for the random numbers of the server process.
process.on('message', (seed: number) => {
  dealFromSeed(seed);
  process.send?.('seeded');
});
// An open channel must not keep the process alive.
process.channel?.unref();
