import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import type { FindFormProps } from '../find/find-form.tsx';
import { whereIStand } from '../find/looking.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { AloneForm } from './alone-form.tsx';
import { startWords } from './start-words.ts';
import { TableForm } from './table-form.tsx';

const FindForm = later<FindFormProps>(async () => (await import('../find/find-form.tsx')).FindForm);

type Way = 'friends' | 'find' | 'alone';

const WAYS: readonly { readonly way: Way; readonly icon: IconName }[] = [
  { way: 'friends', icon: 'people' },
  { way: 'find', icon: 'search' },
  { way: 'alone', icon: 'person' },
];

/** Where the open tables are on the start page. */
export const WATCH = 'watch';

/** All the ways to play in one glance; one of them laid out. */
export function Ways({ game }: { readonly game: Signal<GameTerms> }) {
  const chosen = useSignal<Way>(whereIStand.peek() === null ? 'friends' : 'find');
  const id = useId();
  const said = startWords.value;
  return (
    <div class="paper placard ways-paper">
      <nav class="way-tiles" aria-label={said.ways}>
        {WAYS.map(({ way, icon }) => (
          <button
            key={way}
            type="button"
            class="way-tile"
            aria-current={way === chosen.value}
            aria-controls={id}
            onClick={() => (chosen.value = way)}
          >
            <Icon name={icon} />
            <span>{said[way]}</span>
          </button>
        ))}
      </nav>
      <div id={id} class="way-form">
        {chosen.value === 'friends' && <TableForm game={game} />}
        {chosen.value === 'find' && <FindForm />}
        {chosen.value === 'alone' && <AloneForm game={game} />}
      </div>
      <a class="to-tables" href={`#${WATCH}`} onClick={showTables}>
        {said.watch}
      </a>
    </div>
  );
}

/** Without an address of its own: the browser's Back leads to the page before. */
function showTables(event: MouseEvent): void {
  event.preventDefault();
  const tables = document.getElementById(WATCH);
  tables?.scrollIntoView({ block: 'start' });
  tables?.focus({ preventScroll: true });
}
