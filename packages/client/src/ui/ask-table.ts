import type { Intent, IntentName } from '@hundredfold/shared/protocol/table.ts';
import { words } from '../i18n/index.ts';
import type { TableLink } from '../link/table-link.ts';
import { showNotice } from './notices.tsx';

/** Asks the table for something; a refusal is said aloud. Whether it was granted. */
export async function askTable<Name extends IntentName>(link: TableLink, name: Name, payload: Intent<Name>): Promise<boolean> {
  const answer = await link.ask(name, payload);
  if (!answer.ok) showNotice({ text: tableRefusal(answer.refusal.refusal) });
  return answer.ok;
}

/** A refusal of the table in words. */
function tableRefusal(refusal: string): string {
  const known: Readonly<Record<string, string>> = words.value.refusals;
  return known[refusal] ?? refusal;
}
