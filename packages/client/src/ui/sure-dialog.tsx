import { t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';

interface SureDialogProps {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly open: boolean;
  readonly onYes: () => void;
  readonly onClose: () => void;
}

export function SureDialog({ title, text, yes, open, onYes, onClose }: SureDialogProps) {
  const confirm = () => {
    onYes();
    onClose();
  };
  return (
    <Dialog title={title} open={open} onClose={onClose} class="narrow">
      <p>{text}</p>
      <p class="buttons">
        <button type="button" class="main" onClick={confirm}>
          {yes}
        </button>
        <button type="button" class="second" onClick={onClose}>
          {t.value.cancel}
        </button>
      </p>
    </Dialog>
  );
}
