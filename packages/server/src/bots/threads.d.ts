import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Thinker } from './thinker.ts';
import type { ThreadData } from './thread.ts';
export interface Bounds extends ThreadData {
    /** How many bots think at the same time. */
    readonly threads: number;
    /** How many may wait for that. */
    readonly waiting: number;
    /** Milliseconds that a bot may think. */
    readonly deadline: number;
}
/** What the house helps out with. */
interface Desk {
    readonly source: RandomSource;
    readonly count: (what: string) => void;
}
/** Bots think in threads of their own. For one that takes too long, or finds no room, the house makes any legal move. */
export declare function threads({ source, count }: Desk, given?: Partial<Bounds>): Thinker;
export {};
