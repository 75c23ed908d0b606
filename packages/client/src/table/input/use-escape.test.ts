import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { expect, test } from 'vitest';
import { begunTable } from '../../net/testing/snapshot-of-match.ts';
import { renderHook } from '../../ui/testing/render-hook.ts';
import { tableAt } from '../testing/table-at.ts';
import { cancelSelection } from './press.ts';
import { useEscape } from './use-escape.ts';

test('Escape first cancels what is picked, and then closes the log', () => {
  const { ui } = tableAt(begunTable(0, modFour, 2));
  let escaping: ReturnType<typeof useEscape> | undefined;
  renderHook(() => {
    escaping = useEscape(ui);
  });
  /** Presses Escape on a card: the hand cancels before the key reaches the table. */
  const press = (): void => {
    escaping?.onKeyDownCapture();
    cancelSelection(ui);
    escaping?.closeLog();
  };
  ui.log.logOpen.value = true;
  ui.hand.picked.value = [{ face: '7S', index: 2 }];
  press();
  expect([ui.hand.picked.value, ui.log.logOpen.value]).toEqual([[], true]);
  press();
  expect(ui.log.logOpen.value).toBe(false);
});
