import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { hearing } from '../../lib/sound/hearing.ts';
import { api } from '../../net/api.ts';
import { renewSubscription } from './subscription.ts';

const KEYS = { p256dh: 'point', auth: 'secret' };
const SUBSCRIPTION = { endpoint: 'https://push.example.net/phone', ...KEYS };

const unsubscribe = vi.fn();
const subscription = { toJSON: () => ({ endpoint: SUBSCRIPTION.endpoint, keys: KEYS }), unsubscribe };
const pushManager = { subscribe: vi.fn(), getSubscription: vi.fn() };
let saved: MockInstance<typeof api.subscribe>;
let key: MockInstance<typeof api.pushKey>;

beforeEach(() => {
  vi.clearAllMocks();
  saved = vi.spyOn(api, 'subscribe');
  key = vi.spyOn(api, 'pushKey');
  pushManager.subscribe.mockResolvedValue(subscription);
  pushManager.getSubscription.mockResolvedValue(subscription);
  saved.mockResolvedValue({ ok: true, value: null });
  key.mockResolvedValue({ ok: true, value: { publicKey: 'key' } });
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve({ pushManager }) }, languages: ['en'] });
  hearing.notices.turn.value = 'on';
  for (const kind of ['match', 'table', 'evening'] as const) hearing.notices[kind].value = 'off';
  hearing.push.value = 'off';
});

test('a browser tells the server what its user wants, and from then on shows nothing itself', async () => {
  expect(await renewSubscription()).toBe('push');
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ subscription: SUBSCRIPTION, kinds: ['turn'] }));
  expect(hearing.push.value).toBe('on');
});

test('without a wish the subscription ends', async () => {
  hearing.push.value = 'on';
  hearing.notices.turn.value = 'off';
  expect(await renewSubscription()).toBe('push');
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ subscription: SUBSCRIPTION, kinds: [] }));
  expect([unsubscribe.mock.calls.length, hearing.push.value]).toEqual([1, 'off']);
});

test('a subscription for the key of another server is replaced', async () => {
  pushManager.subscribe.mockRejectedValueOnce(new DOMException('another key', 'InvalidStateError'));
  expect(await renewSubscription()).toBe('push');
  expect([unsubscribe.mock.calls.length, pushManager.subscribe.mock.calls.length]).toEqual([1, 2]);
});

test.each([
  ['the browser has no push service', () => pushManager.subscribe.mockRejectedValue(new DOMException('', 'AbortError'))],
  ['the site sends no notices', () => key.mockResolvedValue({ ok: false, refusal: 'none' })],
])('if %s, the page shows them', async (_, change) => {
  change();
  hearing.push.value = 'on';
  expect([await renewSubscription(), hearing.push.value]).toEqual(['page', 'off']);
});

test.each([
  ['key', () => key.mockResolvedValue({ ok: false, refusal: 'failed' })],
  ['answer', () => saved.mockResolvedValue({ ok: false, refusal: 'failed' })],
])('a server that gives no %s changes nothing', async (_, change) => {
  change();
  hearing.push.value = 'on';
  expect([await renewSubscription(), hearing.push.value]).toEqual(['failed', 'on']);
});
