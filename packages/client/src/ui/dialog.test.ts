import { expect, test, vi } from 'vitest';
import { useBackdropPress } from './dialog.tsx';
import { renderHook } from './testing/render-hook.ts';

test.each([
  ['on the backdrop', 'dialog', 'dialog', 1],
  ['inside', 'text', 'text', 0],
  ['inside and ends on the backdrop', 'text', 'dialog', 0],
])('a press that begins %s', (_, down, clicked, closed) => {
  const onPress = vi.fn();
  let backdrop: ReturnType<typeof useBackdropPress> | undefined;
  renderHook(() => {
    backdrop = useBackdropPress(onPress);
  });
  const event = (target: string) => ({ target, currentTarget: 'dialog' }) as unknown as Event;
  backdrop?.onPointerDown(event(down));
  backdrop?.onClick(event(clicked));
  expect(onPress).toHaveBeenCalledTimes(closed);
});
