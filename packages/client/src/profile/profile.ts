import { AVATAR_COUNT, avatarSchema } from '@hundredfold/shared/protocol/avatar.ts';
import { nameSchema } from '@hundredfold/shared/protocol/name.ts';
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import { tabStore } from '../browser/storage.ts';
import { storedText, writeStored } from '../browser/stored.ts';
import { otherAvatar } from './avatar-shape.ts';

/** What the person in front of this browser is called; empty until they have said so. */
export const myName = storedText('name');

const keptSeal = storedText('seal');

/** Until somebody comes to a table they have one that nobody has seen. */
const drawnSeal = signal(Math.floor(Math.random() * AVATAR_COUNT));

/** The seal of the person in front of this browser. */
export const myAvatar = computed(() => readSeal(keptSeal.value) ?? drawnSeal.value);

/** As whom somebody is seen at a table. */
export interface Profile {
  readonly name: string;
  readonly seal: number;
}

/** The person in front of this browser is called so from now on. */
export function saveProfile({ name, seal }: Profile): void {
  myName.value = name;
  keptSeal.value = String(seal);
}

/** Whoever it was, they are no longer here: whoever comes next has another key, another seal, and has to say a name. */
export function resetProfile(): void {
  for (const key of ['key', 'ticket']) writeStored(key, '');
  myName.value = '';
  keptSeal.value = '';
  drawnSeal.value = otherAvatar(drawnSeal.peek());
  tabStore.clear(LENT);
}

function readSeal(kept: string): number | null {
  const read = v.safeParse(avatarSchema, kept === '' ? null : Number(kept));
  return read.success ? read.output : null;
}

const draw = Math.random();

/** One of the names to offer; which one stays the same while the page is open. */
export function suggestedName(names: readonly string[]): string {
  return names[Math.floor(draw * names.length)] ?? '';
}

/** A name as typed, the way it will be shown; `null` if it is none. */
export function readName(typed: string): string | null {
  const read = v.safeParse(nameSchema, typed);
  return read.success ? read.output : null;
}

const LENT = 'name.';

/** Whoever has not given a name yet gets a suggested one for a table of their own, for as long as this tab is open. */
export function suggestNameFor(code: string, names: readonly string[]): void {
  tabStore.write(LENT + code, suggestedName(names));
}

/** The name under which this browser sits at a table; empty when it has to be asked for. */
export function nameAt(code: string): string {
  return myName.peek() || tabStore.read(LENT + code);
}

/** As whom this browser comes to a table; from then on its seal is kept. */
export function profileAt(code: string): Profile {
  const seal = myAvatar.peek();
  keptSeal.value = String(seal);
  return { name: nameAt(code), seal };
}
