import { MAX_MUTED, viewerAliasSchema } from '@hundredfold/shared/protocol/chat.ts';
import { computed, type Signal, signal } from '@preact/signals';
import * as v from 'valibot';
import { changeList, storedList } from './stored.ts';

/** A person who is muted or blocked: the alias by which this browser knows them, and their last name. */
const mutedPersonSchema = v.object({ sign: viewerAliasSchema, name: v.string() });
export type MutedPerson = v.InferOutput<typeof mutedPersonSchema>;

/** The blocked people, at every table and until the user unblocks them. */
export const blocked = storedList('blocked', mutedPersonSchema);

/** The muted people, as long as this page is open. */
export const muted = signal<readonly MutedPerson[]>([]);

/** The aliases of all muted and blocked people; the latest ones, if there are too many. */
export const mutedAliases = computed<readonly string[]>(() =>
  [...new Set([...blocked.value, ...muted.value].map(({ sign }) => sign))].slice(-MAX_MUTED),
);

export function isIn(list: Signal<readonly MutedPerson[]>, sign: string): boolean {
  return list.value.some((each) => each.sign === sign);
}

export function toggle(list: Signal<readonly MutedPerson[]>, person: MutedPerson): void {
  const isAdded = !isIn(list, person.sign);
  changeList(list, (people) => {
    const others = people.filter(({ sign }) => sign !== person.sign);
    return isAdded ? [...others, person] : others;
  });
}
