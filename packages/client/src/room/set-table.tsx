import { useMemo } from 'preact/hooks';
import { stagingOf } from '../games/index.ts';
import { hinted } from '../hint/hint.ts';
import { GameTable } from '../table/game-table.tsx';
import type { RoomProps } from './room-props.ts';
import { spokenResult } from './standings.ts';

/** The table, set as its game wants it. */
export function SetTable({ link, snapshot }: RoomProps) {
  const lit = useMemo(() => hinted(link), [link]);
  return <GameTable link={link} staging={stagingOf(snapshot.game.id)} result={spokenResult(snapshot)} lit={lit} />;
}
