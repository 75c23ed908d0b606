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

/** Returns what every request of a member begins with. */
export function membershipIn({ id }: GroupPage) {
  return { key: browserSecret(), id };
}

/** Changes a group and shows its page anew. Returns whether that worked; if not, a notice says so. */
export async function changeGroup(change: GroupChange, onChange: () => Promise<void>): Promise<boolean> {
  const { ok } = await groupsApi.change(change);
  if (!ok) showNotice({ text: t.value.you.failed });
  await onChange();
  return ok;
}
