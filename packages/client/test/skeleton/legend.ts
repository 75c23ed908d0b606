import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { SkeletonView } from '@hundredfold/shared/testing/examples/skeleton/view.ts';
import {
  type LegendForView,
  type LegendItem,
  legendCards,
  legendFigure,
  legendMarks,
  legendPlates,
  partsOn,
} from '../../src/games/legend.ts';
import { spoken } from '../../src/i18n/index.ts';
import { skeletonPresentation } from './presentation.tsx';

interface SkeletonLegend {
  readonly lead: string;
  readonly play: string;
  readonly deck: string;
  readonly trick: string;
  readonly leader: string;
  readonly points: string;
  readonly taken: string;
  readonly winning: string;
}

export const skeletonLegend = spoken<SkeletonLegend>({
  en: {
    lead: 'You lead: play any card from your hand.',
    play: 'Play any card from your hand.',
    deck: 'The cards that were not dealt. No one gets them.',
    trick: 'The trick so far. The highest card takes it.',
    leader: 'Leads this trick.',
    points: 'Tricks won.',
    taken: 'Tricks won, face down.',
    winning: 'Brass edge: would take this trick, or won the game.',
  },
  de: {
    lead: 'Du spielst aus: Spiel irgendeine Karte.',
    play: 'Spiel irgendeine Karte.',
    deck: 'Die Karten, die nicht gegeben wurden: Niemand bekommt sie.',
    trick: 'Der Stich bis jetzt. Die höchste Karte holt ihn.',
    leader: 'Spielt in diesem Stich aus.',
    points: 'Gewonnene Stiche.',
    taken: 'Gewonnene Stiche, verdeckt.',
    winning: 'Messingrand: bekäme den Stich oder hat gewonnen.',
  },
  ru: {
    lead: 'Заходите с любой карты.',
    play: 'Сыграйте любую карту.',
    deck: 'Карты, которые не сдали: они никому не достанутся.',
    trick: 'Карты взятки. Её берёт старшая.',
    leader: 'Заходит в этой взятке.',
    points: 'Сколько взяток взято.',
    taken: 'Взятки, рубашкой вверх.',
    winning: 'Латунный край: пока взятка идёт сюда, или победа.',
  },
});

export function legend(view: SkeletonView): LegendForView {
  const texts = skeletonLegend.value;
  const { deck, trick } = view.table;
  return {
    now: mayAct(view) ? { says: trick.length === 0 ? texts.lead : texts.play, rule: '4.1' } : null,
    table: [...(deck === 0 ? [] : [legendFigure(deck, texts.deck, '3.2')]), ...legendCards(trick, texts.trick, '4.2')],
    cards: [],
    plates: onPlates(view),
  };
}

function onPlates(view: SkeletonView): readonly LegendItem[] {
  const texts = skeletonLegend.value;
  const plates = legendPlates(view, skeletonPresentation.seat);
  return [
    ...legendMarks(plates).map((mark): LegendItem => ({ looks: { kind: 'mark', mark }, says: texts.leader, rule: '4.2' })),
    ...partsOn(plates, {
      winning: { says: texts.winning, rule: '4.2' },
      taken: { says: texts.taken, rule: '4.2' },
      points: { says: texts.points, rule: '1.1' },
    }),
  ];
}
