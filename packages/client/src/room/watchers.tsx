import type { Snapshot } from '../net/link.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/index.ts';

/** Who watches, if anybody does. */
export function Watchers({ snapshot }: { readonly snapshot: Snapshot }) {
  if (snapshot.watchers.length === 0) return null;
  return (
    <p class="watchers">
      <Icon name="eye" />
      <span>
        {words.value.table.watchers}: {snapshot.watchers.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}
