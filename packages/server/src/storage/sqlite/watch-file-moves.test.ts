// Threats (docs/security.md): R8.
import { appendFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { newDataDir } from '../../../test/kit/server-process.ts';
import { watchFileMoves } from './watch-file-moves.ts';

let dir: string;
let file: string;
beforeEach(() => {
  dir = newDataDir();
  file = join(dir, 'data');
  writeFileSync(file, 'some data');
});

test('a file that grows, and one that is created later, are in place', () => {
  const later = join(dir, 'later');
  const { problem } = watchFileMoves([file, later]);
  appendFileSync(file, ' and more');
  expect(problem()).toBeNull();
  writeFileSync(later, 'created');
  expect(problem()).toBeNull();
  rmSync(later);
  expect(problem()).toContain(later);
});

test('a file that is moved away is missed until it is back; one that is replaced is missed for good', () => {
  const { problem } = watchFileMoves([file]);
  renameSync(file, `${file}-away`);
  expect(problem()).toContain('deleted, replaced');
  writeFileSync(file, 'some other data');
  expect(problem()).not.toBeNull();
  renameSync(`${file}-away`, file);
  expect(problem()).toBeNull();
});

test('a file that is cut off in its place stays broken, also once it has grown again', () => {
  const { problem } = watchFileMoves([file]);
  truncateSync(file, 0);
  expect(problem()).toContain('shortened');
  appendFileSync(file, 'as long as before, and longer');
  expect(problem()).not.toBeNull();
});

test('a file may be shortened by work of the server, and by nothing else', () => {
  const { problem, shorten } = watchFileMoves([file]);
  shorten(() => truncateSync(file, 0));
  expect(problem()).toBeNull();
  appendFileSync(file, 'more');
  expect(problem()).toBeNull();
  truncateSync(file, 1);
  shorten(() => expect.unreachable());
  expect(problem()).toContain('shortened');
});
