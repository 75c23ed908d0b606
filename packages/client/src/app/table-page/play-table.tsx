import type { Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { hintedAction, hintText } from '../../features/hints/hint.ts';
import { TableTips } from '../../features/tips/table-tips.tsx';
import { canShowTips } from '../../features/tips/tip-state.ts';
import { presentationOf } from '../../games/index.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { spokenResult } from '../../table/state/standings.ts';
import { GameTable } from '../../table/view/game-table.tsx';
import { noteKnown } from '../../ui/lesson-open.ts';

/** Loads the card renderer before the deal: it is large, and takes a while to start. */
export async function loadPainter(): Promise<void> {
  await import('../../table/paint/paint-cards.ts');
}

export function PlayTable({ link, snapshot, moving }: RoomProps & { readonly moving: Signal<boolean> }) {
  const suggested = useMemo(() => hintedAction(link), [link]);
  const tip = useMemo(() => hintText(link), [link]);
  const hasTips = useMemo(() => canShowTips(snapshot), [snapshot.game, snapshot.seat, snapshot.matchNumber]);
  useEffect(() => {
    if (snapshot.phase === 'over' && snapshot.seat !== null) noteKnown(snapshot.game.id);
  }, [snapshot.phase]);
  const presentation = presentationOf(snapshot.game.id);
  return (
    <GameTable
      link={link}
      presentation={presentation}
      result={spokenResult(snapshot)}
      moving={moving}
      deals
      suggested={suggested}
      tip={tip}
      besides={(ui) => hasTips && <TableTips ui={ui} />}
    />
  );
}
