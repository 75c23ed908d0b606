import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { CoachMarks } from '../coach/coach-marks.tsx';
import { mayCoach } from '../coach/coached.ts';
import { stagingOf } from '../games/index.ts';
import { hinted, hintSaid } from '../hint/hint.ts';
import { GameTable } from '../table/game-table.tsx';
import type { RoomProps } from './room-props.ts';
import { spokenResult } from './standings.ts';

/** Has what paints the cards come before they are dealt: it is large, and takes a while to begin. */
export async function loadPainter(): Promise<void> {
  await import('../table/paint/paint-cards.ts');
}

/** The table, set as its game wants it. */
export function SetTable({ link, snapshot, moving }: RoomProps & { readonly moving: Signal<boolean> }) {
  const lit = useMemo(() => hinted(link), [link]);
  const tip = useMemo(() => hintSaid(link), [link]);
  const coached = useMemo(() => mayCoach(snapshot), [snapshot.game, snapshot.seat, snapshot.round]);
  const staging = stagingOf(snapshot.game.id);
  return (
    <GameTable
      link={link}
      staging={staging}
      result={spokenResult(snapshot)}
      moving={moving}
      lit={lit}
      tip={tip}
      besides={(stage) => coached && <CoachMarks stage={stage} />}
    />
  );
}
