import { isOver, mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { GOAL, HAND } from '@hundredfold/shared/games/hundred-rummy/score.ts';
import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import { spoken } from '../../i18n/index.ts';
import type { NameOf } from '../../table/presentation.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { type LegendForView, type LegendItem, legendCards, legendFigure, legendMarks, legendPlates, partsOn } from '../legend.ts';
import { hundredRummyPresentation } from './presentation.tsx';
import { drawnCard, isTournament, showing, tallyOf } from './standing.ts';

interface RummyLegendTexts {
  readonly now: {
    readonly discard: string;
    readonly score: string;
    readonly draw: string;
    readonly drawUnseen: string;
  };
  readonly drawPile: string;
  readonly drawPileAlone: string;
  readonly discardPile: string;
  readonly discardPileAlone: string;
  readonly tally: string;
  readonly bestFour: string;
  readonly drawn: string;
  readonly shows: (who: PlayerName) => string;
  readonly scored: string;
  readonly points: string;
  readonly total: string;
  readonly showing: string;
  readonly won: string;
}

export const rummyLegendTexts = spoken<RummyLegendTexts>({
  en: {
    now: {
      discard: 'Discard one card from your hand. It may be the one you just drew.',
      score: 'Your four cards make exactly 100: show and score them, or draw a card instead.',
      draw: 'Draw the top card of either pile. Then you discard one.',
      drawUnseen: 'Draw the top card of the draw pile. Then you discard one.',
    },
    drawPile: 'The draw pile. When it is empty, the discard pile is shuffled and becomes the new one.',
    drawPileAlone: 'The draw pile. If it is empty and you can’t score, you lose.',
    discardPile: 'The top card of the discard pile. Only this one can be drawn.',
    discardPileAlone: 'The discard pile. When you play alone, you don’t draw from it.',
    tally: 'What your hand makes. You can score exactly 100 at the start of your turn.',
    bestFour: 'What your best four of five cards make. Discard so that 100 is left.',
    drawn: 'Brass dot: just drawn.',
    shows: (who) => `${does(who, 'show', 'shows')} four cards of exactly 100.`,
    scored: 'Score piles lie face up. Four cards are 100 points.',
    points: 'Points, and how many you need to win.',
    total: 'Points of all tournament games together.',
    showing: 'Brass edge: shows 100.',
    won: 'Brass edge: won the game.',
  },
  de: {
    now: {
      discard: 'Leg eine Karte aus der Hand ab. Es darf auch die eben gezogene sein.',
      score: 'Deine vier Karten ergeben genau 100: Zeig und werte sie, oder zieh lieber eine Karte.',
      draw: 'Zieh die oberste Karte von einem der beiden Stapel. Danach legst du eine ab.',
      drawUnseen: 'Zieh die oberste Karte vom Ziehstapel. Danach legst du eine ab.',
    },
    drawPile: 'Der Ziehstapel. Ist er leer, wird der Ablagestapel gemischt und wird der neue.',
    drawPileAlone: 'Der Ziehstapel. Ist er leer und du kannst nicht werten, hast du verloren.',
    discardPile: 'Die oberste Karte des Ablagestapels. Nur diese kann gezogen werden.',
    discardPileAlone: 'Der Ablagestapel. Wenn du allein spielst, ziehst du nicht von ihm.',
    tally: 'So viel ergeben deine Karten. Genau 100 kannst du am Anfang deines Zugs werten.',
    bestFour: 'So viel ergeben die besten vier deiner fünf Karten. Leg so ab, dass 100 übrig bleiben.',
    drawn: 'Messingpunkt: eben gezogen.',
    shows: (who) => `${does(who, 'zeigst', 'zeigt')} vier Karten mit genau 100.`,
    scored: 'Gewertete Karten liegen offen. Vier Karten sind 100 Punkte.',
    points: 'Punkte, und wie viele du zum Sieg brauchst.',
    total: 'Punkte aus allen Spielen des Turniers.',
    showing: 'Messingrand: zeigt 100.',
    won: 'Messingrand: hat gewonnen.',
  },
  ru: {
    now: {
      discard: 'Сбросьте одну карту. Можно и ту, что вы только что взяли.',
      score: 'Ваши четыре карты дают ровно 100: покажите их и запишите очки или возьмите карту.',
      draw: 'Возьмите верхнюю карту колоды или сброса. Потом сбросьте одну.',
      drawUnseen: 'Возьмите верхнюю карту колоды. Потом сбросьте одну.',
    },
    drawPile: 'Колода. Когда она кончается, сброс тасуют, и он становится новой колодой.',
    drawPileAlone: 'Колода. Если она кончилась, а записать вам нечего, вы проиграли.',
    discardPile: 'Верхняя карта сброса. Взять можно только её.',
    discardPileAlone: 'Сброс. Когда играют в одиночку, из него не берут.',
    tally: 'Сумма карт у вас на руках. Ровно 100 можно записать в начале своего хода.',
    bestFour: 'Сумма лучших четырёх из ваших пяти карт. Сбросьте так, чтобы осталось 100.',
    drawn: 'Латунная точка: только что взята.',
    shows: (who) => `${does(who, 'показываете', 'показывает')} четыре карты ровно на 100.`,
    scored: 'Записанные карты лежат открыто: четыре карты — 100 очков.',
    points: 'Очки и сколько нужно для победы.',
    total: 'Очки за все партии турнира.',
    showing: 'Латунный край: показывает 100.',
    won: 'Латунный край: победа.',
  },
});

export function legend(view: RummyView, name: NameOf): LegendForView {
  return { now: nowFor(view), table: onTable(view, name), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: RummyView): LegendForView['now'] {
  const { discard, score, draw, drawUnseen } = rummyLegendTexts.value.now;
  if (!mayAct(view)) return null;
  if (ownHand(view).length > HAND) return { says: discard, rule: '4.3' };
  const actions = legal(view);
  if (actions.some(({ type }) => type === 'score')) return { says: score, rule: '4.4' };
  const either = actions.some((action) => action.type === 'draw' && action.from === 'discard');
  return either ? { says: draw, rule: '4.2' } : { says: drawUnseen, rule: view.seats.length === 1 ? '6.2' : '4.2' };
}

function onTable(view: RummyView, name: NameOf): readonly LegendItem[] {
  const texts = rummyLegendTexts.value;
  const { draw, discard } = view.table;
  const alone = view.seats.length === 1;
  const shower = showing(view);
  const tally = tallyOf(view, null, null);
  return [
    legendFigure(draw, alone ? texts.drawPileAlone : texts.drawPile, alone ? '6.4' : '4.5'),
    ...legendCards(
      discard.top === null ? [] : [discard.top],
      alone ? texts.discardPileAlone : texts.discardPile,
      alone ? '6.2' : '3.2',
    ),
    ...(shower === null ? [] : [legendFigure(GOAL, texts.shows(playerName(view, shower, name)), '4.4')]),
    ...(tally === null ? [] : [legendFigure(tally.total, tally.best ? texts.bestFour : texts.tally, '4.4')]),
  ];
}

function cardsIn(view: RummyView): readonly LegendItem[] {
  const { drawn, scored } = rummyLegendTexts.value;
  const card = mayAct(view) ? drawnCard(view) : null;
  const pile = view.seats.find((seat) => seat.scored.length > 0)?.scored ?? [];
  return [...legendCards(card === null ? [] : [card], drawn, '4.3'), ...legendCards(pile.slice(-HAND), scored, '3.2')];
}

function onPlates(view: RummyView): readonly LegendItem[] {
  const texts = rummyLegendTexts.value;
  const plates = legendPlates(view, hundredRummyPresentation.seat);
  const rule = isTournament(view) ? '7.2' : '5.1';
  return [
    ...legendMarks(plates).map((mark): LegendItem => ({ looks: { kind: 'mark', mark }, says: texts.total, rule: '7.2' })),
    ...partsOn(plates, {
      winning: isOver(view) ? { says: texts.won, rule } : { says: texts.showing, rule: '4.4' },
      points: { says: texts.points, rule: '1.2' },
    }),
  ];
}
