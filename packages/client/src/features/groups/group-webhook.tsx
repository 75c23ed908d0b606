import { endpointSchema } from '@hundredfold/shared/protocol/push.ts';
import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import * as v from 'valibot';
import { language } from '../../i18n/first.ts';
import { t } from '../../i18n/index.ts';
import { browserZone } from '../../lib/browser-zone.ts';
import { showNotice } from '../../ui/notices.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { changeGroup, type GroupProps, membershipIn } from './change-group.ts';

/** The chat that gets news of the group. Only its host is shown: people who know the whole address could write there. */
export function GroupWebhook({ group, onChange }: GroupProps) {
  const texts = t.value.groups;
  const { webhook } = group;
  if (webhook === undefined) return null;
  const save = async (address: string | null): Promise<void> => {
    const wanted = address === null ? null : { address, language: language.peek(), zone: browserZone() };
    if (await changeGroup({ ...membershipIn(group), webhook: wanted }, onChange)) showNotice({ text: texts.saved });
  };
  return (
    <details class="fold">
      <summary>
        <span class="fold-title">{texts.chat}</span>
      </summary>
      {webhook === null ? (
        <WebhookForm onAddress={(address) => void save(address)} />
      ) : (
        <div class="group-webhook stack">
          <p>{texts.chatSet(webhook)}</p>
          <p class="buttons">
            <TextButton class="second" label={texts.endNews} onClick={() => void save(null)} />
          </p>
        </div>
      )}
    </details>
  );
}

function WebhookForm({ onAddress }: { readonly onAddress: (address: string) => void }) {
  const texts = t.value.groups;
  const field = useRef<HTMLInputElement>(null);
  const isWrong = useSignal(false);
  const id = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = field.current?.value.trim();
    isWrong.value = !v.is(endpointSchema, address);
    if (v.is(endpointSchema, address)) onAddress(address);
    else field.current?.focus();
  };
  return (
    <form class="group-webhook stack" onSubmit={submit} noValidate>
      <p>{texts.chatAbout}</p>
      <label for={id}>{texts.webhook}</label>
      <input
        ref={field}
        id={id}
        inputMode="url"
        autocomplete="off"
        spellcheck={false}
        maxLength={1024}
        placeholder="https://"
        onInput={() => (isWrong.value = false)}
        aria-invalid={isWrong.value}
        aria-describedby={`${id}-about`}
      />
      <p id={`${id}-about`} class={isWrong.value ? 'wrong' : 'hint'} role="status">
        {isWrong.value ? texts.noWebhook : texts.webhookAbout}
      </p>
      <p class="buttons">
        <TextButton class="second" label={t.value.name.save} type="submit" />
      </p>
    </form>
  );
}
