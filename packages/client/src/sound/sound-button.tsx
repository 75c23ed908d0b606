import { useEffect } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/notices.tsx';
import { settings } from '../ui/settings.ts';
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

export function isSoundOn(): boolean {
  return settings.sound.value === 'on' && settings.volume.value > 0;
}

/** How loud where it was turned down to nothing before. */
const AUDIBLE = 40;

function toggleSound(): boolean {
  const turnOn = !isSoundOn();
  settings.sound.value = turnOn ? 'on' : 'off';
  if (turnOn && settings.volume.peek() === 0) settings.volume.value = AUDIBLE;
  return turnOn;
}

/** The key was meant for a field, or for the browser. */
function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const field =
    target instanceof Element && target.closest('input:not([type=radio], [type=checkbox], [type=range]), select, textarea');
  return ctrlKey || metaKey || altKey || Boolean(field);
}
