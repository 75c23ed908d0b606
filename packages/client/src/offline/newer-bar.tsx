import { words } from '../words/index.ts';
import { takeNewer } from './keep-house.ts';
import { newer } from './newer.ts';

/** A newer version, for whoever has no game before them: now, or the next time. */
export function NewerBar() {
  const { link, wishes } = words.value;
  return (
    <aside class="strip" aria-label={link.outdatedTitle}>
      <span role="status">{link.outdatedTitle}</span>
      <button type="button" class="quiet" onClick={takeNewer}>
        {link.reload}
      </button>
      <button type="button" class="quiet" onClick={() => (newer.value = false)}>
        {wishes.notNow}
      </button>
    </aside>
  );
}
