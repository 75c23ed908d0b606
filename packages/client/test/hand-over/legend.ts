import type { Face } from '@hundredfold/shared/cards/face.ts';
import { leftOf } from '@hundredfold/shared/core/seat.ts';
import { mayAct, ownSeat } from '@hundredfold/shared/core/view.ts';
import type { HandOverView } from '@hundredfold/shared/testing/examples/hand-over/index.ts';
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
import type { NameOf } from '../../src/table/presentation.ts';
import { handOverPresentation } from './presentation.tsx';

interface SeenWords {
  readonly pass: (name: string) => string;
  readonly show: string;
  readonly deck: string;
  readonly laid: (name: string) => string;
  readonly passed: (name: string) => string;
  readonly shown: string;
  readonly ready: string;
  readonly points: string;
  readonly won: string;
}

export const handOverSeen = spoken<SeenWords>({
  en: {
    pass: (name) => `Choose two cards for ${name}. All players choose at once.`,
    show: 'Show one card. All players do so, in any order.',
    deck: 'The cards that were not dealt. No one gets them.',
    laid: (name) => `The cards you chose for ${name}.`,
    passed: (name) => `The cards you passed to ${name}.`,
    shown: 'The shown cards: the highest wins.',
    ready: 'Has chosen two cards.',
    points: 'The value of the shown card, once all have shown one.',
    won: 'Brass edge: won the game.',
  },
  de: {
    pass: (name) => `Wähl zwei Karten für ${name}. Alle wählen zugleich.`,
    show: 'Zeig eine Karte. Das tun alle, die Reihenfolge ist egal.',
    deck: 'Die Karten, die nicht gegeben wurden: Niemand bekommt sie.',
    laid: (name) => `Die Karten, die du für ${name} abgelegt hast.`,
    passed: (name) => `Die Karten, die du weitergereicht hast, an ${name}.`,
    shown: 'Die gezeigten Karten: Die höchste gewinnt.',
    ready: 'Hat zwei Karten abgelegt.',
    points: 'Was die gezeigte Karte zählt, sobald alle eine gezeigt haben.',
    won: 'Messingrand: hat gewonnen.',
  },
  ru: {
    pass: (name) => `Выберите две карты для ${name}. Все выбирают разом.`,
    show: 'Откройте одну карту. Так делают все, в любом порядке.',
    deck: 'Карты, которые не сдали: они никому не достанутся.',
    laid: (name) => `Карты, которые вы положили для ${name}.`,
    passed: (name) => `Карты, которые вы передали (${name}).`,
    shown: 'Открытые карты: старшая побеждает.',
    ready: 'Две карты уже лежат.',
    points: 'Сколько стоит открытая карта: это видно, когда открыли все.',
    won: 'Латунный край: победа.',
  },
});

export function legend(view: HandOverView, name: NameOf): LegendForView {
  return { now: nowFor(view, name), table: onTable(view, name), cards: [], plates: onPlates(view) };
}

function nowFor(view: HandOverView, name: NameOf): LegendForView['now'] {
  const { pass, show } = handOverSeen.value;
  if (!mayAct(view)) return null;
  if (view.table.stage === 'show') return { says: show, rule: '1.5' };
  return { says: pass(name(leftOf(view.viewer, view.seats.length))), rule: '1.3' };
}

function onTable(view: HandOverView, name: NameOf): readonly LegendItem[] {
  const texts = handOverSeen.value;
  const seat = ownSeat(view.viewer);
  const shown = view.seats.flatMap((fields) => fields.shown);
  return [
    legendFigure(view.table.deck, texts.deck, '1.1'),
    ...(seat === null ? [] : ownCards(view, seat, name(leftOf(seat, view.seats.length)))),
    ...legendCards(shown, texts.shown, '1.6'),
  ];
}

/** Explains the cards that the viewer has chosen for the next player, or has passed on already. */
function ownCards({ seats }: HandOverView, seat: number, to: string): readonly LegendItem[] {
  const texts = handOverSeen.value;
  const { laid, passed } = seats[seat] ?? {};
  const faces: readonly Face[] = typeof laid === 'object' ? laid : [];
  return [...legendCards(faces, texts.laid(to), '1.3'), ...legendCards(passed ?? [], texts.passed(to), '1.4')];
}

function onPlates(view: HandOverView): readonly LegendItem[] {
  const texts = handOverSeen.value;
  const plates = legendPlates(view, handOverPresentation.seat);
  return [
    ...legendMarks(plates).map((mark): LegendItem => ({ looks: { kind: 'mark', mark }, says: texts.ready, rule: '1.3' })),
    ...partsOn(plates, { winning: { says: texts.won, rule: '1.6' }, points: { says: texts.points, rule: '1.6' } }),
  ];
}
