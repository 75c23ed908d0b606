import type { Game } from '@hundredfold/shared/core/game.ts';
import { optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { belongs, isFree, personAt } from '../state/seating.ts';
import { turnedAway } from '../state/spectators.ts';
import { isBarred, lastUnhaltedValue, removalOf, type Table, type TableSettings } from '../state/table.ts';
import { occupantFacts } from './seat-facts.ts';

interface InvitedTo
  extends Pick<TableSettings, 'seating' | 'options' | 'pace' | 'playedOn' | 'removed'>,
    Pick<Invitation, 'code' | 'phase'> {
  readonly game: Game;
  /** True if a person without a seat may not join at the moment. */
  readonly isShut: boolean;
}

/**
 * Returns the invitation to a table for a person who has its code. `personId` is `null` if they have not identified themselves.
 */
export function invitationTo({ code, game, value }: Pick<Table, 'code' | 'game' | 'value'>, personId: string | null): Invitation {
  const { seating, options, pace, playedOn, removed } = value;
  const { phase } = lastUnhaltedValue(value);
  const isShut = turnedAway(value, personId ?? '') === 'unwatched'; // A person who may not join for another reason is told so when they join.
  return invitation({ code, game, seating, options, pace, playedOn, removed, phase, isShut }, personId);
}

/** Returns an invitation. It contains the players, the host and the rules, but no spectators, chat messages or scores. */
export function invitation(at: InvitedTo, personId: string | null): Invitation {
  const { code, game, seating, options, pace, playedOn, phase } = at;
  const host = personAt(seating, seating.host);
  const { name, seal } = occupantFacts(seating, { holder: 'person', memberId: seating.host });
  return {
    code,
    game: game.id,
    options: optionsThatDiffer(game.options, seating.seats.length, options),
    pace,
    phase,
    host: host === undefined || name === '' ? null : { name, seal },
    seats: seating.seats.map((occupant) => {
      const { status, name, seal } = occupantFacts(seating, occupant);
      return { status, name, seal };
    }),
    ...(playedOn !== null && { playedOn: playedOn.turn }),
    way: wayIn(at, personId),
    ...(personId !== null && isBarred(at, personId) && { isBarred: true }),
  };
}

function wayIn(at: InvitedTo, personId: string | null): Invitation['way'] {
  const { seating, phase, isShut } = at;
  if (personId !== null && removalOf(at, personId)?.mayWatch === false) return 'removed';
  if (personId !== null && belongs(seating, personId)) return 'back';
  if (isShut) return 'wait';
  const maySit = phase !== 'playing' && (personId === null || !isBarred(at, personId));
  return maySit && seating.seats.some((_, seat) => isFree(seating, seat, phase === 'gathering')) ? 'sit' : 'watch';
}
