import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { pendingRedemption, putOffRedemption } from '../../net/account/redemption.ts';
import { MessagePage } from '../../ui/message-page.tsx';
import { spokenCode } from '../../ui/route.ts';
import { TextButton } from '../../ui/text-button.tsx';
import { redeemTransfer, TroubleLine } from './move-here.tsx';
import { incomingTransfer } from './transfer-link.ts';

/** Asks before the account moves: the link alone moves nothing. A confirmation before a reload still counts. */
export function TransferPage({ code }: { readonly code: string }) {
  const trouble = useSignal<Awaited<ReturnType<typeof redeemTransfer>>>(null);
  const { you } = t.value;
  const take = async () => {
    if (trouble.value === 'asking') return;
    trouble.value = 'asking';
    trouble.value = await redeemTransfer(code);
  };
  // A code that was sent without an answer still works here when it is entered again.
  const stayHere = () => {
    putOffRedemption(code);
    incomingTransfer.value = null;
  };
  useEffect(() => {
    if (pendingRedemption()?.code === code) void take();
  }, [code]);
  return (
    <MessagePage title={you.hereAsk}>
      <p class="invite-code" translate={false}>
        {spokenCode(code)}
      </p>
      <p>{you.hereAbout}</p>
      <TroubleLine trouble={trouble.value} />
      <p class="buttons">
        <TextButton class="main" label={you.take} aria-disabled={trouble.value === 'asking'} onClick={() => void take()} />
        <TextButton class="second" label={t.value.notNow} onClick={stayHere} />
      </p>
    </MessagePage>
  );
}
