import type { OptionKind } from '@hundredfold/shared/core/options.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { words } from '../words/index.ts';
import { type FieldProps, Usual } from './field.tsx';
import { readWhole } from './option-form.ts';

type Whole = Extract<OptionKind, { kind: 'whole' }>;

/** A number: the usual ones to press, and a field for any other. */
export function WholeField({ kind, said, value, onChoose }: FieldProps<Whole>) {
  const id = useId();
  const other = useSignal('');
  const isOther = other.value !== '';
  const wrong = isOther && readWhole(kind, other.value) === null;
  const press = (number: number) => {
    other.value = '';
    onChoose(number);
  };
  const type = (typed: string) => {
    other.value = typed;
    onChoose(readWhole(kind, typed) ?? kind.default);
  };
  return (
    <fieldset class="option" aria-describedby={`${id}-about`}>
      <legend>{said.label}</legend>
      <div class="pegs">
        {kind.offer.map((number) => (
          <label key={number} class="peg">
            <input type="radio" name={id} checked={!isOther && number === value} onChange={() => press(number)} />
            <span>
              {number}
              {number === kind.default && <Usual />}
            </span>
          </label>
        ))}
        <input
          class="peg-number"
          inputMode="numeric"
          aria-label={`${said.label}: ${words.value.start.otherNumber}, ${kind.from}–${kind.to}`}
          aria-invalid={wrong}
          aria-describedby={`${id}-about`}
          placeholder={`${kind.from}–${kind.to}`}
          value={other.value}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-about`} class={wrong ? 'wrong' : 'hint'}>
        {wrong ? words.value.start.numberWrong(kind.from, kind.to) : said.about}
      </p>
    </fieldset>
  );
}
