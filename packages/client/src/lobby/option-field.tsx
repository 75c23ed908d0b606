import type { OptionKind } from '@hundredfold/shared/core/options.ts';
import { useId } from 'preact/hooks';
import { Switch } from '../ui/switch.tsx';
import { words } from '../words/index.ts';
import { type FieldProps, Usual } from './field.tsx';
import { laidOut } from './option-form.ts';
import { WholeField } from './whole-field.tsx';

/** One option of a game as a control, drawn from its declaration. */
export function OptionField(props: FieldProps) {
  const { kind, ...rest } = props;
  switch (kind.kind) {
    case 'choice':
      return laidOut(kind) ? <ButtonsField kind={kind} {...rest} /> : <ListField kind={kind} {...rest} />;
    case 'whole':
      return <WholeField kind={kind} {...rest} />;
    case 'flag':
      return <FlagField kind={kind} {...rest} />;
  }
}

type Choice = Extract<OptionKind, { kind: 'choice' }>;
type Flag = Extract<OptionKind, { kind: 'flag' }>;

function ButtonsField({ kind, said, value, onChoose }: FieldProps<Choice>) {
  const id = useId();
  return (
    <fieldset class="option" aria-describedby={id}>
      <legend>{said.label}</legend>
      <div class="pegs wide">
        {kind.of.map((each) => (
          <label key={each} class="peg">
            <input type="radio" name={id} checked={each === value} onChange={() => onChoose(each)} />
            <span>
              {said.values?.[each]?.label ?? each}
              {each === kind.default && <Usual />}
            </span>
          </label>
        ))}
      </div>
      <p id={id} class="hint">
        {said.values?.[String(value)]?.about ?? said.about}
      </p>
    </fieldset>
  );
}

function ListField({ kind, said, value, onChoose }: FieldProps<Choice>) {
  const id = useId();
  const label = (each: string) => said.values?.[each]?.label ?? each;
  return (
    <div class="option">
      <label for={id}>{said.label}</label>
      <select
        id={id}
        value={String(value)}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {kind.of.map((each) => (
          <option key={each} value={each}>
            {each === kind.default ? `${label(each)} – ${words.value.start.standard}` : label(each)}
          </option>
        ))}
      </select>
      <p id={`${id}-about`} class="hint">
        {said.values?.[String(value)]?.about ?? said.about}
      </p>
    </div>
  );
}

function FlagField({ said, value, onChoose }: FieldProps<Flag>) {
  return <Switch label={said.label} about={said.about} on={value === true} onSwitch={onChoose} />;
}
