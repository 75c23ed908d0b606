import { hasWon } from '@hundredfold/shared/core/outcome.ts';
import { termsOf } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { SettingsButton } from '../../features/settings/settings-dialog.tsx';
import { aboutGame } from '../../i18n/catalog.ts';
import { spokenTime, t } from '../../i18n/index.ts';
import { type BegunGame, type LocalRecord, listFinishedGames, listUnfinishedGames } from '../../net/local/offline-store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Header } from '../../ui/header.tsx';
import { soloPath, useArrivalFocus } from '../../ui/route.ts';
import { LocalGameForm } from './local-game-form.tsx';
import { LocalGamePage } from './local-game-page.tsx';

import '../start-page/slots.ts';

const MAX_LISTED_GAMES = 6;

export function SoloPage({ id }: { readonly id: string | null }) {
  return id === null ? <LocalGamesPage /> : <LocalGamePage id={id} />;
}

function LocalGamesPage() {
  const head = useArrivalFocus<HTMLHeadingElement>();
  const going = useSignal<readonly BegunGame[]>([]);
  const finished = useSignal<readonly LocalRecord[]>([]);
  useEffect(() => {
    void listUnfinishedGames().then((games) => (going.value = games));
    void listFinishedGames().then(
      (records) =>
        (finished.value = records.filter(({ record, playedOn }) => record.outcome !== undefined && playedOn === undefined)),
    );
  }, []);
  const texts = t.value.solo;
  const known = going.value.filter(({ game }) => termsOf(game) !== undefined).slice(0, MAX_LISTED_GAMES);
  const won = finished.value.filter(({ record, seat }) => hasWon(record.outcome ?? null, seat));
  return (
    <div class="page start">
      <Header>
        <SettingsButton />
      </Header>
      <main class="start-main">
        <div class="welcome">
          <h1 ref={head} tabIndex={-1}>
            {texts.title}
          </h1>
          <p class="pitch">{texts.about}</p>
          {known.length > 0 && <Going games={known} />}
          {finished.value.length > 0 && <p class="pitch">{texts.finished(finished.value.length, won.length)}</p>}
        </div>
        <div class="play-modes">
          <div class="surface panel play-panel">
            <div class="mode-form">
              <LocalGameForm />
            </div>
          </div>
        </div>
      </main>
      <footer class="footer">
        <Anchor href="/">{t.value.result.back}</Anchor>
      </footer>
    </div>
  );
}

function Going({ games }: { readonly games: readonly BegunGame[] }) {
  const texts = t.value.solo;
  return (
    <section class="own-tables" aria-labelledby="going">
      <h2 id="going">{texts.continueGames}</h2>
      <ul>
        {games.map(({ id, game, begun, playedOn }) => (
          <li key={id}>
            <Anchor href={soloPath(id)} class="own-table">
              <strong>{t.value.ways.goOnTo(aboutGame(game).name)}</strong>
              <span class="own-state hint">
                {texts.begun(spokenTime(begun))}
                {playedOn !== undefined && ` · ${t.value.replay.continuedFrom(playedOn.turn)}`}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
