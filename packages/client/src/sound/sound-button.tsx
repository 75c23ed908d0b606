import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/notices.tsx';
import { isTyped } from '../ui/typed.ts';
import { isSoundOn, toggleSound } from './hearing.ts';
import { soundWords } from './words.ts';

const KEY = 'm';

/** Turns the sound on and off, by a press or by its key. */
export function SoundButton() {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== KEY || event.repeat || isTyped(event)) return;
      const { on, off } = soundWords.peek();
      say({ text: toggleSound() ? on : off });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const isOn = isSoundOn();
  return (
    <button
      type="button"
      class="bar-button"
      aria-label={soundWords.value.title}
      aria-pressed={isOn}
      aria-keyshortcuts={KEY.toUpperCase()}
      title={`${isOn ? soundWords.value.on : soundWords.value.off} (${KEY.toUpperCase()})`}
      onClick={toggleSound}
    >
      <Icon name={isOn ? 'sound' : 'silence'} />
    </button>
  );
}
