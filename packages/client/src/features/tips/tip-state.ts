import * as v from 'valibot';
import { changeList, storedList } from '../../lib/stored.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { isNewTo } from '../../ui/lesson-open.ts';
import { settings } from '../../ui/settings.ts';

/** The tips of a player's first game of a kind, most important first. */
export const TIP_NAMES = ['turn', 'preview', 'score', 'help'] as const;
export type TipName = (typeof TIP_NAMES)[number] | `card ${string}`;

/** The tips that this browser has shown, each by game and tip, so that none shows twice. */
const shownTips = storedList('coached', v.string());

export function canShowTips({ game, seat, from }: Pick<Snapshot, 'game' | 'seat' | 'from'>): boolean {
  const plays = seat !== null && from === 'table';
  return plays && settings.tips.value === 'first' && isNewTo(game.id) && TIP_NAMES.some((mark) => isTipDue(game.id, mark));
}

export function isTipDue(game: string, mark: TipName): boolean {
  return !shownTips.value.includes(entryOf(game, mark));
}

export function markTipShown(game: string, marks: readonly TipName[]): void {
  const entries = marks.filter((mark) => isTipDue(game, mark)).map((mark) => entryOf(game, mark));
  if (entries.length > 0) changeList(shownTips, (shown) => [...shown, ...entries]);
}

function entryOf(game: string, mark: TipName): string {
  return `${game} ${mark}`;
}
