import { computed } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { spokenResult } from '../../table/state/standings.ts';
import type { RecordedTable } from '../../table/state/table-ui-state.ts';
import { GameTable } from '../../table/view/game-table.tsx';
import { playReplay } from './play-replay.ts';
import { ReplayLog } from './replay-log.tsx';
import type { ReplaySession } from '../../table/replay/replay-session.ts';

/** The table of a recorded game. */
export function ReplayTable({ session }: { readonly session: ReplaySession }) {
  const { link, presentation, moving } = session;
  useEffect(() => playReplay(link, moving), [session]);
  const recorded = useMemo(() => recordedTable(session), [session]);
  const result = link.whatIf.value === null ? spokenResult(link.snapshot.value) : null;
  return <GameTable link={link} presentation={presentation} result={result} moving={moving} recorded={recorded} />;
}

function recordedTable(session: ReplaySession): RecordedTable {
  const { link, caption, isSeeking } = session;
  return {
    rate: computed(() => link.state.value.speed),
    caption: computed(() => (isSeeking.value ? '' : caption.value)),
    Log: () => <ReplayLog session={session} />,
  };
}
