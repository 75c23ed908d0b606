import { MOVES_PER_ANSWER } from '@hundredfold/shared/protocol/bot-manner.ts';
import { useEffect } from 'preact/hooks';
import { answersOfBots } from '../../table/events/bot-sayings.ts';
import { logEvents } from '../../table/motion/follow.ts';
import type { TableUiState } from '../../table/state/table-ui-state.ts';
import { addEvents } from './chat-entries.ts';

const ANSWER_DELAY_MS = 1500;

/** Lets bots answer reactions. Each page works out the same answers by itself, as it does for all that bots say. */
export function useBotAnswers(ui: TableUiState): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let next = { matchNumber: 0, version: 0 };
    const stop = ui.link.onChatMessage((message) => {
      const table = ui.view.latest.peek();
      const isTooSoon = table.matchNumber === next.matchNumber && table.version < next.version;
      const answers = isTooSoon ? [] : answersOfBots(table, message);
      if (answers.length === 0) return;
      next = { matchNumber: table.matchNumber, version: table.version + MOVES_PER_ANSWER };
      clearTimeout(timer);
      timer = setTimeout(() => {
        addEvents(answers);
        logEvents(ui, answers);
      }, ANSWER_DELAY_MS);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [ui]);
}
