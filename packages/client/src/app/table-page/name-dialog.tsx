import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { myAvatar, profileName, saveProfile } from '../../net/account/profile.ts';
import { named } from '../../net/ask-name.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NameForm } from '../../ui/name-form.tsx';

/** Asks someone who watches for their name, before their first word in the chat or before they take a seat. */
export function NameDialog({ link }: Pick<RoomProps, 'link'>) {
  const close = () => (named.value = null);
  useEffect(() => close, []);
  const enter = async (name: string): Promise<void> => {
    const act = named.peek();
    const profile = { name, seal: myAvatar.peek() };
    close();
    await askTable(link, 'introduce', profile); // If the table refuses the name, the user goes on under the drawn one.
    saveProfile(profile);
    await act?.(name);
  };
  return (
    <Dialog title={t.value.name.ask} open={named.value !== null} onClose={close} class="narrow">
      <NameForm offered={profileName.peek()} buttons={() => [t.value.name.save]} onNamed={(name) => void enter(name)} />
    </Dialog>
  );
}
