import { useEffect, useRef } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import type { RoomProps } from '../link/room-props.ts';
import { askTable } from '../ui/ask-table.ts';
import { showNotice } from '../ui/notices.tsx';
import { WaitingBannerProps } from '../ui/waiting-banner.tsx';

/** Somebody would like a seat, or to change places: what they are told meanwhile, and what whoever is asked may answer. */
export function SeatRequestBanner({ link, snapshot }: RoomProps) {
  const { me, host, wishes, seats, watchers, phase } = snapshot;
  const isSwap = phase !== 'playing';
  const mine = wishes.find(({ person }) => person === me);
  const isMine = mine !== undefined;
  const giveUp = useAnswer(snapshot, isMine);
  const said = words.value.wishes;
  if (isMine) {
    const withdraw = () => {
      giveUp();
      void askTable(link, 'decline', { person: me });
    };
    const text = isSwap ? said.asked(seats[mine.seat]?.name ?? '') : said.askedHost;
    return <WaitingBannerProps text={text} ways={[{ label: words.value.waiting.neverMind, press: withdraw }]} />;
  }
  const wish = wishes.find(({ seat }) => me === (isSwap ? seats[seat]?.person : host));
  if (wish === undefined) return null;
  const { person, seat } = wish;
  const name = [...watchers, ...seats].find((each) => each.person === person)?.name ?? '';
  const ways = [
    { label: isSwap ? said.agree : said.letIn, press: () => void askTable(link, 'grant', { person }) },
    { label: said.notNow, press: () => void askTable(link, 'decline', { person }) },
  ];
  return <WaitingBannerProps text={isSwap ? said.wantsSwap(name) : said.wantsSeat(name, seats[seat]?.name ?? '')} ways={ways} />;
}

/** Whose wish is gone and who sits where they sat is told so, unless they gave it up themselves. */
function useAnswer({ seat }: RoomProps['snapshot'], isMine: boolean): () => void {
  const waits = useRef(false);
  const had = useRef(seat);
  useEffect(() => {
    if (isMine) had.current = seat;
    if (waits.current && !isMine && seat === had.current) showNotice({ text: words.value.wishes.notThisTime });
    waits.current = isMine;
  }, [isMine]);
  return () => {
    waits.current = false;
  };
}
