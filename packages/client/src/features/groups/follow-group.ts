import type { Result } from '@hundredfold/shared/core/result.ts';
import { GROUP_LOOK_INTERVAL_MS, type GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import { poll } from '../../lib/wake-up.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { groupsApi } from '../../net/groups-api.ts';

/** `no-maker`: on a closed site, the user is a guest. */
export type GroupError = 'no-group' | 'no-maker' | 'group-full' | 'groups-full' | 'too-many' | 'failed';

export type GroupAnswer = Result<GroupPage, GroupError>;

/** Members name a group by its id, others by the secret of its link. */
export type GroupAddress = { readonly id: string } | { readonly secret: string };

const RATE_LIMIT_DELAY_MS = 60_000;

/**
 * Polls the page of a group until `stop` is called. Each request tells the others that a member is here: a hidden page sends none.
 * `ask` asks at once, after a change by this page.
 */
export function followGroup(address: GroupAddress, heard: (answer: GroupAnswer) => void) {
  let isHere = true;
  let pausedUntil = 0;
  let last: GroupAnswer | null = null;
  let at = address;
  let asked = 0;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || performance.now() < pausedUntil) return;
    const request = ++asked;
    const now = await groupsApi.look({ key: browserSecret(), ...at });
    if (!isHere || request !== asked) return;
    if (!now.ok && now.refusal === 'no-group') stop();
    if (!now.ok && now.refusal === 'too-many') pausedUntil = performance.now() + RATE_LIMIT_DELAY_MS;
    // A failed update keeps the last known page, unless the group is gone.
    if (!now.ok && last?.ok === true && now.refusal !== 'no-group') return;
    if (now.ok && now.value.isMember) at = { id: now.value.id }; // The link may change while the page is open.
    last = now;
    heard(now);
  };
  const stopPolling = poll(GROUP_LOOK_INTERVAL_MS, () => void ask());
  function stop(): void {
    isHere = false;
    stopPolling();
  }
  return { ask, stop };
}

/** Returns the names of the other members who have come since an earlier answer. */
export function arrivals(before: GroupPage | null, now: GroupPage): readonly string[] {
  if (before === null) return [];
  const present = new Set(before.members.flatMap(({ id, presence }) => (presence === null ? [] : [id])));
  const come = now.members.filter(({ id, isYou, presence }) => !isYou && presence !== null && !present.has(id));
  return come.map(({ name }) => name);
}
