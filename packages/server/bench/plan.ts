import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { ALONE, KINDS, type Kind, PACES, type Pace } from './sample.ts';

export interface Plan {
  readonly kinds: readonly Kind[];
  readonly paces: readonly Pace[];
  readonly tables: readonly number[];
  readonly seconds: number;
  readonly warmUp: number;
  readonly repeats: number;
  /** Folder for CPU profiles of the servers. */
  readonly profile: string | null;
  /** Where the data directories are made: on a disk, as a house has them, or in memory, where making sure costs nothing. */
  readonly data: string;
}

const USUAL = { tables: '50,200,1000', seconds: '7', 'warm-up': '2', repeats: '3', only: ALONE.join(',') };
const SHORT = { tables: '200,1000', seconds: '4', 'warm-up': '2', repeats: '1', only: 'room,hundredfold' };

export const USAGE = `pnpm bench server [--tables 50,200,1000] [--seconds 7] [--repeats 3] [--warm-up 2]
                  [--only ${KINDS.join(',')}]
                  [--pace ${PACES.join(',')}] [--profile FOLDER] [--data FOLDER] [--short]
Unless asked for others by --only it measures ${ALONE.join(', ')}. Most others have a PostgreSQL and a Redis started for them.
With --short it compares ${SHORT.only} once, within three minutes.`;

/** The plan that the words of the command line ask for. Throws an error with one clear line. */
export function readPlan(words: readonly string[]): Plan {
  const { values: said } = parseArgs({
    args: [...words],
    options: {
      tables: { type: 'string' },
      seconds: { type: 'string' },
      'warm-up': { type: 'string' },
      repeats: { type: 'string' },
      only: { type: 'string' },
      pace: { type: 'string', default: PACES.join(',') },
      profile: { type: 'string' },
      data: { type: 'string', default: tmpdir() },
      short: { type: 'boolean', default: false },
    },
  });
  const values = { ...(said.short ? SHORT : USUAL), ...said };
  return {
    kinds: listed('--only', values.only, KINDS),
    paces: listed('--pace', values.pace, PACES),
    tables: values.tables.split(',').map((text) => whole('--tables', text, 1, 5_000)),
    seconds: whole('--seconds', values.seconds, 1, 600),
    warmUp: whole('--warm-up', values['warm-up'], 0, 600),
    repeats: whole('--repeats', values.repeats, 1, 100),
    profile: values.profile ?? null,
    data: values.data,
  };
}

function listed<Word extends string>(flag: string, text: string, known: readonly Word[]): readonly Word[] {
  const asked = text.split(',');
  const stranger = asked.find((word) => !known.some((name) => name === word));
  if (stranger !== undefined) throw new Error(`${flag} takes ${known.join(', ')}, not ${JSON.stringify(stranger)}`);
  return known.filter((name) => asked.includes(name));
}

function whole(flag: string, text: string, from: number, to: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  throw new Error(`${flag} takes whole numbers from ${from} to ${to}, not ${JSON.stringify(text)}`);
}
