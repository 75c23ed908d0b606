import { outcomeOf } from '@hundredfold/shared/core/match.ts';
import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import { resultAt } from '@hundredfold/shared/protocol/played-game.ts';
import type { StoredResult } from '../../storage/game-storage.ts';
import { shownName } from './names.ts';
import { personOn } from './seating.ts';
import { isPlayedByBot, type TableValue } from './table.ts';

/** Returns the result of a match for each seated person; no results while the match goes on. */
export function resultsOf(value: TableValue, { id, match }: OngoingMatch): readonly StoredResult[] {
  const outcome = outcomeOf(match);
  if (outcome === null) return [];
  const at = Date.now();
  const seated = value.seating.seats.flatMap((_, seat) => {
    const person = personOn(value.seating, seat);
    return person === undefined ? [] : [{ seat, personId: person.personId, name: shownName(value.seating, person.memberId) }];
  });
  const people = seated.length;
  const continued = value.playedOn === null ? {} : { playedOn: value.playedOn.turn };
  return seated.map(({ seat, personId, name }) => {
    const left = isPlayedByBot(value, seat) ? ({ left: true } as const) : {};
    return {
      personId,
      played: { match: id, at, people, ...resultAt({ ...match, outcome }, seat), ...left, ...continued },
      ...(name !== '' && { player: { seat, name } }),
    };
  });
}
