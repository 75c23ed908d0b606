import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { recordOf } from '../src/core/recording.ts';
import { seeded } from '../src/core/seeded-random.ts';
import { playGame, STRATEGIES } from '../src/testing/playout.ts';
import { type Order, parseOrder } from './order.ts';

const order = parseOrder(process.argv.slice(2));
if (order.ok) await print(order.value);
else {
  console.error(order.refusal);
  process.exitCode = 2;
}

/** Prints the records. A closed pipe is no error, because the reader may have read enough. */
async function print(order: Order): Promise<void> {
  try {
    await pipeline(Readable.from(records(order)), process.stdout);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
  }
}

function* records({ game, options, players, games, seed }: Order): Generator<string> {
  const source = seeded(seed);
  const names = players.map((name) => ({ name, bot: true }) as const);
  const strategies = players.map((name) => STRATEGIES[name]);
  for (let played = 0; played < games; played++) {
    const { end, steps } = playGame(game, options, strategies, source);
    yield `${JSON.stringify(recordOf(end, steps, { names }))}\n`;
  }
}
