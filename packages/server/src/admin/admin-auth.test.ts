import { expect, test } from 'vitest';
import { ADMIN_SESSION_MS, adminAuth } from './admin-auth.ts';

const auth = adminAuth('correct horse battery');

test('whoever keeps the house is known by the password, and by nothing that looks like it', () => {
  expect(auth.isPassword('correct horse battery')).toBe(true);
  for (const said of ['', 'correct horse', 'correct horse battery ', 'Correct horse battery', '\0']) {
    expect(auth.isPassword(said)).toBe(false);
  }
});

test('a pass is good for a shift, also in another process, and not under another password', () => {
  const pass = auth.newSession(1000);
  expect(auth.isSession(pass, 1000 + ADMIN_SESSION_MS - 1)).toBe(true);
  expect(auth.isSession(pass, 1000 + ADMIN_SESSION_MS)).toBe(false);
  expect(adminAuth('correct horse battery').isSession(pass, 1000)).toBe(true);
  expect(adminAuth('another long password').isSession(pass, 1000)).toBe(false);
});

test('a pass that was ended is none, however its seal is written, and others are', () => {
  const [pass, other] = [auth.newSession(1000), auth.newSession(1000)];
  auth.endSession(pass, 2000);
  expect([pass, `${pass}==`, other].map((each) => auth.isSession(each, 3000))).toEqual([false, false, true]);
});

test('a pass that somebody has made longer, or made up, is none', () => {
  const [until, word, seal] = auth.newSession(1000).split('.') as [string, string, string];
  const forged = [
    `${Number(until) + 1}.${word}.${seal}`,
    `${until}..${seal}`,
    `${until}.${word}.`,
    `${until}.${word}`,
    '',
    '..',
    'NaN.a.b',
  ];
  for (const pass of forged) expect(auth.isSession(pass, 1000)).toBe(false);
});
