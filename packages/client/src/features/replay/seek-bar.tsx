import { t } from '../../i18n/index.ts';
import type { ReplayProps } from '../../table/replay/replay-session.ts';
import './seek-bar.css';

export function SeekBar({ session }: ReplayProps) {
  const { link, last } = session;
  const { turn } = link.state.value;
  const share = last === 0 ? 0 : turn / last;
  return (
    <div class="seek" style={{ '--share': String(share) }}>
      <div class="seek-track" />
      <ReviewMarks session={session} />
      <Marks session={session} />
      <input
        type="range"
        class="seek-input cover"
        min={0}
        max={last}
        value={turn}
        aria-label={t.value.replay.title}
        aria-valuetext={session.caption.value}
        onFocus={() => (session.isSeeking.value = true)}
        onBlur={() => (session.isSeeking.value = false)}
        onInput={({ currentTarget }) => link.run({ do: 'go', turn: currentTarget.valueAsNumber })}
      />
    </div>
  );
}

function Marks({ session: { link, last } }: ReplayProps) {
  const { overview, record } = link.opened;
  const deals = overview.deals.slice(1).map(({ from }) => `M${from} 0V12`);
  return (
    <svg
      class="seek-marks"
      viewBox={`0 0 ${Math.max(1, last)} 12`}
      preserveAspectRatio="none"
      stroke="var(--ivory)"
      stroke-width="2"
      aria-hidden="true"
    >
      <path d={deals.join('')} />
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
