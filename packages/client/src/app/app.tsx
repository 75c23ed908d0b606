import { useEffect } from 'preact/hooks';
import { SignedOutPage, signedOutAs } from '../features/account/signed-out-page.tsx';
import { incomingTransfer } from '../features/account/transfer-link.ts';
import { searchState } from '../features/matchmaking/search.ts';
import { SearchBar } from '../features/matchmaking/search-bar.tsx';
import { Keys } from '../features/settings/keys/keys.tsx';
import { loadGameMessages, t } from '../i18n/index.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { newerVersion } from '../net/connectivity.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { lessonGame } from '../ui/lesson-open.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { NoticeBar } from '../ui/notices.tsx';
import { route } from '../ui/route.ts';
import { isPageOnTop } from '../ui/use-modal.ts';
import { StartPage } from './start-page/start-page.tsx';
import { inPlay } from './table-page/in-play.ts';

async function withGames<Page>(page: Promise<Page>): Promise<Page> {
  const [loaded] = await Promise.all([page, loadGameMessages()]);
  return loaded;
}

const loadRoom = async () => (await withGames(import('./table-page/room-page.tsx'))).RoomPage;
const RoomPage = lazyComponent(loadRoom);
const LocalGamePage = lazyComponent(async () => (await withGames(import('./solo-page/local-game-page.tsx'))).LocalGamePage);
const ReplayPage = lazyComponent(async () => (await withGames(import('./replay-page/replay-page.tsx'))).ReplayPage);
const TransferPage = lazyComponent(async () => (await import('../features/account/transfer-page.tsx')).TransferPage);
const JoinCode = lazyComponent(async () => (await import('../features/join/join-code.tsx')).JoinCode);
const CreditsPage = lazyComponent(async () => (await import('./credits-page.tsx')).CreditsPage);

const ProposalDialog = lazyComponent(async () => (await import('../features/matchmaking/proposal-dialog.tsx')).ProposalDialog);
const NewerBar = lazyComponent(async () => (await import('../features/offline/update-bar.tsx')).UpdateBar);
const LessonPage = lazyComponent(async () => (await withGames(import('../features/tutorial/lesson-page.tsx'))).LessonPage);

export function App() {
  // The room loads while the start page is open; an error shows when the room is needed.
  useEffect(() => whenIdle(() => void loadRoom().catch(() => undefined)), []);
  const lesson = lessonGame.value;
  return (
    <>
      <div class="below" inert={lesson !== null}>
        <SearchBar />
        <Newer />
        <Page />
      </div>
      {lesson !== null && <LessonPage key={lesson} game={lesson} />}
      <NoticeBar isOnTop={isPageOnTop()} />
      {searchState.value !== null && <ProposalDialog />}
      <Keys />
    </>
  );
}

/** Offers the reload to a new version, but never in the middle of something. */
function Newer() {
  const isFree = !inPlay.value && searchState.value === null && lessonGame.value === null;
  return newerVersion.value && isFree ? <NewerBar /> : null;
}

function Page() {
  const { link } = t.value;
  const at = route.value;
  if (signedOutAs.value === at) return <SignedOutPage />;
  if (incomingTransfer.value !== null) return <TransferPage code={incomingTransfer.value} />;
  switch (at.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return <RoomPage key={at.code} code={at.code} />;
    case 'solo':
      return <LocalGamePage key={at.id} id={at.id} />;
    case 'replay':
      return <ReplayPage key={at.id ?? at.packed} id={at.id} packed={at.packed} />;
    case 'credits':
      return <CreditsPage />;
    case 'unread':
      return (
        <MessagePage title={t.value.link.unreadCode}>
          <JoinCode />
        </MessagePage>
      );
    case 'nowhere':
      return <MessagePage title={link.lostPage} text={link.lostPageAbout} />;
  }
}
