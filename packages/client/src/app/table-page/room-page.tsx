import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { InvitationPage } from '../../features/join/invitation-page.tsx';
import { comeToTable, viewFrom } from '../../features/spectators/spectator-banner.tsx';
import { t } from '../../i18n/index.ts';
import { myAvatar, myName, myProfile, profileName } from '../../net/account/profile.ts';
import { joinIntent } from '../../net/join-intent.ts';
import { isGatheringSeat, joinTable } from '../../net/join-table.ts';
import type { FinalEnding, Snapshot, TableLink, TableSession } from '../../net/table-link.ts';
import { MessagePage, type MessagePageProps } from '../../ui/message-page.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { useViewTransition, withViewTransition } from '../../ui/view-transition.ts';
import { EmptyFelt } from './empty-felt.tsx';
import { Room } from './room.tsx';
import './at-table.css';
import '../../ui/styles/table-colours.css';
import './slots.tsx';

interface RoomPageProps {
  readonly code: string;
}

export function RoomPage({ code }: RoomPageProps) {
  const isIn = useSignal(isExpected(code) || insideNote(code) !== null);
  if (!isIn.value) return <InvitationPage code={code} onIn={() => withViewTransition(() => (isIn.value = true))} />;
  return <Inside code={code} onNobody={() => (isIn.value = false)} />;
}

/** Returns whether the user came to this table for something that needs no name, or has entered one. */
function isExpected(code: string): boolean {
  const came = joinIntent.peek();
  if (came?.code !== code) return false;
  return myName.peek() !== '' || came.play === true || !(came.sit || came.take === true);
}

/** A note in the history entry of a table, for a reload. */
interface InsideNote {
  readonly inside?: string;
  /** The user who was inside: a new one in this browser is asked like a stranger. */
  readonly as?: string;
  /** `true` if the user had a seat while people gathered. */
  readonly hadSeat?: boolean;
}

/** Returns what was noted before a reload, if this user was inside; then the page skips the invitation. */
function insideNote(code: string): InsideNote | null {
  const note = history.state as InsideNote | null;
  return note?.inside === code && note.as === userHere() ? note : null;
}

function noteInside(code: string, hadSeat: boolean): void {
  history.replaceState({ ...history.state, inside: code, as: userHere(), hadSeat }, '');
}

function userHere(): string {
  return `${myAvatar.value} ${profileName.value}`;
}

function Inside({ code, onNobody }: RoomPageProps & { readonly onNobody: () => void }) {
  const plays = useRef(joinIntent.peek()?.code === code && joinIntent.peek()?.play === true).current;
  const link = useSignal<TableLink | null>(null);
  const tries = useSignal(0);
  const from = viewFrom.value;
  const isFrom = useRef(from);
  isFrom.current = from;
  useEffect(() => {
    const opened = joinTable({ code, from }, myProfile, insideNote(code)?.hadSeat);
    link.value = opened;
    // A change of the viewpoint leaves the old place; a user who goes to another page may come back in a moment.
    return () => (isFrom.current === from ? opened.close() : opened.leave());
  }, [code, from, tries.value]);
  useEffect(() => comeToTable, [code]);
  const session: TableSession = link.value?.session.value ?? { state: 'connecting' };
  const why = session.state === 'ended' ? session.why : null;
  useEffect(() => {
    if (why === 'full' && from === 'table') viewFrom.value = 'public';
    if (why !== 'unwatched' || from === 'table') return;
    comeToTable();
    if (from === 'hands') showNotice({ text: t.value.spectators.closed });
  }, [why]);
  const snapshot = link.value?.snapshot.value ?? null;
  const hadSeat = snapshot === null ? insideNote(code)?.hadSeat === true : isGatheringSeat(snapshot);
  useEffect(() => noteInside(code, hadSeat), [code, hadSeat, userHere()]);
  const wasSeated = useRef(false);
  wasSeated.current = isFormerPlayer(wasSeated.current, snapshot);
  const isOpen = useViewTransition(snapshot !== null || plays);
  if (why !== null) return <Closed why={why} mayReturn={wasSeated.current} onRetry={() => tries.value++} onNobody={onNobody} />;
  if (link.value === null || snapshot === null || !isOpen) return <EmptyFelt isQuiet={plays} />;
  return <Room link={link.value} snapshot={snapshot} />;
}

/**
 * Returns whether the user had a seat when the table last knew them. It forgets someone whom the host removes before it closes the
 * connection, and it lets only former players come back. `false` before the first snapshot of a link.
 */
export function isFormerPlayer(wasSeated: boolean, snapshot: Snapshot | null): boolean {
  if (snapshot === null) return false;
  if (snapshot.seat !== null) return true;
  return wasSeated && !snapshot.watchers.some(({ person }) => person === snapshot.me);
}

interface ClosedProps {
  readonly why: FinalEnding;
  /** `true` if a user whom the host has removed may come back and watch. */
  readonly mayReturn: boolean;
  readonly onRetry: () => void;
  /** Joins again with the profile that the user enters. */
  readonly onNobody: () => void;
}

export function Closed({ why, mayReturn, onRetry, onNobody }: ClosedProps) {
  const { link, reload, you } = t.value;
  const watching = t.value.spectators;
  const startFresh = { label: you.startFresh, press: onNobody };
  const said: Readonly<Record<FinalEnding, MessagePageProps>> = {
    gone: { title: link.goneTitle, text: link.gone },
    elsewhere: { title: link.elsewhereTitle, text: link.elsewhere, way: { label: link.here, press: onRetry } },
    removed: mayReturn
      ? { title: link.removedTitle, text: link.removed, way: { label: link.watchAgain, press: onRetry } }
      : { title: link.removedTitle, text: link.removedForGood },
    full: { title: link.fullTitle, text: link.full, way: { label: link.tryAgain, press: onRetry } },
    shut: { title: link.shutTitle, text: link.shut },
    blocked: { title: link.blockedTitle, text: t.value.start.blocked },
    moved: { title: you.movedTitle, text: you.moved, way: startFresh },
    forgotten: { title: you.forgottenTitle, text: you.forgotten, way: startFresh },
    unwatched: { title: watching.nobodyTitle, text: watching.nobody, way: { label: link.tryAgain, press: onRetry } },
    broken: { title: link.bugTitle, text: link.bug, way: { label: reload, press: () => location.reload() } },
    outdated: { title: link.outdatedTitle, text: link.outdated, way: { label: reload, press: () => location.reload() } },
  };
  return <MessagePage {...said[why]} />;
}
