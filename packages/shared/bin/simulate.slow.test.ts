import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../src/core/record.ts';
import { GAMES, gameById } from '../src/games/index.ts';
import { replay } from '../src/testing/replay.ts';
import { parseOrder } from './order.ts';

const SIMULATE = fileURLToPath(new URL('simulate.ts', import.meta.url));

function simulate(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [SIMULATE, ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 60_000,
  });
  return {
    stdout,
    stderr,
    status,
    records: stdout
      .split('\n')
      .filter(Boolean)
      .map((line): GameRecord => JSON.parse(line)),
  };
}

const four = ['mod-four', '--seats', '4'];

describe('pnpm simulate', () => {
  test('prints one record per line, and nothing else', () => {
    const { stdout, stderr, status, records } = simulate(...four, '--games', '3', '--seed', '7');
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout.endsWith('}\n')).toBe(true);
    expect(records).toHaveLength(3);
    for (const record of records) {
      expect(record).toMatchObject({ format: 'hundredfold-record/2', game: 'mod-four', seats: 4 });
      expect(record.options).toEqual({ deck: 'french-52', mode: 'cutthroat', target: 10 });
      expect(record.steps[0]).toMatchObject({ chance: 'pick', from: 4 });
      expect(record.steps[1]).toMatchObject({ chance: 'shuffle', pile: 'deck' });
      expect(record.steps[2]).toMatchObject({ move: { type: 'cut' }, legal: 51 });
      expect(record.steps[3]).toMatchObject({ move: { type: 'play' }, legal: 13 });
      expect(record.steps.filter((step) => 'seat' in step && step.legal === undefined)).toEqual([]);
      expect(Math.max(...record.outcome!.scores)).toBe(10);
    }
  });

  const forms = GAMES.flatMap(({ id, seats }) => [...new Set([seats.min, seats.max])].map((count) => [id, count] as const));

  test.each(forms)('%s with %i seats: records that replay, with a legal move in every step', (id, seats) => {
    const game = gameById(id)!;
    const args = [id, '--seats', `${seats}`, '--games', '2', '--seed', '8', '--players', 'bot'];
    const { records, stderr } = simulate(...args);
    expect(stderr).toBe('');
    expect(records).toHaveLength(2);
    for (const record of records) {
      const matches = [...replay(game, record)];
      expect(game.outcome(matches.at(-1)!.state)).toEqual(record.outcome);
      record.steps.forEach((step, index) => {
        const { state } = matches[index]!;
        if ('seat' in step) expect(step.legal).toBe(game.legal(game.view(state, step.seat)).length);
        if ('seat' in step) expect(step.legal).toBeGreaterThan(0);
      });
    }
  });

  test('the same seed gives the same records, another seed others', () => {
    const args = [...four, '--games', '4', '--players', 'bot,random,random,bot'];
    const { stdout } = simulate(...args, '--seed', '5');
    expect(simulate(...args, '--seed', '5').stdout).toBe(stdout);
    expect(simulate(...args, '--seed', '6').stdout).not.toBe(stdout);
  });

  test('plays with the options asked for', () => {
    const options = { deck: 'spanish-40', mode: 'partnership', target: 1 };
    const { records } = simulate(...four, '--games', '1', '--seed', '1', '--options', JSON.stringify(options));
    expect(records[0]?.options).toEqual(options);
    expect(records[0]?.steps).toHaveLength(7);
  });

  test.each([
    ['no arguments', [], /usage/],
    ['an unknown game', ['whist', '--seats', '4', '--games', '1', '--seed', '1'], /no game whist; known: .*mod-four/],
    ['a seat count that is impossible', ['mod-four', '--seats', '3', '--games', '1', '--seed', '1'], /--seats must be 4, not 3/],
    ['no seed', [...four, '--games', '1'], /--seed is missing/],
    ['no games', [...four, '--games', '0', '--seed', '1'], /--games/],
    ['options that are no JSON', [...four, '--games', '1', '--seed', '1', '--options', '{'], /--options must be JSON/],
    ['an unknown option', [...four, '--games', '1', '--seed', '1', '--options', '{"joker":1}'], /no option joker/],
    [
      'an unknown player',
      [...four, '--games', '1', '--seed', '1', '--players', 'genius'],
      /no player genius; known: random, bot/,
    ],
    ['too few players', [...four, '--games', '1', '--seed', '1', '--players', 'bot,bot'], /one for each seat/],
    ['a name on two lines', ['mod\nfour', '--seats', '4'], /no game mod four; known: .*mod-four/],
    ['a number twice', [...four, '--seats', '4', '--games', '1', '--seed', '1'], /--seats is given twice; usage/],
    ['a flag without its value', [...four, '--games', '1', '--seed'], /'--seed <value>' argument missing; usage/],
    ['options that are a list', [...four, '--games', '1', '--seed', '1', '--options', '[]'], /options must be an object/],
    ['an unknown flag', [...four, '--games', '1', '--seed', '1', '--fast'], /--fast'; usage/],
    ['a call for help', ['--help'], /simulate: usage/],
  ])('reports in one line what is wrong: %s', (_, args, complaint) => {
    const order = parseOrder(args);
    expect(order).toEqual({ ok: false, refusal: expect.stringMatching(complaint) });
    expect(order).toEqual({ ok: false, refusal: expect.not.stringContaining('\n') });
  });

  test.each([[[]], [['mod-four', '--seats', '3', '--games', '1', '--seed', '1']], [[...four, '--fast']]])(
    'reports errors on standard error and exits with status 2: %j',
    (args) => {
      const { stdout, stderr, status } = simulate(...args);
      expect(status).toBe(2);
      expect(stdout).toBe('');
      expect(stderr).toMatch(/^simulate: [^\n]+\n$/);
    },
  );

  test('exits without an error when the reader closes the pipe', async () => {
    const child = spawn(process.execPath, [SIMULATE, ...four, '--games', '1000000', '--seed', '1']);
    const complaints: string[] = [];
    child.stderr.on('data', (text) => complaints.push(String(text)));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [status] = await once(child, 'exit');
    expect(complaints).toEqual([]);
    expect(status).toBe(0);
  });
});
