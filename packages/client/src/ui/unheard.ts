import { MAX_MUTED, viewerAliasSchema } from '@hundredfold/shared/protocol/chat.ts';
import { computed, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { storedList } from '../browser/stored.ts';

/** Somebody from whom nothing is heard: the sign by which this browser's person knows them, and what they were called. */
const unheardSchema = v.object({ sign: viewerAliasSchema, name: v.string() });
export type Unheard = v.InferOutput<typeof unheardSchema>;

/** Those who are blocked, at every table and until they are let in again. */
export const blocked = storedList('blocked', unheardSchema);

/** Those who are muted, as long as this page is open. */
export const muted = signal<readonly Unheard[]>([]);

/** The signs of all from whom nothing is heard; those who were added last, where there are too many. */
export const unheardSigns = computed<readonly string[]>(() =>
  [...new Set([...blocked.value, ...muted.value].map(({ sign }) => sign))].slice(-MAX_MUTED),
);

export function isIn(list: Signal<readonly Unheard[]>, sign: string): boolean {
  return list.value.some((each) => each.sign === sign);
}

/** Puts somebody on a list, or takes them off it. */
export function toggle(list: Signal<readonly Unheard[]>, somebody: Unheard): void {
  const others = list.value.filter(({ sign }) => sign !== somebody.sign);
  list.value = others.length < list.value.length ? others : [...others, somebody];
}
