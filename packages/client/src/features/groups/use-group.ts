import type { GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { listed, t } from '../../i18n/index.ts';
import { noteTables } from '../../net/group-of-table.ts';
import { groupPath, renamePage } from '../../ui/route.ts';
import { arrivals, followGroup, type GroupAddress, type GroupAnswer } from './follow-group.ts';

/** Follows a group while its page is shown. `news` says who has come. */
export function useGroup(address: GroupAddress) {
  const answer = useSignal<GroupAnswer | null>(null);
  const news = useSignal('');
  const before = useRef<GroupPage | null>(null);
  const follower = useRef<ReturnType<typeof followGroup> | null>(null);
  useEffect(() => {
    const followed = followGroup(address, (now) => {
      if (now.ok) {
        const names = arrivals(before.current, now.value);
        if (names.length > 0) news.value = t.peek().groups.comes(listed(names), names.length);
        before.current = now.value;
        noteTables(
          now.value.id,
          now.value.tables.map(({ code }) => code),
        );
        // A member needs the link no longer, so it leaves the address and the history.
        if (now.value.isMember && location.hash !== '') renamePage(groupPath(now.value.id));
      }
      answer.value = now;
    });
    follower.current = followed;
    return followed.stop;
  }, []);
  return { answer: answer.value, news: news.value, ask: () => follower.current?.ask() ?? Promise.resolve() };
}
