import { AVATAR_COUNT, avatarSchema } from '@hundredfold/shared/protocol/avatar.ts';
import { computed, signal } from '@preact/signals';
import * as v from 'valibot';
import { tabStore } from '../../lib/storage.ts';
import { storedText, writeStored } from '../../lib/stored.ts';
import { otherAvatar } from '../../ui/avatar-shape.ts';

/** The name of this browser's user; empty until they have entered one. */
export const myName = storedText('name');

const keptSeal = storedText('seal');

/** The random avatar of a user who has not joined a table yet; no other player has seen it. */
const drawnSeal = signal(Math.floor(Math.random() * AVATAR_COUNT));

export const myAvatar = computed(() => readSeal(keptSeal.value) ?? drawnSeal.value);

export interface Profile {
  readonly name: string;
  readonly seal: number;
}

export function saveProfile({ name, seal }: Profile): void {
  myName.value = name;
  keptSeal.value = String(seal);
}

/** Forgets this browser's user: the next one gets another key and another avatar, and has to enter a name. */
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

/** Returns one of the suggested names; it stays the same while the page is open. */
export function suggestedName(names: readonly string[]): string {
  return names[Math.floor(draw * names.length)] ?? '';
}

export function offeredName(names: readonly string[]): string {
  return myName.value || suggestedName(names);
}

const LENT = 'name.';

/** Gives a user without a name a suggested one at a table of their own, for as long as this tab is open. */
export function suggestNameFor(code: string, names: readonly string[]): void {
  tabStore.write(LENT + code, suggestedName(names));
}

/** Returns the name under which this browser's user sits at a table; empty if the page has to ask for it. */
export function nameAt(code: string): string {
  return myName.peek() || tabStore.read(LENT + code);
}

/** Returns the profile with which this browser's user joins a table, and saves its avatar. */
export function profileAt(code: string): Profile {
  const seal = myAvatar.peek();
  keptSeal.value = String(seal);
  return { name: nameAt(code), seal };
}
