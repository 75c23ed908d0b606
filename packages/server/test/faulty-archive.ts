import { seeded } from '@hundredfold/shared/core/random.ts';
import type { Archive } from '../src/storage/archive.ts';
import type { HandClock } from './hand-clock.ts';

/** An archive on a disk that is full, slow or on its way out, as long as the faults last. */
export interface FaultyArchive extends Archive {
  /** `clock`: that of the table, which goes on while the archive takes long. */
  begin(clock: HandClock): void;
  end(): void;
  /** How many steps of a match are kept, in truth. */
  kept(match: string): number;
}

/** One in so many calls goes wrong. Now and then all of them do, for a while. */
const RARELY = 12;
const OUTAGE = 10;

/** Milliseconds that a slow one takes at the most. */
const SLOWEST = 120_000;

export function faultyArchive(sound: Archive, seed: number): FaultyArchive {
  const chance = seeded(seed);
  const rarely = (share: number) => chance.below(share) === 0;
  const versions = new Map<string, number>();
  let clock: HandClock | null = null;
  let outage = 0;

  /** Does it, or says that it failed: whether that is true, nobody knows. */
  async function perhaps<Value>(work: () => Promise<Value>): Promise<Value> {
    if (clock === null) return work();
    if (rarely(RARELY)) clock.pass(chance.below(SLOWEST));
    if (outage === 0 && rarely(5 * RARELY)) outage = OUTAGE;
    if (outage > 0) {
      outage--;
      throw new Error('no space left on the disk');
    }
    if (rarely(RARELY)) throw new Error('the disk does not answer');
    const value = await work();
    if (rarely(RARELY)) throw new Error('the disk did not say whether it has written');
    return value;
  }

  return {
    ...sound,
    begin: (of) => {
      clock = of;
    },
    end: () => {
      clock = null;
      outage = 0;
    },
    kept: (match) => versions.get(match) ?? 0,
    append: (append) =>
      perhaps(async () => {
        await sound.append(append);
        versions.set(append.match, append.version + append.steps.length);
      }),
    saveTable: (table, lease) => perhaps(() => sound.saveTable(table, lease)),
    addSeenCards: (sights, lease) => perhaps(() => sound.addSeenCards(sights, lease)),
    loadTable: (code) => perhaps(() => sound.loadTable(code)),
    steps: (match) => perhaps(() => sound.steps(match)),
    finish: (match, record) => perhaps(() => sound.finish(match, record)),
    resultsAt: (match) => perhaps(() => sound.resultsAt(match)),
  };
}
