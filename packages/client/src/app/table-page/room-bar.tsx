import { signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { AccountButton } from '../../features/account/account-button.tsx';
import { ChatButton } from '../../features/chat/chat-drawer.tsx';
import { InviteButton } from '../../features/gathering/invite.tsx';
import { PeopleButton } from '../../features/gathering/people.tsx';
import { HintButton } from '../../features/hints/hint-button.tsx';
import { FairCardsAlert } from '../../features/shuffle/fair-cards.tsx';
import type { FairCards } from '../../features/shuffle/use-fair-cards.ts';
import { HandsButton } from '../../features/spectators/spectator-banner.tsx';
import { t } from '../../i18n/index.ts';
import { askTable, leaveTable } from '../../net/ask-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { othersHere } from '../../table/state/others-here.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Header } from '../../ui/header.tsx';
import { LeaveButton, ResultButton, TableMenu, TableTitle } from './bar-buttons.tsx';
import { TakeSeatButton } from './take-seat.tsx';
import { TakebackButton } from './takeback.tsx';

/** The buttons for the replay that is open at the table; `null` if none is. Their code loads with the replay. */
export const replayButtons = signal<ComponentType | null>(null);

interface RoomBarProps extends RoomProps {
  readonly fairCards: FairCards | null;
  readonly onResult: () => void;
}

export function RoomBar({ link, snapshot, fairCards, onResult }: RoomBarProps) {
  const begun = snapshot.phase !== 'gathering';
  const ReplayButtons = replayButtons.value;
  const isLive = snapshot.from === 'table'; // Spectators can only watch and chat.
  return (
    <Header>
      {begun && <TableTitle game={snapshot.game} />}
      <HintButton link={link} snapshot={snapshot} />
      <TakebackButton link={link} snapshot={snapshot} />
      <HandsButton snapshot={snapshot} />
      {isLive && <TakeSeatButton link={link} snapshot={snapshot} />}
      <ResultButton snapshot={snapshot} onResult={onResult} />
      <FairCardsAlert fairCards={fairCards} />
      <ChatButton snapshot={snapshot} />
      <TableMenu
        table={
          <>
            {ReplayButtons !== null && <ReplayButtons />}
            <PeopleButton link={link} snapshot={snapshot} />
            {begun && <InviteButton snapshot={snapshot} />}
            <PauseButton link={link} snapshot={snapshot} />
          </>
        }
        account={isLive && <AccountButton onIntroduce={(profile) => askTable(link, 'introduce', profile)} />}
      >
        <LeaveRoomButton link={link} snapshot={snapshot} />
      </TableMenu>
    </Header>
  );
}

/** Pauses a game with other players or bots: it asks them, or pauses at once if nobody else has to agree. */
function PauseButton({ link, snapshot }: RoomProps) {
  const { phase, seat, seats, pause, me } = snapshot;
  if (phase !== 'playing' || seat === null || seats.length === 1) return null;
  const { pause: ask, pauseNow } = t.value.waiting;
  const isAlone = seats.every(({ person }) => person === 0 || person === me);
  const can = !pause.on && !pause.wanted.includes(me);
  const label = isAlone ? pauseNow : ask;
  return <BarButton icon="pause" label={label} can={can} onPress={() => void askTable(link, 'pause', {})} />;
}

/** Returns what becomes of the game of a player who leaves it: bots play only while someone else is at the table. */
export function leaveText(snapshot: Snapshot): string {
  const { leaveAbout, leaveAlone, leaveEmpty } = t.value.table;
  if (othersHere(snapshot).length > 0) return leaveAbout;
  const isOnlyPlayer = snapshot.seats.every(({ person }) => person === 0 || person === snapshot.me);
  return isOnlyPlayer ? leaveAlone : leaveEmpty;
}

function LeaveRoomButton({ link, snapshot }: RoomProps) {
  const isPlaying = snapshot.phase === 'playing' && snapshot.seat !== null;
  return <LeaveButton question={isPlaying ? leaveText(snapshot) : null} onLeave={() => leaveTable(link)} />;
}
