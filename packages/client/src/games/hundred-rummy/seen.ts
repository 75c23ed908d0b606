import { isOver, mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { GOAL, HAND } from '@hundredfold/shared/games/hundred-rummy/score.ts';
import { legal, type RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import type { NameOf } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { cardsSeen, figureSeen, marksOn, partsOn, platesOf, type Seen, type SeenNow } from '../seen.ts';
import { rummyStaging } from './staging.tsx';
import { drawnCard, isTournament, showing, tallyOf } from './standing.ts';

interface SeenWords {
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
  readonly shows: (name: string) => string;
  readonly scored: string;
  readonly points: string;
  readonly total: string;
  readonly showing: string;
  readonly won: string;
}

export const rummySeen = spoken<SeenWords>({
  en: {
    now: {
      discard: 'Lay one card of your hand on the discard pile; it may be the one that you have just drawn.',
      score: 'Your four cards are exactly 100: show and score them, or draw a card instead.',
      draw: 'Take the top card of either pile into your hand. After that you discard one.',
      drawUnseen: 'Take the top card of the draw pile into your hand. After that you discard one.',
    },
    drawPile: 'The draw pile. When it is used up, the discard pile is shuffled and takes its place.',
    drawPileAlone: 'The draw pile. When it is used up and you cannot score, you have lost.',
    discardPile: 'The top of the discard pile: it may be drawn, and nothing that lies underneath.',
    discardPileAlone: 'The discard pile. Alone, nobody draws from it.',
    tally: 'What the cards in your hand come to. Exactly 100 can be scored at the beginning of your turn.',
    bestFour: 'What the best four of your five cards come to. Discard so that 100 is left.',
    drawn: 'The brass dot: just drawn.',
    shows: (name) => `A hand of exactly 100 is shown. By: ${name}.`,
    scored: 'Score piles lie face up: four cards are 100 points.',
    points: 'Points, and how many win.',
    total: 'Points of all games of the tournament together.',
    showing: 'A brass edge: shows 100.',
    won: 'A brass edge: won the game.',
  },
  de: {
    now: {
      discard: 'Leg eine Karte aus der Hand auf den Ablagestapel; auch die eben gezogene darf es sein.',
      score: 'Deine vier Karten sind genau 100: Zeig sie und lass sie werten, oder zieh lieber eine Karte.',
      draw: 'Nimm die oberste Karte von einem der beiden Stapel auf die Hand. Danach legst du eine ab.',
      drawUnseen: 'Nimm die oberste Karte vom Ziehstapel auf die Hand. Danach legst du eine ab.',
    },
    drawPile: 'Der Ziehstapel. Ist er aufgebraucht, wird der Ablagestapel gemischt und kommt an seine Stelle.',
    drawPileAlone: 'Der Ziehstapel. Ist er aufgebraucht und du kannst nicht werten, hast du verloren.',
    discardPile: 'Die oberste Karte des Ablagestapels: Sie darf man ziehen, was darunter liegt, nicht.',
    discardPileAlone: 'Der Ablagestapel. Allein zieht man nicht von ihm.',
    tally: 'So viel ergeben die Karten auf deiner Hand. Genau 100 kannst du zu Beginn deines Zuges werten lassen.',
    bestFour: 'So viel ergeben die besten vier deiner fünf Karten. Leg so ab, dass 100 übrig bleiben.',
    drawn: 'Der Messingpunkt: eben gezogen.',
    shows: (name) => `Eine Hand mit genau 100 wird gezeigt. Von: ${name}.`,
    scored: 'Gewertete Karten liegen offen: Vier Karten sind 100 Punkte.',
    points: 'Punkte, und wie viele zum Sieg reichen.',
    total: 'Punkte aus allen Spielen des Turniers.',
    showing: 'Messingrand: zeigt 100.',
    won: 'Messingrand: hat gewonnen.',
  },
  ru: {
    now: {
      discard: 'Положите одну карту в сброс; можно и ту, что вы только что взяли.',
      score: 'Ваши четыре карты дают ровно 100: покажите их и запишите очки или возьмите карту.',
      draw: 'Возьмите верхнюю карту колоды или сброса. После этого одну карту нужно сбросить.',
      drawUnseen: 'Возьмите верхнюю карту колоды. После этого одну карту нужно сбросить.',
    },
    drawPile: 'Колода. Когда она кончается, сброс тасуют, и он становится колодой.',
    drawPileAlone: 'Колода. Если она кончилась, а записать вам нечего, вы проиграли.',
    discardPile: 'Верхняя карта сброса: её можно взять, а те, что под ней, нельзя.',
    discardPileAlone: 'Сброс. Когда играют в одиночку, из него не берут.',
    tally: 'Сумма карт у вас на руках. Ровно 100 можно записать в начале своего хода.',
    bestFour: 'Сумма лучших четырёх из ваших пяти карт. Сбросьте так, чтобы осталось 100.',
    drawn: 'Латунная точка: только что взята.',
    shows: (name) => `На столе показаны ровно 100. Чьи: ${name}.`,
    scored: 'Записанные карты лежат открыто: четыре карты — 100 очков.',
    points: 'Очки, и сколько нужно для победы.',
    total: 'Очки за все партии турнира.',
    showing: 'Латунный край: показывает 100.',
    won: 'Латунный край: победа.',
  },
});

export function seen(view: RummyView, name: NameOf): SeenNow {
  return { now: nowFor(view), table: onTable(view, name), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: RummyView): SeenNow['now'] {
  const { discard, score, draw, drawUnseen } = rummySeen.value.now;
  if (!mayAct(view)) return null;
  if (ownHand(view).length > HAND) return { says: discard, rule: '4.3' };
  const actions = legal(view);
  if (actions.some(({ type }) => type === 'score')) return { says: score, rule: '4.4' };
  const either = actions.some((action) => action.type === 'draw' && action.from === 'discard');
  return either ? { says: draw, rule: '4.2' } : { says: drawUnseen, rule: view.seats.length === 1 ? '6.2' : '4.2' };
}

function onTable(view: RummyView, name: NameOf): readonly Seen[] {
  const words = rummySeen.value;
  const { draw, discard } = view.table;
  const alone = view.seats.length === 1;
  const shower = showing(view);
  const tally = tallyOf(view, null, null);
  return [
    figureSeen(draw, alone ? words.drawPileAlone : words.drawPile, alone ? '6.4' : '4.5'),
    ...cardsSeen(
      discard.top === null ? [] : [discard.top],
      alone ? words.discardPileAlone : words.discardPile,
      alone ? '6.2' : '3.2',
    ),
    ...(shower === null ? [] : [figureSeen(GOAL, words.shows(name(shower)), '4.4')]),
    ...(tally === null ? [] : [figureSeen(tally.total, tally.best ? words.bestFour : words.tally, '4.4')]),
  ];
}

function cardsIn(view: RummyView): readonly Seen[] {
  const { drawn, scored } = rummySeen.value;
  const card = mayAct(view) ? drawnCard(view) : null;
  const pile = view.seats.find((seat) => seat.scored.length > 0)?.scored ?? [];
  return [...cardsSeen(card === null ? [] : [card], drawn, '4.3'), ...cardsSeen(pile.slice(-HAND), scored, '3.2')];
}

function onPlates(view: RummyView): readonly Seen[] {
  const words = rummySeen.value;
  const plates = platesOf(view, rummyStaging.seat);
  const rule = isTournament(view) ? '7.2' : '5.1';
  return [
    ...marksOn(plates).map((mark): Seen => ({ looks: { kind: 'mark', mark }, says: words.total, rule: '7.2' })),
    ...partsOn(plates, {
      favoured: isOver(view) ? { says: words.won, rule } : { says: words.showing, rule: '4.4' },
      points: { says: words.points, rule: '1.2' },
    }),
  ];
}
