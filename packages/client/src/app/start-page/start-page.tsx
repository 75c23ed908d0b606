import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { AccountButton } from '../../features/account/account-button.tsx';
import { JoinCode } from '../../features/join/join-code.tsx';
import { HandFan } from '../../features/lobby/hand-fan.tsx';
import { OwnTables } from '../../features/lobby/own-tables.tsx';
import { OfflineNotice } from '../../features/offline/offline-notice.tsx';
import { SettingsButton } from '../../features/settings/settings-dialog.tsx';
import { facesOf } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/index.ts';
import { lastGame } from '../../lib/last-set-up.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Header } from '../../ui/header.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useArrivalFocus } from '../../ui/route.ts';
import { OPEN_TABLES_ID, WaysToPlay } from './ways-to-play.tsx';
import './slots.ts';

/** The list of open tables is loaded later, together with its connection to the server. The page works without it at first. */
const OpenTables = lazyComponent(async () => (await import('../../features/lobby/open-tables.tsx')).OpenTables);

export function StartPage() {
  const { start, pitch } = t.value;
  const head = useArrivalFocus<HTMLHeadingElement>();
  const game = useSignal<GameTerms>(useMemo(lastGame, []));
  const isUp = useSignal(false);
  useEffect(() => whenIdle(() => (isUp.value = true)), []);
  return (
    <div class="page start">
      <Header>
        <AccountButton />
        <SettingsButton />
      </Header>
      <main class="start-main">
        <div class="welcome">
          <h1 ref={head} tabIndex={-1}>
            {start.title}
          </h1>
          <p class="pitch">{pitch}</p>
          <OfflineNotice />
          <JoinCode />
          <OwnTables />
          <HandFan faces={facesOf(game.value.id)} />
        </div>
        <div class="play-modes">
          <WaysToPlay game={game} />
        </div>
        <div id={OPEN_TABLES_ID} class="watch" tabIndex={-1}>
          {isUp.value && <OpenTables />}
        </div>
      </main>
      <footer class="footer">
        <Anchor href="/credits">{t.value.credits.title}</Anchor> <small translate={false}>{VERSION}</small>
      </footer>
    </div>
  );
}
