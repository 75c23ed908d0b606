import { areSocketsBlocked, isAppInstalledOffline, isServerReachable } from '../net/connectivity.ts';
import { Anchor } from '../ui/anchor.tsx';
import { alonePath } from '../ui/route.ts';
import { offlineWords } from './words.ts';

/** Says what stands between the page and the server, and what one can do without it. */
export function OfflineNotice() {
  const { noHouse, noSockets, playHere } = offlineWords.value;
  const isThere = isServerReachable.value;
  if (isThere && !areSocketsBlocked.value) return null;
  return (
    <p class="no-house" role="status">
      {isThere ? noSockets : noHouse} {(isThere || isAppInstalledOffline()) && <Anchor href={alonePath()}>{playHere}</Anchor>}
    </p>
  );
}
