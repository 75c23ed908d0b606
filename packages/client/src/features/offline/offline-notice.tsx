import { t } from '../../i18n/index.ts';
import { areSocketsBlocked, isAppInstalledOffline, isServerReachable } from '../../net/connectivity.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { soloPath } from '../../ui/route.ts';
import { StatusText } from '../../ui/status-text.tsx';

/** Shows what is wrong with the connection to the server, and what works without it. */
export function OfflineNotice() {
  const { noHouse, noSockets, playHere } = t.value.offline;
  const isThere = isServerReachable.value;
  if (isThere && !areSocketsBlocked.value) return null;
  return (
    <p class="no-house">
      <StatusText text={isThere ? noSockets : noHouse} />{' '}
      {(isThere || isAppInstalledOffline()) && <Anchor href={soloPath()}>{playHere}</Anchor>}
    </p>
  );
}
