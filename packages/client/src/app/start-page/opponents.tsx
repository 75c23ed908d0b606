import { useId } from 'preact/hooks';
import { BotsForm } from '../../features/lobby/bots-form.tsx';
import type { SetUpProps } from '../../features/lobby/set-up-form.tsx';
import { TableForm } from '../../features/lobby/table-form.tsx';
import { firstTexts as t } from '../../i18n/first.ts';
import { lastOpponents, OPPONENTS, type Opponents } from '../../lib/last-set-up.ts';
import { connectionFault } from '../../net/connectivity.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';

const FindForm = lazyComponent(async () => (await import('../../features/matchmaking/search-form.tsx')).SearchForm);

const ICONS = { friends: 'people', bots: 'bot', strangers: 'search' } as const;

/** Returns whom the user chose to play with. Without a connection these are bots, and the choice is there again with it. */
export function opponentsNow(): Opponents {
  return connectionFault() === null ? lastOpponents.value : 'bots';
}

export function OpponentsPanel({ setUp }: SetUpProps) {
  const id = useId();
  const { ways, botLevels, offline } = t.value;
  const isOff = connectionFault() !== null;
  const shown = opponentsNow();
  return (
    <div class="surface panel play-panel">
      <nav class="mode-tiles" aria-label={ways.ways}>
        {OPPONENTS.map((each) => {
          const isDim = isOff && each !== 'bots';
          return (
            <button
              key={each}
              type="button"
              class="mode-tile"
              aria-current={each === shown}
              aria-controls={id}
              aria-disabled={isDim}
              onClick={() => {
                if (!isDim) lastOpponents.value = each;
              }}
            >
              <Icon name={ICONS[each]} />
              <span>{each === 'bots' ? botLevels.title : ways[each]}</span>
              {isDim && <small>{offline.needsConnection}</small>}
            </button>
          );
        })}
      </nav>
      <div id={id} class="mode-form">
        {shown === 'friends' && <TableForm setUp={setUp} />}
        {shown === 'bots' && <BotsForm setUp={setUp} />}
        {shown === 'strangers' && <FindForm />}
      </div>
    </div>
  );
}
