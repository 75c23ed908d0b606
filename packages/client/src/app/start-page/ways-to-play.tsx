import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Signal, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { SoloForm } from '../../features/lobby/solo-form.tsx';

import { TableForm } from '../../features/lobby/table-form.tsx';
import { searchState } from '../../features/matchmaking/search.ts';
import { t } from '../../i18n/index.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const FindForm = lazyComponent(async () => (await import('../../features/matchmaking/search-form.tsx')).SearchForm);

type WayToPlay = 'friends' | 'find' | 'alone';

const WAYS: readonly { readonly way: WayToPlay; readonly icon: IconName }[] = [
  { way: 'friends', icon: 'people' },
  { way: 'find', icon: 'search' },
  { way: 'alone', icon: 'person' },
];

export const OPEN_TABLES_ID = 'watch';

export function WaysToPlay({ game }: { readonly game: Signal<GameTerms> }) {
  const chosen = useSignal<WayToPlay>(searchState.peek() === null ? 'friends' : 'find');
  const open = useSignal(false);
  const id = useId();
  const texts = t.value.ways;
  return (
    <div class="surface panel play-panel">
      <nav class="mode-tiles" aria-label={texts.ways}>
        {WAYS.map(({ way, icon }) => (
          <button
            key={way}
            type="button"
            class="mode-tile"
            aria-current={way === chosen.value}
            aria-controls={id}
            onClick={() => (chosen.value = way)}
          >
            <Icon name={icon} />
            <span>{texts[way]}</span>
          </button>
        ))}
      </nav>
      <div id={id} class="mode-form">
        {chosen.value === 'friends' && <TableForm game={game} open={open} />}
        {chosen.value === 'find' && <FindForm />}
        {chosen.value === 'alone' && <SoloForm game={game} />}
      </div>
      <a class="to-tables" href={`#${OPEN_TABLES_ID}`} onClick={showTables}>
        {texts.watch}
      </a>
    </div>
  );
}

/** Scrolls to the open tables without changing the address, so that the browser's Back button leads to the previous page. */
function showTables(event: MouseEvent): void {
  event.preventDefault();
  const tables = document.getElementById(OPEN_TABLES_ID);
  tables?.scrollIntoView({ block: 'start' });
  tables?.focus({ preventScroll: true });
}
