import { site } from '../lib/site.ts';
import { readStored, writeStored } from '../lib/stored.ts';
import { myName, saveName } from './account/profile.ts';
import { api } from './api.ts';
import { membership, wordQuestion } from './membership.ts';

/**
 * Asks a closed site whether the user may open tables, with a word if they have just typed one, which is kept if it is right. Without an
 * answer they may: what they do next gets none either, and says so.
 */
export async function checkMembership(typed?: string): Promise<'member' | 'guest' | 'too-many'> {
  if (site.makers === 'anyone') return 'member';
  const answer = await api.maker(typed ?? readStored('word'));
  const found = answer.ok || answer.refusal === 'failed' ? 'member' : answer.refusal;
  if (found !== 'too-many') membership.value = found;
  if (answer.ok && typed !== undefined) writeStored('word', typed);
  if (answer.ok && answer.value.name !== null && myName.peek() === '') saveName(answer.value.name);
  return found;
}

/** Resolves to whether the user may open tables. If the site has a word that they have not given yet, they are asked for it. */
export async function becomeMember(): Promise<boolean> {
  if ((await checkMembership()) === 'member') return true;
  if (site.makers !== 'word') return false;
  wordQuestion.peek()?.(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  wordQuestion.value = resolve;
  const isGiven = await promise;
  if (wordQuestion.peek() === resolve) wordQuestion.value = null;
  return isGiven;
}
