import type { Result } from '@hundredfold/shared/core/result.ts';
/** What each person was answered to their last moves, by the id that their client gave the move. */
export interface PastAnswers {
    recall(number: number, id: string): Result<number, string> | undefined;
    remember(number: number, id: string, answer: Result<number, string>): void;
}
export declare function pastAnswers(): PastAnswers;
