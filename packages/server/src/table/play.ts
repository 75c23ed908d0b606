import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Lot, LotSource } from '@hundredfold/shared/core/chance.ts';
import { isSameDecision } from '@hundredfold/shared/core/decision.ts';
import { act, awaitAll, type Match, type Move, retrace, startMatch } from '@hundredfold/shared/core/match.ts';
import { stepsOf, type Turn, turnsOf } from '@hundredfold/shared/core/record.ts';
import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { StoredStep } from '../archive/archive.ts';

/** The match at a table, under the id of its record. */
export interface Play {
  readonly id: string;
  readonly match: Match;
  /** By seat, the version at which it came to have the decision that it has now; what is meant for a later one is meant for now. */
  readonly since: readonly number[];
}

/** A turn, to be written down, and the match after it. */
export interface Taken {
  readonly play: Play;
  readonly turn: Turn;
}

/** A new match and its first lots. */
export function begin(id: string, start: Match, lots: LotSource): Promise<Taken> {
  return settled(unplayed(id, start), start, null, lots);
}

/** An action and the lots that follow from it. */
export async function decide(play: Play, seat: Seat, action: AnyAction, lots: LotSource): Promise<Result<Taken, string>> {
  const result = act(play.match, seat, action);
  if (!result.ok) return result;
  return accepted(await settled(play, result.value, { kind: 'move', seat, action }, lots));
}

/** Whether a seat that decided at that version may be taken at its word: nothing has changed for it since. */
export function isMeantForNow({ match, since }: Play, seat: Seat, version: number): boolean {
  return version <= match.version && version >= (since[seat] ?? match.version);
}

async function settled(before: Play, match: Match, move: Move | null, source: LotSource): Promise<Taken> {
  const lots: Lot[] = [];
  const after = await awaitAll(match, source, (lot) => lots.push(lot));
  return { play: stood(before, after, move), turn: { move, lots } };
}

function unplayed(id: string, match: Match): Play {
  return { id, match, since: [] };
}

/** Where several are to act, what one of them does may leave the others' decisions as they were. */
function stood({ id, match: before, since }: Play, match: Match, move: Move | null): Play {
  const { game, state, version } = match;
  const had = game.toAct(before.state);
  const has = game.toAct(state);
  const isUnchanged = (seat: Seat): boolean => {
    if (!had.includes(seat) || !has.includes(seat) || seat === move?.seat) return false;
    return isSameDecision(game, game.view(before.state, seat), game.view(state, seat));
  };
  const now = Array.from({ length: match.seats }, (_, seat) => (isUnchanged(seat) ? (since[seat] ?? version) : version));
  return { id, match, since: now };
}

/** An intent that a recorded move came from, and the version it was answered with. */
export interface PastIntent {
  readonly seat: Seat;
  readonly intent: string;
  readonly version: number;
}

/** A match brought back from its steps. Throws where they do not follow the rules. */
export function resume(id: string, start: Match, stored: readonly StoredStep[]): { play: Play; intents: readonly PastIntent[] } {
  const intents: PastIntent[] = [];
  let play = unplayed(id, start);
  for (const turn of turnsOf(stored.map(({ step }) => step))) {
    const intent = stored[play.match.version]?.intent ?? null;
    play = stood(play, stepsOf(turn).reduce(retrace, play.match), turn.move);
    if (turn.move !== null && intent !== null) intents.push({ seat: turn.move.seat, intent, version: play.match.version });
  }
  return { play, intents };
}

export function startOf(match: Pick<Match, 'game' | 'options' | 'seats'>): Match {
  return startMatch(match.game, match.options, match.seats);
}
