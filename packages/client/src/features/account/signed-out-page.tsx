import { signal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import type { Route } from '../../ui/route.ts';

/** The page on which the old account is told that it moved to another device. Every other page already belongs to the new account. */
export const signedOutAs = signal<Route | null>(null);

export function SignedOutPage() {
  const { you } = t.value;
  const startFresh = () => (signedOutAs.value = null);
  return <MessagePage title={you.movedTitle} text={you.moved} way={{ label: you.startFresh, press: startFresh }} />;
}
