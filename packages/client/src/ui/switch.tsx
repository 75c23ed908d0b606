import { useId } from 'preact/hooks';
import { refusedChanges } from './refused-changes.ts';

interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

export function Switch({ label, about, on, onSwitch }: SwitchProps) {
  const id = useId();
  void refusedChanges.value;
  return (
    <div class="switch-row">
      <label class="switch row">
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          checked={on}
          aria-describedby={id}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={id} class="hint">
        {about}
      </p>
    </div>
  );
}
