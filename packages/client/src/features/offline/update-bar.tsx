import { t } from '../../i18n/index.ts';
import { newerVersion } from '../../net/connectivity.ts';
import { StatusText } from '../../ui/status-text.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { activateUpdate } from './service-worker.ts';
import '../../ui/strip.css';

export function UpdateBar() {
  const { link } = t.value;
  return (
    <aside class="strip row" aria-label={link.outdatedTitle}>
      <StatusText text={link.outdatedTitle} />
      <TextButton class="quiet" label={t.value.reload} onClick={activateUpdate} />
      <TextButton class="quiet" label={t.value.notNow} onClick={() => (newerVersion.value = false)} />
    </aside>
  );
}
