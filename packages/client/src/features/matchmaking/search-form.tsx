import {
  FEWER_PLAYERS_AFTER_S,
  fewestPlayers,
  MATCHMAKING_GAMES,
  MATCHMAKING_PACES,
  targetPlayers,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { useOwnName } from '../../net/account/use-own-name.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PaceField } from '../../ui/pace-field.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { chooseGames, soughtGames, soughtPace, startSearch, stopSearch } from './search.ts';
import { searchState } from './search-state.ts';
import './matchmaking.css';

interface SearchFormProps {
  /** The code of the table whose people look together. */
  readonly party?: string;
  readonly onLook?: () => void;
}

export function SearchForm({ party, onLook }: SearchFormProps) {
  const name = useOwnName();
  const texts = t.value.matchmaking;
  const isLooking = searchState.value !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name.keep()) return;
    void startSearch(party);
    onLook?.();
  };
  return (
    <form class="search-form stack loose" onSubmit={submit} noValidate>
      <p class="search-about">{party === undefined ? texts.about : texts.togetherAbout}</p>
      <GamesField isOff={isLooking} />
      <PaceField
        pace={soughtPace.value}
        paces={MATCHMAKING_PACES}
        onChoose={(pace) => (soughtPace.value = pace)}
        isOff={isLooking}
      />
      {name.field}
      {isLooking ? (
        <TextButton class="second tall" label={texts.stop} onClick={stopSearch} />
      ) : (
        <div class="form-actions wrap">
          <TextButton class="main tall" label={t.value.ways.find} type="submit" />
        </div>
      )}
    </form>
  );
}

function GamesField({ isOff }: { readonly isOff: boolean }) {
  const id = useId();
  const texts = t.value.matchmaking;
  const chosen = soughtGames.value;
  const all = MATCHMAKING_GAMES.map((game) => game.id);
  const ids = chosen.map((game) => game.id);
  const toggle = (game: string) => chooseGames(ids.includes(game) ? ids.filter((each) => each !== game) : [...ids, game]);
  const exact = chosen.filter((game) => fewestPlayers(game) === targetPlayers(game));
  return (
    <fieldset class="option" aria-describedby={id} disabled={isOff}>
      <legend>{texts.games}</legend>
      <div class="segmented wrap sought">
        <label class="segment">
          <input type="checkbox" checked={ids.length === all.length} onChange={() => chooseGames(all)} />
          <span>{texts.anything}</span>
        </label>
        {MATCHMAKING_GAMES.map((game) => (
          <label key={game.id} class="segment">
            <input
              type="checkbox"
              checked={ids.length < all.length && ids.includes(game.id)}
              onChange={() => (ids.length === all.length ? chooseGames([game.id]) : toggle(game.id))}
            />
            <span>{aboutGame(game.id).name}</span>
          </label>
        ))}
      </div>
      <p id={id} class="hint">
        {exact.map((game) => texts.exactly(aboutGame(game.id).name, targetPlayers(game))).join(' ')}{' '}
        {exact.length < chosen.length && texts.fewer(FEWER_PLAYERS_AFTER_S, exact.length > 0)}
      </p>
    </fieldset>
  );
}

export function TogetherButton({ code }: { readonly code: string }) {
  const open = useSignal(false);
  const texts = t.value.matchmaking;
  if (searchState.value !== null) return null;
  return (
    <>
      <TextButton class="second" label={texts.together} onClick={() => (open.value = true)} />
      <Dialog title={texts.together} open={open.value} onClose={() => (open.value = false)}>
        <SearchForm party={code} onLook={() => (open.value = false)} />
      </Dialog>
    </>
  );
}
