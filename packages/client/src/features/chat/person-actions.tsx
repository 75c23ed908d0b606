import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { Signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { blocked, isIn, type MutedPerson, muted, toggle } from '../../lib/muted-people.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { showNotice } from '../../ui/notices.tsx';
import { type PersonAction, PersonButtons } from '../../ui/person-buttons.tsx';

interface PersonActionsProps extends Pick<RoomProps, 'link'>, MutedPerson {
  readonly about: Intent<'report'>;
}

export function PersonActions({ link, sign, name, about }: PersonActionsProps) {
  const texts = t.value.chat;
  const press = (list: Signal<readonly MutedPerson[]>, done: string) => () => {
    if (!isIn(list, sign)) showNotice({ text: done });
    toggle(list, { sign, name });
  };
  const report = async () => {
    if (await askTable(link, 'report', about)) showNotice({ text: texts.reported });
  };
  const [isMuted, isBlocked] = [isIn(muted, sign), isIn(blocked, sign)];
  const question = { title: texts.reportSure(name), text: texts.reportAbout };
  const actions: readonly PersonAction[] = [
    { id: 'mute', label: isMuted ? texts.unmute : texts.mute, press: press(muted, texts.muted(name)) },
    { id: 'block', label: isBlocked ? texts.unblock : texts.block, press: press(blocked, texts.blocked(name)) },
    { id: 'report', label: texts.report, question, press: report },
  ];
  return <PersonButtons actions={actions.map((action) => ({ ...action, about: name }))} />;
}
