import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { OWN_GAMES_PER_PAGE, type OwnGame } from '@hundredfold/shared/protocol/own-games.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetStored, writeStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';
import type { CountedGame } from './statistics.ts';

const server = { games: [] as OwnGame[], isUp: true, asked: [] as object[] };
const device = vi.hoisted(() => ({ games: [] as CountedGame[] }));
vi.mock(import('./games-here.ts'), () => ({ gamesOnDevice: async () => device.games }));
vi.mock(import('../../net/local/offline-store.ts'), async (real) => ({
  ...(await real()),
  deleteFinishedGame: async () => true,
}));

const { openMyGames, shownGames } = await import('./my-games-list.ts');

const played = (match: string, at: number) => ({
  match,
  at,
  game: 'mod-four',
  options: {},
  seats: 4,
  people: 2,
  place: 1,
  score: 3,
});
const onServer = (match: string, at: number): OwnGame => ({
  ...played(match, at),
  others: ['Ben'],
  isFavourite: false,
  hasRecord: true,
});
const onDevice = (match: string, at: number): CountedGame => ({ ...played(match, at), people: 1, isLocal: true });

beforeEach(() => {
  writeStored('key', 'a-secret-of-a-test-123');
  vi.spyOn(api, 'ownGames').mockImplementation(async ({ key: _, ...query }) => {
    server.asked.push(query);
    if (!server.isUp) return refused('failed');
    const rest = server.games.filter(({ at }) => at < (query.after?.at ?? Number.POSITIVE_INFINITY));
    return accepted({ games: rest.slice(0, OWN_GAMES_PER_PAGE), hasMore: rest.length > OWN_GAMES_PER_PAGE });
  });
  vi.spyOn(api, 'markFavourite').mockImplementation(async ({ match }) => {
    return match === 'gone' || match === 'full' ? refused(match) : accepted(null);
  });
  vi.spyOn(api, 'forgetGame').mockImplementation(async ({ match }) => (match === 'failing' ? refused('failed') : accepted(null)));
  server.games = [];
  server.isUp = true;
  server.asked = [];
  device.games = [];
});

afterEach(forgetStored);

const shown = (list: ReturnType<typeof openMyGames>) => shownGames(list.state.value).games.map(({ match }) => match);

describe('the list of finished games', () => {
  test('has games on the server and on this device in one order, the latest first', async () => {
    server.games = [onServer('s2', 5), onServer('s1', 2)];
    device.games = [onDevice('d2', 9), onDevice('d1', 3)];
    const list = openMyGames();
    await list.show('all');
    expect(shown(list)).toEqual(['d2', 's2', 'd1', 's1']);
    expect(shownGames(list.state.value).hasMore).toBe(false);
  });

  test('grows page by page, and no game comes before one that was shown', async () => {
    const pages = 2.5 * OWN_GAMES_PER_PAGE;
    server.games = Array.from({ length: pages }, (_, number) => onServer(`s${number}`, 10 * (pages - number)));
    device.games = [onDevice('d2', 10 * (pages - 3) + 1), onDevice('d1', 1)];
    const list = openMyGames();
    await list.show('all');
    let before = shown(list);
    expect(before).toHaveLength(OWN_GAMES_PER_PAGE);
    expect(before.slice(0, 5)).toEqual(['s0', 's1', 's2', 'd2', 's3']);
    while (shownGames(list.state.value).hasMore) {
      await list.showMore();
      expect(shown(list).slice(0, before.length)).toEqual(before);
      before = shown(list);
    }
    expect(before).toHaveLength(pages + 2);
    expect(before.at(-1)).toBe('d1');
    expect(server.asked).toHaveLength(3);
  });

  test('has the games on this device if the server does not answer, and the others once it does', async () => {
    server.games = [onServer('s1', 2)];
    device.games = [onDevice('d1', 3)];
    server.isUp = false;
    const list = openMyGames();
    await list.show('all');
    expect([list.state.value.phase, shown(list)]).toEqual(['failed', ['d1']]);
    server.isUp = true;
    await list.show('all');
    expect([list.state.value.phase, shown(list)]).toEqual(['ready', ['d1', 's1']]);
  });

  test('asks for favourites or one game, and has games on this device of that game alone', async () => {
    device.games = [onDevice('d1', 3), { ...onDevice('d2', 2), game: 'foursquare' }];
    const list = openMyGames();
    await list.show('favourites');
    expect(shown(list)).toEqual([]);
    await list.show({ game: 'foursquare' });
    expect(shown(list)).toEqual(['d2']);
    expect(server.asked).toEqual([{ onlyFavourites: true }, { game: 'foursquare' }]);
  });

  test('has the games of the filter that was chosen last, however late another answer comes', async () => {
    server.games = [onServer('s1', 2)];
    const list = openMyGames();
    await Promise.all([list.show('all'), list.show('favourites')]);
    expect(list.state.value.filter).toBe('favourites');
    expect(shown(list)).toEqual(['s1']);
  });

  test('shows a favourite as one once the server has stored it, and a game without a record as such', async () => {
    server.games = [onServer('s1', 3), onServer('full', 2), onServer('gone', 1)];
    const list = openMyGames();
    await list.show('all');
    const marked = [];
    for (const game of shownGames(list.state.value).games) marked.push(await list.mark(game, true));
    expect(marked).toEqual(['done', 'full', 'gone']);
    expect(shownGames(list.state.value).games).toMatchObject([
      { match: 's1', isFavourite: true, hasRecord: true },
      { match: 'full', isFavourite: false, hasRecord: true },
      { match: 'gone', isFavourite: false, hasRecord: false },
    ]);
  });

  test('does not get a deleted game or an old star back from a page that loads meanwhile', async () => {
    const pages = 2 * OWN_GAMES_PER_PAGE;
    server.games = Array.from({ length: pages }, (_, number) => onServer(`s${number}`, pages - number));
    const list = openMyGames();
    await list.show('all');
    const [deleted, marked] = shownGames(list.state.value).games;
    const loading = list.showMore();
    await list.remove(deleted!);
    await list.mark(marked!, true);
    await loading;
    expect(shown(list)).toEqual(server.games.slice(1).map(({ match }) => match));
    expect(shownGames(list.state.value).games[0]).toMatchObject({ match: 's1', isFavourite: true });
  });

  test('has each game once if a filter is chosen again before its last page has come', async () => {
    server.games = Array.from({ length: 2 * OWN_GAMES_PER_PAGE }, (_, number) => onServer(`s${number}`, 1000 - number));
    const list = openMyGames();
    await list.show('all');
    const late = list.showMore();
    await Promise.all([list.show('all'), late]);
    await list.showMore();
    expect(shown(list)).toEqual(server.games.map(({ match }) => match));
  });

  test('loses a game that was deleted, and keeps one that could not be', async () => {
    server.games = [onServer('s1', 3), onServer('failing', 2)];
    device.games = [onDevice('d1', 1)];
    const list = openMyGames();
    await list.show('all');
    const removed: boolean[] = [];
    for (const game of shownGames(list.state.value).games) removed.push(await list.remove(game));
    expect(removed).toEqual([true, false, true]);
    expect(shown(list)).toEqual(['failing']);
  });
});
