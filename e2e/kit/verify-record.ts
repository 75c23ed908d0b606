import { execFile, spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { GameRecord } from '../../packages/shared/src/core/record.ts';
import { checkShuffle } from '../../packages/shared/src/proof-check/check-shuffle.ts';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** The number of people who took part, and the four cards that stand for the shuffle, as a checker reads them from a right proof. */
interface ProvenShuffle {
  readonly people: number;
  readonly cards: string;
}

/** Returns what a checker says of the file of a game; `null` if it refuses the file. */
type Checker = (file: string) => Promise<ProvenShuffle | null>;

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;
if (!hasPython) process.stdout.write('There is no python3 here: docs/verify.py is not tested.\n');

/** The checkers. `shuffle-mark.spec.ts` opens the page of the second one itself. */
const CHECKERS: Readonly<Record<string, Checker>> = {
  'pnpm verify': byPnpmVerify,
  'the page /verify': byVerifyPage,
  ...(hasPython ? { 'docs/verify.py': byVerifyPy } : {}),
};

export async function verifyRecord(file: string, people: number): Promise<void> {
  const found = await verdictsOn(file);
  const [first] = Object.values(found);
  for (const [checker, verdict] of Object.entries(found)) {
    expect(verdict?.people, `people in the shuffle, by ${checker}`).toBe(people);
    expect(verdict?.cards, `the four cards, by ${checker}`).toBe(first?.cards);
  }
}

export async function verdictsOn(file: string): Promise<Readonly<Record<string, ProvenShuffle | null>>> {
  const all = Object.entries(CHECKERS).map(async ([name, check]) => [name, await check(file)] as const);
  return Object.fromEntries(await Promise.all(all));
}

const SUITS: Readonly<Record<string, string>> = { '♣': 'C', '♦': 'D', '♥': 'H', '♠': 'S' };

async function byPnpmVerify(file: string): Promise<ProvenShuffle | null> {
  const text = await outputOf(process.execPath, [join(ROOT, 'packages/server/src/verify.ts'), file]);
  const [, seats] = /^PROVEN.*: seats? ([\d, ]+) and the server/m.exec(text) ?? [];
  const [, cards] = /these four cards: (.+)$/m.exec(text) ?? [];
  if (seats === undefined || cards === undefined) return null;
  return { people: seats.split(',').length, cards: cards.replace(/[♣♦♥♠]/g, (suit) => SUITS[suit] ?? suit) };
}

async function byVerifyPage(file: string): Promise<ProvenShuffle | null> {
  const { failed, seats, cards } = checkShuffle(JSON.parse(await readFile(file, 'utf8')) as GameRecord);
  return failed === null ? { people: seats.length, cards: cards.join(' ') } : null;
}

async function byVerifyPy(file: string): Promise<ProvenShuffle | null> {
  const text = await outputOf('python3', [join(ROOT, 'docs/verify.py'), file]);
  const [, people, cards] = /^Right.*: (\d+) people .*Compare: (.+)$/m.exec(text) ?? [];
  return people === undefined || cards === undefined ? null : { people: Number(people), cards };
}

/** Returns what a checker prints. It exits with a code that is not 0 if it refuses the file. */
async function outputOf(program: string, args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH ?? '', PYTHONDONTWRITEBYTECODE: '1' };
  try {
    return (await run(program, [...args], { env })).stdout;
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'number') return '';
    throw error; // The checker did not run at all.
  }
}
