import { mayAct } from '@hundredfold/shared/core/view.ts';
import { FREE_PACE_MOVE_S, SHARE_AFTER_MISSES } from '@hundredfold/shared/protocol/pace.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { listed, t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps, Snapshot } from '../../net/table-link.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { othersHere } from '../state/others-here.ts';

/** Seconds before a bot plays for an inactive player during which the warning shows. */
const WARNING_S = 15;

export function WaitingBanner({ link, snapshot }: RoomProps) {
  const idle = useIdle(snapshot);
  const texts = t.value.waiting;
  const { phase, seat, seats, me, pause, takebackRequest } = snapshot;
  const pressing = (name: 'back' | 'pause' | 'resume') => () => void askTable(link, name, {});
  if (phase !== 'playing') return null;
  if (seat !== null && seats[seat]?.status === 'held') {
    return <MessageBanner text={texts.botPlays} ways={[{ label: texts.back, press: pressing('back') }]} />;
  }
  if (takebackRequest !== null) return <TakebackRequest link={link} snapshot={snapshot} />;
  if (pause.on) {
    const ways = [{ label: texts.keepPlaying, press: pressing('resume') }];
    return <MessageBanner text={t.value.refusals.paused} ways={seat === null ? [] : ways} />;
  }
  if (pause.wanted.includes(me)) {
    return <MessageBanner text={texts.needsAll} ways={[{ label: texts.neverMind, press: pressing('resume') }]} />;
  }
  if (pause.wanted.length > 0) {
    const ways = [
      { label: texts.agree, press: pressing('pause') },
      { label: texts.keepPlaying, press: pressing('resume') },
    ];
    const names = seats.filter(({ person }) => pause.wanted.includes(person)).map(({ name }) => name);
    return <MessageBanner text={texts.wantsPause(listed(names), names.length)} ways={seat === null ? [] : ways} />;
  }
  return idle.value ? <MessageBanner text={texts.stillThere} ways={[]} /> : null;
}

function TakebackRequest({ link, snapshot }: RoomProps) {
  const texts = t.value.takeback;
  const { me, seat, seats, takebackRequest } = snapshot;
  if (takebackRequest === null) return null;
  const { person: requester, granted } = takebackRequest;
  const answering = (yes: boolean) => () => void askTable(link, 'allow', { allowed: yes });
  if (requester === me) {
    const plays = (status: string): boolean => status === 'here' || status === 'away';
    const missing = seats.filter(({ status, person }) => plays(status) && person !== me && !granted.includes(person));
    const names = listed(missing.map(({ name }) => name));
    return <MessageBanner text={texts.waits(names)} ways={[{ label: t.value.waiting.neverMind, press: answering(false) }]} />;
  }
  const name = seats.find(({ person }) => person === requester)?.name ?? '';
  const isAsked = seat !== null && !granted.includes(me);
  const ways = [
    { label: texts.allow, press: answering(true) },
    { label: texts.refuse, press: answering(false) },
  ];
  return <MessageBanner text={texts.wants(name)} ways={isAsked ? ways : []} />;
}

interface WaitingProps {
  readonly text: string;
  /** The part of the text that changes every second; screen readers skip it. */
  readonly count?: string;
  readonly ways: readonly { readonly label: string; readonly press: () => void }[];
}

export function MessageBanner({ text, count = '', ways }: WaitingProps) {
  return (
    <div class="banner-place">
      <p class="banner row is-waiting">
        <StatusText text={text} />
        {count !== '' && (
          <strong class="banner-count" translate={false} aria-hidden="true">
            {count}
          </strong>
        )}
        {ways.length > 0 && (
          <span class="banner-actions">
            {ways.map(({ label, press }) => (
              <TextButton key={label} class="banner-action" label={label} onClick={press} />
            ))}
          </span>
        )}
      </p>
    </div>
  );
}

/** Returns whether a bot is about to play for this player, who has been inactive at a table without a clock. */
function useIdle(snapshot: Snapshot): Signal<boolean> {
  const { phase, pace, pause, view, version, forced, last, seat } = snapshot;
  const idle = useSignal(false);
  const waits = phase === 'playing' && pace === 'free' && !pause.on && mayAct(view) && othersHere(snapshot).length > 0;
  const isLate = forced === version && last?.seat === seat; // The rest of the turn gets less time.
  useEffect(() => {
    idle.value = false;
    if (!waits) return;
    const seconds = FREE_PACE_MOVE_S * (isLate ? SHARE_AFTER_MISSES : 1) - WARNING_S;
    const timer = setTimeout(() => (idle.value = true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [waits, version]);
  return idle;
}
