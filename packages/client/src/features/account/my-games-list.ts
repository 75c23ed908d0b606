import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { OWN_GAMES_PER_PAGE, type OwnGame, type OwnGames, type OwnGamesRequest } from '@hundredfold/shared/protocol/own-games.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import { readStored } from '../../lib/stored.ts';
import { api } from '../../net/api.ts';
import { deleteFinishedGame } from '../../net/local/offline-store.ts';
import { gamesOnDevice } from './games-here.ts';

export interface ListedGame extends OwnGame {
  readonly isLocal: boolean;
}

export type GameFilter = 'all' | 'favourites' | { readonly game: string };

interface LoadedGames {
  /** The games on the server, the latest first. */
  readonly server: readonly ListedGame[];
  readonly hasMore: boolean;
  /** All games on this device, the latest first. */
  readonly local: readonly ListedGame[];
}

export interface MyGamesState extends LoadedGames {
  readonly filter: GameFilter;
  /** The largest number of games to be shown. */
  readonly most: number;
  /** `failed`: the server did not answer the last request. */
  readonly phase: 'loading' | 'ready' | 'failed';
}

const EMPTY: LoadedGames = { server: [], hasMore: false, local: [] };

/** Returns all loaded games in order, without games on this device before which the server may have more. */
export function gamesInOrder({ server, hasMore, local }: LoadedGames): readonly ListedGame[] {
  const last = server.at(-1);
  const certain = hasMore && last !== undefined ? local.filter(({ at }) => at >= last.at) : local;
  return [...server, ...certain].toSorted((one, other) => other.at - one.at);
}

export function shownGames(state: MyGamesState): { readonly games: readonly ListedGame[]; readonly hasMore: boolean } {
  const all = gamesInOrder(state);
  return { games: all.slice(0, state.most), hasMore: state.hasMore || all.length > state.most };
}

export type MyGames = ReturnType<typeof openMyGames>;

export function openMyGames() {
  const state = signal<MyGamesState>({ ...EMPTY, filter: 'all', most: OWN_GAMES_PER_PAGE, phase: 'loading' });
  const change = (changed: Partial<MyGamesState>): void => {
    state.value = { ...state.value, ...changed };
  };
  const changeGame = (match: string, changed: Partial<ListedGame>): void =>
    change({ server: state.value.server.map((each) => (each.match === match ? { ...each, ...changed } : each)) });

  /** The number of times that a filter was chosen. An answer for an earlier one comes too late. */
  let choices = 0;

  return {
    state: state as ReadonlySignal<MyGamesState>,
    async show(filter: GameFilter): Promise<void> {
      const choice = ++choices;
      change({ ...EMPTY, filter, most: OWN_GAMES_PER_PAGE, phase: 'loading' });
      const [next, local] = await Promise.all([loadNext(filter, undefined), localGames(filter)]);
      if (choice === choices) change({ ...withNext([], next), local });
    },
    async showMore(): Promise<void> {
      const { filter, server, most, phase } = state.value;
      if (phase === 'loading') return;
      change({ most: most + OWN_GAMES_PER_PAGE });
      if (!state.value.hasMore || gamesInOrder(state.value).length >= state.value.most) return;
      change({ phase: 'loading' });
      const choice = choices;
      const next = await loadNext(filter, server.at(-1));
      if (choice === choices) change(withNext(state.value.server, next)); // Listed games may have changed meanwhile.
    },
    async mark({ match }: ListedGame, isFavourite: boolean) {
      const marked = await api.markFavourite({ key: readStored('key'), match, isFavourite });
      if (marked.ok) changeGame(match, { isFavourite });
      else if (marked.refusal === 'gone') changeGame(match, { isFavourite: false, hasRecord: false });
      return marked.ok ? 'done' : marked.refusal;
    },
    async remove({ match, isLocal }: ListedGame): Promise<boolean> {
      const isGone = isLocal ? await deleteFinishedGame(match) : (await api.forgetGame({ key: readStored('key'), match })).ok;
      if (!isGone) return false;
      const others = (games: readonly ListedGame[]) => games.filter((each) => each.match !== match);
      change({ server: others(state.value.server), local: others(state.value.local) });
      return true;
    },
  };
}

async function loadNext(filter: GameFilter, last: ListedGame | undefined): Promise<Result<OwnGames, 'failed'>> {
  const key = readStored('key');
  if (key === '') return accepted({ games: [], hasMore: false }); // A user without a key has played no game.
  return api.ownGames({ key, ...queryOf(filter), ...(last && { after: { at: last.at, match: last.match } }) });
}

function withNext(before: readonly ListedGame[], next: Result<OwnGames, 'failed'>): Partial<MyGamesState> {
  if (!next.ok) return { phase: 'failed' };
  const { games, hasMore } = next.value;
  return { phase: 'ready', server: [...before, ...games.map((game) => ({ ...game, isLocal: false }))], hasMore };
}

function queryOf(filter: GameFilter): Omit<OwnGamesRequest, 'key'> {
  if (filter === 'all') return {};
  return filter === 'favourites' ? { onlyFavourites: true } : filter;
}

/** Games on this device stay until they are deleted, so they are no favourites. */
async function localGames(filter: GameFilter): Promise<readonly ListedGame[]> {
  if (filter === 'favourites') return [];
  const games = await gamesOnDevice();
  return games
    .filter(({ game }) => filter === 'all' || filter.game === game)
    .map((played) => ({ ...played, others: [], isFavourite: false, hasRecord: true, isLocal: true }));
}
