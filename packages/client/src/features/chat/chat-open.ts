import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { isHidden } from '../../lib/hidden.ts';
import { closeHelp, isHelpOpen } from '../../ui/help-open.ts';
import { lessonGame } from '../../ui/lesson-open.ts';
import { settings } from '../../ui/settings.ts';

/** `true` if the user has opened the chat. The rules or the legend may have opened in its place since. */
const chatOpen = signal(false);

export const isChatOpen: ReadonlySignal<boolean> = computed(
  () => chatOpen.value && !isHelpOpen.value && settings.chat.value !== 'nothing',
);

export const isChatShown: ReadonlySignal<boolean> = computed(
  () => isChatOpen.value && !isHidden.value && lessonGame.value === null,
);

export function openChat(): void {
  batch(() => {
    closeHelp();
    chatOpen.value = true;
  });
}

export function closeChat(): void {
  chatOpen.value = false;
}

/** The text that the user has typed and not sent. It stays while the chat is closed. */
export const chatDraft = signal('');

/** Sends the draft. It stays if the table refuses it, and so does what the user types before the answer. */
export async function sendDraft(send: () => Promise<boolean>): Promise<void> {
  const sent = chatDraft.peek();
  if ((await send()) && chatDraft.peek() === sent) chatDraft.value = '';
}
