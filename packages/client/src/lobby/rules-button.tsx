import { useSignal } from '@preact/signals';
import { Dialog } from '../ui/dialog.tsx';
import { later } from '../ui/later.tsx';
import { gameWords } from '../words/abouts.ts';
import { words } from '../words/index.ts';

const RulesSheet = later<{ readonly game: string }>(async () => (await import('../rules/rules-sheet.tsx')).RulesSheet);

/** The rules of the chosen game, before anybody sits down to it. */
export function RulesButton({ game }: { readonly game: string }) {
  const open = useSignal(false);
  return (
    <>
      <button type="button" class="quiet read-rules" onClick={() => (open.value = true)}>
        {words.value.rules.read}
      </button>
      <Dialog title={gameWords(game).name} open={open.value} onClose={() => (open.value = false)} class="book">
        <RulesSheet game={game} />
      </Dialog>
    </>
  );
}
