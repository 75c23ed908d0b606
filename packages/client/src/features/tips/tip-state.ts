import * as v from 'valibot';
import { changeList, storedList } from '../../lib/stored.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { isNewTo } from '../../ui/lesson-open.ts';
import { settings } from '../../ui/settings.ts';

/** The tips of a player's first game of a kind, most important first. */
const TIP_NAMES = ['turn', 'preview', 'score', 'help'] as const;
export type TipName = (typeof TIP_NAMES)[number] | `card ${string}`;

/** The tips that this browser has shown, each by game and tip, so that none shows twice. */
const shownTips = storedList('coached', v.string());

export function canShowTips({ game, seat, from }: Pick<Snapshot, 'game' | 'seat' | 'from'>): boolean {
  const plays = seat !== null && from === 'table';
  return plays && settings.tips.value === 'first' && isNewTo(game.id) && TIP_NAMES.some((tip) => isTipDue(game.id, tip));
}

export function isTipDue(game: string, tip: TipName): boolean {
  return !shownTips.value.includes(entryOf(game, tip));
}

export function markTipShown(game: string, tip: TipName): void {
  if (isTipDue(game, tip)) changeList(shownTips, (shown) => [...shown, entryOf(game, tip)]);
}

function entryOf(game: string, tip: TipName): string {
  return `${game} ${tip}`;
}
