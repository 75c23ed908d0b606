import type { Signal } from '@preact/signals';
import { useId } from 'preact/hooks';

interface PegsProps<Value extends string> {
  readonly label: string;
  readonly chosen: Signal<Value>;
  readonly values: Readonly<Record<Value, string>>;
}

/** A row of choices, one of them pressed. */
export function Pegs<Value extends string>({ label, chosen, values }: PegsProps<Value>) {
  const name = useId();
  const each = Object.entries(values) as [Value, string][];
  return (
    <fieldset class="option">
      <legend>{label}</legend>
      <div class="pegs wide">
        {each.map(([value, text]) => (
          <label key={value} class="peg">
            <input type="radio" name={name} checked={chosen.value === value} onChange={() => (chosen.value = value)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
