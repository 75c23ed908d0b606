import { MAX_NAME_GRAPHEMES, readName } from '@hundredfold/shared/protocol/name.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';

interface NameFormProps {
  /** The name in the field at first. */
  readonly offered: string;
  /** The labels of the buttons; the first is the main one. */
  readonly buttons: readonly string[];
  /** Called with the name as it will be shown, and with the index of the pressed button. */
  readonly onNamed: (called: string, button: number) => void;
}

/** Asks for a name; the field contains one to begin with. */
export function NameForm({ offered, buttons, onNamed }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const wrong = useSignal(false);
  const id = useId();
  const { name } = t.value;
  useEffect(() => field.current?.select(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readName(field.current?.value ?? '');
    wrong.value = read === null;
    if (read === null) return field.current?.focus();
    const button = event.submitter instanceof HTMLButtonElement ? Number(event.submitter.value) : 0;
    onNamed(read, button);
  };
  return (
    <form class="name-form" onSubmit={submit} noValidate>
      <label for={id}>{name.label}</label>
      <input
        ref={field}
        id={id}
        name="name"
        class="big"
        autocomplete="nickname"
        spellcheck={false}
        maxLength={MAX_NAME_GRAPHEMES * 8}
        defaultValue={offered}
        aria-invalid={wrong.value}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} class={wrong.value ? 'wrong' : 'hint'}>
        {wrong.value ? name.wrong : name.about}
      </p>
      <p class="buttons">
        {buttons.map((label, index) => (
          <button key={label} type="submit" value={index} class={index === 0 ? 'main' : 'second'}>
            {label}
          </button>
        ))}
      </p>
    </form>
  );
}
