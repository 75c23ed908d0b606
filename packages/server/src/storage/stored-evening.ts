import type { EveningAnswer } from '@hundredfold/shared/protocol/group-evening.ts';

/** The next evening of a group, or the proposal for it. Members are named by their member ids. */
export interface StoredEvening {
  /** The proposed times in their order, in milliseconds since 1970. A fixed evening has one. */
  readonly times: readonly number[];
  readonly by: string;
  /** The member who fixed it; `null` if it is a proposal. */
  readonly fixedBy: string | null;
}

export interface StoredEveningAnswer {
  readonly personId: string;
  readonly at: number;
  readonly answer: EveningAnswer;
}

export interface LoadedEvening extends StoredEvening {
  /** One answer of each person to each time. */
  readonly answers: readonly StoredEveningAnswer[];
}

/** An evening that begins soon, with the members who have not said no. */
export interface EveningSoon {
  readonly group: string;
  readonly name: string;
  readonly at: number;
  readonly people: readonly string[];
}

/**
 * The operations on evenings. Each group has one evening at most. A change names the times that its member saw, and does nothing
 * if the evening has others by now.
 */
export interface EveningOperations {
  loadEvening(group: string): LoadedEvening | null;
  /** Saves a proposal in place of a past evening, given by its times. Returns `false` if there is another one. */
  proposeEvening(group: string, evening: StoredEvening, past: readonly number[] | null): boolean;
  /** Saves the answer of a member, in place of an earlier one to the same time. */
  answerEvening(group: string, answer: StoredEveningAnswer): void;
  /** Fixes one time of a proposal. Returns `false` if that was cancelled or fixed before. */
  fixEvening(group: string, times: readonly number[], fixed: { readonly at: number; readonly by: string }): boolean;
  cancelEvening(group: string, times: readonly number[]): void;
  /** Returns the fixed evenings that start after `after`, and at `until` at the latest. Each is returned once, to one process. */
  claimEvenings(after: number, until: number): readonly EveningSoon[];
}
