import { useSignal } from '@preact/signals';
import { Dialog } from '../ui/dialog.tsx';
import { later } from '../ui/later.tsx';
import { myName, mySeal } from '../ui/person.ts';
import { Seal } from '../ui/seal.tsx';
import { words } from '../words/index.ts';
import type { YouSheetProps } from './you-sheet.tsx';

const YouSheet = later<YouSheetProps>(async () => (await import('./you-sheet.tsx')).YouSheet);

/** Who you are, and the way to change it. */
export function YouButton({ onIntroduce }: Pick<YouSheetProps, 'onIntroduce'>) {
  const open = useSignal(false);
  const { you } = words.value;
  const name = myName.value;
  const close = () => {
    open.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="bar-button name-tag"
        aria-label={name === '' ? you.title : you.called(name)}
        onClick={() => (open.value = true)}
      >
        <Seal seal={mySeal.value} />
        <span class="name-tag-name">{name === '' ? you.title : name}</span>
      </button>
      <Dialog title={you.title} open={open.value} onClose={close} class="narrow you">
        <YouSheet onIntroduce={onIntroduce} onClose={close} />
      </Dialog>
    </>
  );
}
