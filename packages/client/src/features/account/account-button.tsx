import { useSignal } from '@preact/signals';
import { firstTexts as t } from '../../i18n/first.ts';
import { myAvatar, myName, profileName } from '../../net/account/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import type { AccountPanelProps } from './account-panel.tsx';

const YouSheet = lazyComponent<AccountPanelProps>(async () => (await import('./account-panel.tsx')).AccountPanel);

export function AccountButton({ onIntroduce }: Pick<AccountPanelProps, 'onIntroduce'>) {
  const open = useSignal(false);
  const { you } = t.value.name;
  const name = profileName.value;
  const isGuest = myName.value === '' && name !== '';
  const label = name === '' ? you : isGuest ? t.value.name.guest(name) : `${you}: ${name}`;
  const close = () => (open.value = false);
  return (
    <>
      <button
        type="button"
        class={isGuest ? 'bar-button name-tag is-guest' : 'bar-button name-tag'}
        aria-label={label}
        onClick={() => (open.value = true)}
      >
        <Avatar avatar={myAvatar.value} />
        <span class="name-tag-name truncated">{isGuest && onIntroduce === undefined ? label : name || you}</span>
      </button>
      <Dialog title={you} open={open.value} onClose={close} class="narrow you">
        <YouSheet onIntroduce={onIntroduce} onClose={close} />
      </Dialog>
    </>
  );
}
