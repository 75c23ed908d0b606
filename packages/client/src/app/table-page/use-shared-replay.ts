import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ShownResult } from '../../features/results/use-result.ts';
import { useReplayEntry } from '../../features/together/replay-entry.ts';
import { followLeader, invitingLeader, nextReplayMode, replayMode } from '../../features/together/replay-mode.ts';
import { t } from '../../i18n/index.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { dropLasting, lasting, showNotice } from '../../ui/notices.tsx';
import { isDialogOverDialog } from '../../ui/use-modal.ts';

/**
 * Returns whether the page shows the replay of the last game in place of the table. The replay covers the result, which comes back
 * with the table; the next game closes it.
 */
export function useSharedReplay({ link, snapshot }: RoomProps, { shown }: Pick<ShownResult, 'shown'>): boolean {
  const { sharedReplay, me, phase } = snapshot;
  const before = useRef(sharedReplay);
  const isOver = phase === 'over';
  useLayoutEffect(() => {
    const was = before.current;
    before.current = sharedReplay;
    const now = replayMode.peek();
    const next = isOver ? nextReplayMode(now, was, sharedReplay, me) : 'closed';
    if (isOver && now === 'along' && sharedReplay === null) showNotice({ text: t.value.together.ended });
    if (was !== null && was.leader !== me && sharedReplay?.leader === me) showNotice({ text: t.value.together.passed });
    replayMode.value = next;
  }, [sharedReplay, me, isOver]);
  useEffect(() => () => (replayMode.value = 'closed'), []);
  const isOpen = isOver && replayMode.value !== 'closed';
  useReplayEntry(link, isOpen);
  const wasOpen = useRef(isOpen);
  useLayoutEffect(() => {
    if (isOpen) shown.value = false;
    else if (wasOpen.current && isOver) shown.value = true;
    wasOpen.current = isOpen;
  }, [isOpen]);
  const isFollowing = replayMode.value === 'along';
  useLayoutEffect(() => {
    // The user may have gone along from a result that covered a replay of their own.
    if (isFollowing) shown.value = false;
  }, [isFollowing]);
  const isResultOnTop = shown.value && !isDialogOverDialog();
  useInvitation(isOpen || isResultOnTop ? null : invitingLeader(snapshot));
  return isOpen;
}

/** Invites the user to someone else’s replay, over whatever is open. Results and replays invite by themselves. */
function useInvitation(leader: string | null): void {
  const { invites, join } = t.value.together;
  useEffect(() => {
    if (leader === null) return;
    const invitation = { text: invites(leader), way: { label: join(leader), press: followLeader } };
    lasting.value = invitation;
    return () => {
      if (lasting.peek() === invitation) dropLasting();
    };
  }, [leader, invites]);
}
