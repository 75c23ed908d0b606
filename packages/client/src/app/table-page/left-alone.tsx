import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { MessageBanner } from '../../table/view/waiting-banner.tsx';

export function LeftAlone({ link, snapshot }: RoomProps) {
  const stays = useSignal(0);
  const isLeft = useLeft(snapshot);
  const texts = t.value.waiting;
  const { phase, botsFrom, matchNumber } = snapshot;
  if (phase !== 'playing') return null;
  if (botsFrom !== null) return <MessageBanner text={texts.botsFinish} ways={[]} />;
  if (!isLeft || stays.value === matchNumber) return null;
  const ways = [
    { label: texts.letBotsFinish, press: () => void askTable(link, 'finish', {}) },
    { label: texts.keepPlaying, press: () => (stays.value = matchNumber) },
  ];
  return <MessageBanner text={texts.leftAlone} ways={ways} />;
}

/** Returns whether this player has only bots left, but had other people in this game. */
function useLeft({ seats, seat, matchNumber }: RoomProps['snapshot']): boolean {
  const most = useRef({ matchNumber, people: 0 });
  const people = seats.filter(({ person }) => person !== 0).length;
  if (most.current.matchNumber !== matchNumber) most.current = { matchNumber, people: 0 };
  most.current.people = Math.max(most.current.people, people);
  const isAlone = seat !== null && seats.every(({ status }, other) => other === seat || status === 'bot' || status === 'held');
  return isAlone && seats[seat]?.status === 'here' && most.current.people > 1;
}
