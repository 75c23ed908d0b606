import { termsOf } from '@hundredfold/shared/games/terms.ts';
import type { GroupGame, GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { aboutGame, spokenTime, t } from '../../i18n/index.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { replayPath } from '../../ui/route.ts';

export function GroupGames({ games }: Pick<GroupPage, 'games'>) {
  const texts = t.value.groups;
  const known = games.filter(({ game }) => termsOf(game) !== undefined);
  return (
    <section class="group-games">
      <h2>{texts.games}</h2>
      {known.length === 0 && <p class="hint">{texts.noGames}</p>}
      <ul>
        {known.map((game) => (
          <GameRow key={`${game.at} ${game.record}`} game={game} />
        ))}
      </ul>
    </section>
  );
}

function GameRow({ game: { record, game, at, players } }: { readonly game: GroupGame }) {
  const { name } = aboutGame(game);
  const { watch } = t.value.myGames;
  const when = spokenTime(at);
  return (
    <li class="group-game">
      <div>
        <p class="wrap">
          <strong>{name}</strong>
          <time class="hint" dateTime={new Date(at).toISOString()}>
            {when}
          </time>
        </p>
        <p class="wrap">
          {players.map((player, index) => (
            <span key={index}>
              {player.place !== null && `${t.value.result.place(player.place)} `}
              <bdi>{player.name}</bdi>
            </span>
          ))}
        </p>
      </div>
      {record !== null && (
        <Anchor href={replayPath(record)} class="quiet" label={`${watch}: ${name}, ${when}`}>
          {watch}
        </Anchor>
      )}
    </li>
  );
}
