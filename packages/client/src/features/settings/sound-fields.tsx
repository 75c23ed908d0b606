import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { canBuzz } from '../../lib/sound/buzz.ts';
import { hearing, isSoundOn } from '../../lib/sound/hearing.ts';
import { playSound } from '../../lib/sound/play-sound.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Switch } from '../../ui/switch.tsx';
import { NoticeSwitches } from './slots.ts';
import '../../ui/styles/slider.css';

export function SoundFields() {
  const texts = t.value.sound;
  return (
    <>
      <Volume />
      <SegmentedControl label={texts.sounds} chosen={hearing.hears} values={texts.hears} />
      {canBuzz() && (
        <Switch
          label={texts.vibration}
          about={texts.vibrationAbout}
          on={hearing.vibration.value === 'on'}
          onSwitch={(on) => (hearing.vibration.value = on ? 'on' : 'off')}
        />
      )}
      <NoticeSwitches />
    </>
  );
}

function Volume() {
  const id = useId();
  const { volume: label } = t.value.sound;
  const choose = (wanted: number): void => {
    hearing.volume.value = wanted;
    hearing.sound.value = wanted > 0 ? 'on' : 'off';
  };
  const volume = isSoundOn() ? hearing.volume.value : 0;
  return (
    <div class="option is-volume">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="slider"
        type="range"
        min={0}
        max={100}
        step={5}
        value={volume}
        style={{ '--filled': `${volume}%` }}
        onInput={(event) => choose(event.currentTarget.valueAsNumber)}
        onChange={() => playSound('turn')}
      />
    </div>
  );
}
