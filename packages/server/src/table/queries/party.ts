import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { MatchmakingRefusal } from '@hundredfold/shared/protocol/matchmaking.ts';
import { type Person, personAt, seatedAndHere } from '../state/seating.ts';
import { type TableValue, whyBusy } from '../state/table.ts';

export type Party = Result<readonly Pick<Person, 'personId' | 'name' | 'seal'>[], MatchmakingRefusal>;

/**
 * Returns the people who would enter matchmaking together at the host's request: everyone who is seated and here. The request is
 * refused during a match.
 */
export function partyOf(value: TableValue, personId: string): Party {
  const { seating } = value;
  if (personAt(seating, seating.host)?.personId !== personId) return refused('not-host');
  if (whyBusy(value) !== null) return refused('already-playing');
  const people = seatedAndHere(seating).flatMap((memberId) => personAt(seating, memberId) ?? []);
  return people.some((each) => each.personId === personId) ? accepted(people) : refused('not-seated');
}
