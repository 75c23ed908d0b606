import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { withoutBasePath } from '../../lib/base-path.ts';
import { offerTransfer, transferState } from '../../net/account/identity.ts';
import { profileName } from '../../net/account/profile.ts';
import { appAddress } from '../../net/app-address.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { spokenCode } from '../../ui/route.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';
import { moveAddress } from './transfer-link.ts';

const POLL_INTERVAL_MS = 2000;

type Going = { readonly code: string; readonly house: string } | 'asking' | 'failed' | 'over' | 'moved';

export function MoveAway({ onBack }: AccountSheetProps) {
  const going = useSignal<Going>('asking');
  const { you } = t.value;
  const ask = async () => {
    const [offered, house] = await Promise.all([offerTransfer(profileName.peek()), appAddress()]);
    going.value = offered.ok ? { code: offered.value, house } : 'failed';
  };
  useEffect(() => void ask(), []);
  const shown = typeof going.value === 'object' ? going.value : null;
  useEffect(() => {
    if (shown === null) return;
    const look = async () => {
      const state = await transferState();
      if (going.peek() !== shown) return;
      if (state === 'moved') going.value = state;
      else if (state === 'over' || state === 'none') going.value = 'over';
    };
    const timer = setInterval(() => void look(), POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [shown]);
  if (shown !== null) {
    return (
      <AccountSheet title={you.away} onBack={onBack}>
        <p>{you.awayAbout}</p>
        <p class="invite-code" translate={false}>
          {spokenCode(shown.code)}
        </p>
        <div class="invite-qr">
          <QrCode text={moveAddress(shown.house, withoutBasePath(location.pathname), shown.code)} label={you.qr} />
        </div>
        <p class="hint">{you.awayOnce}</p>
      </AccountSheet>
    );
  }
  if (going.value === 'moved') {
    return (
      <AccountSheet title={you.movedTitle}>
        <p>
          <StatusText text={you.moved} />
        </p>
      </AccountSheet>
    );
  }
  return (
    <AccountSheet title={you.away} onBack={onBack}>
      <p>
        <StatusText text={going.value === 'over' ? you.awayOver : going.value === 'failed' ? you.failed : ''} />
      </p>
      {going.value !== 'asking' && (
        <p class="buttons">
          <TextButton class="main" label={you.newCode} onClick={() => void ask()} />
        </p>
      )}
    </AccountSheet>
  );
}
