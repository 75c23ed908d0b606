import { MAX_FAVOURITES } from '@hundredfold/shared/protocol/own-games.ts';
import { isWon } from '@hundredfold/shared/protocol/played-game.ts';
import { useSignal } from '@preact/signals';
import { otherThanPlain } from '../../i18n/game-texts.ts';
import { aboutGame, listed, spokenTime, t } from '../../i18n/index.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { replayPath, route } from '../../ui/route.ts';
import { SureDialog } from '../../ui/sure-dialog.tsx';
import { IconButton } from '../../ui/text-button.tsx';
import type { ListedGame, MyGames } from './my-games-list.ts';

interface RowProps {
  readonly game: ListedGame;
  readonly list: MyGames;
  readonly onRemoved: () => void;
}

export function MyGameRow({ game, list, onRemoved }: RowProps) {
  const isAsked = useSignal(false);
  const wrong = useSignal('');
  const { match, hasRecord, isLocal } = game;
  const texts = t.value.myGames;
  const { name } = aboutGame(game.game);
  const options = otherThanPlain(game);
  const when = spokenTime(game.at);
  const about = `${name}, ${when}`;
  const mark = async () => {
    const done = await list.mark(game, !game.isFavourite);
    wrong.value = { done: '', gone: texts.gone, full: texts.full(MAX_FAVOURITES), failed: t.value.you.failed }[done];
  };
  const remove = async () => {
    if (await list.remove(game)) onRemoved();
    else wrong.value = t.value.you.failed;
  };
  return (
    <li class="my-game">
      <div class="my-game-text">
        <h4>
          {name} <Result game={game} />
        </h4>
        {options !== '' && <p class="hint">{options}</p>}
        <p>{company(game)}</p>
        <p class="hint">
          <time dateTime={new Date(game.at).toISOString()}>{when}</time>
          {` · ${t.value.result.points(game.score)}`}
          {isLocal && ` · ${t.value.statistics.local}`}
          {game.playedOn !== undefined && ` · ${t.value.replay.continuedFrom(game.playedOn)}`}
        </p>
        {!hasRecord && <p class="hint">{texts.gone}</p>}
      </div>
      <div class="my-game-tools">
        {hasRecord && (
          // At a table another tab opens, because this one keeps the seat.
          <Anchor
            href={replayPath(match)}
            class="second"
            label={`${texts.watch}: ${about}`}
            inNewTab={route.value.page === 'table'}
          >
            {texts.watch}
          </Anchor>
        )}
        {hasRecord && !isLocal && (
          <IconButton
            class="glyph star"
            icon="star"
            label={`${texts.favourite}: ${about}`}
            aria-pressed={game.isFavourite}
            onClick={() => void mark()}
          />
        )}
        <IconButton class="glyph" icon="bin" label={`${texts.delete}: ${about}`} onClick={() => (isAsked.value = true)} />
      </div>
      <p class="wrong" role="alert">
        {wrong.value}
      </p>
      <SureDialog
        title={texts.deleteSure}
        text={isLocal ? texts.deleteHere : texts.deleteAbout}
        yes={texts.deleteYes}
        open={isAsked.value}
        onYes={() => void remove()}
        onClose={() => (isAsked.value = false)}
      />
    </li>
  );
}

function Result({ game }: { readonly game: ListedGame }) {
  const { result, statistics } = t.value;
  const { place, left } = game;
  const won = isWon(game);
  const text = left ? statistics.left : won ? result.won : place === undefined ? result.lost : statistics.place(place);
  return <span class={won ? 'my-game-result is-won' : 'my-game-result'}>{text}</span>;
}

function company({ others, people, seats }: ListedGame): string {
  const texts = t.value.myGames;
  const unnamed = Math.max(people - 1 - others.length, 0);
  const bots = seats - people;
  const players = [...others, ...(unnamed > 0 ? [texts.unnamed(unnamed)] : []), ...(bots > 0 ? [texts.bots(bots)] : [])];
  return players.length === 0 ? t.value.statistics.company.alone : texts.with(listed(players));
}
