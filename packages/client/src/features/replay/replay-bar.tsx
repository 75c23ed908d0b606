import { allViewers, type Viewer } from '@hundredfold/shared/core/view.ts';
import { REPLAY_SPEEDS, type ReplaySpeed } from '@hundredfold/shared/protocol/shared-replay.ts';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import type { ReplayCommand } from '../../net/replay/replay-state.ts';
import { type ReplayProps, type ReplaySession, viewName } from '../../table/replay/replay-session.ts';
import { DrawnSentences } from '../../table/view/small-card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { SeatAvatar } from '../../ui/seat-avatar.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { BarChoice } from './bar-choice.tsx';
import { followReplayKeys } from './replay-keys.ts';
import { SeekBar } from './seek-bar.tsx';
import './replay-bar.css';

interface ReplayBarProps extends ReplayProps {
  readonly reviewButton: ComponentChildren;
  readonly review: ComponentChildren;
}

export function ReplayBar({ session, reviewButton, review }: ReplayBarProps) {
  const { link } = session;
  useLayoutEffect(() => followReplayKeys(session), [session]); // Before the first paint, so that the first key counts.
  const isWhatIf = link.whatIf.value !== null;
  return (
    <section class={isWhatIf ? 'replay-bar is-what-if' : 'replay-bar'} aria-label={t.value.replay.bar}>
      <Caption session={session} />
      {isWhatIf ? <BackToGame session={session} /> : <Controls session={session} reviewButton={reviewButton} />}
      {review}
    </section>
  );
}

function Controls({ session, reviewButton }: Omit<ReplayBarProps, 'review'>) {
  return (
    <>
      <SeekBar session={session} />
      <Transport session={session} />
      <div class="replay-choices row">
        {session.link.opened.record.outcome !== undefined && reviewButton}
        <SpeedChoice session={session} />
        <ViewChoice session={session} />
      </div>
    </>
  );
}

/** The shown turn in words. Screen readers get it from the table. */
function Caption({ session }: ReplayProps) {
  const { link, last, sentences, caption } = session;
  const { turn, whatIf } = t.value.replay;
  return (
    <p class="replay-caption truncated" aria-hidden="true" title={caption.value}>
      <strong>{link.whatIf.value === null ? turn(link.state.value.turn, last) : whatIf}</strong>{' '}
      <span>
        <DrawnSentences sentences={sentences.value} />
      </span>
    </p>
  );
}

interface TransportButton {
  readonly icon: IconName;
  readonly label: string;
  readonly keys: string;
  readonly command: ReplayCommand;
  readonly can: boolean;
  readonly kind?: string;
}

function Transport({ session: { link, last } }: ReplayProps) {
  const { turn, playing } = link.state.value;
  const { start, stepBack, play, pause, stepForward, end } = t.value.replay;
  const [isStart, isEnd] = [turn === 0, turn === last];
  const buttons: readonly TransportButton[] = [
    { icon: 'first', label: start, keys: 'Home', command: { do: 'go', turn: 0 }, can: !isStart, kind: 'is-end' },
    { icon: 'back', label: stepBack, keys: 'ArrowLeft', command: { do: 'step', by: -1 }, can: !isStart },
    playing
      ? { icon: 'pause', label: pause, keys: 'Space', command: { do: 'play' }, can: true, kind: 'is-play' }
      : { icon: 'play', label: play, keys: 'Space', command: { do: 'play' }, can: true, kind: 'is-play' },
    { icon: 'forward', label: stepForward, keys: 'ArrowRight', command: { do: 'step', by: 1 }, can: !isEnd },
    { icon: 'last', label: end, keys: 'End', command: { do: 'go', turn: last }, can: !isEnd, kind: 'is-end' },
  ];
  return (
    <div class="replay-transport row">
      {buttons.map(({ icon, label, keys, command, can, kind = '' }) => (
        <IconButton
          key={keys}
          class={`glyph replay-button ${kind}`}
          icon={icon}
          label={label}
          aria-disabled={!can}
          aria-keyshortcuts={keys}
          data-tip={label}
          onClick={() => can && link.run(command)}
        />
      ))}
    </div>
  );
}

function SpeedChoice({ session: { link } }: ReplayProps) {
  const { speed } = t.value.replay;
  const chosen = link.state.value.speed;
  return (
    <BarChoice
      title={speed}
      label={`${speed}: ${times(chosen)}`}
      of={REPLAY_SPEEDS}
      chosen={chosen}
      onChoose={(value) => link.run({ do: 'speed', speed: value })}
      say={times}
      class="is-speed"
    />
  );
}

function times(speed: ReplaySpeed): string {
  return `${new Intl.NumberFormat(language.value).format(speed)}×`;
}

function ViewChoice({ session: { link, name } }: ReplayProps) {
  const { view } = t.value.replay;
  const { seats } = link.snapshot.value;
  const chosen = link.state.value.view;
  return (
    <BarChoice<Viewer>
      title={view}
      label={`${view}: ${viewName(chosen, name)}`}
      of={allViewers(seats.length)}
      chosen={chosen}
      onChoose={(value) => link.run({ do: 'view', view: value })}
      say={(value) => <ViewSign view={value} link={link} text={viewName(value, name)} />}
      class="is-view"
    />
  );
}

interface ViewSignProps extends Pick<ReplaySession, 'link'> {
  readonly view: Viewer;
  readonly text: string;
}

function ViewSign({ view, link, text }: ViewSignProps) {
  const seat = typeof view === 'number' ? link.snapshot.value.seats[view] : undefined;
  return (
    <>
      {seat === undefined ? <Icon name={view === 'all' ? 'hands' : 'eye'} /> : <SeatAvatar of={seat} />}
      <span class="replay-view-name truncated" title={text}>
        {text}
      </span>
    </>
  );
}

function BackToGame({ session: { link } }: ReplayProps) {
  const { backToGame } = t.value.replay;
  const end = () => link.endWhatIf();
  return <TextButton class="main" icon="undo" label={backToGame} aria-keyshortcuts="Escape" onClick={end} />;
}
