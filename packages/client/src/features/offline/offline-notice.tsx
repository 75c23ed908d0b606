import { t } from '../../i18n/index.ts';
import { connectionFault, isOfflineOnly } from '../../net/connectivity.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { soloPath } from '../../ui/route.ts';
import { StatusText } from '../../ui/status-text.tsx';

export function OfflineNotice() {
  const { serverUnreachable, wrongAddress, noSockets, playHere } = t.value.offline;
  const fault = connectionFault();
  if (fault === null) return null;
  const texts = { unreachable: serverUnreachable, 'wrong-address': wrongAddress, 'no-sockets': noSockets };
  return (
    <p class="no-house wrap row">
      <StatusText text={texts[fault]} /> {isOfflineOnly() && <Anchor href={soloPath()}>{playHere}</Anchor>}
    </p>
  );
}
