import { NOTICE_KINDS, type NoticeKind } from '@hundredfold/shared/protocol/push.ts';
import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { hearing } from '../../lib/sound/hearing.ts';
import { askToNotify, canNotify } from '../../lib/sound/notify.ts';
import { api } from '../../net/api.ts';
import { Switch } from '../../ui/switch.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { canSubscribe, renewSubscription } from './subscription.ts';

/** The kinds of which an open page knows. */
const PAGE_KINDS: readonly NoticeKind[] = ['turn', 'match'];

/** The switches for notices, one for each kind. The browser asks its user only when one is turned on. */
export function NoticeSwitches() {
  const { homeScreen } = t.value.sound;
  const key = useLoaded(() => (canSubscribe() || isOutsideHomeScreen() ? api.pushKey() : null), []).value;
  const isSent = key !== null && key !== 'failed' && key.ok;
  if (isSent && isOutsideHomeScreen()) return <p class="hint">{homeScreen}</p>;
  const isPush = isSent && canSubscribe();
  if (!isPush && !canNotify()) return null;
  const kinds = isPush ? NOTICE_KINDS : PAGE_KINDS;
  return kinds.map((kind) => <NoticeSwitch key={kind} kind={kind} isPush={isPush} />);
}

interface NoticeSwitchProps {
  readonly kind: NoticeKind;
  readonly isPush: boolean;
}

function NoticeSwitch({ kind, isPush }: NoticeSwitchProps) {
  const { notices, noticesAbout, noticesBlocked } = t.value.sound;
  const { failed } = t.value.you;
  const fault = useSignal<'blocked' | 'failed' | ''>('');
  const wanted = hearing.notices[kind];
  const isOn = wanted.value === 'on' && Notification.permission === 'granted';
  const onSwitch = async (on: boolean): Promise<void> => {
    const isAllowed = !on || (await askToNotify());
    wanted.value = on && isAllowed ? 'on' : 'off';
    const source = isPush && isAllowed ? await renewSubscription() : 'page';
    if (source === 'failed') wanted.value = on ? 'off' : 'on';
    fault.value = !isAllowed ? 'blocked' : source === 'failed' ? 'failed' : '';
  };
  const comesClosed = kind !== 'match' && isPush && (!isOn || hearing.push.value === 'on');
  const time = kind === 'evening' ? 'day' : comesClosed ? 'closed' : 'hidden';
  const about = { blocked: noticesBlocked, failed, '': noticesAbout[time] };
  return <Switch label={notices[kind]} about={about[fault.value]} on={isOn} onSwitch={(on) => void onSwitch(on)} />;
}

/** Returns whether this is iOS outside the home screen, where no page gets notices. */
function isOutsideHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone !== true;
}
