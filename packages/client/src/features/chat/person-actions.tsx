import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { blocked, isIn, type MutedPerson, muted, toggle } from '../../lib/muted-people.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { showNotice } from '../../ui/notices.tsx';
import { SureDialog } from '../../ui/sure-dialog.tsx';

interface PersonActionsProps extends Pick<RoomProps, 'link'>, MutedPerson {
  readonly about: Intent<'report'>;
}

export function PersonActions({ link, sign, name, about }: PersonActionsProps) {
  const asking = useSignal(false);
  const texts = t.value.chat;
  const press = (list: Signal<readonly MutedPerson[]>, done: string) => () => {
    if (!isIn(list, sign)) showNotice({ text: done });
    toggle(list, { sign, name });
  };
  const report = async () => {
    if (await askTable(link, 'report', about)) showNotice({ text: texts.reported });
  };
  const ways = [
    { id: 'mute', label: isIn(muted, sign) ? texts.unmute : texts.mute, press: press(muted, texts.muted(name)) },
    { id: 'block', label: isIn(blocked, sign) ? texts.unblock : texts.block, press: press(blocked, texts.blocked(name)) },
    { id: 'report', label: texts.report, press: () => (asking.value = true) },
  ];
  return (
    <span class="person-actions">
      {ways.map(({ id, label, press }) => (
        <button key={id} type="button" class="quiet" aria-label={`${label}: ${name}`} onClick={press}>
          {label}
        </button>
      ))}
      <SureDialog
        title={texts.reportSure(name)}
        text={texts.reportAbout}
        yes={texts.report}
        open={asking.value}
        onYes={() => void report()}
        onClose={() => (asking.value = false)}
      />
    </span>
  );
}
