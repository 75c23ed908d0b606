import { describe } from 'vitest';
import { type Golden, testGolden } from '../../testing/golden.ts';
import { oneHundredOne } from './index.ts';

const GOLDEN: readonly Golden[] = [
  { name: 'duel', options: {}, players: ['random', 'random'], seed: 1 },
  { name: 'three', options: {}, players: ['random', 'bot', 'random'], seed: 2308 },
  { name: 'free-draw', options: { freeDraw: true }, players: ['random', 'bot'], seed: 25 },
  { name: 'elimination', options: { ending: 'elimination' }, players: ['bot', 'bot', 'bot'], seed: 1695 },
  {
    name: 'elimination-free-draw',
    options: { ending: 'elimination', freeDraw: true },
    players: ['bot', 'bot', 'random', 'bot'],
    seed: 1284,
  },
  { name: 'six', options: {}, players: ['bot', 'random', 'bot', 'random', 'random', 'random'], seed: 1457 },
];

describe('golden games of One Hundred and One', () => {
  for (const golden of GOLDEN) testGolden(oneHundredOne, new URL('golden/', import.meta.url), golden);
});
