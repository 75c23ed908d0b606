import { isSameName } from '@hundredfold/shared/protocol/name.ts';
import { useEffect, useRef } from 'preact/hooks';
import { isBarred } from '../../features/gathering/use-join-intent.ts';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';
import { showNotice } from '../../ui/notices.tsx';

export function SeatRequestBanner({ link, snapshot }: RoomProps) {
  const { me, seatRequests, seats, watchers } = snapshot;
  const mine = seatRequests.find(({ person }) => person === me);
  const isMine = mine !== undefined;
  const giveUp = useAnswer(snapshot, isMine);
  const texts = t.value.seatRequests;
  if (isMine) {
    const withdraw = () => {
      giveUp();
      void askTable(link, 'decline', { person: me });
    };
    const asked = { swap: texts.asked(seats[mine.seat]?.name ?? ''), bot: texts.askedHost, claim: texts.askedTable };
    const text = asked[kindOf(snapshot, mine)];
    return <MessageBanner text={text} ways={[{ label: t.value.waiting.neverMind, press: withdraw }]} />;
  }
  const request = seatRequests.find(({ asked }) => asked.includes(me));
  if (request === undefined) return <OwnSeat link={link} snapshot={snapshot} />;
  const { person, seat } = request;
  const name = [...watchers, ...seats].find((each) => each.person === person)?.name ?? '';
  const seated = seats[seat]?.name ?? '';
  const said = {
    swap: { text: texts.wantsSwap(name), yes: texts.agree },
    bot: { text: texts.wantsSeat(name, seated), yes: texts.letIn },
    claim: { text: texts.wantsOwnSeat(name, seated), yes: texts.isThem },
  }[kindOf(snapshot, request)];
  const ways = [
    { label: said.yes, press: () => void askTable(link, 'grant', { person }) },
    { label: t.value.notNow, press: () => void askTable(link, 'decline', { person }) },
  ];
  return <MessageBanner text={said.text} ways={ways} />;
}

function kindOf({ phase, seats }: Snapshot, { person, seat }: Snapshot['seatRequests'][number]): 'swap' | 'bot' | 'claim' {
  const isSeated = seats.some((each) => each.person === person);
  if (!isSeated && seats[seat]?.person !== 0) return 'claim';
  return phase === 'playing' ? 'bot' : 'swap';
}

/** Asks a spectator whether they are the player of the same name who is away. */
function OwnSeat({ link, snapshot }: RoomProps) {
  const { seats, watchers, me } = snapshot;
  const own = watchers.find(({ person }) => person === me)?.name;
  const isMine = ({ status, name }: Snapshot['seats'][number]) =>
    (status === 'away' || status === 'held') && own !== undefined && isSameName(name, own);
  const seat = seats.findIndex(isMine);
  const isSomeoneAsked = seats.some(({ status }) => status === 'here');
  if (seat < 0 || !isSomeoneAsked || isBarred(snapshot) || snapshot.claimed.includes(me)) return null;
  const { isThatYou, claimShort } = t.value.seatRequests;
  const claim = () =>
    void askTable(link, snapshot.phase === 'gathering' && seats[seat]?.status === 'held' ? 'sit' : 'take', { seat });
  return <MessageBanner text={isThatYou(seats[seat]?.name ?? '')} ways={[{ label: claimShort, press: claim }]} />;
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
