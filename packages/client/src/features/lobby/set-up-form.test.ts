import { expect, test } from 'vitest';
import { focusOnWrong } from './set-up-form.tsx';

test('an invalid field that is folded away is unfolded before it gets the focus', () => {
  const details = { open: false };
  const wasOpen: boolean[] = [];
  const field = { closest: () => details, focus: () => wasOpen.push(details.open) };
  expect(focusOnWrong({ querySelector: () => field } as unknown as HTMLFormElement)).toBe(true);
  expect(wasOpen).toEqual([true]);
});
