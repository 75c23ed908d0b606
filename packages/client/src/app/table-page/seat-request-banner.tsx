import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';
import { showNotice } from '../../ui/notices.tsx';

/** Says that a player asks for a seat or a swap: how the request stands, and the answers for the player who is asked. */
export function SeatRequestBanner({ link, snapshot }: RoomProps) {
  const { me, host, seatRequests, seats, watchers, phase } = snapshot;
  const isSwap = phase !== 'playing';
  const mine = seatRequests.find(({ person }) => person === me);
  const isMine = mine !== undefined;
  const giveUp = useAnswer(snapshot, isMine);
  const texts = t.value.seatRequests;
  if (isMine) {
    const withdraw = () => {
      giveUp();
      void askTable(link, 'decline', { person: me });
    };
    const text = isSwap ? texts.asked(seats[mine.seat]?.name ?? '') : texts.askedHost;
    return <MessageBanner text={text} ways={[{ label: t.value.waiting.neverMind, press: withdraw }]} />;
  }
  const request = seatRequests.find(({ seat }) => me === (isSwap ? seats[seat]?.person : host));
  if (request === undefined) return null;
  const { person, seat } = request;
  const name = [...watchers, ...seats].find((each) => each.person === person)?.name ?? '';
  const ways = [
    { label: isSwap ? texts.agree : texts.letIn, press: () => void askTable(link, 'grant', { person }) },
    { label: texts.notNow, press: () => void askTable(link, 'decline', { person }) },
  ];
  return <MessageBanner text={isSwap ? texts.wantsSwap(name) : texts.wantsSeat(name, seats[seat]?.name ?? '')} ways={ways} />;
}

/** Tells a player whose request ended without a swap that it was declined, unless they withdrew it themselves. */
function useAnswer({ seat }: RoomProps['snapshot'], isMine: boolean): () => void {
  const waits = useRef(false);
  const had = useRef(seat);
  useEffect(() => {
    if (isMine) had.current = seat;
    if (waits.current && !isMine && seat === had.current) showNotice({ text: t.value.seatRequests.notThisTime });
    waits.current = isMine;
  }, [isMine]);
  return () => {
    waits.current = false;
  };
}
