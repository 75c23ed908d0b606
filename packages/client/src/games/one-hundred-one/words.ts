import type { FrenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { OneHundredOneRefusal } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { inMiddle } from '../../table/card-words.ts';
import { type RefusalWords, spoken } from '../../words/index.ts';
import { cards, kart, karten, kartu, ochkov, points, punkte } from './counted.ts';

/** Whom something happens to: by name, and whether that is the one who reads. */
export interface Victim {
  readonly name: string;
  readonly own: boolean;
}

/** What is said at a table where One Hundred and One is played. */
interface OneHundredOneWords {
  readonly dealer: string;
  /** Place in which somebody went out. */
  readonly out: (place: number) => string;
  readonly lost: string;
  readonly passed: string;
  /** On the plate of whoever is struck: cards taken, a turn missed. */
  readonly struck: (taken: number) => string;
  readonly struckLong: (taken: number) => string;
  readonly total: (total: number) => string;
  /** Of a card that is left over. */
  readonly costs: (points: number) => string;

  readonly suits: Readonly<Record<FrenchSuit, string>>;
  readonly ordered: (suit: string) => string;
  readonly orderedShort: string;
  readonly pack: (cards: number) => string;
  readonly drawFrom: (cards: number) => string;
  readonly pile: (card: string, cards: number) => string;
  readonly noCard: string;
  /** Who was left with cards at the end of a round, the cards in short. */
  readonly leftShort: (name: string, held: string, points: number) => string;
  /** What the top card has just done to somebody. */
  readonly strike: (card: string, victim: Victim, taken: number) => string;
  /** The same to the victim, afterwards: who did it, and with what. */
  readonly wasStruck: (by: string, card: string, taken: number) => string;
  /** To whoever could neither lay anything nor draw what fits, afterwards. */
  readonly wasPassed: string;

  /** To whoever presses the pile instead of a card. */
  readonly layFromHand: string;
  readonly which: (card: string) => string;
  readonly whichFirst: string;
  readonly pass: string;

  readonly prompt: {
    /** `again`: the turn has come back because the other one misses theirs. */
    readonly cover: (card: string, again: boolean) => string;
    readonly follow: (suit: string, again: boolean) => string;
    readonly nothing: (again: boolean) => string;
    readonly coverEight: string;
    readonly nothingCoversEight: string;
    readonly drawn: string;
    readonly drawnOrPass: string;
    readonly order: string;
    readonly plays: (name: string) => string;
    readonly playsAgain: (name: string) => string;
    readonly coversEight: (name: string) => string;
    readonly orders: (name: string) => string;
  };

  /** What would come of a card. */
  readonly would: {
    readonly notCover: (card: string) => string;
    readonly strike: (card: string, victim: string, taken: number) => string;
    readonly order: (card: string) => string;
    readonly eight: (card: string) => string;
    readonly out: (card: string, bonus: number) => string;
  };

  readonly sheet: { readonly title: string; readonly round: string; readonly total: string };
  readonly refusals: RefusalWords<OneHundredOneRefusal>;
}

const ordinal = (place: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][place - 1] ?? String(place);

const en: OneHundredOneWords = {
  dealer: 'dealer',
  out: (place) => `out ${ordinal(place)}`,
  lost: 'over 101',
  passed: 'passed',
  struck: (taken) => (taken === 0 ? 'skips' : `+${taken}, skips`),
  struckLong: (taken) => (taken === 0 ? 'misses a turn' : `took ${cards(taken)} and misses a turn`),
  costs: (count) => `Left in hand: ${points(count)}`,
  total: (total) => `Total ${total}; whoever passes 101 has lost`,

  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  ordered: (suit) => `The next card must be of ${suit}, or a queen`,
  orderedShort: 'ordered',
  pack: (count) => `Pack, ${cards(count)}`,
  drawFrom: (count) => `Draw a card: ${count} in the pack`,
  pile: (card, count) => `Pile of ${cards(count)}; on top the ${inMiddle(card)}`,
  noCard: 'No card on the table yet',
  leftShort: (name, held, count) => `The round is over. ${name}: ${held}, ${points(count)}`,
  strike: (card, { name, own }, taken) => {
    const who = own ? 'you' : name;
    const miss = own ? 'miss a turn' : 'misses a turn';
    return taken === 0 ? `${card}: ${who} ${miss}` : `${card}: ${who} ${own ? 'take' : 'takes'} ${cards(taken)} and ${miss}`;
  },
  wasStruck: (by, card, taken) =>
    taken === 0
      ? `${by} laid the ${inMiddle(card)}: you missed a turn`
      : `${by} laid the ${inMiddle(card)}: you took ${cards(taken)} and missed a turn`,
  wasPassed: 'Nothing of yours fitted: your turn went by',

  layFromHand: 'Press the card in your hand that you want to lay here.',
  which: (card) => `${card}: which suit must come next?`,
  whichFirst: 'You dealt a queen: which suit must come next?',
  pass: 'Pass',

  prompt: {
    cover: (card, again) => `Your turn${again ? ' again' : ''}: cover the ${inMiddle(card)}`,
    follow: (suit, again) => `Your turn${again ? ' again' : ''}: ${suit} or a queen`,
    nothing: (again) => `Your turn${again ? ' again' : ''}: nothing fits, draw a card`,
    coverEight: 'Cover your eight',
    nothingCoversEight: 'Nothing covers your eight: draw',
    drawn: 'The card you drew fits: play it',
    drawnOrPass: 'Play a card, or pass',
    order: 'Your turn: order a suit',
    plays: (name) => `${name} to play`,
    playsAgain: (name) => `${name} to play again`,
    coversEight: (name) => `${name} has to cover the eight`,
    orders: (name) => `${name} orders a suit`,
  },

  would: {
    notCover: (card) => `${card}: does not fit`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}: ${victim} would miss a turn` : `${card}: ${victim} would take ${cards(taken)} and miss a turn`,
    order: (card) => `${card}: fits on anything, and lets you order a suit`,
    eight: (card) => `${card}: you would have to cover it at once`,
    out: (card, bonus) =>
      bonus === 0 ? `${card}: your last, you would be out` : `${card}: your last, you would be out and take ${bonus} off`,
  },

  sheet: { title: 'Score sheet', round: 'Round', total: 'Total' },
  refusals: {
    'does-not-cover': 'That card does not cover the top one.',
    'order-a-suit': 'A suit has to be ordered.',
    'no-order-now': 'There is no suit to order now.',
    'must-cover': 'If you can cover, you must.',
    'already-drawn': 'You have drawn a card already.',
    'cannot-pass': 'You cannot pass now.',
    'nothing-to-draw': 'There is no card left to draw.',
  },
};

const de: OneHundredOneWords = {
  dealer: 'gibt',
  out: (place) => `${place}. fertig`,
  lost: 'über 101',
  passed: 'passt',
  struck: (taken) => (taken === 0 ? 'setzt aus' : `+${taken}, setzt aus`),
  struckLong: (taken) => (taken === 0 ? 'setzt einmal aus' : `nahm ${karten(taken)} und setzt einmal aus`),
  costs: (count) => `Bleibt sie übrig: ${punkte(count)}`,
  total: (total) => `Gesamt ${total}; wer über 101 kommt, hat verloren`,

  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  ordered: (suit) => `Als Nächstes muss ${suit} oder eine Dame kommen`,
  orderedShort: 'Wunsch',
  pack: (count) => `Ziehstapel, ${karten(count)}`,
  drawFrom: (count) => `Karte ziehen: ${count} im Ziehstapel`,
  pile: (card, count) => `Ablagestapel, ${karten(count)}; obenauf ${card}`,
  noCard: 'Noch keine Karte auf dem Tisch',
  leftShort: (name, held, count) => `Die Runde ist aus. ${name}: ${held}, ${punkte(count)}`,
  strike: (card, { name, own }, taken) => {
    if (own) return taken === 0 ? `${card}: Du setzt einmal aus` : `${card}: Du nimmst ${karten(taken)} und setzt aus`;
    return taken === 0 ? `${card}: ${name} setzt einmal aus` : `${card}: ${name} nimmt ${karten(taken)} und setzt aus`;
  },
  wasStruck: (by, card, taken) =>
    taken === 0
      ? `${by} hat ${card} gelegt: Du hast einmal ausgesetzt`
      : `${by} hat ${card} gelegt: Du hast ${karten(taken)} genommen und ausgesetzt`,
  wasPassed: 'Bei dir hat nichts gepasst: Dein Zug ging vorbei',

  layFromHand: 'Drück auf die Karte in deiner Hand, die du legen willst.',
  which: (card) => `${card}: Welche Farbe wünschst du dir?`,
  whichFirst: 'Du hast eine Dame aufgedeckt: Welche Farbe wünschst du dir?',
  pass: 'Passen',

  prompt: {
    cover: (card, again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: leg auf ${card}`,
    follow: (suit, again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: ${suit} oder eine Dame`,
    nothing: (again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: Nichts passt, zieh eine Karte`,
    coverEight: 'Deck deine Acht zu',
    nothingCoversEight: 'Nichts passt auf deine Acht: zieh',
    drawn: 'Die gezogene Karte passt: spiel sie',
    drawnOrPass: 'Spiel eine Karte oder passe',
    order: 'Du bist dran: wünsch dir eine Farbe',
    plays: (name) => `${name} ist dran`,
    playsAgain: (name) => `${name} ist noch mal dran`,
    coversEight: (name) => `${name} muss die Acht zudecken`,
    orders: (name) => `${name} wünscht sich eine Farbe`,
  },

  would: {
    notCover: (card) => `${card}: passt nicht`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}: Dann setzt ${victim} aus` : `${card}: Dann nimmt ${victim} ${karten(taken)} und setzt aus`,
    order: (card) => `${card}: passt auf alles, und du wünschst dir eine Farbe`,
    eight: (card) => `${card}: Du musst sie dann gleich zudecken`,
    out: (card, bonus) =>
      bonus === 0
        ? `${card}: deine letzte, du wärst fertig`
        : `${card}: deine letzte, du wärst fertig, mit ${bonus} Punkten weniger`,
  },

  sheet: { title: 'Punktezettel', round: 'Runde', total: 'Gesamt' },
  refusals: {
    'does-not-cover': 'Diese Karte passt nicht auf die oberste.',
    'order-a-suit': 'Wünsch dir zur Dame eine Farbe.',
    'no-order-now': 'Jetzt darf man sich keine Farbe wünschen.',
    'must-cover': 'Wer legen kann, muss legen.',
    'already-drawn': 'Du hast schon eine Karte gezogen.',
    'cannot-pass': 'Jetzt kannst du nicht passen.',
    'nothing-to-draw': 'Es ist keine Karte mehr zu ziehen.',
  },
};

const ru: OneHundredOneWords = {
  dealer: 'сдаёт',
  out: (place) => `${place}-е место`,
  lost: 'больше 101',
  passed: 'пас',
  struck: (taken) => (taken === 0 ? 'пропуск' : `+${taken}, пропуск`),
  struckLong: (taken) => (taken === 0 ? 'пропуск хода' : `взято: ${kart(taken)}, и пропуск хода`),
  costs: (count) => `Останется на руках: ${ochkov(count)}`,
  total: (total) => `Счёт ${total}; больше 101 — проигрыш`,

  suits: { S: 'пики', H: 'червы', D: 'бубны', C: 'трефы' },
  ordered: (suit) => `Следующая карта: ${suit} или дама`,
  orderedShort: 'заказ',
  pack: (count) => `Колода, ${kart(count)}`,
  drawFrom: (count) => `Взять карту: в колоде ${count}`,
  pile: (card, count) => `Стопка, ${kart(count)}; сверху ${inMiddle(card)}`,
  noCard: 'На столе ещё нет карты',
  leftShort: (name, held, count) => `Кон окончен. ${name}: ${held}, ${ochkov(count)}`,
  strike: (card, { name, own }, taken) => {
    if (own) return taken === 0 ? `${card}: вы пропускаете ход` : `${card}: вы берёте ${kartu(taken)} и пропускаете ход`;
    return taken === 0 ? `${card}: ${name} пропускает ход` : `${card}: ${name} берёт ${kartu(taken)} и пропускает ход`;
  },
  wasStruck: (by, card, taken) =>
    taken === 0
      ? `${card} от игрока ${by}: вы пропустили ход`
      : `${card} от игрока ${by}: вы взяли ${kartu(taken)} и пропустили ход`,
  wasPassed: 'Крыть было нечем: ваш ход прошёл',

  layFromHand: 'Нажмите на карту в руке, которую хотите положить.',
  which: (card) => `${card}: какую масть закажете?`,
  whichFirst: 'Вы открыли даму: какую масть закажете?',
  pass: 'Пас',

  prompt: {
    cover: (card, again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}, покройте: ${inMiddle(card)}`,
    follow: (suit, again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: ${suit} или дама`,
    nothing: (again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: крыть нечем, берите карту`,
    coverEight: 'Покройте свою восьмёрку',
    nothingCoversEight: 'Восьмёрку крыть нечем: берите карту',
    drawn: 'Взятая карта подходит: сыграйте её',
    drawnOrPass: 'Сыграйте карту или скажите «пас»',
    order: 'Ваш ход: закажите масть',
    plays: (name) => `Ходит ${name}`,
    playsAgain: (name) => `Снова ходит ${name}`,
    coversEight: (name) => `${name}: нужно покрыть восьмёрку`,
    orders: (name) => `Масть заказывает ${name}`,
  },

  would: {
    notCover: (card) => `${card}: не подходит`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}: ${victim} пропустит ход` : `${card}: ${victim} возьмёт ${kartu(taken)} и пропустит ход`,
    order: (card) => `${card}: ложится на любую, и вы закажете масть`,
    eight: (card) => `${card}: её придётся сразу покрыть`,
    out: (card, bonus) =>
      bonus === 0 ? `${card}: последняя, вы выйдете` : `${card}: последняя, вы выйдете, минус ${ochkov(bonus)}`,
  },

  sheet: { title: 'Таблица очков', round: 'Кон', total: 'Счёт' },
  refusals: {
    'does-not-cover': 'Эта карта не кроет верхнюю.',
    'order-a-suit': 'К даме нужно заказать масть.',
    'no-order-now': 'Сейчас масть не заказывают.',
    'must-cover': 'Есть чем крыть — кройте.',
    'already-drawn': 'Вы уже взяли карту.',
    'cannot-pass': 'Сейчас пасовать нельзя.',
    'nothing-to-draw': 'Брать больше нечего.',
  },
};

export const oneHundredOneWords = spoken<OneHundredOneWords>({ en, de, ru });
