import type { GameStorage, LeaseOperations } from '../game-storage.ts';
import type { Lease } from '../lease.ts';
import type { Query } from './connection.ts';

const HEARTBEAT_TIMEOUT_MS = 5000;

/**
 * The time at which the statement started, in milliseconds by the clock of the database. The rows that the statement sees are of
 * the same time.
 */
export const NOW = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';

const ALIVE = `beat > ${NOW} - ${HEARTBEAT_TIMEOUT_MS}`;

// The row is locked before the new generation is drawn, so the generations of a table increase.
const CLAIM = `
  INSERT INTO leases (code, process, generation) VALUES ($1, $2, nextval('generations'))
  ON CONFLICT (code) DO UPDATE SET process = excluded.process, generation = nextval('generations')
    WHERE leases.process IS NULL OR leases.process = excluded.process
      OR NOT EXISTS (SELECT FROM processes WHERE name = leases.process AND ${ALIVE})
  RETURNING generation`;

const RELEASE = "UPDATE leases SET process = NULL, generation = nextval('generations') WHERE code = $1 AND generation = $2";

const HOLDER = `
  SELECT process FROM leases JOIN processes ON name = process
  WHERE code = $1 AND process <> $2 AND ${ALIVE}`;

const ENDED = `
  SELECT code FROM unnest($1::text[], $2::bigint[]) AS held (code, generation)
  WHERE NOT EXISTS (SELECT FROM leases WHERE leases.code = held.code AND leases.generation = held.generation)`;

export const FORGET_LEASES = `
  DELETE FROM leases WHERE NOT EXISTS (SELECT FROM tables WHERE tables.code = leases.code)
    AND (process IS NULL OR NOT EXISTS (SELECT FROM processes WHERE name = process AND ${ALIVE}))`;

export function leasesOf(ask: Query, process: string): Pick<GameStorage, keyof LeaseOperations> {
  return {
    async claim(code) {
      const [row] = await ask<{ readonly generation: number }>(CLAIM, [code, process]);
      return row === undefined ? null : { code, generation: row.generation };
    },
    async release({ code, generation }: Lease) {
      await ask(RELEASE, [code, generation]);
    },
    async ended(leases) {
      const values = [leases.map(({ code }) => code), leases.map(({ generation }) => generation)];
      return (await ask<{ readonly code: string }>(ENDED, values)).map(({ code }) => code);
    },
    async holderOf(code) {
      const [row] = await ask<{ readonly process: string }>(HOLDER, [code, process]);
      return row?.process ?? null;
    },
  };
}
