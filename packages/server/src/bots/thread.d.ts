import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
export interface ThreadData {
    /** Module that finds a game by its id, as a specifier or an address. */
    readonly games: string;
}
/** What a thread is asked: what would the bot of that game do? */
export interface Question {
    readonly game: string;
    readonly view: View;
}
export type Thought = {
    readonly action: AnyAction;
} | {
    readonly threw: Error;
};
