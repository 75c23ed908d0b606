import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { moveHere } from '../../net/account/identity.ts';
import { CODE_FIELD } from '../../ui/code-field.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';

export function MoveHere({ onBack }: AccountSheetProps) {
  const { you } = t.value;
  return (
    <AccountSheet title={you.here} onBack={onBack}>
      <p>{you.hereHow}</p>
      <CodeForm />
    </AccountSheet>
  );
}

type Trouble = 'wrong' | 'too-many' | 'unkept' | 'failed' | 'asking' | null;

function CodeForm() {
  const field = useRef<HTMLInputElement>(null);
  const trouble = useSignal<Trouble>(null);
  const id = useId();
  const { you } = t.value;
  useEffect(() => field.current?.focus(), []);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (trouble.value === 'asking') return;
    const code = readCode(field.current?.value ?? '');
    if (code !== null) trouble.value = 'asking';
    trouble.value = code === null ? 'wrong' : await redeemTransfer(code);
    field.current?.focus();
  };
  return (
    <form class="name-form stack" onSubmit={(event) => void submit(event)} noValidate>
      <label for={id}>{t.value.invite.code}</label>
      <input
        ref={field}
        id={id}
        class="code-field"
        {...CODE_FIELD}
        aria-invalid={trouble.value === 'wrong'}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} class="hint">
        {you.hereAbout}
      </p>
      <TroubleLine trouble={trouble.value} />
      <p class="buttons">
        <TextButton class="main" label={you.take} type="submit" aria-disabled={trouble.value === 'asking'} />
      </p>
    </form>
  );
}

export function TroubleLine({ trouble }: { readonly trouble: Trouble }) {
  const { you } = t.value;
  return (
    <p class="wrong" role="alert">
      {trouble === 'wrong' && you.codeWrong}
      {trouble === 'too-many' && you.tooMany}
      {trouble === 'unkept' && you.unkept}
      {trouble === 'failed' && you.failed}
    </p>
  );
}

/** Redeems a transfer code and reloads the page under the other account. Returns what went wrong, if anything. */
export async function redeemTransfer(code: string): Promise<Trouble> {
  const moved = await moveHere(code);
  if (!moved.ok) return moved.refusal;
  location.reload();
  return 'asking';
}
