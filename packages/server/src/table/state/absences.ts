import type { Table } from './table.ts';

/** How long a page has to be hidden or closed before its person gets a notice, in milliseconds. */
export const NOTICE_DELAY_MS = 20_000;

/** Notes that a person does not look at the table, since now or since they were noted before. */
export function noteAbsence({ absences, now }: Pick<Table, 'absences' | 'now'>, memberId: number): void {
  if (!absences.has(memberId)) absences.set(memberId, { noticeFrom: now() + NOTICE_DELAY_MS, noticed: null });
}
