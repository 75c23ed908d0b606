import type { Face } from '@hundredfold/shared/cards/face.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { mayAct, ownHand } from '@hundredfold/shared/core/view.ts';
import { cardPoints, isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import { handPoints } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';
import { cardsSeen, figureSeen, partsOn, platesOf, type Seen, type SeenNow } from '../seen.ts';
import { sorted } from './lie.ts';
import { kindsOn, type MarkKind, markOf } from './marks.ts';
import { oneHundredOneStaging } from './staging.tsx';
import { orderedSuit, possible, worthOf } from './standing.ts';
import { oneHundredOneWords } from './words.ts';

interface SeenWords {
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

const many = plural('en');
const viele = plural('de');
const mnogo = plural('ru');

export const oneHundredOneSeen = spoken<SeenWords>({
  en: {
    now: {
      order: 'Order a suit: the next card must be of that suit, or a queen.',
      coverEight: 'Cover your eight at once, with a card of the same suit, another eight or a queen.',
      drawForEight: 'Nothing covers your eight: draw until something does.',
      drawn: 'The card that you have drawn fits: it must be played.',
      drawnOrPass: 'You have drawn: play a card that fits, or pass.',
      cover: 'Cover the top card with one of the same suit or rank, or with a queen. If you can, you must.',
      follow: (suit) => `Play a card of the suit that was ordered, ${suit}, or a queen.`,
      draw: 'Nothing of yours fits: draw one card. If it fits, it must be played.',
    },
    top: 'The card to be covered: the same suit fits, the same rank, and any queen.',
    queen: (suit) => `A queen, and the order that came with it: only ${suit} or another queen fits.`,
    pack: 'The pack to draw from. When it is empty, the pile under the top card is shuffled.',
    hand: 'What your cards would cost you, were you left with them.',
    counts: (points) =>
      points === 0
        ? 'Left in hand, it costs nothing.'
        : `Left in hand, it costs ${many(points, { one: '# point', other: '# points' })}.`,
    skips: 'Laid on the pile, the next player misses a turn.',
    takes: (cards) =>
      `Laid on the pile, the next player takes ${many(cards, { one: '# card', other: '# cards' })} and misses a turn.`,
    eights: 'Whoever lays an eight must cover it at once, also as the last card.',
    queens: 'A queen fits on everything, and orders a suit.',
    points: 'Points so far. They are bad: beyond 101 one has lost, and exactly 101 becomes 0.',
    won: 'A brass edge: won the game.',
    marks: {
      lost: 'Passed 101, and has lost.',
      out: 'Out of this round: no cards left.',
      struck: 'What the top card has just done to this player.',
      passed: 'Had nothing that fits: the turn went by.',
      dealer: 'Dealt this round; the last card dealt was the first one played.',
    },
  },
  de: {
    now: {
      order: 'Wünsch dir eine Farbe: Als Nächstes muss sie oder eine Dame kommen.',
      coverEight: 'Deck deine Acht gleich zu, mit derselben Farbe, noch einer Acht oder einer Dame.',
      drawForEight: 'Nichts passt auf deine Acht: Zieh, bis etwas passt.',
      drawn: 'Die gezogene Karte passt: Du musst sie spielen.',
      drawnOrPass: 'Du hast gezogen: Spiel eine Karte, die passt, oder passe.',
      cover: 'Leg auf die oberste Karte dieselbe Farbe, denselben Wert oder eine Dame. Wer kann, der muss.',
      follow: (suit) => `Leg die gewünschte Farbe, ${suit}, oder eine Dame.`,
      draw: 'Von dir passt nichts: Zieh eine Karte. Passt sie, musst du sie spielen.',
    },
    top: 'Auf diese Karte wird gelegt: Dieselbe Farbe passt, derselbe Wert und jede Dame.',
    queen: (suit) => `Eine Dame und der Wunsch dazu: Nur ${suit} oder eine andere Dame passt.`,
    pack: 'Der Ziehstapel. Ist er leer, werden die Karten unter der obersten gemischt.',
    hand: 'So viel kosten dich deine Karten, wenn du auf ihnen sitzen bleibst.',
    counts: (points) =>
      points === 0
        ? 'Bleibt sie übrig, kostet sie nichts.'
        : `Bleibt sie übrig, kostet sie ${viele(points, { one: '# Punkt', other: '# Punkte' })}.`,
    skips: 'Wird sie gelegt, setzt der Nächste einmal aus.',
    takes: (cards) =>
      `Wird sie gelegt, nimmt der Nächste ${viele(cards, { one: '# Karte', other: '# Karten' })} und setzt einmal aus.`,
    eights: 'Wer eine Acht legt, muss sie gleich zudecken, auch als letzte Karte.',
    queens: 'Eine Dame passt auf alles und bringt einen Wunsch mit.',
    points: 'Punkte bis jetzt. Sie sind schlecht: Über 101 hat man verloren, genau 101 wird zu 0.',
    won: 'Messingrand: hat gewonnen.',
    marks: {
      lost: 'Über 101 und damit verloren.',
      out: 'In dieser Runde fertig: keine Karten mehr.',
      struck: 'Das hat die oberste Karte gerade angerichtet.',
      passed: 'Hatte nichts Passendes: Der Zug ist vorbei.',
      dealer: 'Hat diese Runde gegeben; die letzte gegebene Karte war die erste gespielte.',
    },
  },
  ru: {
    now: {
      order: 'Закажите масть: следующей должна лечь она или дама.',
      coverEight: 'Сразу покройте свою восьмёрку: той же мастью, другой восьмёркой или дамой.',
      drawForEight: 'Восьмёрку крыть нечем: берите, пока не придёт подходящая карта.',
      drawn: 'Взятая карта подходит: её нужно сыграть.',
      drawnOrPass: 'Карту вы уже взяли: сыграйте подходящую или спасуйте.',
      cover: 'Покройте верхнюю карту той же мастью, тем же достоинством или дамой. Есть чем крыть — кройте.',
      follow: (suit) => `Кладите заказанную масть (${suit}) или даму.`,
      draw: 'Крыть нечем: возьмите одну карту. Если подойдёт, её нужно сыграть.',
    },
    top: 'Эту карту кроют: подойдут та же масть, то же достоинство и любая дама.',
    queen: (suit) => `Дама и её заказ: подойдут только ${suit} или другая дама.`,
    pack: 'Колода, из которой берут. Когда она пуста, тасуют стопку без верхней карты.',
    hand: 'Столько запишут вам, если вы останетесь с этими картами.',
    counts: (points) =>
      points === 0
        ? 'Если останется на руках, не стоит ничего.'
        : `Если останется на руках, стоит ${mnogo(points, { one: '# очко', few: '# очка', other: '# очков' })}.`,
    skips: 'Когда её кладут, следующий пропускает ход.',
    takes: (cards) =>
      `Когда её кладут, следующий берёт ${mnogo(cards, { one: '# карту', few: '# карты', other: '# карт' })} и пропускает ход.`,
    eights: 'Кто положил восьмёрку, сразу её кроет, даже если она последняя.',
    queens: 'Дама ложится на любую карту, и с ней заказывают масть.',
    points: 'Очки на сейчас. Они во вред: больше 101 — проигрыш, а ровно 101 становится нулём.',
    won: 'Латунный край: победа.',
    marks: {
      lost: 'Больше 101: проигрыш.',
      out: 'В этом коне карт больше нет.',
      struck: 'Вот что сделала верхняя карта.',
      passed: 'Крыть было нечем: ход прошёл.',
      dealer: 'Сдавал в этом кону; последняя сданная карта стала первой на столе.',
    },
  },
});

export function seen(view: OneHundredOneView): SeenNow {
  return { now: nowFor(view), table: onTable(view), cards: cardsIn(view), plates: onPlates(view) };
}

function nowFor(view: OneHundredOneView): SeenNow['now'] {
  const { now: words } = oneHundredOneSeen.value;
  const { duty } = view.table;
  const canPlay = legal(view).some(({ type }) => type === 'play');
  const suit = orderedSuit(view);
  if (!mayAct(view)) return null;
  if (duty === 'order') return { says: words.order, rule: '4.3' };
  if (duty === 'cover') return { says: canPlay ? words.coverEight : words.drawForEight, rule: '5.4' };
  if (duty === 'drawn')
    return possible(view, 'pass') === null ? { says: words.drawn, rule: '4.5' } : { says: words.drawnOrPass, rule: '4.6' };
  if (!canPlay) return { says: words.draw, rule: '4.5' };
  if (suit !== null) return { says: words.follow(oneHundredOneWords.value.suits[suit]), rule: '4.3' };
  return { says: words.cover, rule: '4.1' };
}

function onTable(view: OneHundredOneView): readonly Seen[] {
  const words = oneHundredOneSeen.value;
  const { pack, pile } = view.table;
  const suit = orderedSuit(view);
  const top = suit === null ? words.top : words.queen(oneHundredOneWords.value.suits[suit]);
  return [
    ...cardsSeen(pile.top === null ? [] : [pile.top], top, suit === null ? '4.1' : '4.3'),
    figureSeen(pack, words.pack, '6.1'),
  ];
}

/** What cards in sight do, and then what those cost of which the rank does not say it. */
function cardsIn(view: OneHundredOneView): readonly Seen[] {
  const words = oneHundredOneSeen.value;
  const { top } = view.table.pile;
  const hand = sorted(ownHand(view));
  const faces = top === null || hand.includes(top) ? hand : [...hand, top];
  const unlike = hand.filter((card) => worthOf(card) !== null);
  return [
    ...byNumber(faces, strikeOf).flatMap(([taken, cards]) =>
      cardsSeen(cards, taken === 0 ? words.skips : words.takes(taken), '5.2'),
    ),
    ...cardsSeen(faces.filter(isEight), words.eights, '5.4'),
    ...cardsSeen(faces.filter(isQueen), words.queens, '4.3'),
    ...byNumber(unlike, cardPoints).flatMap(([points, cards]) => cardsSeen(cards, words.counts(points), '2.2')),
    ...(hand.length === 0 ? [] : [figureSeen(handPoints(hand), words.hand, '2.2')]),
  ];
}

/** The cards of which there is a number, together with those of the same; the lowest first. */
function byNumber(
  cards: readonly Face[],
  numberOf: (card: Face) => number | undefined,
): readonly (readonly [number: number, cards: readonly Face[]])[] {
  const numbers = new Set(cards.map(numberOf).filter((number) => number !== undefined));
  return [...numbers].sort((a, b) => a - b).map((number) => [number, cards.filter((card) => numberOf(card) === number)]);
}

/** The rules of the marks. */
const RULES: Readonly<Record<MarkKind, string>> = { lost: '1.3', out: '7.1', struck: '5.2', passed: '4.5', dealer: '3.3' };

function onPlates(view: OneHundredOneView): readonly Seen[] {
  const words = oneHundredOneSeen.value;
  const rule = view.options.ending === 'elimination' ? '8.3' : '8.2';
  const marks = allSeats(view.seats.length).flatMap((seat) =>
    kindsOn(view, seat).map((kind) => ({ kind, mark: markOf(view, seat, kind) })),
  );
  const each = marks.filter(({ mark }, index) => marks.findIndex((other) => other.mark.short === mark.short) === index);
  return [
    ...each.map(({ kind, mark }): Seen => ({ looks: { kind: 'mark', mark }, says: words.marks[kind], rule: RULES[kind] })),
    ...partsOn(platesOf(view, oneHundredOneStaging.seat), {
      favoured: { says: words.won, rule },
      points: { says: words.points, rule: '1.3' },
    }),
  ];
}
