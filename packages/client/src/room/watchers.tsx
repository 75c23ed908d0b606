import { useId } from 'preact/hooks';
import type { Snapshot } from '../net/link.ts';
import { Icon } from '../ui/icon.tsx';
import { words } from '../words/index.ts';

interface WatchersProps {
  readonly snapshot: Snapshot;
}

/** Who watches, if anybody does. */
export function Watchers({ snapshot: { watchers } }: WatchersProps) {
  if (watchers.length === 0) return null;
  return (
    <p class="watchers">
      <Icon name="eye" />
      <span>
        {words.value.table.watchers}: {watchers.map(({ name }) => name).join(', ')}
      </span>
    </p>
  );
}

/** The same in the bar: how many, and who when pressed. */
export function WatchersButton({ snapshot: { watchers } }: WatchersProps) {
  const id = useId();
  if (watchers.length === 0) return null;
  const title = words.value.table.watchers;
  return (
    <>
      <button type="button" class="bar-button counted" popovertarget={id} aria-label={`${title}: ${watchers.length}`}>
        <Icon name="eye" />
        <span>{watchers.length}</span>
      </button>
      <div id={id} popover="auto" class="paper slip">
        <h2>{title}</h2>
        <ul>
          {watchers.map(({ person, name }) => (
            <li key={person}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
