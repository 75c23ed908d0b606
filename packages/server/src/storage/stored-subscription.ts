import type { NoticeKind, PushSubscriptionKeys } from '@hundredfold/shared/protocol/push.ts';

/** The subscription of a browser to notices for a person. */
export interface StoredSubscription extends PushSubscriptionKeys {
  readonly personId: string;
  readonly kinds: readonly NoticeKind[];
  readonly language: string;
  readonly zone: string;
}

/** A browser that gets a notice now. */
export type NoticeReceiver = Omit<StoredSubscription, 'personId' | 'kinds'>;
