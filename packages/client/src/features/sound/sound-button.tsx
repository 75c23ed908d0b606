import { t } from '../../i18n/index.ts';
import { shortcutOf } from '../../lib/shortcut.ts';
import { isSoundOn, toggleSound } from '../../lib/sound/hearing.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { useWindowEvent } from '../../ui/use-window-event.ts';

const KEY = 'm';

export function SoundButton() {
  useWindowEvent('keydown', (event) => {
    if (shortcutOf(event) !== KEY || event.repeat) return;
    const { on, off } = t.peek().sound;
    showNotice({ text: toggleSound() ? on : off });
  });
  const isOn = isSoundOn();
  return (
    <BarButton
      icon={isOn ? 'sound' : 'silence'}
      label={t.value.sound.title}
      pressed={isOn}
      shortcut={KEY.toUpperCase()}
      onPress={toggleSound}
    />
  );
}
