import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { searchState } from './search.ts';
import { SearchForm } from './search-form.tsx';

export function TogetherButton({ code }: { readonly code: string }) {
  const open = useSignal(false);
  const texts = t.value.matchmaking;
  if (searchState.value !== null) return null;
  return (
    <>
      <button type="button" class="second" onClick={() => (open.value = true)}>
        {texts.together}
      </button>
      <Dialog title={texts.together} open={open.value} onClose={() => (open.value = false)}>
        <SearchForm party={code} onLook={() => (open.value = false)} />
      </Dialog>
    </>
  );
}
