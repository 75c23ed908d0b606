import { t } from '../../i18n/index.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { signedOutAs } from './transfer-link.ts';

export function SignedOutPage() {
  const { you } = t.value;
  const startFresh = () => (signedOutAs.value = null);
  return <MessagePage title={you.movedTitle} text={you.moved} way={{ label: you.startFresh, press: startFresh }} />;
}
