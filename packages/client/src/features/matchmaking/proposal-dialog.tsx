import { CONFIRM_TIMEOUT_S, type TicketStatus } from '@hundredfold/shared/protocol/matchmaking.ts';
import { useEffect, useId, useMemo, useRef } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { buzz } from '../../lib/sound/buzz.ts';
import { notify } from '../../lib/sound/notify.ts';
import { playSound } from '../../lib/sound/play-sound.ts';
import { NoticeBar } from '../../ui/notices.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { confirmMatch, stopSearch, toPageTime } from './search.ts';
import { searchState } from './search-state.ts';
import './matchmaking.css';

type PendingProposal = Extract<TicketStatus, { at: 'called' }>;

export function ProposalDialog() {
  const place = searchState.value;
  if (place === null || place === 'opening' || place.at !== 'called') return null;
  return <ProposalSheet key={place.offer} proposal={place} />;
}

function ProposalSheet({ proposal }: { readonly proposal: PendingProposal }) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { offer, game, people, bots, confirmed, isConfirmed, until } = proposal;
  const texts = t.value.matchmaking;
  const isOnTop = useModal(ref, true);
  useProposalInTitle(texts.ready);
  useEffect(() => {
    playSound('turn');
    buzz();
    return notify('match', texts.ready, 'match');
  }, []);
  const onCancel = (event: Event) => {
    event.preventDefault(); // Escape declines. The server then closes the dialog.
    if (!isConfirmed) stopSearch();
  };
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      class="surface narrow proposal"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-about`}
      onCancel={onCancel}
    >
      <div class="sheet">
        <CountDown due={toPageTime(until)} />
        <h2 id={`${id}-title`}>{texts.ready}</h2>
        <p id={`${id}-about`} class="proposal-game">
          <strong>{aboutGame(game).name}</strong> · {texts.with(people, bots)}
        </p>
        {isConfirmed ? (
          <p>
            <StatusText text={texts.confirmed(confirmed, people)} />
          </p>
        ) : (
          <p class="buttons">
            <TextButton class="main" label={t.value.table.sitDown} autofocus onClick={() => confirmMatch(offer)} />
            <TextButton class="second" label={t.value.notNow} onClick={stopSearch} />
          </p>
        )}
      </div>
      <NoticeBar isOnTop={isOnTop} />
    </dialog>
  );
}

function CountDown({ due }: { readonly due: number }) {
  const left = useSecondsLeft(due, CONFIRM_TIMEOUT_S);
  // The ring runs by itself: a delay that changed with every second would make it run twice as fast.
  const passed = useMemo(() => Math.max(0, CONFIRM_TIMEOUT_S * 1000 - (due - performance.now())), [due]);
  return (
    <span class="countdown" role="img" aria-label={t.value.gameTable.seconds(left)}>
      <svg viewBox="0 0 36 36" fill="none" stroke-width="3" aria-hidden="true">
        <circle stroke="var(--rule)" cx="18" cy="18" r="15" pathLength="100" />
        <circle
          key={due}
          class="countdown-left"
          stroke="var(--brass)"
          stroke-dasharray="100"
          cx="18"
          cy="18"
          r="15"
          pathLength="100"
          style={{ animation: `countdown-left ${CONFIRM_TIMEOUT_S}s steps(${CONFIRM_TIMEOUT_S}) ${-passed}ms both` }}
        />
      </svg>
      <span class="countdown-number" translate={false}>
        {left}
      </span>
    </span>
  );
}

/** Shows the proposal in the title, for players who look at another tab, and keeps other texts from replacing it. */
function useProposalInTitle(text: string): void {
  useEffect(() => {
    const before = document.title;
    const showInTitle = (): void => {
      document.title = `● ${text}`;
    };
    showInTitle();
    const timer = setInterval(showInTitle, 1000);
    return () => {
      clearInterval(timer);
      document.title = before;
    };
  }, [text]);
}
