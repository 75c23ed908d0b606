import { signal } from '@preact/signals';
import { words } from '../i18n/index.ts';
import { MessagePage } from '../ui/message-page.tsx';
import type { Route } from '../ui/route.ts';

/** The page at which somebody is to hear that they have moved to another device; any other one is for whoever they are now. */
export const signedOutAs = signal<Route | null>(null);

/** Tells whoever was here before that they are somebody new. */
export function SignedOutPage() {
  const { you } = words.value;
  return (
    <MessagePage title={you.movedTitle}>
      <p>{you.moved}</p>
      <button type="button" class="main" onClick={() => (signedOutAs.value = null)}>
        {you.asNew}
      </button>
    </MessagePage>
  );
}
