import { useEffect } from 'preact/hooks';
import { incomingTransfer, signedOutAs } from '../features/account/transfer-link.ts';
import { searchState } from '../features/matchmaking/search-state.ts';
import { Keys } from '../features/settings/keys/keys.tsx';
import { loadAllTexts } from '../i18n/first.ts';
import { site } from '../lib/site.ts';
import { whenIdle } from '../lib/when-idle.ts';
import { newerVersion } from '../net/connectivity.ts';
import { membership, wordQuestion } from '../net/membership.ts';
import { loadAllIcons } from '../ui/icon.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { lessonGame } from '../ui/lesson-open.ts';
import { NoticeBar } from '../ui/notices.tsx';
import { route } from '../ui/route.ts';
import { isPageOnTop } from '../ui/use-modal.ts';
import { StartPage } from './start-page/start-page.tsx';
import { inPlay } from './table-page/in-play.ts';

const RoomPage = lazyComponent(async () => (await import('./table-page/room-page.tsx')).RoomPage);
const LocalGamePage = lazyComponent(async () => (await import('./solo-page/local-game-page.tsx')).LocalGamePage);
const ReplayPage = lazyComponent(async () => (await import('./replay-page/replay-page.tsx')).ReplayPage);
const GroupPage = lazyComponent(async () => (await import('./group-page/group-page.tsx')).GroupPage);
const SignedOutPage = lazyComponent(async () => (await import('../features/account/signed-out-page.tsx')).SignedOutPage);
const TransferPage = lazyComponent(async () => (await import('../features/account/transfer-page.tsx')).TransferPage);
const CreditsPage = lazyComponent(async () => (await import('./credits-page.tsx')).CreditsPage);
const StoredPage = lazyComponent(async () => (await import('./stored-page.tsx')).StoredPage);
const LostPage = lazyComponent(async () => (await import('./lost-page.tsx')).LostPage);

const SearchBar = lazyComponent(async () => (await import('../features/matchmaking/search-bar.tsx')).SearchBar);
const ProposalDialog = lazyComponent(async () => (await import('../features/matchmaking/proposal-dialog.tsx')).ProposalDialog);
const MembersPage = lazyComponent(async () => (await import('../features/members/members-page.tsx')).MembersPage);
const WordDialog = lazyComponent(async () => (await import('../features/members/word-dialog.tsx')).WordDialog);
const NewerBar = lazyComponent(async () => (await import('../features/offline/update-bar.tsx')).UpdateBar);
const LessonPage = lazyComponent(async () => (await import('../features/tutorial/lesson-page.tsx')).LessonPage);

/** The room loads while the start page is open; an error shows when the room is needed. */
const loadAhead = () => Promise.all([import('./table-page/room-page.tsx'), loadAllTexts(), loadAllIcons(), takeName()]);

/** Takes over the name of a user whom a proxy has logged in. */
async function takeName(): Promise<void> {
  if (site.makers === 'header') await (await import('../net/become-member.ts')).checkMembership();
}

export function App() {
  useEffect(() => whenIdle(() => void loadAhead().catch(() => undefined)), []);
  const lesson = lessonGame.value;
  return (
    <>
      <div class="below" inert={lesson !== null}>
        {searchState.value !== null && <SearchBar />}
        <Newer />
        <Page />
      </div>
      {lesson !== null && <LessonPage key={lesson} game={lesson} />}
      <NoticeBar isOnTop={isPageOnTop()} />
      {searchState.value !== null && <ProposalDialog />}
      {wordQuestion.value !== null && <WordDialog />}
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
  const at = route.value;
  if (!site.guests && membership.value !== 'member' && at.page !== 'stored') return <MembersPage />;
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
    case 'group':
      return <GroupPage key={at.id ?? at.link} id={at.id} link={at.link} />;
    case 'credits':
      return <CreditsPage />;
    case 'stored':
      return <StoredPage />;
    case 'unread':
    case 'nowhere':
      return <LostPage isTable={at.page === 'unread'} />;
  }
}
