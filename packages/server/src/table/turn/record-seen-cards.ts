import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import { hasSeen, withViewers } from '../state/seen-cards.ts';
import { dealOf, type Table } from '../state/table.ts';
import { persistTable, writeUnderLease } from './persist.ts';
import { enqueue } from './queue.ts';

/**
 * Stores that people see the hands of the current deal, before they see them. For people who are stored already, this costs
 * nothing.
 */
export async function recordSeenCards(table: Table, personIds: readonly string[]): Promise<Result<null, string>> {
  return enqueue(table, { looks: personIds.length }, async () => {
    const deal = dealOf(table.value);
    if (deal === null) return accepted(null);
    const { seenCards } = table;
    const newViewers = personIds.filter((personId) => !hasSeen(seenCards, personId, deal));
    if (newViewers.length === 0) return accepted(null);
    const sights = newViewers.map((personId) => ({ personId, ...deal }));
    const kept = await writeUnderLease(table, () => table.context.storage.addSeenCards(sights, table.lease));
    table.saved = ''; // The stored table now contains more than this text.
    if (!kept.ok) return kept;
    table.seenCards = withViewers(seenCards, newViewers, deal);
    // If too many people have seen the deal, the table itself has to say so.
    return table.seenCards.everyone === seenCards.everyone ? kept : persistTable(table, table.value);
  });
}
