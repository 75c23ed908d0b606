import type { GroupMember, GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { TextButton } from '../../ui/text-button.tsx';

/** The number of members that are shown at first. */
const FIRST_MEMBERS = 24;

export function GroupMembers({ members }: Pick<GroupPage, 'members'>) {
  const isWhole = useSignal(false);
  const texts = t.value.groups;
  const sorted = inOrder(members);
  return (
    <section class="group-members">
      <h2>{texts.members(members.length)}</h2>
      <ul class="wrap">
        {(isWhole.value ? sorted : sorted.slice(0, FIRST_MEMBERS)).map(({ id, name, seal, isYou, presence }) => (
          <li key={id} class={presence === null ? 'group-member' : 'group-member is-here'}>
            <Avatar avatar={seal} />
            <bdi>{name}</bdi>
            {isYou && <small>{t.value.table.you}</small>}
            {presence !== null && !isYou && <small>{texts.presence[presence]}</small>}
          </li>
        ))}
      </ul>
      {sorted.length > FIRST_MEMBERS && !isWhole.value && (
        <TextButton class="quiet" label={t.value.myGames.more} onClick={() => (isWhole.value = true)} />
      )}
    </section>
  );
}

/** Sorts members: first those who are here, then by name alone, so that hidden members look like absent ones. */
export function inOrder(members: readonly GroupMember[]): readonly GroupMember[] {
  const rank = ({ presence }: GroupMember): number => (presence === null ? 1 : 0);
  return members.toSorted((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
