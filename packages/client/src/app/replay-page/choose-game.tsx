import { gameById } from '@hundredfold/shared/games/index.ts';
import { aboutGame, listed, spokenTime, t } from '../../i18n/index.ts';
import type { FiledGame, GamesFile } from '../../net/replay/games-file.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { OpenFileButton } from './open-file.tsx';
import '../../ui/game-list.css';
import './choose-game.css';

interface ChooseGameProps {
  readonly file: GamesFile;
  readonly onChoose: (game: FiledGame) => void;
  readonly onFile: (file: File) => void;
}

export function ChooseGame({ file: { games, unreadable }, onChoose, onFile }: ChooseGameProps) {
  const { which, unreadableGames } = t.value.openGame;
  return (
    <MessagePage title={which}>
      <ul class="my-games filed-games">
        {games.map((game, index) => (
          <FiledGameRow key={index} game={game} onChoose={() => onChoose(game)} />
        ))}
      </ul>
      {unreadable > 0 && <p class="hint">{unreadableGames(unreadable)}</p>}
      <p class="buttons">
        <OpenFileButton onFile={onFile} class="second" />
      </p>
    </MessagePage>
  );
}

function FiledGameRow({ game, onChoose }: { readonly game: FiledGame; readonly onChoose: () => void }) {
  const { watch } = t.value.myGames;
  const name = gameById(game.game) === undefined ? t.value.openGame.faults['unknown-game'].title : aboutGame(game.game).name;
  const when = spokenTime(game.at);
  return (
    <li class="my-game">
      <div class="my-game-text">
        <h2>{name}</h2>
        <p>{company(game)}</p>
        <p class="hint">
          <time dateTime={new Date(game.at).toISOString()}>{when}</time>
        </p>
      </div>
      <div class="my-game-tools">
        <TextButton class="second" label={watch} aria-label={`${watch}: ${name}, ${when}`} onClick={onChoose} />
      </div>
    </li>
  );
}

function company({ others, bots, seats }: FiledGame): string {
  const { myGames, statistics } = t.value;
  const players = [...others, ...(bots > 0 ? [myGames.bots(bots)] : [])];
  if (players.length > 0) return myGames.with(listed(players));
  return seats === 1 ? statistics.company.alone : '';
}
