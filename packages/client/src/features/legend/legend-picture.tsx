import type { ComponentChildren } from 'preact';
import { cardName } from '../../cards/card-names.ts';
import { MarkSign } from '../../table/view/mark-sign.tsx';
import { ClockFace } from '../../table/view/seat-clock.tsx';
import { SmallCard } from '../../table/view/small-card.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import type { TableLegendPictures } from './table-legend.ts';

export function LegendPicture({ looks }: { readonly looks: TableLegendPictures }) {
  return <span class="legend-picture wrap row">{drawn(looks)}</span>;
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
          <Avatar avatar={{ bot: looks.name }} />
        </span>
      );
  }
}
