import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { myAvatar, type Profile, profileName, saveProfile } from '../../net/account/profile.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { otherAvatar } from '../../ui/avatar-shape.ts';
import { NameForm } from '../../ui/name-form.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { ForgetMe } from './forget-me.tsx';
import { MoveAway } from './move-away.tsx';
import { MoveHere } from './move-here.tsx';
import { MyGames } from './my-games.tsx';

import './account.css';

export interface AccountPanelProps {
  /** Sends the new name and avatar to the table, if there is one. Resolves to whether the table accepted them. */
  readonly onIntroduce?: ((profile: Profile) => Promise<boolean>) | undefined;
  readonly onClose: () => void;
}

const SHEETS = { games: MyGames, away: MoveAway, here: MoveHere, forget: ForgetMe };

export function AccountPanel({ onIntroduce, onClose }: AccountPanelProps) {
  const at = useSignal<keyof typeof SHEETS | 'you'>('you');
  const { you } = t.value;
  if (at.value !== 'you') {
    const Sheet = SHEETS[at.value];
    return <Sheet onBack={() => (at.value = 'you')} />;
  }
  const labels = {
    games: t.value.myGames.title,
    away: you.away,
    here: you.here,
    forget: you.forget,
  };
  const ways = (names: readonly (keyof typeof SHEETS)[]) =>
    names.map((to) => <TextButton key={to} class="quiet" label={labels[to]} onClick={() => (at.value = to)} />);
  return (
    <>
      <Introduction onIntroduce={onIntroduce} onClose={onClose} />
      <section class="you-actions">{ways(['games'])}</section>
      <section class="you-actions stack tight">
        <h3>{you.devices}</h3>
        <p class="hint">{you.devicesAbout}</p>
        {ways(['away', 'here', 'forget'])}
      </section>
    </>
  );
}

function Introduction({ onIntroduce, onClose }: AccountPanelProps) {
  const avatar = useSignal(myAvatar.peek());
  const { you, name } = t.value;
  const save = async (profile: Profile) => {
    if (onIntroduce !== undefined && !(await onIntroduce(profile))) return;
    saveProfile(profile);
    onClose();
  };
  return (
    <>
      <div class="you-avatar stack">
        <Avatar avatar={avatar.value} />
        <TextButton class="second" label={you.another} onClick={() => (avatar.value = otherAvatar(avatar.value))} />
      </div>
      <NameForm
        offered={profileName.peek()}
        buttons={() => [name.save]}
        onNamed={(called) => void save({ name: called, seal: avatar.value })}
      />
    </>
  );
}
