import { useEffect } from 'preact/hooks';
import { isSoundOn, toggleSound } from '../../lib/sound/hearing.ts';
import { isLetterKey, isTyped } from '../../lib/typed.ts';
import { BarButton } from '../../ui/bar-button.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { soundWords } from './words.ts';

const KEY = 'm';

/** Turns the sound on and off, by a press or by its key. */
export function SoundButton() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isLetterKey(event, KEY) || event.repeat || isTyped(event)) return;
      const { on, off } = soundWords.peek();
      showNotice({ text: toggleSound() ? on : off });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const isOn = isSoundOn();
  return (
    <BarButton
      icon={isOn ? 'sound' : 'silence'}
      label={soundWords.value.title}
      tip={`${isOn ? soundWords.value.on : soundWords.value.off} (${KEY.toUpperCase()})`}
      pressed={isOn}
      shortcut={KEY.toUpperCase()}
      onPress={toggleSound}
    />
  );
}
