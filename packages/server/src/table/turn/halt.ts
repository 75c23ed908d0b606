import { logPseudonym } from '../../ops/log-pseudonym.ts';
import { lastUnhaltedValue, playOf, settingsOf, type Table } from '../state/table.ts';
import { setValue } from './set-value.ts';

/** Halts the table after a bug. It recovers when a person joins, or when it is next loaded from the storage. */
export function halt(table: Table, about: object, error: unknown): void {
  const { value } = table;
  const play = playOf(value);
  const where = {
    table: logPseudonym(table.code),
    game: table.game.id,
    match: play?.id ?? null,
    version: play?.match.version ?? 0,
  };
  const dealt = { seats: value.seating.seats.length, options: value.options };
  table.context.log.error({ err: error, ...where, ...dealt, about }, 'a bug: the table is halted');
  try {
    showHalted(table);
  } catch (again) {
    table.context.log.error({ err: again, ...where }, 'a halted table cannot be shown');
  }
  table.syncTimers();
}

export function showHalted(table: Table): void {
  const { value } = table;
  table.context.count('halted');
  const before = lastUnhaltedValue(value);
  const { botsFrom } = value; // Bots that finish the match go on with that once it can be played.
  setValue(table, { ...settingsOf(value), botsFrom, phase: 'halted', before });
}
