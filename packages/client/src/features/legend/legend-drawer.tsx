import { useEffect } from 'preact/hooks';
import type { LegendForView, LegendItem } from '../../games/help.ts';
import { loadPart } from '../../games/parts.ts';
import { messagesOf } from '../../i18n/catalog.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { nameIn } from '../../table/state/player-name.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { closeLegend, legendOpen } from '../../ui/legend-open.ts';
import { openRules } from '../../ui/rules-open.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { LegendPicture } from './legend-picture.tsx';
import { type TableLegendItem, tableLegend, waitingText } from './table-legend.ts';

import './legend.css';

export function LegendDrawer({ snapshot }: { readonly snapshot: Snapshot }) {
  const open = legendOpen.value;
  const help = useLoaded(() => (open ? loadPart(snapshot.game.id, 'help') : null), [snapshot.game.id, open]).value;
  const { title, close } = t.value.legend;
  useEffect(() => closeLegend, []);
  if (!open) return null;
  return (
    <Drawer label={title} close={close} onClose={closeLegend}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard. */}
      <div class="legend reading" tabIndex={0}>
        {help === 'failed' && <p>{t.value.link.broken}</p>}
        {help !== null && help !== 'failed' && (
          <>
            <p>{messagesOf(snapshot.game.id).summary.goal}</p>
            <Explained legend={help.legend(snapshot.view, nameIn(snapshot))} snapshot={snapshot} />
          </>
        )}
      </div>
    </Drawer>
  );
}

interface ExplainedProps {
  readonly legend: LegendForView;
  readonly snapshot: Snapshot;
}

function Explained({ legend: { now, table, cards, plates }, snapshot }: ExplainedProps) {
  const titles = t.value.legend;
  const rows: readonly (readonly [title: string, seen: readonly Row[]])[] = [
    [titles.table, table],
    [titles.cards, cards],
    [titles.plates, [...tableLegend(snapshot), ...plates]],
  ];
  return (
    <>
      <p class="legend-now callout">
        <strong>{titles.now}</strong> {now?.says ?? waitingText(snapshot)} {now !== null && <RuleLink rule={now.rule} />}
      </p>
      {rows.map(([title, seen]) => seen.length > 0 && <Listed key={title} title={title} seen={seen} />)}
    </>
  );
}

type Row = LegendItem | TableLegendItem;

function Listed({ title, seen }: { readonly title: string; readonly seen: readonly Row[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {seen.map((row, index) => (
          <li key={index}>
            <LegendPicture looks={row.looks} />
            <p>
              {row.says} {'rule' in row && <RuleLink rule={row.rule} />}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <button type="button" class="legend-rule" aria-label={`${t.value.rules.why} ${rule}`} onClick={() => openRules(rule)}>
      § {rule}
    </button>
  );
}
