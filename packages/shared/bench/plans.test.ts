import { describe, expect, test } from 'vitest';
import { readBotsPlan } from './bots/plan.ts';
import { readLuckPlan } from './luck/plan.ts';

const namesOf = ({ contests }: ReturnType<typeof readBotsPlan>) => contests.map(({ demand }) => demand.name);

describe('pnpm bench bots', () => {
  test('lets the strong bot play against normal ones', () => {
    const plan = readBotsPlan([]);
    expect(plan).toMatchObject({ player: 'strong', others: 'normal', isStrong: true, title: 'strong' });
    expect(plan.heading).toMatch(/^strong: its number of roll-outs for a decision; shares/);
  });

  test('gives the strong bot other roll-outs, on either side', () => {
    const heading = expect.stringMatching(/^strong: 40 roll-outs/);
    expect(readBotsPlan(['--roll-outs', '40'])).toMatchObject({ player: 40, others: 'normal', isStrong: true, heading });
    expect(readBotsPlan(['--player', 'easy', '--others', 'strong', '--roll-outs', '40'])).toMatchObject({ others: 40, heading });
  });

  test('finds a contest by a part of its name, in small or capital letters', () => {
    const plan = readBotsPlan(['--only', 'rummy']);
    expect(namesOf(plan)).toEqual(['Rummy, duel']);
    expect(plan.beginners.map(({ name }) => name)).toEqual(['Rummy, duel', 'Rummy, 1 of 4']);
    expect(readBotsPlan(['--only', 'rummy', '--player', 'easy']).beginners).toEqual([]);
    expect(() => readBotsPlan(['--only', 'whist'])).toThrow(
      /no contest has whist in its name; known: One Hundred and One, duel;/,
    );
  });
});

test.each([
  [readBotsPlan, ['--roll-outs', 'x'], '--roll-outs must be a whole number from 1 to 1000000, not x'],
  [readBotsPlan, ['--player', 'easy', '--roll-outs', '40'], '--roll-outs is for the strong bot'],
  [readBotsPlan, ['--player', 'genius'], '--player takes random, forgetful, easy, normal, strong, not genius'],
  [readLuckPlan, ['--only', 'whist'], 'no contest has whist'],
  [readLuckPlan, ['--kinds', 'lucky'], '--kinds takes luck, skill, exact, random, review, not lucky'],
] as const)('%o does not take %j', (readPlan, words, complaint) => {
  expect(() => readPlan(words)).toThrow(complaint);
});
