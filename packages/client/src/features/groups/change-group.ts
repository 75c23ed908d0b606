import type { GroupChange, GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { t } from '../../i18n/index.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { groupsApi } from '../../net/groups-api.ts';
import { showNotice } from '../../ui/notices.tsx';

export interface GroupProps {
  readonly group: GroupPage;
  /** Asks for the group again, after a change. */
  readonly onChange: () => Promise<void>;
}

/** One change: what a request has besides the key and the group. */
type Change = GroupChange extends infer Each ? (Each extends unknown ? Omit<Each, 'key' | 'id'> : never) : never;

/** Changes a group and shows its page anew. Returns whether that worked; if not, a notice says so. */
export async function changeGroup(
  { id }: Pick<GroupPage, 'id'>,
  change: Change,
  onChange: () => Promise<void>,
): Promise<boolean> {
  const { ok } = await groupsApi.change({ key: browserSecret(), id, ...change } as GroupChange);
  if (!ok) showNotice({ text: t.value.you.failed });
  await onChange();
  return ok;
}
