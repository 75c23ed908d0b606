import type { Intent, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { t } from '../i18n/index.ts';
import { showNotice } from '../ui/notices.tsx';
import { refusedChanges } from '../ui/refused-changes.ts';
import { go } from '../ui/route.ts';
import { wayBack } from './group-of-table.ts';
import type { TableLink } from './table-link.ts';

/** Sends a request to the table and shows a refusal as a notice. Returns whether the table granted it. */
export async function askTable<Name extends IntentName>(link: TableLink, name: Name, payload: Intent<Name>): Promise<boolean> {
  const answer = await link.ask(name, payload);
  if (!answer.ok) {
    const known: Readonly<Record<string, string>> = t.value.refusals;
    showNotice({ text: known[answer.refusal.refusal] ?? t.value.refusals.stale });
    refusedChanges.value++;
  }
  return answer.ok;
}

export function leaveTable(link: TableLink): void {
  link.leave();
  go(wayBack(link.snapshot.peek()?.code ?? ''));
}
