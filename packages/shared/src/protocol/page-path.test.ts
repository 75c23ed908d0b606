import { describe, expect, test } from 'vitest';
import { type PagePath, readPackedGame, readPagePath } from './page-path.ts';

const CODE = '7K4M2XP0';
const GAME = 'Ab3_-xyz0123';
/** The id of a server may end in what also marks text. */
const RECORD = 'Ab3_-xyz0123456789ABC_';

const PAGES: readonly (readonly [path: string, page: PagePath])[] = [
  ['/', { page: 'start' }],
  [`/t/${CODE}`, { page: 'table', code: CODE }],
  ['/alone', { page: 'solo', id: null }],
  [`/alone/${GAME}`, { page: 'solo', id: GAME }],
  ['/r', { page: 'replay', id: null }],
  [`/r/${RECORD}`, { page: 'replay', id: RECORD }],
  [`/r/${GAME}`, { page: 'replay', id: GAME }],
  ['/g', { page: 'group', id: null }],
  [`/g/${RECORD}`, { page: 'group', id: RECORD }],
  ['/credits', { page: 'credits' }],
  ['/stored', { page: 'stored' }],
  ['/verify', { page: 'verify' }],
];

/** The marks behind a link in messages, as they are and percent-encoded. */
const BEHIND: readonly string[] = [
  ...['.', ',', ';', ':', '!', '?', '…', '...', ').', ').\n'],
  ...[')', ']', '}', '>', '"', '”', '“', '’', "'", '»', '«', '`', '*', '**', '~~', '|', '\\'],
  ...['。', '、', '，', '！', '）', '」', '）。'],
  ...[' ', '\u00a0', '\n', '\r\n', '\t', '/', '/.', '/)'],
  ...['\u200b', '\u200d', '\ufeff', '\u2060', '\u00ad', '\u200e', '\u202c', '\u200b.', '.\u200b'],
  ...[' See you!', '\nhttps://cards.example.org/r/other', ' (Ann)', '来玩', ' – Привет', '">Hundredfold</a>'],
];

function formsOf(texts: readonly string[]): readonly string[] {
  return texts.flatMap((text) => [text, encodeURIComponent(text), encodeURIComponent(encodeURIComponent(text))]);
}

describe.each(PAGES)('%s', (path, page) => {
  test('leads to its page', () => {
    expect(readPagePath(path)).toEqual(page);
    expect(readPagePath(`${path}/`)).toEqual(page);
  });

  test('leads there, whatever stands behind it', () => {
    const isName = (text: string): boolean => path === '/' && /^\p{L}/u.test(text); // It would be the name of a page.
    for (const text of formsOf(BEHIND.filter((each) => !isName(each)))) {
      expect(readPagePath(path + text), JSON.stringify(text)).toEqual(page);
    }
  });

  test('leads there in capitals, but ids keep their case', () => {
    const [, name = '', rest = ''] = /^(\/[a-z]*)(.*)$/.exec(path) ?? [];
    expect(readPagePath(name.toUpperCase() + rest)).toEqual(page);
    expect(readPagePath(name.slice(0, 2).toUpperCase() + name.slice(2) + rest)).toEqual(page);
  });
});

test.each([
  [`/r/${RECORD}_`, RECORD],
  [`/r/${RECORD}__`, RECORD],
  [`/r/${GAME}_`, GAME],
  [`/r/${RECORD}_).`, RECORD],
  ['/r/a-game-of-a-test_', 'a-game-of-a-test_'],
])('marks of italic text behind an id are left out, where an id has another length: %s', (path, id) => {
  expect(readPagePath(path)).toEqual({ page: 'replay', id });
});

test.each(['/t', '/t/', '/t/7K4M', '/t/7K4M2XPU', '/T/.'])('a table’s code that cannot be read: %s', (path) => {
  expect(readPagePath(path)).toEqual({ page: 'unread' });
});

test.each([
  '/credits/more',
  '/alone/short',
  `/alone/${GAME}/more`,
  '/r/one/more',
  `/g/${GAME}`,
  `/g/${RECORD}/more`,
  `/r/${'a'.repeat(65)}`,
  `/r/${'a'.repeat(3000)}`,
  '/elsewhere',
  '/rr/one',
  '/r2/one',
  '/t2',
  '/verify.html',
  '/credits.js',
  '/index.html',
  '/sw.js',
  '/favicon.svg',
  '/assets/r-Ab3_.js',
  '/привет',
  '/%E0%A4%A',
])('nowhere: %s', (path) => {
  expect(readPagePath(path)).toEqual({ page: 'nowhere' });
});

test('a packed game is found, whatever stands behind it', () => {
  for (const text of formsOf(BEHIND)) expect(readPackedGame(`q1Y_-${text}`), JSON.stringify(text)).toBe('q1Y_-');
});

test('an empty fragment has no packed game', () => {
  for (const fragment of ['', '.', '%20', '\u200b']) expect(readPackedGame(fragment)).toBe('');
});
