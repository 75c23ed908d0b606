import { TERMS, termsOf } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { useFocusOnMore } from '../../ui/use-focus-on-more.ts';
import { ExportGames } from './export-games.tsx';
import { MyGameRow } from './my-game-row.tsx';
import {
  type GameFilter,
  type MyGames as List,
  type ListedGame,
  type MyGamesState,
  openMyGames,
  shownGames,
} from './my-games-list.ts';
import { OwnStatistics } from './own-statistics.tsx';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';

import '../../ui/game-list.css';

export function MyGames({ onBack }: AccountSheetProps) {
  const list = useMemo(openMyGames, []);
  const deleted = useSignal(0);
  useEffect(() => void list.show('all'), []);
  return (
    <AccountSheet title={t.value.myGames.title} isLong onBack={onBack}>
      <OwnStatistics deleted={deleted.value} />
      <Games list={list} onDeleted={() => deleted.value++} />
    </AccountSheet>
  );
}

function Games({ list, onDeleted }: { readonly list: List; readonly onDeleted: () => void }) {
  const texts = t.value.myGames;
  const state = list.state.value;
  const news = useSignal('');
  const field = useRef<HTMLSelectElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const focusOnMore = useFocusOnMore(rows);
  const { games, hasMore } = shownGames(state);
  const known = games.filter(({ game }) => termsOf(game) !== undefined);
  const hadGames = useRef(false);
  hadGames.current ||= games.length > 0;
  const isEmpty = games.length === 0 && state.phase === 'ready' && !hasMore;
  const hasNone = isEmpty && state.filter === 'all';
  const onRemoved = ({ game }: ListedGame) => {
    news.value = texts.deleted(aboutGame(game).name);
    field.current?.focus();
    onDeleted();
  };
  const showMore = () => {
    focusOnMore();
    void list.showMore();
  };
  const showAgain = () => {
    field.current?.focus();
    void list.show(state.filter);
  };
  return (
    <>
      {(hadGames.current || !hasNone) && (
        <FilterField field={field} filter={state.filter} onFilter={(filter) => void list.show(filter)} />
      )}
      <p class="unseen" role="status">
        {news.value}
      </p>
      <ul ref={rows} class="my-games">
        {known.map((game) => (
          <MyGameRow key={game.match} game={game} list={list} onRemoved={() => onRemoved(game)} />
        ))}
      </ul>
      {isEmpty && <p class="hint">{noneOf(state.filter)}</p>}
      <Progress state={state} hasMore={hasMore} onAgain={showAgain} onMore={showMore} />
      {/* An export goes on while another filter loads. */}
      {hadGames.current && !hasNone && <ExportGames />}
    </>
  );
}

function noneOf(filter: GameFilter): string {
  const { none, noFavourites, noneOfGame } = t.value.myGames;
  if (filter === 'all') return none;
  return filter === 'favourites' ? noFavourites : noneOfGame(aboutGame(filter.game).name);
}

interface ProgressProps {
  readonly state: MyGamesState;
  readonly hasMore: boolean;
  readonly onAgain: () => void;
  readonly onMore: () => void;
}

function Progress({ state: { phase, server }, hasMore, onAgain, onMore }: ProgressProps) {
  const { offline, more } = t.value.myGames;
  const isEmpty = server.length === 0;
  if (phase === 'loading' && isEmpty) return <p class="waiting" aria-busy="true" />;
  if (phase === 'ready' && !hasMore) return null;
  return (
    <div class="my-games-note stack">
      {phase === 'failed' && <p role="alert">{isEmpty ? offline : t.value.you.failed}</p>}
      <p class="buttons">
        <button type="button" class="second" aria-disabled={phase === 'loading'} onClick={isEmpty ? onAgain : onMore}>
          {phase === 'failed' ? t.value.link.tryAgain : more}
        </button>
      </p>
    </div>
  );
}

interface FilterFieldProps {
  readonly field: { current: HTMLSelectElement | null };
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
}

function FilterField({ field, filter, onFilter }: FilterFieldProps) {
  const id = useId();
  const { which, all, favourites } = t.value.myGames;
  const choose = (value: string) => onFilter(value === 'all' || value === 'favourites' ? value : { game: value });
  return (
    <div class="my-games-filter stack">
      <label for={id} class="unseen">
        {which}
      </label>
      <select
        id={id}
        ref={field}
        value={typeof filter === 'string' ? filter : filter.game}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="all">{all}</option>
        <option value="favourites">{favourites}</option>
        {TERMS.map((terms) => (
          <option key={terms.id} value={terms.id}>
            {aboutGame(terms.id).name}
          </option>
        ))}
      </select>
      <p class="hint">{t.value.myGames.keepAbout}</p>
    </div>
  );
}
