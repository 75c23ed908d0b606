import { readGroupSecret } from '@hundredfold/shared/protocol/group-secret.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { AccountButton } from '../../features/account/account-button.tsx';
import type { GroupProps } from '../../features/groups/change-group.ts';
import type { GroupAddress } from '../../features/groups/follow-group.ts';
import { GroupErrorPage } from '../../features/groups/group-error.tsx';
import { GroupEvening } from '../../features/groups/group-evening.tsx';
import { GroupGames } from '../../features/groups/group-games.tsx';
import { GroupInvitation } from '../../features/groups/group-invitation.tsx';
import { GroupInvite, type GroupLink } from '../../features/groups/group-invite.tsx';
import { GroupMembers } from '../../features/groups/group-members.tsx';
import { changedText, GroupSettings } from '../../features/groups/group-settings.tsx';
import { GroupStanding } from '../../features/groups/group-standing.tsx';
import { GroupTables } from '../../features/groups/group-tables.tsx';
import { NewGroupPage } from '../../features/groups/new-group-page.tsx';
import { useGroup } from '../../features/groups/use-group.ts';
import { SettingsButton } from '../../features/settings/settings-dialog.tsx';
import { spokenDay, t } from '../../i18n/index.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Header } from '../../ui/header.tsx';
import { useArrivalFocus } from '../../ui/route.ts';
import './group-page.css';

interface GroupPageProps {
  readonly id: string | null;
  /** The fragment of a link to a group; empty if there is none. */
  readonly link: string;
}

export function GroupPage({ id, link }: GroupPageProps) {
  if (id !== null) return <FollowedGroup address={{ id }} />;
  if (link === '') return <NewGroupPage />;
  const secret = readGroupSecret(link);
  return secret === null ? <GroupErrorPage error="no-group" /> : <FollowedGroup address={{ secret }} />;
}

function FollowedGroup({ address }: { readonly address: GroupAddress }) {
  const { answer, news, ask } = useGroup(address);
  if (answer === null) return <p class="waiting" aria-busy="true" />;
  if (!answer.ok) return <GroupErrorPage error={answer.refusal} onRetry={() => void ask()} />;
  const group = answer.value;
  if (group.isMember || 'id' in address) return <Group group={group} news={news} onChange={ask} />;
  return <GroupInvitation group={group} secret={address.secret} onChange={ask} />;
}

function Group({ group, news, onChange }: GroupProps & { readonly news: string }) {
  const head = useArrivalFocus<HTMLHeadingElement>();
  useEffect(() => {
    // The page may take the place of the invitation, whose focus is gone with it.
    if (document.activeElement === document.body) head.current?.focus({ preventScroll: true });
  }, []);
  const hasPlayed = group.standing.all.length > 0;
  const { name, secret, changed, endsAt } = group;
  return (
    <div class="page group">
      <Header>
        <AccountButton />
        <SettingsButton />
      </Header>
      <main class="group-main">
        <div class="group-head row">
          <h1 ref={head} tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          {hasPlayed && secret !== undefined && <InviteButton name={name} secret={secret} />}
          <GroupSettingsButton group={group} onChange={onChange} />
        </div>
        <p class="unseen" role="status">
          {news}
        </p>
        <GroupTables group={group} onChange={onChange} />
        <GroupEvening group={group} onChange={onChange} />
        <GroupMembers members={group.members} />
        {hasPlayed && <GroupStanding standing={group.standing} members={group.members} />}
        {!hasPlayed && secret !== undefined && (
          <section class="surface panel group-invite">
            <h2>{t.value.invite.title}</h2>
            <GroupInvite name={name} secret={secret} />
          </section>
        )}
        <GroupGames games={group.games} />
        <footer class="group-notes hint">
          {changed !== undefined && <p>{changedText(changed)}</p>}
          {endsAt !== undefined && <p>{t.value.groups.ends(spokenDay(endsAt))}</p>}
        </footer>
      </main>
    </div>
  );
}

function InviteButton(link: GroupLink) {
  const open = useSignal(false);
  const { title } = t.value.invite;
  return (
    <>
      <BarButton icon="share" label={title} onPress={() => (open.value = true)} />
      <Dialog title={title} open={open.value} onClose={() => (open.value = false)} class="narrow">
        <GroupInvite {...link} />
      </Dialog>
    </>
  );
}

function GroupSettingsButton({ group, onChange }: GroupProps) {
  const open = useSignal(false);
  const { settings } = t.value.groups;
  return (
    <>
      <BarButton icon="more" label={settings} onPress={() => (open.value = true)} />
      <Dialog title={settings} open={open.value} onClose={() => (open.value = false)} class="narrow group-settings">
        <GroupSettings group={group} onChange={onChange} />
      </Dialog>
    </>
  );
}
