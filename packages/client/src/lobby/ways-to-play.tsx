import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { searchState } from '../matchmaking/search.ts';
import type { SearchFormProps } from '../matchmaking/search-form.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { later } from '../ui/later.tsx';
import { SoloForm } from './solo-form.tsx';
import { startWords } from './start-words.ts';
import { TableForm } from './table-form.tsx';

const FindForm = later<SearchFormProps>(async () => (await import('../matchmaking/search-form.tsx')).SearchForm);

type WayToPlay = 'friends' | 'find' | 'alone';

const WAYS: readonly { readonly way: WayToPlay; readonly icon: IconName }[] = [
  { way: 'friends', icon: 'people' },
  { way: 'find', icon: 'search' },
  { way: 'alone', icon: 'person' },
];

/** Where the open tables are on the start page. */
export const OPEN_TABLES_ID = 'watch';

/** All the ways to play in one glance; one of them laid out. */
export function WaysToPlay({ game }: { readonly game: Signal<GameTerms> }) {
  const chosen = useSignal<WayToPlay>(searchState.peek() === null ? 'friends' : 'find');
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
        {chosen.value === 'alone' && <SoloForm game={game} />}
      </div>
      <a class="to-tables" href={`#${OPEN_TABLES_ID}`} onClick={showTables}>
        {said.watch}
      </a>
    </div>
  );
}

/** Without an address of its own: the browser's Back leads to the page before. */
function showTables(event: MouseEvent): void {
  event.preventDefault();
  const tables = document.getElementById(OPEN_TABLES_ID);
  tables?.scrollIntoView({ block: 'start' });
  tables?.focus({ preventScroll: true });
}
