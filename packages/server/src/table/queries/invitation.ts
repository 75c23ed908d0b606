import { optionsThatDiffer } from '@hundredfold/shared/core/options.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { belongs, isFree, personAt } from '../state/seating.ts';
import { isClosedToSpectators } from '../state/spectators.ts';
import { isBarred, removalOf, type Table, type TableSettings, type TableValue } from '../state/table.ts';
import { occupantFacts } from './seat-facts.ts';

/** A table to which someone is invited: a loaded one, or one as it is stored. */
interface InvitedTable extends Pick<Table, 'code' | 'game'> {
  readonly value: TableValue | (TableSettings & { readonly phase: Invitation['phase'] });
}

/**
 * Returns the invitation to a table for a person who has its code. `personId` is `null` if they have not identified themselves. It
 * contains the players, the host and the rules, but no spectators, chat messages or scores.
 */
export function invitationTo({ code, game, value }: InvitedTable, personId: string | null): Invitation {
  const { seating, options, pace, playedOn } = value;
  const host = personAt(seating, seating.host);
  const { name, seal } = occupantFacts(seating, { holder: 'person', memberId: seating.host });
  return {
    code,
    game: game.id,
    options: optionsThatDiffer(game.options, seating.seats.length, options),
    pace,
    phase: phaseOf(value),
    host: host === undefined || name === '' ? null : { name, seal },
    seats: seating.seats.map((occupant) => {
      const { status, name, seal } = occupantFacts(seating, occupant);
      return { status, name, seal };
    }),
    ...(playedOn !== null && { playedOn: playedOn.turn }),
    way: wayIn(value, personId),
    ...(personId !== null && isBarred(value, personId) && { isBarred: true }),
  };
}

function phaseOf(value: InvitedTable['value']): Invitation['phase'] {
  return value.phase === 'halted' ? value.before.phase : value.phase;
}

function wayIn(value: InvitedTable['value'], personId: string | null): Invitation['way'] {
  const { seating } = value;
  if (personId !== null && removalOf(value, personId)?.mayWatch === false) return 'removed';
  if (personId !== null && belongs(seating, personId)) return 'back';
  if (isClosedToSpectators(value)) return 'wait';
  const phase = phaseOf(value);
  const maySit = phase !== 'playing' && (personId === null || !isBarred(value, personId));
  return maySit && seating.seats.some((_, seat) => isFree(seating, seat, phase === 'gathering')) ? 'sit' : 'watch';
}
