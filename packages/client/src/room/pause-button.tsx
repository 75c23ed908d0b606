import { BarButton } from '../ui/bar-button.tsx';
import { words } from '../words/index.ts';
import { ask } from './ask.ts';
import type { RoomProps } from './room-props.ts';

/** For those who play with others or bots: asks for a pause, or begins one where nobody else has to agree. */
export function PauseButton({ link, snapshot }: RoomProps) {
  const { phase, seat, seats, paused, wanting, me } = snapshot;
  if (phase !== 'playing' || seat === null || seats.length === 1) return null;
  const { pause, pauseNow, pauseWord } = words.value.waiting;
  const isAlone = seats.every(({ person }) => person === 0 || person === me);
  const can = !paused && !wanting.includes(me);
  const label = isAlone ? pauseNow : pause;
  return <BarButton icon="pause" label={label} word={pauseWord} can={can} onPress={() => void ask(link, 'pause', {})} />;
}
