// Threats (docs/security.md): R1.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite/sqlite-storage.ts';
import { heldAfter } from './power/held-after.ts';
import { type Event, record } from './power/recording.ts';

const CUTS = bySize({ full: 3, soak: 300 });
const SEED = FIRST_SEED;

const STEPS = bySize({ full: 60, soak: 300 });
const CUTS_EACH = 30;

const root = mkdtempSync(join(tmpdir(), 'power-'));
afterAll(() => rmSync(root, { recursive: true }));

function acknowledgedBefore(events: readonly Event[], cut: number): ReadonlyMap<string, number> {
  const lines = events.slice(0, cut).flatMap((event) => (event.kind === 'said' ? event.text.trim().split('\n') : []));
  return new Map(
    lines.map((line) => [line.split(' ')[0]!, Number(line.split(' ')[1])] as const).filter(([match]) => match !== 'open'),
  );
}

/**
 * Opens what a disk could hold after a power cut, and resolves to the number of acknowledged steps that are missing. Rejects if
 * anything else is damaged.
 */
async function lostAt(events: readonly Event[], cut: number, seed: number): Promise<number> {
  const dir = mkdtempSync(join(root, 'held-'));
  for (const [file, content] of heldAfter(events, cut, seeded(seed))) writeFileSync(join(dir, basename(file)), content);
  const storage = await openSqlite(dir);
  let lost = 0;
  try {
    for (const [match, version] of acknowledgedBefore(events, cut)) {
      const steps = await storage.steps(match);
      expect(steps.map(({ step }) => step)).toEqual(
        steps.map((_, index) => ({ kind: 'lot', lot: { chance: 'pick', from: 9, result: index % 9 } })),
      );
      lost += Math.max(0, version + 1 - steps.length);
    }
  } finally {
    await storage.close();
    rmSync(dir, { recursive: true });
  }
  return lost;
}

test(`after ${CUTS} power cuts every acknowledged step is there, and nothing else is damaged`, {
  timeout: 120_000 + CUTS * 5000,
}, async () => {
  const chance = seeded(SEED);
  let [lost, acknowledged] = [0, 0];
  let events: readonly Event[] = [];
  for (let number = 0; number < CUTS; number++) {
    if (number % CUTS_EACH === 0) events = record(mkdtempSync(join(root, 'recording-')), STEPS);
    const cut = 1 + chance.below(events.length);
    for (const version of acknowledgedBefore(events, cut).values()) acknowledged += version + 1;
    lost += await lostAt(events, cut, SEED + number);
  }
  expect(acknowledged).toBeGreaterThan(CUTS);
  expect(lost).toBe(0);
});
