import { useSignal } from '@preact/signals';
import { forgetMe } from '../net/identity.ts';
import { words } from '../words/index.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

/** What it means to be forgotten, asked twice. */
export function ForgetMe({ onBack }: SheetProps) {
  const at = useSignal<'asked' | 'sure' | 'forgetting' | 'failed' | 'done'>('asked');
  const { you } = words.value;
  const forget = async () => {
    if (at.value === 'forgetting') return;
    at.value = 'forgetting';
    at.value = (await forgetMe()) ? 'done' : 'failed';
  };
  switch (at.value) {
    case 'asked':
      return (
        <Sheet key="asked" title={you.forget} onBack={onBack}>
          <p>{you.forgetTables}</p>
          <p>{you.forgetBrowser}</p>
          <p class="buttons">
            <button type="button" class="second" onClick={() => (at.value = 'sure')}>
              {you.forget}
            </button>
          </p>
        </Sheet>
      );
    case 'sure':
    case 'forgetting':
    case 'failed':
      return (
        <Sheet key="sure" title={you.forgetSure}>
          <p>{you.forgetForGood}</p>
          <p class="wrong" role="alert">
            {at.value === 'failed' && you.failed}
          </p>
          <p class="buttons">
            <button type="button" class="main" onClick={onBack}>
              {you.keepMe}
            </button>
            <button type="button" class="second" aria-disabled={at.value === 'forgetting'} onClick={() => void forget()}>
              {you.forgetYes}
            </button>
          </p>
        </Sheet>
      );
    case 'done':
      return (
        <Sheet key="done" title={you.forgottenTitle}>
          <p role="status">{you.forgotten}</p>
          <p class="buttons">
            <button type="button" class="main" onClick={() => location.assign('/')}>
              {words.value.result.back}
            </button>
          </p>
        </Sheet>
      );
  }
}
