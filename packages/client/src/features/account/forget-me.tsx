import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { forgetMe } from '../../net/identity.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { AccountSheet, type AccountSheetProps } from './sheet.tsx';

export function ForgetMe({ onBack }: AccountSheetProps) {
  const at = useSignal<'asked' | 'sure' | 'forgetting' | 'failed' | 'done'>('asked');
  const { you, myGames } = t.value;
  const forget = async () => {
    if (at.value === 'forgetting') return;
    at.value = 'forgetting';
    at.value = (await forgetMe()) ? 'done' : 'failed';
  };
  switch (at.value) {
    case 'asked':
      return (
        <AccountSheet key="asked" title={you.forget} onBack={onBack}>
          <p>{you.forgetTables}</p>
          <p>{you.forgetBrowser}</p>
          <p class="buttons">
            <button type="button" class="second" onClick={() => (at.value = 'sure')}>
              {you.forget}
            </button>
          </p>
        </AccountSheet>
      );
    case 'sure':
    case 'forgetting':
    case 'failed':
      return (
        <AccountSheet key="sure" title={you.forgetSure}>
          <p>{you.forgetForGood}</p>
          <p class="wrong" role="alert">
            {at.value === 'failed' && you.failed}
          </p>
          <p class="buttons">
            <button type="button" class="main" onClick={onBack}>
              {myGames.keep}
            </button>
            <button type="button" class="second" aria-disabled={at.value === 'forgetting'} onClick={() => void forget()}>
              {myGames.deleteYes}
            </button>
          </p>
        </AccountSheet>
      );
    case 'done':
      return (
        <AccountSheet key="done" title={you.forgottenTitle}>
          <p>
            <StatusText text={you.forgotten} />
          </p>
          <p class="buttons">
            <button type="button" class="main" onClick={() => location.assign('/')}>
              {t.value.result.back}
            </button>
          </p>
        </AccountSheet>
      );
  }
}
