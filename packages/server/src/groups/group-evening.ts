import { type EveningChange, type GroupEvening, MAX_EVENING_AHEAD_MS } from '@hundredfold/shared/protocol/group-evening.ts';
import type { GroupPage } from '@hundredfold/shared/protocol/groups.ts';
import type { HttpErrorCode } from '@hundredfold/shared/protocol/http.ts';
import type { GroupNews } from '../news/group-news.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { LoadedEvening } from '../storage/stored-evening.ts';
import type { LoadedGroup } from '../storage/stored-group.ts';

/** How long after its start a time is past, in milliseconds. */
const EVENING_MS = 6 * 3_600_000;

export interface EveningServices {
  readonly storage: Pick<GameStorage, 'loadEvening' | 'proposeEvening' | 'answerEvening' | 'fixEvening' | 'cancelEvening'>;
  readonly groupNews: Pick<GroupNews, 'eveningFixed'>;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

type Members = readonly Pick<LoadedGroup['members'][number], 'personId' | 'memberId'>[];

/** Returns the next evening of a group as a member sees it, or when the last one was. */
export function groupEvening(
  members: Members,
  evening: LoadedEvening | null,
  { own, now }: { readonly own: Members[number]; readonly now: number },
): Pick<GroupPage, 'evening' | 'lastEvening'> {
  if (evening === null) return {};
  const { by, fixedBy } = evening;
  const times = comingTimes(evening, now);
  if (times.length === 0) return fixedBy === null ? {} : { lastEvening: Math.max(...evening.times) };
  return {
    evening: {
      by: members.some(({ memberId }) => memberId === by) ? by : null,
      isFixed: fixedBy !== null,
      canCancel: mayCancel(members, evening, own.memberId),
      times: times.map((at) => ({
        at,
        canFix: mayFix(members, evening, { own, now, at }),
        answers: answersTo(members, evening, at),
      })),
    },
  };
}

/** Makes the one change of the next evening that a member wants. Returns why not, or `null`. */
export async function changeEvening(
  { storage, groupNews, now }: EveningServices,
  { id, members }: Pick<LoadedGroup, 'id'> & { readonly members: Members },
  { own, change }: { readonly own: Members[number]; readonly change: EveningChange },
): Promise<HttpErrorCode | null> {
  const loaded = await storage.loadEvening(id);
  const isOn = loaded !== null && comingTimes(loaded, now()).length > 0;
  if ('propose' in change) {
    const times = change.propose.toSorted((one, other) => one - other);
    if (times.some((at) => at <= now() || at > now() + MAX_EVENING_AHEAD_MS)) return 'malformed';
    if (isOn) return 'evening-changed';
    const isSaved = await storage.proposeEvening(id, { times, by: own.memberId, fixedBy: null }, loaded?.times ?? null);
    return isSaved ? null : 'evening-changed';
  }
  if (!isOn) return 'evening-changed';
  const { times } = loaded;
  if ('cancel' in change) {
    if (!mayCancel(members, loaded, own.memberId)) return 'not-allowed';
    await storage.cancelEvening(id, times);
    return null;
  }
  const at = 'fix' in change ? change.fix : change.time;
  if (!times.includes(at)) return 'evening-changed';
  if ('answer' in change) {
    await storage.answerEvening(id, { personId: own.personId, at, answer: change.answer });
    return null;
  }
  if (loaded.fixedBy !== null) return 'evening-changed';
  if (!mayFix(members, loaded, { own, now: now(), at })) return 'not-allowed';
  if (!(await storage.fixEvening(id, times, { at, by: own.memberId }))) return 'evening-changed';
  groupNews.eveningFixed(id, at);
  return null;
}

function comingTimes({ times }: LoadedEvening, now: number): readonly number[] {
  return times.filter((at) => now < at + EVENING_MS);
}

function answersTo(members: Members, { answers }: LoadedEvening, at: number): GroupEvening['times'][number]['answers'] {
  return members.flatMap(({ personId, memberId }) => {
    const own = answers.find((each) => each.personId === personId && each.at === at);
    return own === undefined ? [] : [{ member: memberId, answer: own.answer }];
  });
}

/** Members who proposed or fixed an evening cancel it; all may once these have left. */
function mayCancel(members: Members, { by, fixedBy }: LoadedEvening, memberId: string): boolean {
  const allowed = members.filter((each) => each.memberId === by || each.memberId === fixedBy);
  return allowed.length === 0 || allowed.some((each) => each.memberId === memberId);
}

/** The member who proposed a time fixes it; all may if everyone has said yes to it, or once that member has left. */
function mayFix(
  members: Members,
  evening: LoadedEvening,
  { own, now, at }: { readonly own: Members[number]; readonly now: number; readonly at: number },
): boolean {
  if (evening.fixedBy !== null || at <= now) return false;
  if (own.memberId === evening.by || !members.some(({ memberId }) => memberId === evening.by)) return true;
  const answers = answersTo(members, evening, at);
  return answers.length === members.length && answers.every(({ answer }) => answer === 'yes');
}
