import { MAX_GROUP_NAME_GRAPHEMES } from '@hundredfold/shared/protocol/groups.ts';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { spokenTime, t } from '../../i18n/index.ts';
import { groupsApi } from '../../net/groups-api.ts';
import { NameField, useTypedName } from '../../ui/name-form.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { type PersonAction, PersonButtons } from '../../ui/person-buttons.tsx';
import { go } from '../../ui/route.ts';
import { Switch } from '../../ui/switch.tsx';
import { IconButton, TextButton } from '../../ui/text-button.tsx';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { changeGroup, type GroupProps, membershipIn } from './change-group.ts';
import { inOrder } from './group-members.tsx';
import { GroupWebhook } from './group-webhook.tsx';
import { keptSetUps } from './other-game.tsx';

export function GroupSettings({ group, onChange }: GroupProps) {
  const texts = t.value.groups;
  const all = useRef<HTMLDivElement>(null);
  useFocusOnLoss(all);
  return (
    <div ref={all} class="stack loose">
      <Names group={group} onChange={onChange} />
      <Switch
        label={texts.hide}
        about={texts.hideAbout}
        on={group.isHidden}
        onSwitch={(hidden) => void changeGroup({ ...membershipIn(group), hidden }, onChange)}
      />
      <SetUps group={group} onChange={onChange} />
      <GroupWebhook group={group} onChange={onChange} />
      <Members group={group} onChange={onChange} />
      <Ways group={group} onChange={onChange} />
    </div>
  );
}

/** The name of the group, and the user's own name in it. */
function Names({ group, onChange }: GroupProps) {
  const you = group.members.find(({ isYou }) => isYou);
  const name = useTypedName(group.name, MAX_GROUP_NAME_GRAPHEMES);
  const own = useTypedName(you?.name ?? '');
  const texts = t.value.groups;
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const [called, as] = [name.read(), own.read()];
    if (called === null || as === null) return;
    const member = membershipIn(group);
    const isRenamed = called === group.name || (await changeGroup({ ...member, name: called }, onChange));
    const isSaved = as === you?.name || (await changeGroup({ ...member, as }, onChange));
    if (isRenamed && isSaved) showNotice({ text: texts.saved });
  };
  return (
    <form class="stack" onSubmit={(event) => void save(event)} noValidate>
      <NameField name={name} label={texts.name} about="" />
      <NameField name={own} label={texts.yourName} about="" />
      <p class="buttons">
        <TextButton class="second" label={t.value.name.save} type="submit" />
      </p>
    </form>
  );
}

function SetUps({ group, onChange }: GroupProps) {
  const texts = t.value.groups;
  if (group.setUps.length === 0) return null;
  return (
    <section>
      <h3>{texts.setUps}</h3>
      <ul>
        {group.setUps.map(({ name }) => (
          <li key={name} class="row spread">
            <bdi>{name}</bdi>
            <IconButton
              class="glyph"
              icon="bin"
              label={texts.removeSetUp(name)}
              onClick={() => void changeGroup({ ...membershipIn(group), setUps: keptSetUps(group, name) }, onChange)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Members({ group, onChange }: GroupProps) {
  const texts = t.value.groups;
  const [head, list] = [useRef<HTMLElement>(null), useRef<HTMLUListElement>(null)];
  useFocusOnLoss(list, head);
  const others = inOrder(group.members).filter(({ isYou }) => !isYou);
  const remove = async (id: string, name: string) => {
    const change = { ...membershipIn(group), link: { without: id } };
    if (await changeGroup(change, onChange)) showNotice({ text: texts.removed(name) });
  };
  if (others.length === 0) return null;
  return (
    <details class="fold">
      <summary ref={head}>
        <span class="fold-title">{texts.remove}</span>
      </summary>
      <ul ref={list}>
        {others.map(({ id, name }) => {
          const question = { title: texts.removeSure(name), text: texts.removeAbout };
          const press = () => remove(id, name);
          return (
            <li key={id} class="row spread">
              <bdi>{name}</bdi>
              <PersonButtons actions={[{ id, label: t.value.table.clear, about: name, question, press }]} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** The buttons that change the group for good. Each asks first. */
function Ways({ group, onChange }: GroupProps) {
  const isBusy = useSignal(false);
  const texts = t.value.groups;
  const { changed, isMaker } = group;
  const end = async (how: 'leave' | 'delete') => {
    if (isBusy.value) return;
    isBusy.value = true;
    const { ok } = await groupsApi[how](membershipIn(group));
    isBusy.value = false;
    if (ok) go('/');
    else showNotice({ text: t.value.you.failed });
  };
  const changeLink = async () => {
    if (await changeGroup({ ...membershipIn(group), link: {} }, onChange)) showNotice({ text: texts.linkChanged });
  };
  const actions: readonly PersonAction[] = [
    {
      id: 'link',
      label: texts.changeLink,
      question: { title: texts.changeLinkSure, text: texts.changeLinkAbout },
      press: changeLink,
    },
    {
      id: 'leave',
      label: texts.leave,
      question: { title: texts.leaveSure, text: texts.leaveAbout },
      press: () => end('leave'),
    },
    ...(isMaker
      ? [
          {
            id: 'delete',
            label: texts.delete,
            question: { title: texts.deleteSure, text: texts.deleteAbout },
            press: () => end('delete'),
          },
        ]
      : []),
  ];
  return (
    <>
      {changed !== undefined && <p class="hint">{changedText(changed)}</p>}
      <PersonButtons actions={actions} />
    </>
  );
}

export function changedText({ by, at }: NonNullable<GroupProps['group']['changed']>): string {
  const { changed, changedBy } = t.value.groups;
  return by === null ? changed(spokenTime(at)) : changedBy(by, spokenTime(at));
}
