import type { Result } from '@hundredfold/shared/core/result.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { aboutGame } from '../../i18n/catalog.ts';
import { differences } from '../../i18n/game-texts.ts';
import { t } from '../../i18n/index.ts';
import { type InvitationError, loadInvitation } from '../../net/invitation.ts';
import { joinIntent } from '../../net/join-intent.ts';
import { myAvatar, nameAt, offeredName, saveProfile } from '../../net/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Header } from '../../ui/header.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { NameForm } from '../../ui/name-form.tsx';
import { spokenCode } from '../../ui/route.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { AccountButton, OfflineNotice } from './slots.ts';
import { invitationState, isForTaking, waysIn } from './way-in.ts';

/** Milliseconds between two updates of the invitation. */
const POLL_INTERVAL_MS = 10_000;
/** Milliseconds until the next attempt after too many wrong codes. */
const RATE_LIMIT_DELAY_MS = 60_000;

interface InvitationPageProps {
  readonly code: string;
  /** Called when the visitor has a name and joins. */
  readonly onIn: () => void;
}

/** The page before a table: who invites, to which game, and how to join. A visitor with a seat and a name skips it. */
export function InvitationPage({ code, onIn }: InvitationPageProps) {
  const isExpected = joinIntent.peek()?.code === code;
  const answer = useInvitation(code, !isExpected);
  const waits = useSignal(false);
  const invitation = answer?.ok ? answer.value : null;
  const way = isExpected ? 'back' : (invitation?.way ?? 'sit');
  const isBack = answer !== null && nameAt(code) !== '' && (!answer.ok || way === 'back') && !isUnknown(answer);
  const enter = (sit: boolean, take = false) => {
    if (!isExpected) joinIntent.value = { code, sit, take };
    onIn();
  };
  const takes = invitation !== null && isForTaking(invitation);
  useEffect(() => {
    if (isBack) onIn();
    else if (waits.value && (way === 'sit' || way === 'watch')) enter(way === 'sit');
  }, [isBack, way]);
  if (isBack || (answer === null && !isExpected)) return <p class="waiting">{t.value.table.opening}</p>;
  if (isUnknown(answer)) return <NoTable why={answer.refusal} />;
  const named = (called: string, button: number) => {
    saveProfile({ name: called, seal: myAvatar.peek() });
    if (way === 'wait') waits.value = true;
    else enter(way === 'back' || (way === 'sit' && button === 0), takes && button === 0);
  };
  return (
    <div class="page message">
      <Header>
        <AccountButton />
      </Header>
      <main class="message-main">
        <div class="surface panel invitation">
          <p class="invitation-code">
            {t.value.table.table} {spokenCode(code)}
          </p>
          {invitation === null || isExpected ? <h1>{t.value.name.ask}</h1> : <Invited invitation={invitation} />}
          <OfflineNotice />
          {waits.value && way === 'wait' ? (
            <p>
              <StatusText text={t.value.join.waits} />
            </p>
          ) : (
            <NameForm offered={offeredName(t.value.name.suggestions)} buttons={waysIn(way, takes)} onNamed={named} />
          )}
        </div>
      </main>
    </div>
  );
}

/** The game with its non-default options, its players, and the possible actions. */
function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { game, host, seats, playedOn } = invitation;
  const texts = t.value.join;
  const { name } = aboutGame(game);
  return (
    <>
      <h1>
        {host !== null && <Avatar seal={host.seal} />}
        <span>{host === null ? texts.open(name) : texts.invites(host.name, name)}</span>
      </h1>
      <p class="invitation-options">{differences(invitation)}</p>
      {playedOn !== undefined && <p class="invitation-options">{t.value.replay.continues(playedOn)}</p>}
      <ul class="invitation-seats" aria-label={texts.seats}>
        {seats.map((seat, index) => (
          <li key={index} class={seat.name === '' ? 'is-free' : ''}>
            {seat.name !== '' && <Avatar seal={seat.status === 'bot' ? { bot: seat.name } : seat.seal} />}
            <bdi>{seat.name || (seat.status === 'locked' ? texts.locked : texts.free)}</bdi>
            {seat.status === 'bot' && <small>{texts.bot}</small>}
          </li>
        ))}
      </ul>
      <p class="invitation-state" role="status">
        {invitationState(invitation)}
      </p>
    </>
  );
}

type InvitationAnswer = Result<Invitation, InvitationError>;

/** Returns whether the server answered that it does not know the table. */
function isUnknown(answer: InvitationAnswer | null): answer is Extract<InvitationAnswer, { ok: false }> {
  return answer?.ok === false && answer.refusal !== 'failed';
}

/** Polls what the code leads to while the page is open; `null` until it is known. */
function useInvitation(code: string, isAsked: boolean): InvitationAnswer | null {
  const answer = useSignal<InvitationAnswer | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isHere = true;
    let pausedUntil = 0;
    const ask = async (): Promise<void> => {
      if (answer.peek() !== null && (document.visibilityState !== 'visible' || performance.now() < pausedUntil)) return;
      const now = await loadInvitation(code);
      if (!now.ok && now.refusal === 'no-table') clearInterval(timer);
      if (!now.ok && now.refusal === 'too-many') pausedUntil = performance.now() + RATE_LIMIT_DELAY_MS;
      // A failed update keeps the last known invitation, unless the table is gone.
      if (isHere && (now.ok || answer.peek()?.ok !== true || now.refusal === 'no-table')) answer.value = now;
    };
    const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
    void ask();
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [code]);
  return answer.value;
}

function NoTable({ why }: { readonly why: InvitationError }) {
  const { link } = t.value;
  const { tooMany, tooManyTitle } = t.value.join;
  return (
    <MessagePage title={why === 'too-many' ? tooManyTitle : link.goneTitle}>
      <p>{why === 'too-many' ? tooMany : link.gone}</p>
    </MessagePage>
  );
}
