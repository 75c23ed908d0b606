import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { blocked, isIn, type MutedPerson, muted, toggle } from '../../lib/muted-people.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/room-props.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { showNotice } from '../../ui/notices.tsx';

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
      <ReportDialog link={link} name={name} about={about} asking={asking} />
    </span>
  );
}

interface ReportDialogProps extends Pick<PersonActionsProps, 'link' | 'name' | 'about'> {
  readonly asking: Signal<boolean>;
}

function ReportDialog({ link, name, about, asking }: ReportDialogProps) {
  const { reportSure, reportAbout, reported, report } = t.value.chat;
  const close = () => {
    asking.value = false;
  };
  const send = async () => {
    close();
    if (await askTable(link, 'report', about)) showNotice({ text: reported });
  };
  return (
    <Dialog title={reportSure(name)} open={asking.value} onClose={close} class="narrow">
      <p>{reportAbout}</p>
      <p class="buttons">
        <button type="button" class="main" onClick={() => void send()}>
          {report}
        </button>
        <button type="button" class="second" onClick={close}>
          {t.value.cancel}
        </button>
      </p>
    </Dialog>
  );
}
