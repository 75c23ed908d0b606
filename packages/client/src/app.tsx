import { useEffect } from 'preact/hooks';
import { Call } from './find/call.tsx';
import { FindBar } from './find/find-bar.tsx';
import { whereIStand } from './find/looking.ts';
import { Keys } from './keys/keys.tsx';
import { lessonOf } from './learn/lesson-open.ts';
import { JoinCode } from './lobby/join-code.tsx';
import { StartPage } from './lobby/start-page.tsx';
import { newer } from './net/house-there.ts';
import { inPlay } from './ui/in-play.ts';
import { later } from './ui/later.tsx';
import { MessagePage } from './ui/message-page.tsx';
import { NoticeBar } from './ui/notices.tsx';
import { route } from './ui/route.ts';
import { whenIdle } from './ui/when-idle.ts';
import { words } from './words/index.ts';
import { arriving } from './you/arriving.ts';
import { PartedPage, parted } from './you/parted-page.tsx';

const loadRoom = async () => (await import('./room/room-page.tsx')).RoomPage;
const RoomPage = later(loadRoom);
const AlonePage = later<{ readonly id: string | null }>(async () => (await import('./alone/alone-page.tsx')).AlonePage);
const ArrivalPage = later<{ readonly code: string }>(async () => (await import('./you/arrival-page.tsx')).ArrivalPage);
const CreditsPage = later<object>(async () => (await import('./ui/credits-page.tsx')).CreditsPage);

const NewerBar = later<object>(async () => (await import('./offline/newer-bar.tsx')).NewerBar);
const LessonPage = later<{ readonly game: string }>(async () => (await import('./learn/lesson-page.tsx')).LessonPage);

/** The page that the address names, and what the house has to say. */
export function App() {
  // The room comes while one reads the start page; a failure shows when it is needed.
  useEffect(() => whenIdle(() => void loadRoom().catch(() => undefined)), []);
  const lesson = lessonOf.value;
  return (
    <>
      <div class="below" inert={lesson !== null}>
        <FindBar />
        <Newer />
        <Page />
      </div>
      {lesson !== null && <LessonPage key={lesson} game={lesson} />}
      <NoticeBar />
      <Call />
      <Keys />
    </>
  );
}

/** Nobody is asked to reload in the middle of anything. */
function Newer() {
  const isFree = !inPlay.value && whereIStand.value === null && lessonOf.value === null;
  return newer.value && isFree ? <NewerBar /> : null;
}

function Page() {
  const { link } = words.value;
  const at = route.value;
  if (parted.value === at) return <PartedPage />;
  if (arriving.value !== null) return <ArrivalPage code={arriving.value} />;
  switch (at.page) {
    case 'start':
      return <StartPage />;
    case 'table':
      return <RoomPage key={at.code} code={at.code} />;
    case 'alone':
      return <AlonePage key={at.id} id={at.id} />;
    case 'credits':
      return <CreditsPage />;
    case 'unread':
      return (
        <MessagePage title={words.value.link.unreadCode}>
          <JoinCode />
        </MessagePage>
      );
    case 'nowhere':
      return (
        <MessagePage title={link.lostPage}>
          <p>{link.lostPageAbout}</p>
        </MessagePage>
      );
  }
}
