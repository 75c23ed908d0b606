import { stagingOf } from '../games/index.ts';
import { GameTable } from '../table/game-table.tsx';
import { spokenResult } from './headline.ts';
import type { RoomProps } from './room-props.ts';

/** The table, set as its game wants it. */
export function Play({ link, snapshot }: RoomProps) {
  return <GameTable link={link} staging={stagingOf(snapshot.game.id)} result={spokenResult(snapshot)} />;
}
