import { parseArgs } from 'node:util';
import { wholeNumber } from '@hundredfold/shared/testing/command-line.ts';

export interface Plan {
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly warmUp: number;
  readonly repeats: number;
  readonly isCapacity: boolean;
  readonly isShort: boolean;
}

const DEFAULT_VALUES = { tables: '50,200,1000', seconds: '7', 'warm-up': '8', repeats: '3' };
const SHORT_VALUES = { ...DEFAULT_VALUES, tables: '200,1000', seconds: '4', repeats: '1' };

export const USAGE = `pnpm bench server [--tables 50,200,1000] [--seconds 7] [--repeats 3] [--warm-up 8] [--short]
pnpm bench server --capacity [--short]
With --short it runs once with few tables and many, within three minutes.
With --capacity it seats more and more tables until a limit of a small machine is reached.`;

/** Returns the plan for the words of the command line. Throws an error with one clear line. */
export function readPlan(words: readonly string[]): Plan {
  const { values: given } = parseArgs({
    args: [...words],
    options: {
      tables: { type: 'string' },
      seconds: { type: 'string' },
      'warm-up': { type: 'string' },
      repeats: { type: 'string' },
      short: { type: 'boolean', default: false },
      capacity: { type: 'boolean', default: false },
    },
  });
  const values = { ...(given.short ? SHORT_VALUES : DEFAULT_VALUES), ...given };
  return {
    tables: values.tables.split(',').map((text) => wholeNumber('tables', text, 1, 5_000)),
    seconds: wholeNumber('seconds', values.seconds, 1, 600),
    warmUp: wholeNumber('warm-up', values['warm-up'], 0, 600),
    repeats: wholeNumber('repeats', values.repeats, 1, 100),
    isCapacity: given.capacity,
    isShort: given.short,
  };
}
