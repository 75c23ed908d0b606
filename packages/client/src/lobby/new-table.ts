import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { createdTableSchema, type NewTable } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { playHere } from '../alone/wish.ts';
import type { Wish } from '../local/messages.ts';
import { askHouse, isOnlyPlayedHere } from '../net/house-there.ts';
import { browserSecret } from '../net/secret.ts';
import { arrival } from '../ui/arrival.ts';
import { lendName } from '../ui/person.ts';
import { go, tablePath } from '../ui/route.ts';
import { words } from '../words/index.ts';

export type Trouble = 'too-many' | 'failed' | 'making' | null;

/** Makes a table and goes there to sit down, and to play against bots if that is wanted; or what stood in the way. */
export async function openNewTable(play: boolean, wish: Omit<NewTable, 'key'>): Promise<Trouble> {
  const made = await makeTable({ ...wish, key: browserSecret() });
  if (!made.ok) return made.refusal;
  arrival.value = { code: made.value, sit: true, play };
  if (play || wish.seats === 1) lendName(made.value, words.value.name.suggestions);
  go(tablePath(made.value));
  return null;
}

/** Starts a game against bots, or for one person: at a table of the server, or on this device while the server does not answer. */
export async function playAlone(wish: Wish, more: Pick<NewTable, 'open' | 'pace'> = {}): Promise<Trouble> {
  const trouble = isOnlyPlayedHere() ? 'failed' : await openNewTable(true, { ...wish, ...more });
  if (trouble !== 'failed' || !isOnlyPlayedHere()) return trouble;
  playHere(wish);
  return null;
}

/** Asks the house for a table; answered with its code. */
async function makeTable(wish: NewTable): Promise<Result<string, 'too-many' | 'failed'>> {
  try {
    const reply = await askHouse('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    if (reply.status === 429) return refused('too-many');
    return reply.ok ? accepted(v.parse(createdTableSchema, await reply.json()).code) : refused('failed');
  } catch {
    return refused('failed');
  }
}
