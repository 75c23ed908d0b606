import type { MessageBus } from '../cluster/message-bus.ts';
import type { LimiterFactory } from '../limits/request-limit.ts';
import type { Admission } from '../ops/admission.ts';
import type { TableContext } from '../table/state/context.ts';

/** The services of this process that its rooms and HTTP routes use. */
export interface AppContext extends TableContext {
  readonly limiters: LimiterFactory;
  /** Resolves to `true` and counts the report if this network, by `networkOf`, may send one more report. */
  readonly mayReport: (network: string) => Promise<boolean>;
  readonly bus: MessageBus;
  readonly admission: Admission;
  readonly messagesPerSecond: number;
}
