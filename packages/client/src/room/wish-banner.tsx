import { useEffect, useRef } from 'preact/hooks';
import { say } from '../ui/notices.tsx';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import type { RoomProps } from './room-props.ts';
import { Waiting } from './waiting-banner.tsx';

/** Somebody would like a seat: what they are told meanwhile, and what whoever is asked may answer. */
export function WishBanner({ link, snapshot }: RoomProps) {
  const { me, host, wishes, seats, watchers } = snapshot;
  const isMine = wishes.some(({ person }) => person === me);
  const giveUp = useAnswer(snapshot, isMine);
  const said = words.value.wishes;
  if (isMine) {
    const withdraw = () => {
      giveUp();
      void ask(link, 'decline', { person: me });
    };
    return <Waiting text={said.askedHost} ways={[{ label: words.value.waiting.neverMind, press: withdraw }]} />;
  }
  const [wish] = me === host ? wishes : [];
  if (wish === undefined) return null;
  const { person, seat } = wish;
  const name = watchers.find((each) => each.person === person)?.name ?? '';
  const ways = [
    { label: said.letIn, press: () => void ask(link, 'grant', { person }) },
    { label: said.notNow, press: () => void ask(link, 'decline', { person }) },
  ];
  return <Waiting text={said.wantsSeat(name, seats[seat]?.name ?? '')} ways={ways} />;
}

/** Whose wish is gone and who has no seat is told so, unless they gave it up themselves. */
function useAnswer({ phase, seat }: RoomProps['snapshot'], isMine: boolean): () => void {
  const waits = useRef(false);
  useEffect(() => {
    if (waits.current && !isMine && seat === null && phase === 'playing') say({ text: words.value.wishes.notThisTime });
    waits.current = isMine;
  }, [isMine]);
  return () => {
    waits.current = false;
  };
}
