import { refused } from '@hundredfold/shared/core/result.ts';
import { MAX_GROUP_NAME_GRAPHEMES } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { myAvatar, myName } from '../../net/account/profile.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { useOwnName } from '../../net/account/use-own-name.tsx';
import { becomeMember } from '../../net/become-member.ts';
import { groupsApi } from '../../net/groups-api.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { NameField, useTypedName } from '../../ui/name-form.tsx';
import { go, groupPath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import type { GroupError } from './follow-group.ts';
import { groupErrorText } from './group-error.tsx';

export function NewGroupPage() {
  const own = useOwnName();
  const name = useTypedName('', MAX_GROUP_NAME_GRAPHEMES);
  const state = useSignal<GroupError | 'making' | null>(null);
  const texts = t.value.groups;
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    const called = name.read();
    if (called === null || !own.keep() || state.value === 'making') return;
    state.value = 'making';
    const group = { key: browserSecret(), name: called, as: myName.peek(), seal: myAvatar.peek() };
    const made = (await becomeMember()) ? await groupsApi.make(group) : refused<GroupError>('no-maker');
    state.value = made.ok ? null : made.refusal;
    if (made.ok) go(groupPath(made.value.id));
  };
  const isMaking = state.value === 'making';
  return (
    <MessagePage title={texts.make} text={texts.makeAbout}>
      <form class="stack" onSubmit={(event) => void make(event)} noValidate>
        <NameField name={name} label={texts.name} about={texts.nameAbout} />
        {own.field}
        <TextButton class="main tall" label={texts.make} type="submit" aria-disabled={isMaking} />
        <p class="wrong" role="alert">
          {state.value !== null && state.value !== 'making' && groupErrorText(state.value)}
        </p>
      </form>
    </MessagePage>
  );
}
