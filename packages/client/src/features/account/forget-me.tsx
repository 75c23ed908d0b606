import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { withBasePath } from '../../lib/base-path.ts';
import { forgetMe } from '../../net/account/identity.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { StatusText } from '../../ui/status-text.tsx';
import { SureDialog } from '../../ui/sure-dialog.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';

export function ForgetMe({ onBack }: AccountSheetProps) {
  const at = useSignal<'reading' | 'asked' | 'failed' | 'done'>('reading');
  const { you, myGames } = t.value;
  const forget = async () => {
    at.value = (await forgetMe()) ? 'done' : 'failed';
  };
  if (at.value === 'done') {
    return (
      <AccountSheet key="done" title={you.forgottenTitle}>
        <p>
          <StatusText text={you.forgotten} />
        </p>
        <p class="buttons">
          <TextButton class="main" label={t.value.result.back} onClick={() => location.assign(withBasePath('/'))} />
        </p>
      </AccountSheet>
    );
  }
  return (
    <AccountSheet title={you.forget} onBack={onBack}>
      <p>{you.forgetTables}</p>
      <p>{you.forgetBrowser}</p>
      <p>
        <Anchor href="/stored" class="quiet" inNewTab>
          {t.value.storedTitle}
        </Anchor>
      </p>
      <p class="wrong" role="alert">
        {at.value === 'failed' && you.failed}
      </p>
      <p class="buttons">
        <TextButton class="second" label={you.forget} onClick={() => (at.value = 'asked')} />
      </p>
      <SureDialog
        title={you.forgetSure}
        text={you.forgetForGood}
        yes={myGames.deleteYes}
        open={at.value === 'asked'}
        onYes={() => void forget()}
        onClose={() => (at.value = 'reading')}
      />
    </AccountSheet>
  );
}
