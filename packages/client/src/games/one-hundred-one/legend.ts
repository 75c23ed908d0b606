import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { cardPoints, isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import { handPoints } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spoken } from '../../i18n/index.ts';
import { type LegendForView, type LegendItem, legendCards, legendFigure, legendPlates, partsOn } from '../legend.ts';
import { cards, karten, kartu, ochkov, points, punkte } from './counted.ts';
import { sorted } from './layout.ts';
import { kindsOn, type MarkKind, markOf } from './marks.ts';
import { oneHundredOnePresentation } from './presentation.tsx';
import { orderedSuit, possible, worthOf } from './standing.ts';
import { oneHundredOneWords } from './words.ts';

interface OneHundredOneLegendTexts {
  readonly now: {
    readonly order: string;
    readonly coverEight: string;
    readonly drawForEight: string;
    readonly drawn: string;
    readonly drawnOrPass: string;
    readonly cover: string;
    readonly follow: (suit: string) => string;
    readonly draw: string;
  };
  readonly top: string;
  readonly queen: (suit: string) => string;
  readonly pack: string;
  readonly hand: string;
  readonly counts: (points: number) => string;
  readonly skips: string;
  readonly takes: (cards: number) => string;
  readonly eights: string;
  readonly queens: string;
  readonly points: string;
  readonly won: string;
  readonly marks: Readonly<Record<MarkKind, string>>;
}

export const oneHundredOneLegendTexts = spoken<OneHundredOneLegendTexts>({
  en: {
    now: {
      order: 'Name a suit: the next card must be of that suit, or a queen.',
      coverEight: 'Match your eight at once: with the same suit, another eight or a queen.',
      drawForEight: 'Nothing matches your eight: draw until something does.',
      drawn: 'The card you drew fits, so you must play it.',
      drawnOrPass: 'You have drawn: play a card that fits, or pass.',
      cover: 'Match the top card: same suit, same rank or a queen. If you can, you must.',
      follow: (suit) => `Play the suit that was called, ${suit}, or a queen.`,
      draw: 'Nothing fits: draw one card. If it fits, you must play it.',
    },
    top: 'The card to match: same suit, same rank or any queen.',
    queen: (suit) => `A queen, and the suit that was called: only ${suit} or another queen fits.`,
    pack: 'The draw pile. When it is empty, the cards below the top one are shuffled.',
    hand: 'What your cards would cost if you were left with them.',
    counts: (count) => (count === 0 ? 'Costs nothing if left in hand.' : `Costs ${points(count)} if left in hand.`),
    skips: 'When played, the next player skips a turn.',
    takes: (taken) => `When played, the next player draws ${cards(taken)} and skips a turn.`,
    eights: 'You must match your own eight at once, even if it is your last card.',
    queens: 'A queen fits on anything, and you name a suit.',
    points: 'Points so far. They are bad: over 101 you lose, and exactly 101 becomes 0.',
    won: 'Brass edge: won the game.',
    marks: {
      lost: 'Over 101: lost.',
      out: 'Out of this round: no cards left.',
      struck: 'What the top card has just done to this player.',
      passed: 'Had nothing that fits: the turn was skipped.',
      dealer: 'Dealt this round. The last card dealt was the first one played.',
    },
  },
  de: {
    now: {
      order: 'Wünsch dir eine Farbe: Als Nächstes muss sie oder eine Dame kommen.',
      coverEight: 'Bedien deine Acht gleich: mit derselben Farbe, noch einer Acht oder einer Dame.',
      drawForEight: 'Nichts passt auf deine Acht: Zieh, bis etwas passt.',
      drawn: 'Die gezogene Karte passt: Du musst sie spielen.',
      drawnOrPass: 'Du hast gezogen: Spiel eine Karte, die passt, oder passe.',
      cover: 'Bedien die oberste Karte: dieselbe Farbe, derselbe Wert oder eine Dame. Wenn du kannst, musst du.',
      follow: (suit) => `Spiel die gewünschte Farbe, ${suit}, oder eine Dame.`,
      draw: 'Nichts passt: Zieh eine Karte. Passt sie, musst du sie spielen.',
    },
    top: 'Darauf wird gespielt: Dieselbe Farbe passt, derselbe Wert oder eine Dame.',
    queen: (suit) => `Eine Dame und der Wunsch dazu: Nur ${suit} oder noch eine Dame passt.`,
    pack: 'Der Ziehstapel. Ist er leer, werden die Karten unter der obersten gemischt.',
    hand: 'So viel kosten deine Karten, wenn du auf ihnen sitzen bleibst.',
    counts: (count) => (count === 0 ? 'Bleibt sie übrig, kostet sie nichts.' : `Bleibt sie übrig, kostet sie ${punkte(count)}.`),
    skips: 'Danach setzt der Nächste aus.',
    takes: (taken) => `Danach zieht der Nächste ${karten(taken)} und setzt aus.`,
    eights: 'Deine eigene Acht musst du sofort bedienen, auch wenn sie deine letzte Karte ist.',
    queens: 'Eine Dame passt auf alles, und du wünschst dir eine Farbe.',
    points: 'Punkte bis jetzt. Sie sind schlecht: Über 101 hast du verloren, genau 101 wird zu 0.',
    won: 'Messingrand: hat gewonnen.',
    marks: {
      lost: 'Über 101: verloren.',
      out: 'In dieser Runde fertig: keine Karten mehr.',
      struck: 'Das hat die oberste Karte gerade angerichtet.',
      passed: 'Hatte nichts Passendes und setzt aus.',
      dealer: 'Hat diese Runde gegeben. Die letzte Karte beim Geben war die erste auf dem Tisch.',
    },
  },
  ru: {
    now: {
      order: 'Закажите масть: следующей ляжет она или дама.',
      coverEight: 'Сразу покройте свою восьмёрку: той же мастью, другой восьмёркой или дамой.',
      drawForEight: 'Восьмёрку крыть нечем: берите карты, пока не найдётся чем.',
      drawn: 'Взятая карта подходит: её нужно сыграть.',
      drawnOrPass: 'Карта взята: сыграйте подходящую или скажите «пас».',
      cover: 'Покройте верхнюю карту: той же мастью, тем же достоинством или дамой. Если есть чем, это обязательно.',
      follow: (suit) => `Сыграйте заказанную масть, ${suit}, или даму.`,
      draw: 'Ничего не подходит: возьмите одну карту. Если она подойдёт, её нужно сыграть.',
    },
    top: 'Эту карту кроют: подойдёт та же масть, то же достоинство или любая дама.',
    queen: (suit) => `Дама и её заказ: подойдут только ${suit} или другая дама.`,
    pack: 'Колода. Когда она пуста, тасуют все карты под верхней.',
    hand: 'Столько запишут вам, если вы останетесь с этими картами.',
    counts: (count) =>
      count === 0 ? 'Если останется на руках, не стоит ничего.' : `Если останется на руках, стоит ${ochkov(count)}.`,
    skips: 'После неё следующий пропускает ход.',
    takes: (taken) => `После неё следующий берёт ${kartu(taken)} и пропускает ход.`,
    eights: 'Свою восьмёрку нужно сразу покрыть, даже если она последняя.',
    queens: 'Дама ложится на любую карту, и вы заказываете масть.',
    points: 'Очки на сейчас. Это штраф: больше 101 — проигрыш, а ровно 101 становится нулём.',
    won: 'Латунный край: победа.',
    marks: {
      lost: 'Больше 101: проигрыш.',
      out: 'Карт больше нет: игрок вышел из кона.',
      struck: 'Вот что сделала верхняя карта.',
      passed: 'Ничего не подошло: ход пропущен.',
      dealer: 'Сдаёт в этом коне. Последняя сданная карта — первая на столе.',
    },
  },
});

export function legend(view: OneHundredOneView): LegendForView {
  return { now: nowFor(view), table: onTable(view), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: OneHundredOneView): LegendForView['now'] {
  const { now: texts } = oneHundredOneLegendTexts.value;
  const { duty } = view.table;
  const canPlay = legal(view).some(({ type }) => type === 'play');
  const suit = orderedSuit(view);
  if (!mayAct(view)) return null;
  if (duty === 'order') return { says: texts.order, rule: '4.3' };
  if (duty === 'cover') return { says: canPlay ? texts.coverEight : texts.drawForEight, rule: '5.4' };
  if (duty === 'drawn')
    return possible(view, 'pass') === null ? { says: texts.drawn, rule: '4.5' } : { says: texts.drawnOrPass, rule: '4.6' };
  if (!canPlay) return { says: texts.draw, rule: '4.5' };
  if (suit !== null) return { says: texts.follow(oneHundredOneWords.value.suits[suit]), rule: '4.3' };
  return { says: texts.cover, rule: '4.1' };
}

function onTable(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneLegendTexts.value;
  const { pack, pile } = view.table;
  const suit = orderedSuit(view);
  const top = suit === null ? texts.top : texts.queen(oneHundredOneWords.value.suits[suit]);
  return [
    ...legendCards(pile.top === null ? [] : [pile.top], top, suit === null ? '4.1' : '4.3'),
    legendFigure(pack, texts.pack, '6.1'),
  ];
}

/** Explains the effects of the cards in sight, then the values of those whose rank does not show it. */
function cardsIn(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneLegendTexts.value;
  const { top } = view.table.pile;
  const hand = sorted(ownHand(view));
  const faces = top === null || hand.includes(top) ? hand : [...hand, top];
  const unlike = hand.filter((card) => worthOf(card) !== null);
  return [
    ...byNumber(faces, strikeOf).flatMap(([taken, those]) =>
      legendCards(those, taken === 0 ? texts.skips : texts.takes(taken), '5.2'),
    ),
    ...legendCards(faces.filter(isEight), texts.eights, '5.4'),
    ...legendCards(faces.filter(isQueen), texts.queens, '4.3'),
    ...byNumber(unlike, cardPoints).flatMap(([cost, those]) => legendCards(those, texts.counts(cost), '2.2')),
    ...(hand.length === 0 ? [] : [legendFigure(handPoints(hand), texts.hand, '2.2')]),
  ];
}

/** Groups the cards that have a number by that number, the lowest first. */
function byNumber(
  cards: readonly Face[],
  numberOf: (card: Face) => number | undefined,
): readonly (readonly [number: number, cards: readonly Face[]])[] {
  const numbers = new Set(cards.map(numberOf).filter((number) => number !== undefined));
  return [...numbers].sort((a, b) => a - b).map((number) => [number, cards.filter((card) => numberOf(card) === number)]);
}

/** The rule number for each mark. */
const RULES: Readonly<Record<MarkKind, string>> = { lost: '1.3', out: '7.1', struck: '5.2', passed: '4.5', dealer: '3.3' };

function onPlates(view: OneHundredOneView): readonly LegendItem[] {
  const texts = oneHundredOneLegendTexts.value;
  const rule = view.options.ending === 'elimination' ? '8.3' : '8.2';
  const marks = allSeats(view.seats.length).flatMap((seat) =>
    kindsOn(view, seat).map((kind) => ({ kind, mark: markOf(view, seat, kind) })),
  );
  const each = marks.filter(({ mark }, index) => marks.findIndex((other) => other.mark.short === mark.short) === index);
  return [
    ...each.map(({ kind, mark }): LegendItem => ({ looks: { kind: 'mark', mark }, says: texts.marks[kind], rule: RULES[kind] })),
    ...partsOn(legendPlates(view, oneHundredOnePresentation.seat), {
      winning: { says: texts.won, rule },
      points: { says: texts.points, rule: '1.3' },
    }),
  ];
}
