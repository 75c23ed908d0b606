import { isOptionValue, type OptionKind, type OptionValue } from '@hundredfold/shared/core/options.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { OptionMessages } from '../i18n/game-messages.ts';
import { t } from '../i18n/index.ts';
import { Choice } from './choice.tsx';
import { refusedChanges } from './refused-changes.ts';
import { Switch } from './switch.tsx';

export function OptionField(props: FieldProps) {
  const { kind, ...rest } = props;
  switch (kind.kind) {
    case 'choice':
      return laidOut(kind) ? <ButtonsField kind={kind} {...rest} /> : <ListField kind={kind} {...rest} />;
    case 'whole':
      return <WholeField kind={kind} {...rest} />;
    case 'flag':
      return <Switch label={rest.said.label} about={rest.said.about} on={rest.value === true} onSwitch={rest.onChoose} />;
  }
}

type Listed = Extract<OptionKind, { kind: 'choice' }>;
type Whole = Extract<OptionKind, { kind: 'whole' }>;

function ButtonsField({ kind, said, value, onChoose }: FieldProps<Listed>) {
  const chosen = String(value);
  return (
    <Choice
      label={said.label}
      of={kind.of}
      chosen={chosen}
      onChoose={onChoose}
      say={(each) => (
        <>
          {said.values?.[each]?.label ?? each}
          {each === kind.default && <Usual />}
        </>
      )}
      about={said.values?.[chosen]?.about ?? said.about}
      row="wide"
    />
  );
}

function ListField({ kind, said, value, onChoose }: FieldProps<Listed>) {
  const id = useId();
  void refusedChanges.value;
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
            {each === kind.default ? `${label(each)} – ${t.value.start.standard}` : label(each)}
          </option>
        ))}
      </select>
      <p id={`${id}-about`} class="hint">
        {said.values?.[String(value)]?.about ?? said.about}
      </p>
    </div>
  );
}

export interface FieldProps<Kind extends OptionKind = OptionKind> {
  readonly kind: Kind;
  readonly said: OptionMessages;
  readonly value: OptionValue;
  readonly onChoose: (value: OptionValue) => void;
}

function Usual() {
  return <small class="usual">{t.value.start.standard}</small>;
}

function WholeField({ kind, said, value, onChoose }: FieldProps<Whole>) {
  const id = useId();
  void refusedChanges.value;
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
      <div class="segmented wrap">
        {kind.offer.map((number) => (
          <label key={number} class="segment">
            <input type="radio" name={id} checked={!isOther && number === value} onChange={() => press(number)} />
            <span>
              {number}
              {number === kind.default && <Usual />}
            </span>
          </label>
        ))}
        <input
          class="segment-number"
          inputMode="numeric"
          aria-label={`${said.label}: ${t.value.start.otherNumber}, ${kind.from}–${kind.to}`}
          aria-invalid={wrong}
          aria-describedby={`${id}-about`}
          placeholder={`${kind.from}–${kind.to}`}
          value={other.value}
          onInput={(event) => type(event.currentTarget.value)}
        />
      </div>
      <p id={`${id}-about`} class={wrong ? 'wrong' : 'hint'}>
        {wrong ? t.value.start.numberWrong(kind.from, kind.to) : said.about}
      </p>
    </fieldset>
  );
}

const MOST_BUTTONS = 3;

/** Returns whether a choice is laid out as buttons; a longer one is a list that opens. */
export function laidOut(kind: Listed): boolean {
  return kind.of.length <= MOST_BUTTONS;
}

export function readWhole(kind: Whole, typed: string): number | null {
  const text = typed.trim();
  const number = Number(text);
  return text !== '' && isOptionValue(kind, number) ? number : null;
}
