import { describe } from 'vitest';
import { type Golden, testGolden } from '../../testing/golden.ts';
import { hundredRummy } from './index.ts';

const GOLDEN: readonly Golden[] = [
  { name: 'two', options: { target: 100 }, players: ['random', 'random'], seed: 10 },
  { name: 'bots', options: {}, players: ['bot', 'bot', 'bot'], seed: 2 },
  { name: 'eight', options: { target: 200 }, players: Array(8).fill('bot'), seed: 3 },
  { name: 'alone', options: {}, players: ['bot'], seed: 4 },
  { name: 'alone-won', options: {}, players: ['bot'], seed: 1 },
  { name: 'alone-lost', options: {}, players: ['random'], seed: 5 },
  { name: 'tournament', options: { target: 200, tournament: true }, players: ['bot', 'bot', 'bot'], seed: 6 },
  { name: 'runs-out', options: { target: 1000 }, players: ['bot', 'bot'], seed: 7 },
];

describe('golden games of 100 Points Rummy', () => {
  for (const golden of GOLDEN) testGolden(hundredRummy, new URL('golden/', import.meta.url), golden);
});
