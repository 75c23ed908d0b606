import { useEffect } from 'preact/hooks';
import { firstTexts as t } from '../../i18n/first.ts';
import { poll } from '../../lib/wake-up.ts';
import { connectionFault, fetchFromServer, isOfflineOnly } from '../../net/connectivity.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { route } from '../../ui/route.ts';
import { StatusText } from '../../ui/status-text.tsx';

const RETRY_INTERVAL_MS = 10_000;

/** Says that there is no connection, and asks the server until there is one again. */
export function OfflineNotice() {
  const { serverUnreachable, wrongAddress, noSockets, botsHere, playHere } = t.value.offline;
  const fault = connectionFault();
  const retry = () => void fetchFromServer('/api/address').catch(() => undefined);
  useEffect(() => (fault === 'unreachable' ? poll(RETRY_INTERVAL_MS, retry) : undefined), [fault]);
  if (fault === null) return null;
  const isStart = route.value.page === 'start';
  const texts = { unreachable: serverUnreachable, 'wrong-address': wrongAddress, 'no-sockets': noSockets };
  return (
    <p class="no-house wrap row">
      <StatusText text={isStart && isOfflineOnly() ? `${texts[fault]} ${botsHere}` : texts[fault]} />{' '}
      {!isStart && isOfflineOnly() && <Anchor href="/">{playHere}</Anchor>}
    </p>
  );
}
