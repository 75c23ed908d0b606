import { expect, test, vi } from 'vitest';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { useLook } from './use-look.ts';

test('a press with Ctrl opens the context menu on Apple systems, and so does not play a card', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' });
  const box = { x: 0, y: 0, width: 80, height: 112 };
  let looked: ReturnType<typeof useLook> | undefined;
  renderHook(() => {
    looked = useLook(box, { look: () => undefined, leave: () => undefined });
  });
  const isMeant = (ctrlKey: boolean): readonly (boolean | undefined)[] => {
    const press = { offsetX: 40, offsetY: 50, timeStamp: performance.now() + 1000, ctrlKey, detail: 1 };
    return [looked?.handlers.onPointerDown(press as PointerEvent), looked?.isClick(press as PointerEvent)];
  };
  expect(isMeant(true)).toEqual([false, false]);
  expect(isMeant(false)).toEqual([true, true]);
  vi.unstubAllGlobals();
});
