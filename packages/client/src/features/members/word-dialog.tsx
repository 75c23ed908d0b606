import { t } from '../../i18n/index.ts';
import { wordQuestion } from '../../net/membership.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { WordForm } from './word-form.tsx';

/** Asks for the word of the site before a table is opened. */
export function WordDialog() {
  const end = wordQuestion.value;
  return (
    <Dialog title={t.value.members.ask} open={end !== null} onClose={() => end?.(false)} class="narrow">
      <WordForm onRight={() => end?.(true)} />
    </Dialog>
  );
}
