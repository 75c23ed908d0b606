import { describe, expect, test, vi } from 'vitest';
import { followHistory, readRoute, renamePage, replayPath, route, soloPath, spokenCode, tablePath } from './route.ts';

describe('an address leads', () => {
  test('to the start page', () => {
    expect(readRoute('/')).toEqual({ page: 'start' });
    expect(readRoute('')).toEqual({ page: 'start' });
  });

  test('to a table, however its code was typed', () => {
    const table = { page: 'table', code: '7K4M2XP0' };
    expect(readRoute('/t/7K4M2XP0')).toEqual(table);
    expect(readRoute('/t/7k4m-2xpo/')).toEqual(table);
    expect(readRoute(tablePath('7K4M2XP0'))).toEqual(table);
  });

  test('to a game on this device', () => {
    expect(readRoute(soloPath())).toEqual({ page: 'solo', id: null });
    expect(readRoute(soloPath('Ab3_-xyz0123'))).toEqual({ page: 'solo', id: 'Ab3_-xyz0123' });
  });

  test.each(['/t/7K4M2XP0.', '/T/7k4m2xp0', '/t/%227K4M2XP0%22', '/t/7K4M2XP0)', '/t/7K4M2XP0/more'])(
    'to a table, as it was meant: %s',
    (path) => {
      expect(readRoute(path)).toEqual({ page: 'table', code: '7K4M2XP0' });
    },
  );

  test.each(['/t', '/t/7K4M', '/t/7K4M2XPU'])('to a field for the code, if the code cannot be read: %s', (path) => {
    expect(readRoute(path)).toEqual({ page: 'unread' });
  });

  test('to a finished game', () => {
    expect(readRoute(replayPath())).toEqual({ page: 'replay', id: null, packed: '' });
    expect(readRoute(replayPath(), 'packed')).toEqual({ page: 'replay', id: null, packed: 'packed' });
    expect(readRoute(replayPath('Ab3_-xyz0123'), 'part')).toEqual({ page: 'replay', id: 'Ab3_-xyz0123', packed: '' });
  });

  test.each([
    [`/R/Ab3_-xyz0123.`, '', { page: 'replay', id: 'Ab3_-xyz0123', packed: '' }],
    ['/r', 'q1Y_-.', { page: 'replay', id: null, packed: 'q1Y_-' }],
    ['/R/', 'q1Y_-%20', { page: 'replay', id: null, packed: 'q1Y_-' }],
    ['/Alone)', '', { page: 'solo', id: null }],
  ])('to the page of a pasted link: %s#%s', (path, fragment, page) => {
    expect(readRoute(path, fragment)).toEqual(page);
  });

  test('to the credits', () => expect(readRoute('/credits')).toEqual({ page: 'credits' }));

  test.each(['/credits/more', '/alone/short', '/alone/Ab3_-xyz0123/more', '/r/one/more', '/elsewhere'])('nowhere: %s', (path) => {
    expect(readRoute(path)).toEqual({ page: 'nowhere' });
  });
});

test('a code is read aloud in two groups', () => expect(spokenCode('7K4M2XP0')).toBe('7K4M-2XP0'));

test('a page that got another path stays open until the user leaves it', () => {
  const events = new EventTarget();
  const location = { pathname: '/', hash: '' };
  const history = { state: null, replaceState: (_state: unknown, _unused: string, path: string) => (location.pathname = path) };
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', history);
  vi.stubGlobal('scrollTo', () => undefined);
  const goTo = (path: string): void => {
    location.pathname = path;
    events.dispatchEvent(new Event('popstate'));
  };
  const [first, next] = ['Aaaaaaaaaaaa', 'Bbbbbbbbbbbb'];
  followHistory();
  goTo(soloPath(first));
  const opened = route.value;
  expect(opened).toEqual({ page: 'solo', id: first });
  renamePage(soloPath(next));
  expect(location.pathname).toBe(soloPath(next));
  goTo(soloPath(next));
  expect(route.value).toBe(opened);
  goTo('/');
  expect(route.value).toEqual({ page: 'start' });
  goTo(soloPath(next));
  expect(route.value).toEqual({ page: 'solo', id: next });
});
