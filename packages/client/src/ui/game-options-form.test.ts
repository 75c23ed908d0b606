import { termsOf } from '@hundredfold/shared/games/terms.ts';
import { expect, test } from 'vitest';
import { useSetUp } from './game-options-form.tsx';
import { renderHook } from './testing/render-hook.ts';

const [modFour, rummy] = [termsOf('mod-four')!, termsOf('hundred-rummy')!];

function openForm() {
  let form: ReturnType<typeof useSetUp> | undefined;
  const hook = renderHook(() => {
    form = useSetUp();
  });
  const latest = () => {
    hook.rerender();
    return form!;
  };
  return { form: latest, close: hook.unmount };
}

test('each game keeps what the user had chosen for it, and the page opens with the game chosen last', () => {
  const { form, close } = openForm();
  form().choose(modFour);
  form().change({ options: { ...form().options, target: 5 } });
  form().choose(rummy);
  form().change({ seats: 6 });
  form().choose(modFour);
  expect(form().options).toMatchObject({ target: 5 });
  form().choose(rummy);
  close();
  expect(openForm().form()).toMatchObject({ game: rummy, seats: 6 });
});
