import { allowsFreeText, chatTextSchema } from '@hundredfold/shared/protocol/chat.ts';
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import * as v from 'valibot';
import { t } from '../../i18n/index.ts';
import { askTable } from '../../net/ask-table.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { settings } from '../../ui/settings.ts';
import { IconButton } from '../../ui/text-button.tsx';
import { chatDraft, sendDraft } from './chat-open.ts';

export function ChatForm({ link, snapshot }: RoomProps) {
  const field = useRef<HTMLInputElement>(null);
  const wrong = useSignal(false);
  const id = useId();
  const { field: label, send, notALine } = t.value.chat;
  if (settings.chat.value === 'phrases') return null;
  if (!allowsFreeText(snapshot)) return <p class="hint">{t.value.refusals['phrases-only']}</p>;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const read = v.safeParse(chatTextSchema, chatDraft.peek());
    wrong.value = !read.success;
    field.current?.focus();
    if (read.success) await sendDraft(() => askTable(link, 'say', { text: read.output }));
  };
  return (
    <form class="chat-form" onSubmit={(event) => void submit(event)} noValidate>
      <input
        ref={field}
        name="line"
        aria-label={label}
        placeholder={label}
        autocomplete="off"
        enterkeyhint="send"
        maxLength={1000}
        value={chatDraft.value}
        onInput={({ currentTarget }) => (chatDraft.value = currentTarget.value)}
        aria-invalid={wrong.value}
        aria-describedby={id}
      />
      <IconButton class="main" icon="send" label={send} type="submit" />
      <p id={id} class="wrong">
        {wrong.value ? notALine : ''}
      </p>
    </form>
  );
}
