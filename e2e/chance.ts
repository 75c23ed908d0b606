import { drawFrom } from '../packages/shared/src/testing/same-cards.ts';

// Loaded before a server. Each test sends the seed from which this process draws what is left to chance.
process.on('message', (seed: number) => {
  drawFrom(seed);
  process.send?.('seeded');
});
// An open channel must not keep the process alive.
process.channel?.unref();
