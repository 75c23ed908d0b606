import { mayAct, ownHand, ownSeat } from '@hundredfold/shared/core/view.ts';
import { isHeart, QUEEN } from '@hundredfold/shared/testing/examples/hearts/score.ts';
import { receiverOf } from '@hundredfold/shared/testing/examples/hearts/state.ts';
import type { HeartsView } from '@hundredfold/shared/testing/examples/hearts/view.ts';
import { type LegendForView, type LegendItem, legendCards, legendMarks, legendPlates, partsOn } from '../../src/games/legend.ts';
import { spoken } from '../../src/i18n/index.ts';
import type { NameOf } from '../../src/table/presentation.ts';
import { heartsPresentation } from './presentation.tsx';

interface HeartsLegend {
  readonly pass: (name: string) => string;
  readonly lead: string;
  readonly play: string;
  readonly trick: string;
  readonly laid: string;
  readonly received: string;
  readonly hearts: string;
  readonly queen: string;
  readonly ready: string;
  readonly leader: string;
  readonly points: string;
  readonly taken: string;
  readonly winning: string;
}

export const heartsLegend = spoken<HeartsLegend>({
  en: {
    pass: (name) => `Choose three cards for ${name}. All players choose at once.`,
    lead: 'You lead: play a card, but no heart before hearts are broken.',
    play: 'Play a card of the suit that was led, or any card if you have none.',
    trick: 'The trick so far. The highest card of its suit takes it.',
    laid: 'The cards that you have chosen to pass on.',
    received: 'Brass dots: passed to you.',
    hearts: 'Each heart is one point.',
    queen: 'The queen of spades is 13 points.',
    ready: 'Has chosen three cards.',
    leader: 'Led this trick.',
    points: 'Points, and how many end the game. The fewest win.',
    taken: 'Points taken in this deal.',
    winning: 'Brass edge: would take this trick, or won the game.',
  },
  de: {
    pass: (name) => `Wähl drei Karten für ${name}. Alle wählen zugleich.`,
    lead: 'Du spielst aus: kein Herz, bevor eines gespielt ist.',
    play: 'Spiel eine Karte der ausgespielten Farbe; hast du keine, irgendeine.',
    trick: 'Der Stich bis jetzt. Die höchste Karte der Farbe holt ihn.',
    laid: 'Die Karten, die du weitergeben willst.',
    received: 'Messingpunkte: Hast du bekommen.',
    hearts: 'Jedes Herz ist ein Punkt.',
    queen: 'Die Pikdame zählt 13 Punkte.',
    ready: 'Hat drei Karten gewählt.',
    leader: 'Hat in diesem Stich ausgespielt.',
    points: 'Punkte, und bei wie vielen Schluss ist. Die wenigsten gewinnen.',
    taken: 'Punkte aus dieser Runde.',
    winning: 'Messingrand: bekäme den Stich oder hat gewonnen.',
  },
  ru: {
    pass: (name) => `Выберите три карты для ${name}. Все выбирают разом.`,
    lead: 'Заходите, но не с черв, пока их никто не сыграл.',
    play: 'Ответьте в масть захода; если её нет, сыграйте любую карту.',
    trick: 'Карты взятки. Её берёт старшая карта масти захода.',
    laid: 'Карты, которые вы передаёте.',
    received: 'Латунные точки: вам передали.',
    hearts: 'Каждая черва — очко.',
    queen: 'Дама пик — 13 очков.',
    ready: 'Три карты уже лежат.',
    leader: 'Заходит в этой взятке.',
    points: 'Очки и сколько их до конца игры. Побеждает тот, у кого меньше.',
    taken: 'Очки этой сдачи.',
    winning: 'Латунный край: пока взятка идёт сюда, или победа.',
  },
});

export function legend(view: HeartsView, name: NameOf): LegendForView {
  const texts = heartsLegend.value;
  const inSight = [...ownHand(view), ...view.table.trick];
  return {
    now: nowFor(view, name),
    table: onTable(view),
    cards: [
      ...legendCards(inSight.filter(isHeart), texts.hearts, '1.2'),
      ...legendCards(
        inSight.filter((card) => card === QUEEN),
        texts.queen,
        '1.2',
      ),
    ],
    plates: onPlates(view),
  };
}

function nowFor(view: HeartsView, name: NameOf): LegendForView['now'] {
  const { pass, lead, play } = heartsLegend.value;
  if (!mayAct(view)) return null;
  const { stage, direction, trick } = view.table;
  if (stage === 'pass' && direction !== null)
    return { says: pass(name(receiverOf(view.viewer, direction, view.seats.length))), rule: '3.1' };
  return trick.length === 0 ? { says: lead, rule: '4.5' } : { says: play, rule: '4.2' };
}

function onTable(view: HeartsView): readonly LegendItem[] {
  const texts = heartsLegend.value;
  const { laid } = view.seats[ownSeat(view.viewer) ?? -1] ?? {};
  const marked = heartsPresentation.marked(view);
  return [
    ...legendCards(view.table.trick, texts.trick, '4.4'),
    ...legendCards(typeof laid === 'object' ? laid : [], texts.laid, '3.1'),
    ...legendCards(marked?.cards ?? [], texts.received, '3.3'),
  ];
}

function onPlates(view: HeartsView): readonly LegendItem[] {
  const texts = heartsLegend.value;
  const plates = legendPlates(view, heartsPresentation.seat);
  return [
    ...legendMarks(plates).map((mark): LegendItem => {
      const [says, rule] = mark.sign === 'leader' ? [texts.leader, '4.1'] : [texts.ready, '3.1'];
      return { looks: { kind: 'mark', mark }, says, rule };
    }),
    ...partsOn(plates, {
      winning: { says: texts.winning, rule: '4.4' },
      taken: { says: texts.taken, rule: '5.1' },
      points: { says: texts.points, rule: '5.3' },
    }),
  ];
}
