import { useSignal } from '@preact/signals';
import { Dialog } from '../ui/dialog.tsx';
import { FindForm } from './find-form.tsx';
import { whereIStand } from './looking.ts';
import { findWords } from './words.ts';

/** For the host of a table that gathers: more players are found for all who sit there. */
export function TogetherButton({ code }: { readonly code: string }) {
  const open = useSignal(false);
  const said = findWords.value;
  if (whereIStand.value !== null) return null;
  return (
    <>
      <button type="button" class="second" onClick={() => (open.value = true)}>
        {said.together}
      </button>
      <Dialog title={said.together} open={open.value} onClose={() => (open.value = false)}>
        <FindForm party={code} onLook={() => (open.value = false)} />
      </Dialog>
    </>
  );
}
