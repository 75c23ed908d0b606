import type { Game } from '@hundredfold/shared/core/game.ts';
import { refused } from '@hundredfold/shared/core/result.ts';
import type { Intent } from '@hundredfold/shared/protocol/intents.ts';
import { hasHands, showsHands } from '@hundredfold/shared/protocol/spectators.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { type TableSettingValues, tableSettings } from '@hundredfold/shared/protocol/table-facts.ts';
import { withoutBotLevels } from '../state/seats.ts';
import { type Table, whyBusy } from '../state/table.ts';
import { type ChangeResult, commitValue } from '../turn/commit.ts';

/** Changes settings of a table together, or none of them. The level of all bots replaces that of each. */
export async function changeSettings(table: Table, settings: Intent<'set'>): ChangeResult {
  const why = whyNotNow(table, settings) ?? whyUnsuitable(table.game, settings) ?? whyPrivate(table, settings);
  if (why !== null) return refused(why);
  const { value } = table;
  const seating = settings.botLevel === undefined ? value.seating : withoutBotLevels(value.seating);
  return commitValue(table, { ...value, ...settings, seating });
}

function whyNotNow({ value }: Table, settings: Intent<'set'>): TableRefusal | null {
  const names = Object.keys(settings) as (keyof TableSettingValues)[];
  return names.some((name) => tableSettings[name].when === 'between-games') ? whyBusy(value) : null;
}

/** Returns why a table cannot be open to strangers: if it is a group's. */
function whyPrivate({ group }: Table, { open }: Intent<'set'>): 'bad-table' | null {
  return open === true && group !== null ? 'bad-table' : null;
}

/** Returns why a game cannot be played with these settings: if it has no hands, it cannot show any. */
export function whyUnsuitable(game: Game, { watching }: Intent<'set'>): 'bad-table' | null {
  return watching !== undefined && showsHands(watching) && !hasHands(game) ? 'bad-table' : null;
}
