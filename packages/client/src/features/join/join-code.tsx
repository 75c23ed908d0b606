import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { CODE_FIELD } from '../../ui/code-field.ts';
import { go, tablePath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { type InvitationError, loadInvitation } from './invitation.ts';
import './join.css';

export function JoinCode() {
  const typed = useSignal('');
  const wrong = useSignal<InvitationError | null>(null);
  const id = useId();
  const { start } = t.value;
  const type = (text: string) => {
    typed.value = text;
    wrong.value = null;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(typed.value);
    wrong.value = null;
    const answer = code === null ? null : await loadInvitation(code);
    if (code !== null && answer?.ok) go(tablePath(code));
    else wrong.value = answer?.ok === false ? answer.refusal : 'no-table';
  };
  return (
    <form class="join stack" onSubmit={(event) => void submit(event)} noValidate>
      <label for={id}>{start.join}</label>
      <div class="join-row">
        <input
          id={id}
          class="code-field"
          {...CODE_FIELD}
          aria-describedby={`${id}-about`}
          aria-invalid={wrong.value !== null}
          value={typed.value}
          onInput={(event) => type(event.currentTarget.value)}
        />
        {typed.value !== '' && <TextButton class="second" label={start.go} type="submit" />}
      </div>
      <p id={`${id}-about`} class="wrong" role="alert">
        {wrong.value !== null && whyNot(wrong.value)}
      </p>
    </form>
  );
}

function whyNot(error: InvitationError): string {
  const { start, join, refusals } = t.value;
  return { 'no-table': start.codeWrong, 'too-many': join.tooMany, failed: refusals['no-answer'] }[error];
}
