// Threats (docs/security.md): O2.
import { expect, test } from 'vitest';
import { ADMIN_SESSION_MS, adminAuth } from './admin-auth.ts';

const auth = adminAuth('correct horse battery');

test('the admin password is accepted, and nothing that looks like it', () => {
  expect(auth.isPassword('correct horse battery')).toBe(true);
  for (const password of ['', 'correct horse', 'correct horse battery ', 'Correct horse battery', '\0']) {
    expect(auth.isPassword(password)).toBe(false);
  }
});

test('a session lasts eight hours, also in another process, and not under another password', () => {
  const session = auth.newSession(1000);
  expect(auth.isSession(session, 1000 + ADMIN_SESSION_MS - 1)).toBe(true);
  expect(auth.isSession(session, 1000 + ADMIN_SESSION_MS)).toBe(false);
  expect(adminAuth('correct horse battery').isSession(session, 1000)).toBe(true);
  expect(adminAuth('another long password').isSession(session, 1000)).toBe(false);
});

test('an ended session is invalid in every spelling of its signature, and others stay valid', () => {
  const [session, other] = [auth.newSession(1000), auth.newSession(1000)];
  auth.endSession(auth.sessionIdOf(session), 2000);
  expect([session, `${session}==`, other].map((each) => auth.isSession(each, 3000))).toEqual([false, false, true]);
});

test('the id of a session, which other processes are told at its end, is no session', () => {
  expect(auth.isSession(auth.sessionIdOf(auth.newSession(1000)), 1000)).toBe(false);
});

test('a session that was prolonged or made up is invalid', () => {
  const [until, word, signature] = auth.newSession(1000).split('.') as [string, string, string];
  const forged = [
    `${Number(until) + 1}.${word}.${signature}`,
    `${until}..${signature}`,
    `${until}.${word}.`,
    `${until}.${word}`,
    '',
    '..',
    'NaN.a.b',
  ];
  for (const session of forged) expect(auth.isSession(session, 1000)).toBe(false);
});
