import { AVATAR_COUNT, avatarSchema } from '@hundredfold/shared/protocol/avatar.ts';
import { computed, effect } from '@preact/signals';
import * as v from 'valibot';
import { firstTexts as t } from '../../i18n/first.ts';
import { storedText, writeStored } from '../../lib/stored.ts';
import { otherAvatar } from '../../ui/avatar-shape.ts';

/** The name that this browser's user has entered; empty until then. */
export const myName = storedText('name');

const guestName = storedText('guest');

/** The name under which others see this browser's user: the entered one, or else the drawn one. */
export const profileName = computed(() => myName.value || guestName.value);

const keptSeal = storedText('seal');

export const myAvatar = computed(() => readSeal(keptSeal.value) ?? 0);

export interface Profile {
  readonly name: string;
  readonly seal: number;
}

/** Draws a name and an avatar for a user who has none. They stay until the user is forgotten. */
export function keepGuest(): () => void {
  return effect(() => {
    if (readSeal(keptSeal.value) === null) keptSeal.value = String(drawn(AVATAR_COUNT));
    const { animals } = t.peek().name;
    if (profileName.value === '') guestName.value = animals[drawn(animals.length)] ?? '';
  });
}

function drawn(count: number): number {
  return Math.floor(Math.random() * count);
}

export function saveProfile({ name, seal }: Profile): void {
  myName.value = name;
  keptSeal.value = String(seal);
}

/** Saves a name that the user has entered; the avatar stays. */
export function saveName(name: string): void {
  saveProfile({ name, seal: myAvatar.peek() });
}

/** Forgets this browser's user: the next one gets another key, avatar and name. */
export function resetProfile(): void {
  for (const key of ['key', 'ticket']) writeStored(key, '');
  myName.value = '';
  guestName.value = '';
  keptSeal.value = String(otherAvatar(myAvatar.peek()));
}

function readSeal(kept: string): number | null {
  const read = v.safeParse(avatarSchema, kept === '' ? null : Number(kept));
  return read.success ? read.output : null;
}

export function myProfile(): Profile {
  return { name: profileName.peek(), seal: myAvatar.peek() };
}
