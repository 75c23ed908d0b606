import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { myAvatar, myName, profileName, saveName } from '../../net/account/profile.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { groupsApi } from '../../net/groups-api.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { NameForm } from '../../ui/name-form.tsx';
import { showNotice } from '../../ui/notices.tsx';
import type { GroupProps } from './change-group.ts';
import type { GroupError } from './follow-group.ts';
import { groupErrorText } from './group-error.tsx';
import { GroupMembers } from './group-members.tsx';

/** The page of a group for someone who has its link and is no member yet. */
export function GroupInvitation({ group, secret, onChange }: GroupProps & { readonly secret: string }) {
  const wrong = useSignal<GroupError | null>(null);
  const texts = t.value.groups;
  const join = async (as: string) => {
    if (myName.peek() === '') saveName(as);
    const joined = await groupsApi.join({ key: browserSecret(), secret, as, seal: myAvatar.peek() });
    wrong.value = joined.ok ? null : joined.refusal;
    if (joined.ok) showNotice({ text: texts.joined });
    await onChange();
  };
  return (
    <MessagePage title={group.name}>
      <GroupMembers members={group.members} />
      <p>{texts.joinAbout}</p>
      <NameForm offered={profileName.peek()} buttons={() => [texts.join]} onNamed={(called) => void join(called)} />
      <p class="wrong" role="alert">
        {wrong.value !== null && groupErrorText(wrong.value)}
      </p>
    </MessagePage>
  );
}
