import { NOTICE_KINDS, type NoticeKind } from '@hundredfold/shared/protocol/push.ts';
import { language } from '../../i18n/first.ts';
import { browserZone } from '../../lib/browser-zone.ts';
import { hearing } from '../../lib/sound/hearing.ts';
import { browserSecret } from '../../net/account/secret.ts';
import { api } from '../../net/api.ts';

/** Returns whether this browser can get notices from the server. On iOS it can only once the app is on the home screen. */
export function canSubscribe(): boolean {
  return globalThis.isSecureContext && 'PushManager' in globalThis && navigator.serviceWorker?.controller != null;
}

/** The source of notices: the push service, also while no page is open, or the page itself; `failed` if the server does not answer. */
type NoticeSource = 'push' | 'page' | 'failed';

/**
 * Tells the server which notices the user wants here, in which language. Call it after each change, and now and then, because browsers
 * replace subscriptions.
 */
export async function renewSubscription(): Promise<NoticeSource> {
  const kinds = NOTICE_KINDS.filter((kind) => hearing.notices[kind].peek() === 'on');
  const source = await subscribe(kinds).catch((): NoticeSource => 'page'); // Some browsers have no push service.
  if (source !== 'failed') hearing.push.value = source === 'push' && kinds.length > 0 ? 'on' : 'off';
  return source;
}

async function subscribe(kinds: readonly NoticeKind[]): Promise<NoticeSource> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = await api.pushKey();
  if (!key.ok) return key.refusal === 'none' ? 'page' : 'failed';
  const current =
    kinds.length === 0 ? await pushManager.getSubscription() : await subscriptionOf(pushManager, key.value.publicKey);
  if (current === null) return 'push';
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = current.toJSON();
  const subscription = { endpoint, p256dh, auth };
  const saved = await api.subscribe({
    key: browserSecret(),
    subscription,
    kinds,
    language: language.peek(),
    zone: browserZone(),
  });
  if (kinds.length === 0) await current.unsubscribe();
  return saved.ok ? 'push' : 'failed';
}

/** Returns the subscription of this browser. One for another key, from before the server lost its data, is replaced. */
async function subscriptionOf(pushManager: PushManager, applicationServerKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const former = await pushManager.getSubscription();
    if (former === null) throw error;
    await former.unsubscribe();
    return pushManager.subscribe(options);
  }
}
