import { expect, test, vi } from 'vitest';
import { followHistory, groupPath, readRoute, renamePage, replayPath, route, soloPath, spokenCode, tablePath } from './route.ts';

const TABLE = { page: 'table', code: '7K4M2XP0' };
const ID = 'Ab3_-xyz0123';
const GROUP = 'Ab3_-xyz0123456789ABCD';
const SECRET = '7K4M2XP09ABCDEFG';

test.each<readonly [path: string, fragment: string, page: object]>([
  ['/', '', { page: 'start' }],
  ['', '', { page: 'start' }],
  [tablePath('7K4M2XP0'), '', TABLE],
  ['/t/7k4m-2xpo/', '', TABLE],
  ['/t/7K4M2XP0.', '', TABLE],
  ['/T/7k4m2xp0', '', TABLE],
  ['/t/%227K4M2XP0%22', '', TABLE],
  ['/t/7K4M2XP0/more', '', TABLE],
  ['/t', '', { page: 'unread' }],
  ['/t/7K4M', '', { page: 'unread' }],
  ['/t/7K4M2XPU', '', { page: 'unread' }],
  ['/alone', '', { page: 'start' }],
  [soloPath(ID), '', { page: 'solo', id: ID }],
  ['/Alone)', '', { page: 'start' }],
  [replayPath(), '', { page: 'replay', id: null, packed: '' }],
  [replayPath(), 'packed', { page: 'replay', id: null, packed: 'packed' }],
  [replayPath(ID), 'part', { page: 'replay', id: ID, packed: '' }],
  [`/R/${ID}.`, '', { page: 'replay', id: ID, packed: '' }],
  ['/R/', 'q1Y_-%20', { page: 'replay', id: null, packed: 'q1Y_-' }],
  [groupPath(), '', { page: 'group', id: null, link: '' }],
  ['/g', SECRET, { page: 'group', id: null, link: SECRET }],
  [groupPath(GROUP), SECRET, { page: 'group', id: GROUP, link: '' }],
  ['/credits', '', { page: 'credits' }],
  ['/stored', '', { page: 'stored' }],
  ['/credits/more', '', { page: 'nowhere' }],
  ['/alone/short', '', { page: 'nowhere' }],
  ['/r/one/more', '', { page: 'nowhere' }],
])('the address %s#%s leads to %o', (path, fragment, page) => {
  expect(readRoute(path, fragment)).toEqual(page);
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
