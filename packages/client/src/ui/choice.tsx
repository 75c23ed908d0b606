import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { refusedChanges } from './refused-changes.ts';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly of: readonly Value[];
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
  /** Returns the label of a value; omit it if the value is its own label. */
  readonly say?: (value: Value) => ComponentChildren;
  readonly about?: string;
  readonly row?: 'wide' | 'paces';
  readonly isOff?: boolean;
  /** `true` if only screen readers need the label. */
  readonly isLabelUnseen?: boolean;
}

export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { label, of, chosen, onChoose, say = String, about, row = '', isOff = false, isLabelUnseen = false } = props;
  const id = useId();
  void refusedChanges.value;
  return (
    <fieldset class="option" aria-describedby={about === undefined ? undefined : id} disabled={isOff}>
      <legend class={isLabelUnseen ? 'unseen' : ''}>{label}</legend>
      <div class={`segmented wrap ${row}`}>
        {of.map((value) => (
          <label key={value} class="segment">
            <input type="radio" name={id} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{say(value)}</span>
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={id} class="hint">
          {about}
        </p>
      )}
    </fieldset>
  );
}
