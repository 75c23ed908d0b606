// Threats (docs/security.md): R3.
import { type ChildProcess, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDataDir } from '../../../test/kit/server-process.ts';
import { type Postgres, startPostgres } from '../../../test/kit/services/postgres.ts';
import type { Append, GameStorage, StoredStep } from '../game-storage.ts';
import { type Lease, LeaseEnded } from '../lease.ts';
import { freshTable } from '../store-new-table.ts';
import type { Query } from './connection.ts';
import { leasesOf } from './leases.ts';
import { openPostgres } from './postgres-storage.ts';
import { migrate, POSTGRES_MIGRATIONS } from './schema.ts';

// These waits end within seconds, but may take longer on a busy machine.
const WAIT = { timeout: 60_000, interval: 50 };
const CODE = 'ABCD1234';

const CLAIMS = bySize({ full: 5, soak: 20 });

const root = newDataDir();

let postgres: Postgres;
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.close());
beforeEach(async () => {
  url = await postgres.newDatabase();
});

const opened: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close().catch(() => undefined)));
});

async function open(
  process: string,
  given: { readonly alone?: boolean; readonly onUsurped?: () => void } = {},
): Promise<GameStorage> {
  const storage = await openPostgres(url, { process, alone: false, onUsurped: () => undefined, ...given });
  opened.push(storage);
  return storage;
}

async function line(): Promise<{ readonly client: Client; readonly ask: Query }> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  opened.push({ close: () => client.end() });
  return { client, ask: async (text, values) => (await client.query(text, [...(values ?? [])])).rows };
}

function move(card: string, intent: string | null = null): StoredStep {
  return { step: { kind: 'move', seat: 0, action: { type: 'play', card } }, intent };
}

function appendAt(lease: Lease, version: number, match = 'm'): Append {
  return { lease, match, version, steps: [move(`card ${version}`)] };
}

async function leaseOfTheDead(ask: Query): Promise<Lease> {
  return (await leasesOf(ask, 'dead').claim(CODE))!;
}

async function untilLockIsAwaited(ask: Query): Promise<void> {
  await vi.waitFor(async () => {
    const waiting = await ask("SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
    expect(waiting).toHaveLength(1);
  }, WAIT);
}

describe('a table', () => {
  test('can be held by one live process only, and the others know which one', async () => {
    const [one, other] = [await open('p1'), await open('p2')];
    const lease = (await one.claim(CODE))!;
    expect(await other.claim(CODE)).toBeNull();
    expect(await other.holderOf(CODE)).toBe('p1');
    expect(await one.holderOf(CODE)).toBeNull();
    await one.append(appendAt(lease, 0));
    await one.release(lease);
    expect(await other.holderOf(CODE)).toBeNull();
    const next = (await other.claim(CODE))!;
    expect(next.generation).toBeGreaterThan(lease.generation);
    await expect(one.append(appendAt(lease, 1))).rejects.toThrow(LeaseEnded);
  });

  test('is not acknowledged as saved if the database was emptied', async () => {
    const storage = await open('p1');
    const { ask } = await line();
    await ask('DELETE FROM server_age');
    const lease = (await storage.claim(CODE))!;
    await expect(storage.saveTable(freshTable({ code: CODE, game: '', options: {}, seats: 0 }), lease)).rejects.toThrow();
    expect(await storage.loadTable(CODE)).toBeNull();
  });

  test('is free as soon as its process has closed', async () => {
    const [one, other] = [await open('p1'), await open('p2')];
    const lease = (await one.claim(CODE))!;
    await one.close();
    expect((await other.claim(CODE))!.generation).toBeGreaterThan(lease.generation);
  });

  test('goes to only one of several processes that claim it at the same moment', async () => {
    const processes = await Promise.all(['p1', 'p2', 'p3', 'p4'].map((process) => open(process)));
    for (let round = 0; round < CLAIMS; round++) {
      const claimed = await Promise.all(processes.map((storage) => storage.claim(`TABLE${round}`)));
      expect(claimed.filter((lease) => lease !== null)).toHaveLength(1);
    }
  });

  test('has no lease after it is dropped and cleaned up, and its generations still increase', async () => {
    const storage = await open('p1');
    const { ask } = await line();
    const lease = (await storage.claim(CODE))!;
    await storage.release(lease);
    const kept = (await storage.claim('KEPT0000'))!;
    await storage.deleteExpired(
      { gatherings: 1, games: 1, records: Number.POSITIVE_INFINITY, reports: 1, groups: 1, subscriptions: 1 },
      Date.now(),
    );
    expect(await ask('SELECT code FROM leases')).toEqual([{ code: kept.code }]);
    expect((await storage.claim(CODE))!.generation).toBeGreaterThan(lease.generation);
  });
});

describe('no process can take a table between the check of its lease and the commit', () => {
  test('a claim waits for a write under the lease, and sees it', async () => {
    const other = await open('p2');
    const [{ client, ask }, { ask: look }] = [await line(), await line()];
    const lease = await leaseOfTheDead(ask);
    await client.query('BEGIN');
    await ask('SELECT hold_lease($1, $2)', [lease.code, lease.generation]);
    await ask("INSERT INTO steps (match, version, body) VALUES ('m', 0, '{}')");
    const claimed = other.claim(CODE).then(() => other.stepCount('m'));
    await untilLockIsAwaited(look);
    await client.query('COMMIT');
    expect(await claimed).toBe(1);
  });

  test('an append waits for a claim, and is rejected', async () => {
    const one = await open('p1');
    const [{ client, ask }, { ask: look }] = [await line(), await line()];
    const lease = await leaseOfTheDead(ask);
    await one.append(appendAt(lease, 0));
    await client.query('BEGIN');
    await leasesOf(ask, 'p2').claim(CODE);
    const appended = one.append(appendAt(lease, 1)).then(
      () => 'kept',
      (error: unknown) => error,
    );
    await untilLockIsAwaited(look);
    await client.query('COMMIT');
    expect(await appended).toBeInstanceOf(LeaseEnded);
    expect(await one.steps('m')).toHaveLength(1);
  });
});

test('an append with data that the database does not accept is rejected alone', async () => {
  const storage = await open('p1');
  const lease = (await storage.claim(CODE))!;
  const outcomes = await Promise.allSettled([
    storage.append({ lease, match: 'm', version: 0, steps: [move('7S', 'an intent with a \0')] }),
    storage.append(appendAt(lease, 0, 'other')),
    storage.append(appendAt(lease, 0)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

test('of two processes that write to the same match, the second is rejected like a late writer', async () => {
  const [one, other] = [await open('p1'), await open('p2')];
  const leases = [(await one.claim(CODE))!, (await other.claim('WXYZ1234'))!] as const;
  for (let round = 0; round < 10; round++) {
    const match = `match ${round}`;
    const outcomes = await Promise.allSettled([
      one.append(appendAt(leases[0], 0, match)),
      other.append(appendAt(leases[1], 0, match)),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.message] : []));
    expect(refused).toEqual([`match ${match} has 1 steps, not 0`]);
  }
});

describe('opening a database is refused with one sentence', () => {
  test('if it cannot be reached or does not exist', async () => {
    const nobody = 'postgres://cards:secret@127.0.0.1:1/cards';
    await expect(openPostgres(nobody, { process: 'p1', alone: true, onUsurped: () => undefined })).rejects.toThrow(
      /^the database at 127\.0\.0\.1:1\/cards cannot be reached: connect ECONNREFUSED 127\.0\.0\.1:1$/,
    );
    url = `${url}_of_somebody_else`;
    await expect(open('p1')).rejects.toThrow(
      /^the database at 127\.0\.0\.1:\d+\/house_[\d_]+of_somebody_else: .* does not exist$/,
    );
  });

  test('if a newer version has written it', async () => {
    await (await open('p1')).close();
    const { client } = await line();
    await client.query('UPDATE layout SET version = 1000');
    await expect(open('p1')).rejects.toThrow(/^the database at .*: written by a newer version of this server$/);
  });

  test('if a process uses it alone, or wants to', async () => {
    const alone = await open('p1', { alone: true });
    await expect(open('p2', { alone: true })).rejects.toThrow(/: another Hundredfold server uses this database$/);
    await expect(open('p2')).rejects.toThrow(/: a Hundredfold server without REDIS_URL uses this database alone$/);
    await alone.close();
    await open('p1');
    await expect(open('p2', { alone: true })).rejects.toThrow(/: another Hundredfold server uses this database$/);
  });

  test('if a process with the same name is running', async () => {
    await open('p1');
    await expect(open('p1')).rejects.toThrow(/: another process named p1 is running$/);
  });
});

test('one process migrates the database, however many open it at the same moment, one change after another', async () => {
  await Promise.all(['p1', 'p2', 'p3', 'p4'].map((process) => open(process)));
  const { client, ask } = await line();
  expect(await ask('SELECT age FROM server_age')).toHaveLength(1);
  const known = POSTGRES_MIGRATIONS.map(() => 'SELECT 1');
  const changes = [...known, 'CREATE TABLE first (card TEXT)', 'ALTER TABLE first ADD COLUMN seat TEXT'];
  const broken = [...changes, 'ALTER TABLE nowhere ADD COLUMN seat TEXT'];
  await expect(migrate(client, broken)).rejects.toThrow('nowhere');
  await expect(ask('SELECT seat FROM first')).rejects.toThrow('does not exist');
  await migrate(client, changes);
  await migrate(client, changes);
  expect(await ask('SELECT seat FROM first')).toEqual([]);
});

test('while the database is unavailable requests are rejected and nothing is half written; afterwards everything continues by itself', async () => {
  const storage = await open('p1', { alone: true });
  const lease = (await storage.claim(CODE))!;
  await storage.append(appendAt(lease, 0));
  for (const end of bySize({ full: [postgres.kill], soak: [postgres.stop, postgres.kill] })) {
    const before = (await storage.steps('m')).length;
    const writing = (async () => {
      for (let version = before; ; version++) await storage.append(appendAt(lease, version));
    })().catch((error: unknown) => error);
    await vi.waitFor(async () => expect((await storage.steps('m')).length).toBeGreaterThan(before + 5), WAIT);
    await end();
    expect(await writing).toBeInstanceOf(Error);
    const refused = await Promise.allSettled([
      storage.append(appendAt(lease, 0, 'n')),
      storage.steps('m'),
      storage.claim('WXYZ1234'),
      storage.size(),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
    await postgres.start();
    const steps = await vi.waitFor(() => storage.steps('m'), WAIT);
    expect(steps.map(({ step }) => step)).toEqual(steps.map((_, version) => move(`card ${version}`).step));
    await storage.append(appendAt(lease, steps.length));
    expect(await storage.steps('n')).toEqual([]);
  }
  // The process holds its name and the database again, not only a connection.
  const { ask } = await line();
  await vi.waitFor(async () => {
    expect(await ask("SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted")).toHaveLength(2);
  }, WAIT);
  await expect(open('p1', { alone: true })).rejects.toThrow('another Hundredfold server');
});

describe('a process that is cut off from the database', () => {
  const CUT = `
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE 'hundredfold %'`;

  test('has to end if another process has taken its name in the meantime', async () => {
    const onUsurped = vi.fn();
    await open('p1', { onUsurped });
    const [{ ask }, { ask: other }, { ask: look }] = [await line(), await line(), await line()];
    const [lock] = await ask<{ classid: number; objid: number }>(
      "SELECT classid::bigint, objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ExclusiveLock'",
    );
    const taken = other('SELECT pg_advisory_lock($1::bigint::integer, ($2::bigint << 32 >> 32)::integer)', [
      lock!.classid,
      BigInt.asIntN(32, BigInt(lock!.objid)).toString(),
    ]);
    await untilLockIsAwaited(look);
    await ask(CUT);
    await taken;
    await vi.waitFor(() => expect(onUsurped).toHaveBeenCalledWith('another process named p1 is running'), WAIT);
    expect(onUsurped).toHaveBeenCalledTimes(1);
  });

  test('gets its name back if no other process has taken it', async () => {
    const onUsurped = vi.fn();
    await open('p1', { onUsurped });
    const { ask } = await line();
    const holders = () => ask<{ pid: number }>("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted");
    const before = (await holders()).map(({ pid }) => pid);
    await ask(CUT);
    await vi.waitFor(async () => {
      const now = (await holders()).map(({ pid }) => pid);
      expect(now).toHaveLength(2);
      expect(
        now.filter((pid) => before.includes(pid)),
        'the old connection is closed',
      ).toEqual([]);
    }, WAIT);
    await expect(open('p1')).rejects.toThrow('another process named p1 is running');
    expect(onUsurped).not.toHaveBeenCalled();
  });
});

describe('a separate process', () => {
  /**
   * Starts a process named p1 that takes a table, appends to it as fast as it can, and prints the outcomes. If an answer does not
   * come in time, it loads the steps again and continues, as a server does.
   */
  function startWriter(): { readonly child: ChildProcess; said(line: string | RegExp): Promise<void> } {
    const source = `
      import { openPostgres } from ${JSON.stringify(new URL('./postgres-storage.ts', import.meta.url).href)};
      const storage = await openPostgres(${JSON.stringify(url)}, { process: 'p1', alone: false, onUsurped: () => process.exit(3) });
      const lease = await storage.claim(${JSON.stringify(CODE)});
      for (let said = ''; said !== 'LeaseEnded'; ) {
        try {
          for (let version = (await storage.steps('m')).length; ; version++) {
            await storage.append({ lease, match: 'm', version, steps: [{ step: { kind: 'lot', lot: { chance: 'pick', from: 9, result: version % 9 } }, intent: null }] });
            console.log('kept ' + version);
          }
        } catch (error) {
          said = error.name;
          console.log(said);
        }
      }
      await storage.close();
    `;
    const file = join(root, `writer-${Math.random()}.mjs`);
    writeFileSync(file, source);
    const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
    opened.push({ close: async () => void child.kill('SIGKILL') });
    const said: string[] = [];
    createInterface({ input: child.stdout! }).on('line', (text) => void said.push(text));
    return {
      child,
      said: (line) => vi.waitFor(() => expect(said.some((each) => each.match(line) !== null)).toBe(true), WAIT),
    };
  }

  test('that is stalled loses its tables to another process, and learns this with its next step', async () => {
    const other = await open('p2');
    const { child, said } = startWriter();
    await said('kept');
    expect(await other.claim(CODE)).toBeNull();
    child.kill('SIGSTOP');
    const lease = (await vi.waitFor(async () => {
      const claimed = await other.claim(CODE);
      expect(claimed).not.toBeNull();
      return claimed;
    }, WAIT))!;
    const found = await other.steps('m');
    child.kill('SIGCONT');
    await said('LeaseEnded');
    expect(await other.steps('m')).toEqual(found);
    await other.append(appendAt(lease, found.length));
  });
});
