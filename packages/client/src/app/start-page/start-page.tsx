import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import { AccountButton } from '../../features/account/account-button.tsx';
import { AboutGame, GamePicker } from '../../features/lobby/game-picker.tsx';
import { OfflineNotice } from '../../features/offline/offline-notice.tsx';
import { SettingsButton } from '../../features/settings/settings-dialog.tsx';
import { firstTexts as t } from '../../i18n/first.ts';
import { site } from '../../lib/site.ts';
import { idle } from '../../lib/when-idle.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { useSetUp } from '../../ui/game-options-form.tsx';
import { Header } from '../../ui/header.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { useArrivalFocus } from '../../ui/route.ts';
import { OpponentsPanel, opponentsNow } from './opponents.tsx';
import './slots.ts';

// A press on the form must wait for none of these.
const OpenTables = lazyComponent(async () => (await import('../../features/lobby/open-tables.tsx')).OpenTables, idle);

const loadGroups = () => import('../../features/groups/own-groups.tsx');
const OwnGroups = lazyComponent(async () => (await loadGroups()).OwnGroups, idle);
const NewGroupLine = lazyComponent(async () => (await loadGroups()).NewGroupLine, idle);
const OwnTables = lazyComponent(async () => (await import('../../features/lobby/own-tables.tsx')).OwnTables, idle);
const JoinCode = lazyComponent(async () => (await import('../../features/join/join-code.tsx')).JoinCode, idle);

export function StartPage() {
  const { start, pitch } = t.value;
  const head = useArrivalFocus<HTMLHeadingElement>();
  const setUp = useSetUp();
  const opponents = opponentsNow();
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
          {site.note !== null && <p class="site-note">{site.note}</p>}
          <OfflineNotice />
          <OwnGroups />
          <OwnTables />
        </div>
        <GamePicker setUp={setUp} />
        <AboutGame setUp={setUp} />
        <OpponentsPanel setUp={setUp} />
        <div class="watch">
          {opponents === 'friends' && <JoinCode />}
          {opponents === 'friends' && <NewGroupLine />}
          {opponents === 'strangers' && <OpenTables />}
        </div>
      </main>
      <footer class="footer">
        {site.imprint !== null && <a href={site.imprint}>{t.value.imprint}</a>}
        {site.privacy !== null && <a href={site.privacy}>{t.value.privacy}</a>}
        <Anchor href="/stored">{t.value.storedTitle}</Anchor>
        <Anchor href="/credits">{t.value.creditsTitle}</Anchor> <small translate={false}>{VERSION}</small>
      </footer>
    </div>
  );
}
