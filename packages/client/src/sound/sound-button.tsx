import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/notices.tsx';
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

/** The key was meant for a field, or for the browser. */
function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof Element && target.closest('input:not([type=radio], [type=checkbox], [type=range]), select, textarea');
  return ctrlKey || metaKey || altKey || Boolean(field);
}
