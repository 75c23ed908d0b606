import type { Intent, IntentName } from '@hundredfold/shared/protocol/intents.ts';
import { t } from '../i18n/index.ts';
import { showNotice } from '../ui/notices.tsx';
import { refusedChanges } from '../ui/refused-changes.ts';
import { go } from '../ui/route.ts';
import type { TableLink } from './table-link.ts';

/** Sends a request to the table and shows a refusal as a notice. Returns whether the table granted it. */
export async function askTable<Name extends IntentName>(link: TableLink, name: Name, payload: Intent<Name>): Promise<boolean> {
  const answer = await link.ask(name, payload);
  if (!answer.ok) {
    showNotice({ text: tableRefusal(answer.refusal.refusal) });
    refusedChanges.value++;
  }
  return answer.ok;
}

function tableRefusal(refusal: string): string {
  const known: Readonly<Record<string, string>> = t.value.refusals;
  return known[refusal] ?? refusal;
}

export function leaveTable(link: TableLink): void {
  link.leave();
  go('/');
}
