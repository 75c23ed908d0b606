import { termsOf } from '@hundredfold/shared/games/terms.ts';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { useSetUp } from './game-options-form.tsx';
import { renderHook } from './testing/render-hook.ts';

const [modFour, rummy] = [termsOf('mod-four')!, termsOf('hundred-rummy')!];

function openForm(game = signal(modFour)) {
  let form: ReturnType<typeof useSetUp> | undefined;
  const hook = renderHook(() => {
    form = useSetUp(game);
  });
  return { form: form!, close: hook.unmount };
}

test('each game keeps what the user had chosen for it, also while the form is closed', () => {
  const { form, close } = openForm();
  form.options.value = { ...form.options.value, target: 5 };
  form.choose(rummy);
  form.seats.value = 6;
  form.choose(modFour);
  expect(form.options.value).toMatchObject({ target: 5 });
  form.choose(rummy);
  expect(form.seats.value).toBe(6);
  close();
  expect(openForm().form.options.value).toMatchObject({ target: 5 });
});
