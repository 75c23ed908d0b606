import { MAX_NAME_GRAPHEMES, type NameFault, readName } from '@hundredfold/shared/protocol/name.ts';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import { TextButton } from './text-button.tsx';

interface NameFormProps {
  readonly offered: string;
  /** Returns the labels of the buttons for the name in the field; the first is the main one. */
  readonly buttons: (typed: string) => readonly string[];
  /** Called with the name as it will be shown, and with the index of the pressed button. */
  readonly onNamed: (called: string, button: number) => void;
  /** More buttons, which need no name. */
  readonly children?: ComponentChildren;
}

export function NameForm({ offered, buttons, onNamed, children }: NameFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const fault = useSignal<NameFault | null>(null);
  const typed = useSignal(offered);
  const id = useId();
  const { name } = t.value;
  useEffect(() => field.current?.select(), []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const read = readName(field.current?.value ?? '');
    fault.value = read.ok ? null : read.refusal;
    if (!read.ok) return field.current?.focus();
    const button = event.submitter instanceof HTMLButtonElement ? Number(event.submitter.value) : 0;
    onNamed(read.value, button);
  };
  return (
    <form class="name-form stack" onSubmit={submit} noValidate>
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
        onInput={(event) => (typed.value = event.currentTarget.value)}
        aria-invalid={fault.value !== null}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} class={fault.value === null ? 'hint' : 'wrong'}>
        {fault.value === null ? name.about : nameFaultText(fault.value)}
      </p>
      <p class="buttons">
        {buttons(typed.value).map((label, index) => (
          <TextButton key={label} class={index === 0 ? 'main' : 'second'} label={label} type="submit" value={index} />
        ))}
        {children}
      </p>
    </form>
  );
}

export function nameFaultText(fault: NameFault): string {
  const { empty, tooLong, illegible, character, invisible } = t.value.name.wrong;
  switch (fault.kind) {
    case 'empty':
      return empty;
    case 'too-long':
      return tooLong;
    case 'illegible':
      return illegible;
    case 'character':
      return character(fault.character);
    case 'invisible-character':
      return invisible(`U+${fault.character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`);
  }
}
