import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import { awayWords } from './away-words.ts';
import type { RoomProps } from './room-props.ts';
import { Waiting } from './waiting-banner.tsx';

/** Somebody's line is down in the middle of a game: what the host can do besides waiting for them. The seconds stand where they sit. */
export function AwayBanner({ link, snapshot }: RoomProps) {
  const { phase, seats, host, me, paused, wanting } = snapshot;
  const seat = seats.findIndex(({ status }) => status === 'away');
  if (phase !== 'playing' || me !== host || seat < 0 || seats.length === 1) return null;
  const said = awayWords.value;
  const asksPause = !paused && !wanting.includes(me) && snapshot.seat !== null;
  const ways = [
    { label: said.botNow, press: () => void ask(link, 'hold', { seat }) },
    ...(asksPause ? [{ label: words.value.waiting.pause, press: () => void ask(link, 'pause', {}) }] : []),
    { label: said.free, press: () => void ask(link, 'clear', { seat }) },
  ];
  return <Waiting text={said.isAway(seats[seat]?.name ?? '')} ways={ways} />;
}
