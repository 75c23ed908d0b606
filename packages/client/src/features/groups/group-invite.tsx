import { t } from '../../i18n/index.ts';
import { InviteLink } from '../../net/invite-link.tsx';
import { groupLink } from '../../ui/route.ts';

export interface GroupLink {
  readonly name: string;
  readonly secret: string;
}

export function GroupInvite({ name, secret }: GroupLink) {
  const texts = t.value.groups;
  return (
    <InviteLink path={groupLink(secret)} qr={texts.qr} message={texts.message(name)}>
      <p class="hint">{texts.inviteAbout}</p>
    </InviteLink>
  );
}
