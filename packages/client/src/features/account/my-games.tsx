import { TERMS, termsOf } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { aboutGame } from '../../i18n/catalog.ts';
import { t } from '../../i18n/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { ExportGames } from './export-games.tsx';
import { LuckAndPlay } from './luck-and-play.tsx';
import { MyGameRow } from './my-game-row.tsx';
import {
  type GameFilter,
  hasNoGames,
  type MyGames as List,
  type ListedGame,
  type MyGamesState,
  openMyGames,
  shownGames,
} from './my-games-list.ts';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';

/** The player's finished games, on the server and on this device. */
export function MyGames({ onBack }: AccountSheetProps) {
  const list = useMemo(openMyGames, []);
  useEffect(() => void list.show('all'), []);
  const hadGames = useRef(false);
  const state = list.state.value;
  hadGames.current ||= shownGames(state).games.length > 0;
  const isOnLuck = useSignal(false);
  const hasNone = state.filter === 'all' && hasNoGames(state);
  if (isOnLuck.value) return <LuckAndPlay key="luck" onBack={() => (isOnLuck.value = false)} />;
  return (
    <AccountSheet key="list" title={t.value.myGames.title} isLong onBack={onBack}>
      {hadGames.current && <LuckButton onPress={() => (isOnLuck.value = true)} />}
      {hasNone && !hadGames.current ? (
        <p>{t.value.myGames.none}</p>
      ) : (
        <Games list={list} canExport={hadGames.current && !hasNone} />
      )}
    </AccountSheet>
  );
}

/** Leads to the page on where the results of the games came from. */
function LuckButton({ onPress }: { readonly onPress: () => void }) {
  const { title, invitation } = t.value.ledgers;
  return (
    <button type="button" class="luck-button" onClick={onPress}>
      <Icon name="search" />
      <span>
        <strong>{title}</strong>
        <small>{invitation}</small>
      </span>
      <Icon name="forward" />
    </button>
  );
}

interface GamesProps {
  readonly list: List;
  /** `true` once a game was shown, until there is none. The export goes on while another filter loads. */
  readonly canExport: boolean;
}

function Games({ list, canExport }: GamesProps) {
  const texts = t.value.myGames;
  const state = list.state.value;
  const news = useSignal('');
  const field = useRef<HTMLSelectElement>(null);
  const { games, hasMore } = shownGames(state);
  const known = games.filter(({ game }) => termsOf(game) !== undefined);
  const onRemoved = ({ game }: ListedGame) => {
    news.value = texts.deleted(aboutGame(game).name);
    field.current?.focus();
  };
  return (
    <>
      <FilterField field={field} filter={state.filter} onFilter={(filter) => void list.show(filter)} />
      <p class="unseen" role="status">
        {news.value}
      </p>
      <ul class="my-games">
        {known.map((game) => (
          <MyGameRow key={game.match} game={game} list={list} onRemoved={() => onRemoved(game)} />
        ))}
      </ul>
      {known.length === 0 && state.phase === 'ready' && !hasMore && <p class="hint">{noneOf(state.filter)}</p>}
      <Progress list={list} state={state} hasMore={hasMore} />
      {canExport && <ExportGames />}
    </>
  );
}

function noneOf(filter: GameFilter): string {
  const { none, noFavourites, noneOfGame } = t.value.myGames;
  if (filter === 'all') return none;
  return filter === 'favourites' ? noFavourites : noneOfGame(aboutGame(filter.game).name);
}

interface ProgressProps {
  readonly list: List;
  readonly state: MyGamesState;
  readonly hasMore: boolean;
}

/** The end of the list: a button for more, a sign that they load, or a note that the server does not answer. */
function Progress({ list, state: { phase, filter, server }, hasMore }: ProgressProps) {
  const { offline, more } = t.value.myGames;
  const again = () => void (server.length === 0 ? list.show(filter) : list.showMore());
  if (phase === 'loading') return <p class="waiting" aria-busy="true" />;
  if (phase === 'failed')
    return (
      <div class="my-games-note">
        <p role="alert">{server.length === 0 ? offline : t.value.you.failed}</p>
        <p class="buttons">
          <button type="button" class="second" onClick={again}>
            {t.value.statistics.again}
          </button>
        </p>
      </div>
    );
  return hasMore ? (
    <p class="buttons">
      <button type="button" class="second" onClick={() => void list.showMore()}>
        {more}
      </button>
    </p>
  ) : null;
}

interface FilterFieldProps {
  readonly field: { current: HTMLSelectElement | null };
  readonly filter: GameFilter;
  readonly onFilter: (filter: GameFilter) => void;
}

/** The choice of the games that are shown. */
function FilterField({ field, filter, onFilter }: FilterFieldProps) {
  const id = useId();
  const { which, all, favourites } = t.value.myGames;
  const choose = (value: string) => onFilter(value === 'all' || value === 'favourites' ? value : { game: value });
  return (
    <div class="my-games-filter">
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
