import type { ComponentChildren } from 'preact';
import { cardName } from '../../cards/card-names.ts';
import type { LegendForView, LegendItem } from '../../games/help.ts';
import { loadPart } from '../../games/parts.ts';
import { messagesOf, t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { nameIn } from '../../table/state/player-name.ts';
import { MarkSign } from '../../table/view/mark-sign.tsx';
import { ClockFace } from '../../table/view/seat-clock.tsx';
import { SmallCard } from '../../table/view/small-card.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { botAvatarShape } from '../../ui/bot-avatar-shape.ts';
import { openRules } from '../../ui/help-open.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { type TableLegendItem, type TableLegendPictures, tableLegend, waitingText } from './table-legend.ts';

import './legend.css';

export function Legend({ snapshot }: { readonly snapshot: Snapshot }) {
  const help = useLoaded(() => loadPart(snapshot.game.id, 'help'), [snapshot.game.id]).value;
  if (help === null) return <p class="waiting" aria-busy="true" />;
  if (help === 'failed') return <p>{t.value.broken}</p>;
  return (
    <div class="legend">
      <p>{messagesOf(snapshot.game.id).summary.goal}</p>
      <Explained legend={help.legend(snapshot.view, nameIn(snapshot))} snapshot={snapshot} />
    </div>
  );
}

interface ExplainedProps {
  readonly legend: LegendForView;
  readonly snapshot: Snapshot;
}

function Explained({ legend: { now, table, cards, plates }, snapshot }: ExplainedProps) {
  const titles = t.value.legend;
  const rows: readonly (readonly [title: string, seen: readonly Row[]])[] = [
    [t.value.gameTable.targets, table],
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
            <span class="legend-picture wrap row">{drawn(row.looks)}</span>
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

function drawn(looks: TableLegendPictures): ComponentChildren {
  switch (looks.kind) {
    case 'cards':
      return looks.faces.map((face, index) => <SmallCard key={index} face={face} name={cardName(face)} />);
    case 'mark': {
      const { sign, short } = looks.mark;
      return <span class="legend-plate">{sign === undefined ? short : <MarkSign sign={sign} />}</span>;
    }
    case 'figure':
      return <span class="legend-plate">{looks.text}</span>;
    case 'plate':
      return <span class={`legend-plate is-${looks.part}`}>{looks.text}</span>;
    case 'turn':
      return <span class="legend-plate is-turn" />;
    case 'clock':
      return <ClockFace move={8} reserve={20} />;
    case 'host':
      return (
        <span class="legend-plate">
          <MarkSign sign="host" />
        </span>
      );
    case 'bot':
      return (
        <span class="legend-plate">
          <Avatar avatar={botAvatarShape(looks.name)} />
        </span>
      );
  }
}
