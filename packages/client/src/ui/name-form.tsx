import { MAX_NAME_GRAPHEMES, type NameFault, readName } from '@hundredfold/shared/protocol/name.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { firstTexts as t } from '../i18n/first.ts';
import { TextButton } from './text-button.tsx';

interface NameFormProps {
  readonly offered: string;
  /** Returns the labels of the buttons for the name in the field; the first is the main one. */
  readonly buttons: (typed: string) => readonly string[];
  /** Called with the name as it will be shown, and with the index of the pressed button. */
  readonly onNamed: (called: string, button: number) => void;
  readonly children?: ComponentChildren;
}

export function NameForm({ offered, buttons, onNamed, children }: NameFormProps) {
  const name = useTypedName(offered);
  useEffect(() => name.field.current?.select(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const called = name.read();
    const button = event.submitter instanceof HTMLButtonElement ? Number(event.submitter.value) : 0;
    if (called !== null) onNamed(called, button);
  };
  return (
    <form class="name-form stack" onSubmit={submit} noValidate>
      <NameField name={name} about={t.value.name.about} />
      <p class="buttons">
        {buttons(name.typed.value).map((label, index) => (
          <TextButton key={label} class={index === 0 ? 'main' : 'second'} label={label} type="submit" value={index} />
        ))}
        {children}
      </p>
    </form>
  );
}

/** A name as it is typed. `read` returns it as it will be shown; if it is wrong it says so, and returns `null`. */
export function useTypedName(offered: string, longest = MAX_NAME_GRAPHEMES) {
  const field = useRef<HTMLInputElement>(null);
  const typed = useSignal(offered);
  const fault = useSignal<NameFault | null>(null);
  const read = (): string | null => {
    const name = readName(typed.peek(), longest);
    fault.value = name.ok ? null : name.refusal;
    if (!name.ok) field.current?.focus();
    return name.ok ? name.value : null;
  };
  return { field, typed, fault, read, longest };
}

interface NameFieldProps {
  readonly name: ReturnType<typeof useTypedName>;
  readonly label?: string;
  readonly about: string;
}

/** A field that cuts nothing. It says at once that a name is too long, and what else is wrong once the form is sent. */
export function NameField({ name, label = t.value.name.label, about }: NameFieldProps) {
  const { field, typed, fault, longest } = name;
  const id = useId();
  const change = (text: string) => {
    typed.value = text;
    const read = readName(text, longest);
    fault.value = !read.ok && (fault.peek() !== null || read.refusal.kind === 'too-long') ? read.refusal : null;
  };
  return (
    <>
      <label for={id}>{label}</label>
      <input
        ref={field}
        id={id}
        name="name"
        autocomplete={longest === MAX_NAME_GRAPHEMES ? 'nickname' : 'off'}
        spellcheck={false}
        defaultValue={typed.peek()}
        onInput={(event) => change(event.currentTarget.value)}
        aria-invalid={fault.value !== null}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} class={fault.value === null ? 'hint' : 'wrong'} role="status">
        {fault.value === null ? about : nameFaultText(fault.value, longest)}
      </p>
    </>
  );
}

function nameFaultText(fault: NameFault, longest: number): string {
  const { empty, tooLong, illegible, character, invisible } = t.value.name.wrong;
  switch (fault.kind) {
    case 'empty':
      return empty;
    case 'too-long':
      return tooLong(longest);
    case 'illegible':
      return illegible;
    case 'character':
      return character(fault.character);
    case 'invisible-character':
      return invisible(`U+${fault.character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
  }
}
