import { t } from '../../i18n/index.ts';
import { newerVersion } from '../../net/connectivity.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { activateUpdate } from './service-worker.ts';

export function UpdateBar() {
  const { link } = t.value;
  return (
    <aside class="strip row" aria-label={link.outdatedTitle}>
      <StatusText text={link.outdatedTitle} />
      <button type="button" class="quiet" onClick={activateUpdate}>
        {link.reload}
      </button>
      <button type="button" class="quiet" onClick={() => (newerVersion.value = false)}>
        {t.value.notNow}
      </button>
    </aside>
  );
}
