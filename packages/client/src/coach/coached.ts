import * as v from 'valibot';
import { isNewTo } from '../learn/lesson-open.ts';
import type { Snapshot } from '../net/link.ts';
import { settings } from '../ui/settings.ts';
import { storedList } from '../ui/stored.ts';

/** What is said in somebody's first game of a kind, in this order of weight. */
export const MARKS = ['turn', 'preview', 'score', 'help'] as const;
/** Besides these, about each kind of card. */
export type MarkName = (typeof MARKS)[number] | `card ${string}`;

/** What this browser's person has been told, each as the game and the mark: nothing is said twice. */
const coached = storedList('coached', v.string());

/** Whether somebody who plays here may be told something that is new to them. */
export function mayCoach({ game, seat, from }: Pick<Snapshot, 'game' | 'seat' | 'from'>): boolean {
  const plays = seat !== null && from === 'table';
  return plays && settings.coach.value === 'first' && isNewTo(game.id) && MARKS.some((mark) => isUntold(game.id, mark));
}

export function isUntold(game: string, mark: MarkName): boolean {
  return !coached.value.includes(entryOf(game, mark));
}

export function noteTold(game: string, marks: readonly MarkName[]): void {
  const entries = marks.filter((mark) => isUntold(game, mark)).map((mark) => entryOf(game, mark));
  if (entries.length > 0) coached.value = [...coached.peek(), ...entries];
}

function entryOf(game: string, mark: MarkName): string {
  return `${game} ${mark}`;
}
