import { expect, test } from 'vitest';
import { keeperBy, SHIFT } from './admin-auth.ts';

const keeper = keeperBy('correct horse battery');

test('whoever keeps the house is known by the password, and by nothing that looks like it', () => {
  expect(keeper.isPassword('correct horse battery')).toBe(true);
  for (const said of ['', 'correct horse', 'correct horse battery ', 'Correct horse battery', '\0']) {
    expect(keeper.isPassword(said)).toBe(false);
  }
});

test('a pass is good for a shift, also in another process, and not under another password', () => {
  const pass = keeper.newPass(1000);
  expect(keeper.isPass(pass, 1000 + SHIFT - 1)).toBe(true);
  expect(keeper.isPass(pass, 1000 + SHIFT)).toBe(false);
  expect(keeperBy('correct horse battery').isPass(pass, 1000)).toBe(true);
  expect(keeperBy('another long password').isPass(pass, 1000)).toBe(false);
});

test('a pass that was ended is none, however its seal is written, and others are', () => {
  const [pass, other] = [keeper.newPass(1000), keeper.newPass(1000)];
  keeper.endPass(pass, 2000);
  expect([pass, `${pass}==`, other].map((each) => keeper.isPass(each, 3000))).toEqual([false, false, true]);
});

test('a pass that somebody has made longer, or made up, is none', () => {
  const [until, word, seal] = keeper.newPass(1000).split('.') as [string, string, string];
  const forged = [
    `${Number(until) + 1}.${word}.${seal}`,
    `${until}..${seal}`,
    `${until}.${word}.`,
    `${until}.${word}`,
    '',
    '..',
    'NaN.a.b',
  ];
  for (const pass of forged) expect(keeper.isPass(pass, 1000)).toBe(false);
});
