import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { checkMembership } from '../../net/become-member.ts';
import { TextButton } from '../../ui/text-button.tsx';

interface WordFormProps {
  readonly onRight?: () => void;
}

export function WordForm({ onRight }: WordFormProps) {
  const typed = useSignal('');
  const wrong = useSignal('');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { members, you, start } = t.value;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const found = await checkMembership(typed.peek());
    if (found === 'member') onRight?.();
    else wrong.value = found === 'guest' ? members.wrong : you.tooMany;
  };
  return (
    <form class="stack" onSubmit={(event) => void submit(event)} noValidate>
      <label for={id}>{members.word}</label>
      <input
        ref={field}
        id={id}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        value={typed.value}
        onInput={(event) => (typed.value = event.currentTarget.value)}
        aria-invalid={wrong.value !== ''}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} class={wrong.value === '' ? 'hint' : 'wrong'} role="status">
        {wrong.value || members.once}
      </p>
      <p class="buttons">
        <TextButton class="main" label={start.go} type="submit" />
      </p>
    </form>
  );
}
