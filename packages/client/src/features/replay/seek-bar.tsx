import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { dealAt } from '../../net/replay/game-overview.ts';
import type { ReplayProps } from '../../table/replay/replay-session.ts';
import './seek-bar.css';

/** Half the width of the thumb, in CSS px: the first and the last turn are that far from the ends of the bar. */
const HALF_THUMB_PX = 11;

export function SeekBar({ session }: ReplayProps) {
  const { link, last } = session;
  const { turn } = link.state.value;
  const pointed = useSignal<number | null>(null);
  const seek = (to: number) => {
    if (pointed.value !== null) pointed.value = to;
    link.run({ do: 'go', turn: to });
  };
  const { replay } = t.value;
  const share = last === 0 ? 0 : turn / last;
  return (
    <div class="seek" style={{ '--share': String(share), '--half-thumb': `${HALF_THUMB_PX}px` }}>
      <div class="seek-track" />
      <ReviewMarks session={session} />
      <Marks session={session} />
      <input
        type="range"
        class="seek-input cover"
        min={0}
        max={last}
        value={turn}
        aria-label={replay.title}
        aria-valuetext={session.caption.value}
        onFocus={() => (session.isSeeking.value = true)}
        onBlur={() => (session.isSeeking.value = false)}
        onInput={({ currentTarget }) => seek(currentTarget.valueAsNumber)}
        onPointerMove={(event) => (pointed.value = turnUnder(event, last))}
        onPointerLeave={() => (pointed.value = null)}
        onPointerUp={({ pointerType }) => {
          if (pointerType === 'touch') pointed.value = null;
        }}
      />
      {pointed.value !== null && <PointedTurn session={session} turn={pointed.value} />}
    </div>
  );
}

function turnUnder({ clientX, currentTarget }: PointerEvent, last: number): number {
  if (!(currentTarget instanceof Element)) return 0;
  const { left, width } = currentTarget.getBoundingClientRect();
  const share = (clientX - left - HALF_THUMB_PX) / (width - 2 * HALF_THUMB_PX);
  return Math.round(Math.min(1, Math.max(0, share)) * last);
}

function Marks({ session: { link, last } }: ReplayProps) {
  const { overview, record } = link.opened;
  const { deals, scores } = useMemo(() => {
    const starts = overview.deals.slice(1).map(({ from }) => `M${from} 0V12`);
    return { deals: starts.join(''), scores: overview.scores.map((turn) => `M${turn} 9.5V12`).join('') };
  }, [overview]);
  return (
    <svg
      class="seek-marks"
      viewBox={`0 0 ${Math.max(1, last)} 12`}
      preserveAspectRatio="none"
      stroke="var(--ivory)"
      stroke-width="2"
      aria-hidden="true"
    >
      <path stroke="var(--brass-lit)" d={scores} />
      <path d={deals} />
      {record.playedOn !== undefined && <path stroke-width="4" d={`M${record.playedOn.turn} -2V14`} />}
    </svg>
  );
}

function ReviewMarks({ session: { mistakes, last } }: ReplayProps) {
  return (
    <span class="seek-reviewed" aria-hidden="true">
      {[...mistakes.value].map(([turn, { mark }]) => (
        <span key={turn} class={`is-${mark}`} style={{ '--at': String(last === 0 ? 0 : turn / last) }} />
      ))}
    </span>
  );
}

function PointedTurn({ session, turn }: ReplayProps & { readonly turn: number }) {
  const { link, last, name } = session;
  const { overview } = link.opened;
  const { replay, result } = t.value;
  const points = overview.turns[turn]?.points ?? [];
  const scores = points.length === 1 ? points.map(result.points) : points.map((each, seat) => `${name(seat)} ${each}`);
  const isContinued = link.opened.record.playedOn?.turn === turn;
  const mark = session.mistakes.value.get(turn)?.mark ?? 'fine';
  const deal = overview.deals.length > 1 ? dealAt(overview, turn)?.deal : undefined;
  return (
    <p class="seek-bubble wrap" aria-hidden="true" style={{ '--at': String(last === 0 ? 0 : turn / last) }}>
      <strong>{replay.turn(turn, last)}</strong>
      {deal !== undefined && <span>{replay.deal(deal)}</span>}
      <span>{scores.join(' · ')}</span>
      {mark !== 'fine' && <span>{t.value.review.marks[mark]}</span>}
      {isContinued && <span>{replay.continuedHere}</span>}
    </p>
  );
}
