import { newMatch, split, TestTable } from '@hundredfold/shared/testing/test-table.ts';
import { type HandOverAction, type HandOverView, handOver } from '../index.ts';

type HandOverTable = TestTable<Parameters<typeof handOver.view>[0], HandOverView, HandOverAction>;

export function table(seats: number): HandOverTable {
  return new TestTable(newMatch(handOver, {}, seats));
}

export function dealt(hands: readonly string[]): HandOverTable {
  return table(hands.length).shuffles(hands.join(' '));
}

export function pass(cards: string): HandOverAction {
  return { type: 'pass', cards: split(cards) };
}

export function show(card: string): HandOverAction {
  return { type: 'show', card };
}
