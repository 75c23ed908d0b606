import { describe } from 'vitest';
import { type Golden, testGolden } from '../../testing/golden.ts';
import { modFour } from './index.ts';

const random = ['random', 'random', 'random', 'random'] as const;
const bots = ['bot', 'bot', 'bot', 'bot'] as const;

const GOLDEN: readonly Golden[] = [
  { name: 'one-trick', options: { target: 1 }, players: random, seed: 1 },
  { name: 'cutthroat', options: {}, players: random, seed: 2 },
  { name: 'partnership', options: { mode: 'partnership', target: 15 }, players: random, seed: 3 },
  { name: 'french-32', options: { deck: 'french-32', target: 5 }, players: random, seed: 4 },
  { name: 'french-36', options: { deck: 'french-36', target: 5 }, players: random, seed: 5 },
  { name: 'french-40', options: { deck: 'french-40', target: 5 }, players: random, seed: 6 },
  { name: 'spanish-40', options: { deck: 'spanish-40', target: 5 }, players: random, seed: 7 },
  { name: 'spanish-48', options: { deck: 'spanish-48', mode: 'partnership', target: 5 }, players: random, seed: 8 },
  { name: 'bots', options: {}, players: bots, seed: 9 },
];

describe('golden games of Mod Four', () => {
  for (const golden of GOLDEN) testGolden(modFour, new URL('golden/', import.meta.url), golden);
});
