import { readCode } from '@hundredfold/shared/protocol/code.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { aboutGame, t } from '../../i18n/index.ts';
import { CODE_FIELD } from '../../ui/code-field.ts';
import { go, tablePath } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { type InvitationError, loadInvitation } from './invitation.ts';

type Known = 'nothing' | 'looking' | InvitationError | Invitation;

export function JoinCode() {
  const typed = useSignal('');
  const known = useSignal<Known>('nothing');
  const asked = useRef('');
  const id = useId();
  const { start } = t.value;
  const isWrong = typeof known.value === 'string' && known.value !== 'nothing' && known.value !== 'looking';

  async function look(code: string): Promise<void> {
    asked.current = code;
    known.value = 'looking';
    const answer = await loadInvitation(code);
    if (asked.current === code) known.value = answer.ok ? answer.value : answer.refusal;
  }
  const type = (text: string) => {
    typed.value = text;
    const code = readCode(text);
    if (code !== null) return void look(code);
    asked.current = '';
    known.value = 'nothing';
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(typed.value);
    if (code === null) {
      known.value = 'no-table';
      return;
    }
    if (typeof known.peek() === 'string') await look(code);
    if (asked.current === code && typeof known.peek() !== 'string') go(tablePath(code));
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
          aria-invalid={isWrong}
          value={typed.value}
          onInput={(event) => type(event.currentTarget.value)}
        />
        {typed.value !== '' && <TextButton class="second" label={start.go} type="submit" />}
      </div>
      <p id={`${id}-about`} class={isWrong ? 'wrong' : 'hint'} role={isWrong ? 'alert' : 'status'}>
        {resultText(known.value)}
      </p>
    </form>
  );
}

function resultText(known: Known): string {
  const { start } = t.value;
  const { codeLooking, leadsTo } = t.value.ways;
  switch (known) {
    case 'nothing':
      return '';
    case 'looking':
      return codeLooking;
    case 'no-table':
      return start.codeWrong;
    case 'too-many':
      return t.value.join.tooMany;
    case 'failed':
      return t.value.refusals['no-answer'];
    default:
      return leadsTo(aboutGame(known.game).name, known.host?.name ?? '');
  }
}
