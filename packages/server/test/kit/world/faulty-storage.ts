import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { GameStorage } from '../../../src/storage/game-storage.ts';
import type { HandClock } from '../../hand-clock.ts';

/** A storage on a disk that is full, slow or failing, as long as the faults last. */
export interface FaultyStorage extends GameStorage {
  /** Starts the faults. `clock` is the table's clock, which goes on while the storage is slow. */
  begin(clock: HandClock): void;
  end(): void;
  kept(match: string): number;
}

/** The odds of a fault: one call in so many fails. The length of an outage, in which all calls fail. */
const FAULT_ODDS = 12;
const OUTAGE_CALLS = 10;

const MAX_DELAY_MS = 120_000;

export function faultyStorage(sound: GameStorage, seed: number): FaultyStorage {
  const chance = seeded(seed);
  const isChance = (share: number) => chance.below(share) === 0;
  const versions = new Map<string, number>();
  let clock: HandClock | null = null;
  let outage = 0;

  /** Runs a call or reports a failure, which may be false: the caller cannot know. */
  async function withFaults<Value>(work: () => Promise<Value>): Promise<Value> {
    if (clock === null) return work();
    if (isChance(FAULT_ODDS)) clock.pass(chance.below(MAX_DELAY_MS));
    if (outage === 0 && isChance(5 * FAULT_ODDS)) outage = OUTAGE_CALLS;
    if (outage > 0) {
      outage--;
      throw new Error('no space left on the disk');
    }
    if (isChance(FAULT_ODDS)) throw new Error('the disk does not answer');
    const value = await work();
    if (isChance(FAULT_ODDS)) throw new Error('the disk did not say whether it has written');
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
      withFaults(async () => {
        await sound.append(append);
        versions.set(append.match, append.version + append.steps.length);
      }),
    saveTable: (table, lease) => withFaults(() => sound.saveTable(table, lease)),
    addSeenCards: (sights, lease) => withFaults(() => sound.addSeenCards(sights, lease)),
    loadTable: (code) => withFaults(() => sound.loadTable(code)),
    steps: (match) => withFaults(() => sound.steps(match)),
    finish: (match, record, access) => withFaults(() => sound.finish(match, record, access)),
    resultsAt: (match) => withFaults(() => sound.resultsAt(match)),
  };
}
