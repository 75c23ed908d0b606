import { useEffect, useRef } from 'preact/hooks';
import { say } from '../ui/notices.tsx';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import type { RoomProps } from './room-props.ts';
import { Waiting } from './waiting-banner.tsx';

/** Somebody would like a seat, or to change places: what they are told meanwhile, and what whoever is asked may answer. */
export function WishBanner({ link, snapshot }: RoomProps) {
  const { me, host, wishes, seats, watchers, phase } = snapshot;
  const isSwap = phase !== 'playing';
  const mine = wishes.find(({ person }) => person === me);
  const isMine = mine !== undefined;
  const giveUp = useAnswer(snapshot, isMine);
  const said = words.value.wishes;
  if (isMine) {
    const withdraw = () => {
      giveUp();
      void ask(link, 'decline', { person: me });
    };
    const text = isSwap ? said.asked(seats[mine.seat]?.name ?? '') : said.askedHost;
    return <Waiting text={text} ways={[{ label: words.value.waiting.neverMind, press: withdraw }]} />;
  }
  const wish = wishes.find(({ seat }) => me === (isSwap ? seats[seat]?.person : host));
  if (wish === undefined) return null;
  const { person, seat } = wish;
  const name = [...watchers, ...seats].find((each) => each.person === person)?.name ?? '';
  const ways = [
    { label: isSwap ? said.agree : said.letIn, press: () => void ask(link, 'grant', { person }) },
    { label: said.notNow, press: () => void ask(link, 'decline', { person }) },
  ];
  return <Waiting text={isSwap ? said.wantsSwap(name) : said.wantsSeat(name, seats[seat]?.name ?? '')} ways={ways} />;
}

/** Whose wish is gone and who sits where they sat is told so, unless they gave it up themselves. */
function useAnswer({ seat }: RoomProps['snapshot'], isMine: boolean): () => void {
  const waits = useRef(false);
  const had = useRef(seat);
  useEffect(() => {
    if (isMine) had.current = seat;
    if (waits.current && !isMine && seat === had.current) say({ text: words.value.wishes.notThisTime });
    waits.current = isMine;
  }, [isMine]);
  return () => {
    waits.current = false;
  };
}
