import { hasWon } from '@hundredfold/shared/core/outcome.ts';
import { termsOf } from '@hundredfold/shared/games/terms.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { startWords } from '../lobby/start-words.ts';
import { type BegunGame, type LocalRecord, listFinished, listGoing } from '../local/shelf.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Header } from '../ui/header.tsx';
import { alonePath, useArrivalFocus } from '../ui/route.ts';
import { SettingsButton } from '../ui/settings-dialog.tsx';
import { gameWords } from '../words/abouts.ts';
import { language, words } from '../words/index.ts';
import { DeviceForm } from './device-form.tsx';
import { aloneWords } from './words.ts';

/** So many are shown. */
const SHOWN = 6;

/** All that was begun on this device, and something new. */
export function DevicePage() {
  const head = useArrivalFocus<HTMLHeadingElement>();
  const going = useSignal<readonly BegunGame[]>([]);
  const finished = useSignal<readonly LocalRecord[]>([]);
  useEffect(() => {
    void listGoing().then((games) => (going.value = games));
    void listFinished().then((records) => (finished.value = records));
  }, []);
  const said = aloneWords.value;
  const known = going.value.filter(({ game }) => termsOf(game) !== undefined).slice(0, SHOWN);
  const won = finished.value.filter(({ record, seat }) => hasWon(record.outcome, seat));
  return (
    <div class="page start">
      <Header>
        <SettingsButton />
      </Header>
      <main class="start-main">
        <div class="welcome">
          <h1 ref={head} tabIndex={-1}>
            {said.title}
          </h1>
          <p class="pitch">{said.about}</p>
          {known.length > 0 && <Going games={known} />}
          {finished.value.length > 0 && <p class="pitch">{said.finished(finished.value.length, won.length)}</p>}
        </div>
        <div class="ways">
          <div class="paper placard ways-paper">
            <div class="way-form">
              <DeviceForm />
            </div>
          </div>
        </div>
      </main>
      <footer class="foot">
        <Anchor href="/">{words.value.result.back}</Anchor>
      </footer>
    </div>
  );
}

/** The games that wait to be gone on with. */
function Going({ games }: { readonly games: readonly BegunGame[] }) {
  const said = aloneWords.value;
  const spoken = navigator.languages.find((tag) => tag.startsWith(language.value)) ?? language.value;
  const when = new Intl.DateTimeFormat(spoken, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section class="own-tables" aria-labelledby="going">
      <h2 id="going">{said.goOn}</h2>
      <ul>
        {games.map(({ id, game, begun }) => (
          <li key={id}>
            <Anchor href={alonePath(id)} class="own-table">
              <strong>{startWords.value.goOnTo(gameWords(game).name)}</strong>
              <span class="own-state">{said.begun(when.format(begun))}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
