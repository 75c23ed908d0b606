import * as v from 'valibot';
import { storedList } from '../browser/stored.ts';
import type { Snapshot } from '../link/table-link.ts';
import { isNewTo } from '../tutorial/lesson-open.ts';
import { settings } from '../ui/settings.ts';

/** What is said in somebody's first game of a kind, in this order of weight. */
export const TIP_NAMES = ['turn', 'preview', 'score', 'help'] as const;
/** Besides these, about each kind of card. */
export type TipName = (typeof TIP_NAMES)[number] | `card ${string}`;

/** What this browser's person has been told, each as the game and the mark: nothing is said twice. */
const coached = storedList('coached', v.string());

/** Whether somebody who plays here may be told something that is new to them. */
export function canShowTips({ game, seat, from }: Pick<Snapshot, 'game' | 'seat' | 'from'>): boolean {
  const plays = seat !== null && from === 'table';
  return plays && settings.coach.value === 'first' && isNewTo(game.id) && TIP_NAMES.some((mark) => isTipDue(game.id, mark));
}

export function isTipDue(game: string, mark: TipName): boolean {
  return !coached.value.includes(entryOf(game, mark));
}

export function markTipShown(game: string, marks: readonly TipName[]): void {
  const entries = marks.filter((mark) => isTipDue(game, mark)).map((mark) => entryOf(game, mark));
  if (entries.length > 0) coached.value = [...coached.peek(), ...entries];
}

function entryOf(game: string, mark: TipName): string {
  return `${game} ${mark}`;
}
