import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { askToNotify, canNotify } from '../ui/notify.ts';
import { Pegs } from '../ui/pegs.tsx';
import { settings } from '../ui/settings.ts';
import { Switch } from '../ui/switch.tsx';
import { canBuzz } from './buzz.ts';
import { play } from './ear.ts';
import { isSoundOn } from './sound-button.tsx';
import { heard } from './sounds.ts';
import { soundWords } from './words.ts';

/** What this browser's person hears, feels, and is told outside of the page. */
export function SoundFields() {
  const said = soundWords.value;
  return (
    <>
      <Volume />
      <Pegs label={said.hears} chosen={settings.hears} values={{ all: said.hearsAll, turn: said.hearsTurn }} />
      {canBuzz() && (
        <Switch
          label={said.vibration}
          about={said.vibrationAbout}
          on={settings.vibration.value === 'on'}
          onSwitch={(on) => (settings.vibration.value = on ? 'on' : 'off')}
        />
      )}
      {canNotify() && <Notices />}
    </>
  );
}

/** How loud it is, with a sound to go by; silent at its lower end. */
function Volume() {
  const id = useId();
  const { volume: label } = soundWords.value;
  const choose = (volume: number): void => {
    settings.volume.value = volume;
    settings.sound.value = volume > 0 ? 'on' : 'off';
  };
  return (
    <div class="option">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="slider"
        type="range"
        min={0}
        max={100}
        step={5}
        value={isSoundOn() ? settings.volume.value : 0}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
        onChange={() => play(heard('turn'))}
      />
    </div>
  );
}

/** Asks the browser only when it is switched on. */
function Notices() {
  const { notices, noticesAbout, noticesBlocked } = soundWords.value;
  const isRefused = useSignal(false);
  const isOn = settings.notices.value === 'on' && Notification.permission === 'granted';
  const onSwitch = async (on: boolean): Promise<void> => {
    const allowed = on && (await askToNotify());
    settings.notices.value = allowed ? 'on' : 'off';
    isRefused.value = on && !allowed;
  };
  return (
    <Switch
      label={notices}
      about={isRefused.value ? noticesBlocked : noticesAbout}
      on={isOn}
      onSwitch={(on) => void onSwitch(on)}
    />
  );
}
