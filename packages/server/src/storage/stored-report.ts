import type { ChatContent } from '@hundredfold/shared/protocol/chat.ts';

export interface Report {
  readonly id: string;
  readonly table: string;
  /** The time of the report, in ISO 8601. */
  readonly at: string;
  /** The person id of the reporter (`by`) and of the reported person (`of`). */
  readonly by: string;
  readonly of: string;
  readonly name: string;
  /** The id of the reported chat message; `null` if the person was reported. */
  readonly line: number | null;
  readonly lines: readonly { readonly id: number; readonly name: string; readonly said: ChatContent }[];
}

export interface Blocked {
  readonly personId: string;
  /** The name that others knew; empty after the person was forgotten. */
  readonly name: string;
  /** The time of the block, in ISO 8601. */
  readonly at: string;
}
