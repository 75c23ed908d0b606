import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { isSameName } from '@hundredfold/shared/protocol/name.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { differences } from '../../i18n/game-texts.ts';
import { aboutGame, shownName, t } from '../../i18n/index.ts';
import { myName, profileName, saveName } from '../../net/account/profile.ts';
import { type JoinIntent, joinIntent } from '../../net/join-intent.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { botAvatarShape } from '../../ui/bot-avatar-shape.ts';
import { Header } from '../../ui/header.tsx';
import { MessagePage } from '../../ui/message-page.tsx';
import { NameForm } from '../../ui/name-form.tsx';
import { spokenCode } from '../../ui/route.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { followInvitation, type InvitationAnswer, type InvitationError } from './invitation.ts';
import { AccountButton, OfflineNotice } from './slots.ts';
import './join.css';
import '../../ui/message-page.css';

interface InvitationPageProps {
  readonly code: string;
  /** Called when the visitor has a name and joins. */
  readonly onIn: () => void;
}

/** The page before a table with a free seat: who invites, to which game, and how to join. */
export function InvitationPage({ code, onIn }: InvitationPageProps) {
  const isExpected = joinIntent.peek()?.code === code;
  const waits = useSignal(false);
  const answer = useInvitation(code, !isExpected, waits);
  const invitation = answer?.ok ? answer.value : null;
  const way = invitation?.way ?? null;
  const isThrough = way === 'back' || way === 'watch' || (answer?.ok === false && !isUnknown(answer));
  const enter = (why: Omit<JoinIntent, 'code'>) => {
    if (!isExpected) joinIntent.value = { code, ...why };
    onIn();
  };
  const watch = () => enter({ sit: false });
  useEffect(() => {
    if (isThrough) onIn();
    else if (waits.value && way === 'sit') enter({ sit: true });
  }, [isThrough, way]);
  if (isThrough || (answer === null && !isExpected)) return <p class="waiting">{t.value.table.opening}</p>;
  if (isUnknown(answer)) return <NoTable why={answer.refusal} />;
  const claimBy = (name: string) => (invitation === null || way !== 'sit' ? null : seatOfNamesake(invitation, name));
  const { name: texts, table, seatRequests, join } = t.value;
  const buttons = (name: string) => {
    const main = way === 'wait' ? join.wait : way === 'sit' ? table.sitDown : texts.go;
    return claimBy(name) === null ? [main] : [seatRequests.claim(name), main];
  };
  const named = (called: string, button: number) => {
    saveName(called);
    const claim = claimBy(called);
    if (way === 'wait') waits.value = true;
    else enter(claim !== null && button === 0 ? intentToClaim(invitation, claim) : { sit: true });
  };
  return (
    <div class="page message">
      <Header>
        <AccountButton />
      </Header>
      <main class="message-main">
        <div class="surface panel invitation">
          <p class="invitation-code">
            {table.table} {spokenCode(code)}
          </p>
          {invitation === null || isExpected ? <h1>{texts.ask}</h1> : <Invited invitation={invitation} />}
          <OfflineNotice />
          {waits.value && way === 'wait' ? (
            <p>
              <StatusText text={join.waits} />
            </p>
          ) : (
            way !== 'removed' && (
              <NameForm
                key={myName.value} // A name that is saved in the account panel replaces the one in the field.
                offered={profileName.peek()}
                buttons={buttons}
                onNamed={named}
              >
                {way === 'sit' && <TextButton class="second" label={table.justWatch} onClick={watch} />}
              </NameForm>
            )
          )}
        </div>
      </main>
    </div>
  );
}

/** Returns why a visitor joins who had the seat in another browser. A seat that is free by now needs no request. */
function intentToClaim(invitation: Invitation | null, seat: Seat): Omit<JoinIntent, 'code'> {
  const isFree = invitation?.phase === 'gathering' && invitation.seats[seat]?.status === 'held';
  return isFree ? { sit: true } : { sit: false, claim: seat };
}

function Invited({ invitation }: { readonly invitation: Invitation }) {
  const { game, seats, playedOn } = invitation;
  const host = invitation.isBarred === true ? null : invitation.host; // Who removed someone does not invite them.
  const texts = t.value.join;
  const { name } = aboutGame(game);
  return (
    <>
      <h1>
        {host !== null && <Avatar avatar={host.seal} />}
        <span>{host === null ? texts.open(name) : texts.invites(host.name, name)}</span>
      </h1>
      <p class="invitation-options">{differences(invitation)}</p>
      {playedOn !== undefined && <p class="invitation-options">{t.value.replay.continues(playedOn)}</p>}
      <ul class="invitation-seats wrap" aria-label={texts.seats}>
        {seats.map((seat, index) => (
          <li key={index} class={seat.name === '' ? 'is-free' : ''}>
            {seat.name !== '' && <Avatar avatar={seat.status === 'bot' ? botAvatarShape(seat.name) : seat.seal} />}
            <bdi>{shownName(seat) || (seat.status === 'locked' ? t.value.table.locked : texts.free)}</bdi>
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

function isUnknown(answer: InvitationAnswer | null): answer is Extract<InvitationAnswer, { ok: false }> {
  return answer?.ok === false && answer.refusal !== 'failed';
}

function useInvitation(code: string, isAsked: boolean, waits: ReadonlySignal<boolean>): InvitationAnswer | null {
  const answer = useSignal<InvitationAnswer | null>(null);
  useEffect(() => {
    if (!isAsked) return;
    return followInvitation(code, { waits: () => waits.peek(), heard: (now) => (answer.value = now) });
  }, [code]);
  return answer.value;
}

function NoTable({ why }: { readonly why: InvitationError }) {
  const { link } = t.value;
  const { tooMany, tooManyTitle } = t.value.join;
  return (
    <MessagePage title={why === 'too-many' ? tooManyTitle : link.goneTitle} text={why === 'too-many' ? tooMany : link.gone} />
  );
}

type CalledSeat = Pick<Invitation['seats'][number], 'status' | 'name'>;

/**
 * Returns the seat of a player with this name who has lost the connection, if there is one and someone is here who may give it: the
 * player may be the visitor, who has opened the link in another browser.
 */
export function seatOfNamesake({ seats }: { readonly seats: readonly CalledSeat[] }, name: string): Seat | null {
  if (seats.every(({ status }) => status !== 'here')) return null;
  const seat = seats.findIndex((each) => (each.status === 'away' || each.status === 'held') && isSameName(each.name, name));
  return seat < 0 ? null : seat;
}

/** Returns what keeps a visitor from the table. */
export function invitationState({ way }: Pick<Invitation, 'way'>): string {
  const { link, join } = t.value;
  if (way === 'removed') return `${link.removedTitle}. ${link.removedForGood}`;
  return way === 'wait' ? join.shut : '';
}
