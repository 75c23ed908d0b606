import { lastSeen, type Match } from '@hundredfold/shared/core/match.ts';
import type { RecordedName } from '@hundredfold/shared/core/record.ts';
import { isOver, type Viewer } from '@hundredfold/shared/core/view.ts';
import { AVATAR_COUNT } from '@hundredfold/shared/protocol/avatar.ts';
import { initialValues } from '@hundredfold/shared/protocol/fact.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { t } from '../../i18n/index.ts';
import type { SeatSnapshot, Snapshot } from '../table-link.ts';

/**
 * Returns the seats of a recorded game. Nobody is there: the people of the record have no member ids here. `avatarFor` returns the
 * avatars that are known by the names.
 */
export function recordedSeats(
  names: readonly (RecordedName | null)[],
  avatarFor: (name: string) => number | undefined = () => undefined,
): readonly SeatSnapshot[] {
  return names.map((recorded, seat) => {
    const name = recorded?.name || t.value.table.seat(seat);
    const status = recorded?.bot === true ? 'bot' : 'here';
    return {
      status,
      person: 0,
      name,
      seal: avatarFor(name) ?? avatarOf(name),
      time: null,
      takebacks: 0,
      level: recorded?.level ?? null,
    };
  });
}

/** Records keep no avatars, so a person has the same one in every record by their name. */
function avatarOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % AVATAR_COUNT;
  return sum;
}

export interface ReplayedMatch {
  readonly match: Match;
  readonly view: Viewer;
  readonly seats: readonly SeatSnapshot[];
  readonly jumps: number;
  readonly isUnfinished: boolean;
}

/**
 * A snapshot of a recorded match, like those that a table sends. The viewer of a seat's view does not sit there: the table then
 * calls every player by name, and calls nobody to their turn.
 */
export function replaySnapshot({ match, view: viewer, seats, jumps, isUnfinished }: ReplayedMatch): Snapshot {
  const view = match.game.view(match.state, viewer);
  return {
    ...initialValues(tableFacts),
    round: 1,
    code: '',
    game: match.game,
    phase: isOver(view) || isUnfinished ? 'over' : 'playing',
    from: 'table',
    me: 0,
    seat: null,
    host: 0,
    seats,
    watchers: [],
    removed: [],
    version: match.version,
    last: lastSeen(match, viewer),
    view,
    jumps,
  };
}
