import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { LotSource } from '@hundredfold/shared/core/chance.ts';
import { type Match } from '@hundredfold/shared/core/match.ts';
import { type Turn } from '@hundredfold/shared/core/record.ts';
import { type Result } from '@hundredfold/shared/core/result.ts';
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
export declare function begin(id: string, start: Match, lots: LotSource): Promise<Taken>;
/** An action and the lots that follow from it. */
export declare function decide(play: Play, seat: Seat, action: AnyAction, lots: LotSource): Promise<Result<Taken, string>>;
/** Whether a seat that decided at that version may be taken at its word: nothing has changed for it since. */
export declare function isMeantForNow({ match, since }: Play, seat: Seat, version: number): boolean;
/** An intent that a recorded move came from, and the version it was answered with. */
export interface PastIntent {
    readonly seat: Seat;
    readonly intent: string;
    readonly version: number;
}
/** A match brought back from its steps. Throws where they do not follow the rules. */
export declare function resume(id: string, start: Match, stored: readonly StoredStep[]): {
    play: Play;
    intents: readonly PastIntent[];
};
export declare function startOf(match: Pick<Match, 'game' | 'options' | 'seats'>): Match;
