import { computed, effect, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { isHidden } from '../../lib/hidden.ts';
import type { ReplayTableLink } from '../../net/replay/replay-table-link.ts';
import type { ReplayProps, ReplaySession } from '../../table/replay/replay-session.ts';
import { spokenResult } from '../../table/state/standings.ts';
import type { RecordedTable, TableUiState } from '../../table/state/table-ui-state.ts';
import { GameTable } from '../../table/view/game-table.tsx';
import { ReplayLog } from './replay-log.tsx';

export type OverTable = (ui: TableUiState) => ComponentChildren;

interface ReplayTableProps extends ReplayProps {
  readonly besides: OverTable;
}

export function ReplayTable({ session, besides }: ReplayTableProps) {
  const { link, presentation, moving, guide } = session;
  useEffect(() => playReplay(link, moving), [session]);
  const recorded = useMemo(() => recordedTable(session), [session]);
  const result = link.whatIf.value === null ? spokenResult(link.snapshot.value) : null;
  return (
    <GameTable
      link={link}
      presentation={presentation}
      result={result}
      moving={moving}
      recorded={recorded}
      besides={besides}
      {...guide}
    />
  );
}

function recordedTable(session: ReplaySession): RecordedTable {
  const { link, caption, isSeeking } = session;
  return {
    rate: computed(() => link.state.value.speed),
    caption: computed(() => (isSeeking.value ? '' : caption.value)),
    Log: () => <ReplayLog session={session} />,
  };
}

/** Milliseconds at normal speed for which a turn is shown after its cards have landed. */
const TURN_PAUSE_MS = 900;

/**
 * Plays a replay, and the answers of bots to a what-if, until the returned function is called. The next turn comes once nothing
 * moves at the table any more; in a hidden tab nothing comes.
 */
function playReplay(link: ReplayTableLink, moving: ReadonlySignal<boolean>): () => void {
  return effect(() => {
    const { playing, speed } = link.state.value;
    const whatIf = link.whatIf.value;
    const isDue = whatIf === null ? playing : !whatIf.isAnswered;
    if (!isDue || moving.value || isHidden.value) return;
    const next = () => (whatIf === null ? link.run({ do: 'tick' }) : link.answer());
    const timer = setTimeout(next, TURN_PAUSE_MS / speed);
    return () => clearTimeout(timer);
  });
}
