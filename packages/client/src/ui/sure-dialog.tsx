import { t } from '../i18n/index.ts';
import { Dialog } from './dialog.tsx';
import { TextButton } from './text-button.tsx';

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
        <TextButton class="main" label={yes} onClick={confirm} />
        <TextButton class="second" label={t.value.cancel} onClick={onClose} />
      </p>
    </Dialog>
  );
}
