import { t } from '../../i18n/index.ts';
import { InviteLink } from '../../net/invite-link.tsx';
import { groupLink } from '../../ui/route.ts';
import type { GroupProps } from './change-group.ts';

/** The link of a group. The server cannot tell it to a member who has not asked since it was changed by someone who then left. */
export function GroupInvite({ group: { name, secret } }: Pick<GroupProps, 'group'>) {
  const texts = t.value.groups;
  if (secret === undefined) return null;
  return (
    <InviteLink path={groupLink(secret)} qr={texts.qr} message={texts.message(name)}>
      <p class="hint">{texts.inviteAbout}</p>
    </InviteLink>
  );
}
