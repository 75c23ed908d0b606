import { type LotSource, lotsFrom } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import type { Pace } from '@hundredfold/shared/protocol/pace.ts';
import type { Line } from '@hundredfold/shared/protocol/talk.ts';
import { pino } from 'pino';
import { inPlace, type Thinker } from '../src/bots/bot-engine.ts';
import { openTalks } from '../src/chat/chats.ts';
import { startTally } from '../src/ops/log.ts';
import type { Archive } from '../src/storage/archive.ts';
import { freshTable } from '../src/storage/fresh-table.ts';
import { memoryArchive } from '../src/storage/memory.ts';
import { openTable } from '../src/table/runtime/open-table.ts';
import type { Company, Table, TableValue } from '../src/table/state/table.ts';
import { type HandClock, handClock } from './hand-clock.ts';

export const GRACE = 60;
export const PACE = 1000;

/** Of Mod Four. */
const SHORT = { target: 2 };

/** A table without sockets, under a clock that goes when it is told to. */
export interface HandTable {
  readonly table: Table;
  readonly clock: HandClock;
  readonly archive: Archive;
  /** Everything that was shown, the latest last. */
  readonly shown: readonly TableValue[];
  /** Who was told which line. */
  readonly told: readonly (readonly [number, Line])[];
  readonly log: readonly string[];
  readonly counts: () => Readonly<Record<string, number>>;
  /** Lets time pass, and everything happen that is due in it. */
  pass(milliseconds: number): Promise<void>;
}

interface Given {
  readonly game?: Game;
  readonly archive?: Archive;
  readonly code?: string;
  readonly seats?: number;
  readonly options?: Record<string, string | number>;
  readonly show?: (value: TableValue) => void;
  readonly pace?: Pace;
  readonly sendAway?: (number: number) => void;
  readonly moveOut?: (company: Company) => void;
  readonly stepDown?: () => void;
  readonly seed?: number;
  readonly lots?: LotSource;
  readonly thinker?: Thinker;
}

export async function handTable({
  game = modFour,
  archive = memoryArchive(),
  options = SHORT,
  ...given
}: Given = {}): Promise<HandTable> {
  const clock = handClock();
  const shown: TableValue[] = [];
  const log: string[] = [];
  const told: [number, Line][] = [];
  const tally = startTally();
  const fresh = freshTable({
    code: given.code ?? 'TABLE000',
    game: game.id,
    options: { ...defaultOptions(game.options), ...options },
    seats: given.seats ?? game.seats.max,
    open: false,
    pace: given.pace ?? 'free',
  });
  const lease = await archive.claim(fresh.code);
  if (lease === null) throw new Error('somebody else has the table');
  const source = seeded(given.seed ?? 1);
  let matches = 0;
  const table = await openTable({
    house: {
      archive,
      count: tally.count,
      clock,
      lots: given.lots ?? lotsFrom(source),
      talks: openTalks(clock),
      thinker: given.thinker ?? inPlace(source),
      answered: () => undefined,
      grace: GRACE,
      botPace: PACE,
      log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    },
    game,
    lease,
    stored: (await archive.loadTable(fresh.code)) ?? fresh,
    sendAway: (number) => void given.sendAway?.(number),
    moveOut: (company) => void given.moveOut?.(company),
    stepDown: () => given.stepDown?.(),
    tell: (number, line) => void told.push([number, line]),
    newMatchId: () => `match ${++matches}`,
    screens: [{ show: (value) => given.show?.(value) }, { show: (value) => void shown.push(value) }],
  });
  return {
    table,
    clock,
    archive,
    shown,
    told,
    log,
    counts: tally.counts,
    async pass(milliseconds) {
      for (let left = milliseconds; left > 0; left -= PACE) {
        clock.pass(Math.min(left, PACE));
        await table.queue(() => undefined);
      }
    },
  };
}
