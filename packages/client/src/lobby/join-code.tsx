import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { CODE_FIELD } from '../ui/code-field.ts';
import { go, tablePath } from '../ui/route.ts';
import { words } from '../words/index.ts';

/** The way to a table for whoever was told its code. */
export function JoinCode() {
  const typed = useSignal('');
  const wrong = useSignal(false);
  const id = useId();
  const { start } = words.value;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = readCode(typed.value);
    wrong.value = code === null;
    if (code !== null) go(tablePath(code));
  };
  return (
    <form class="join" onSubmit={submit} noValidate>
      <label for={id}>{start.join}</label>
      <div class="join-row">
        <input
          id={id}
          class="code-field"
          {...CODE_FIELD}
          aria-describedby={`${id}-about`}
          aria-invalid={wrong.value}
          value={typed.value}
          onInput={(event) => (typed.value = event.currentTarget.value)}
        />
        <button type="submit" class="second">
          {start.go}
        </button>
      </div>
      <p id={`${id}-about`} class={wrong.value ? 'wrong' : 'hint'} role={wrong.value ? 'alert' : undefined}>
        {wrong.value ? start.codeWrong : start.codeHint}
      </p>
    </form>
  );
}
