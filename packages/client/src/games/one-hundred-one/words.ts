import type { FrenchSuit } from '@hundredfold/shared/cards/french.ts';
import type { OneHundredOneRefusal } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { inMiddle } from '../../i18n/grammar.ts';
import { type RefusalWords, spoken } from '../../i18n/index.ts';
import { does, midSentence, type PlayerName } from '../../table/state/player-name.ts';
import { cards, kart, karten, kartu, ochkov, points, punkte } from './counted.ts';

/** The table texts of One Hundred and One. */
interface OneHundredOneWords {
  readonly dealer: string;
  /** The place in which a player went out. */
  readonly out: (place: number) => string;
  readonly lost: string;
  readonly passed: string;
  /** The mark on the plate of a player who is struck: cards drawn, a turn skipped. */
  readonly struck: (taken: number) => string;
  readonly struckLong: (taken: number) => string;
  /** The cost of a card that is left in hand. */
  readonly costs: (points: number) => string;

  readonly suits: Readonly<Record<FrenchSuit, string>>;
  readonly ordered: (suit: string) => string;
  readonly orderedShort: string;
  readonly pack: (cards: number) => string;
  readonly drawFrom: (cards: number) => string;
  readonly pile: (card: string, cards: number) => string;
  readonly noCard: string;
  /** The player who was left with cards at the end of a round, with the cards in short form. */
  readonly leftShort: (loser: PlayerName, held: string, points: number) => string;
  /** The effect that the top card has just had on a player. */
  readonly strike: (card: string, victim: PlayerName, taken: number) => string;
  /** The same text for the struck player, afterwards: who did it, and with which card. */
  readonly wasStruck: (by: string, card: string, taken: number) => string;
  /** A text for a player who could neither play nor draw a card that fits, shown afterwards. */
  readonly wasPassed: string;

  /** The answer to a player who presses the pile instead of a card. */
  readonly layFromHand: string;
  readonly which: (card: string) => string;
  readonly whichFirst: string;
  readonly pass: string;

  readonly prompt: {
    /** `card` is the card that is matched, with its article; `again`: the turn has come back because the other player skips theirs. */
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

  /** The effects that a card would have. */
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
  struckLong: (taken) => (taken === 0 ? 'skips a turn' : `draws ${cards(taken)} and skips a turn`),
  costs: (count) => `Costs ${points(count)} if left in hand`,

  suits: { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' },
  ordered: (suit) => `Called: ${suit}. Only ${suit} or a queen fits`,
  orderedShort: 'called',
  pack: (count) => `Draw pile, ${cards(count)}`,
  drawFrom: (count) => `Draw a card: ${count} in the draw pile`,
  pile: (card, count) => `Pile of ${cards(count)}; on top the ${inMiddle(card)}`,
  noCard: 'No card on the table yet',
  leftShort: ({ name, own }, held, count) =>
    `The round is over. ${own ? 'You are' : `${name} is`} left with ${held}: ${points(count)}`,
  strike: (card, victim, taken) =>
    taken === 0
      ? `${card}: ${midSentence(victim)} ${victim.own ? 'skip' : 'skips'} a turn`
      : `${card}: ${midSentence(victim)} ${victim.own ? 'draw' : 'draws'} ${cards(taken)} and ${victim.own ? 'skip' : 'skips'} a turn`,
  wasStruck: (by, card, taken) =>
    taken === 0
      ? `${by} played the ${inMiddle(card)}: you skipped a turn`
      : `${by} played the ${inMiddle(card)}: you drew ${cards(taken)} and skipped a turn`,
  wasPassed: 'Nothing fit – your turn was skipped',

  layFromHand: 'Play a card from your hand.',
  which: (card) => `${card}: name a suit`,
  whichFirst: 'You dealt a queen: name a suit',
  pass: 'Pass',

  prompt: {
    cover: (card, again) => `Your turn${again ? ' again' : ''}: match ${card}`,
    follow: (suit, again) => `Your turn${again ? ' again' : ''}: ${suit} or a queen`,
    nothing: (again) => `Your turn${again ? ' again' : ''}: nothing fits, draw a card`,
    coverEight: 'Match your eight',
    nothingCoversEight: 'Nothing matches your eight: draw a card',
    drawn: 'The card you drew fits: play it',
    drawnOrPass: 'Play a card, or pass',
    order: 'Your turn: name a suit',
    plays: (name) => `It’s ${name}’s turn`,
    playsAgain: (name) => `It’s ${name}’s turn again`,
    coversEight: (name) => `${name} must match the eight`,
    orders: (name) => `${name} names a suit`,
  },

  would: {
    notCover: (card) => `${card}: doesn’t fit`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}: ${victim} skips a turn` : `${card}: ${victim} draws ${cards(taken)} and skips a turn`,
    order: (card) => `${card}: fits on anything, and you name a suit`,
    eight: (card) => `${card}: you must match it at once`,
    out: (card, bonus) =>
      bonus === 0 ? `${card}: your last card, you go out` : `${card}: your last card, you go out and lose ${points(bonus)}`,
  },

  sheet: { title: 'Score sheet', round: 'Round', total: 'Total' },
  refusals: {
    'does-not-cover': 'That card doesn’t match the top card.',
    'order-a-suit': 'Name a suit with the queen.',
    'no-order-now': 'You can’t name a suit now.',
    'must-cover': 'If you can play, you must.',
    'already-drawn': 'You have already drawn a card.',
    'cannot-pass': 'You can’t pass now.',
    'nothing-to-draw': 'There are no cards left to draw.',
  },
};

const de: OneHundredOneWords = {
  dealer: 'gibt',
  out: (place) => `${place}. fertig`,
  lost: 'über 101',
  passed: 'passt',
  struck: (taken) => (taken === 0 ? 'setzt aus' : `+${taken}, setzt aus`),
  struckLong: (taken) => (taken === 0 ? 'setzt aus' : `zieht ${karten(taken)} und setzt aus`),
  costs: (count) => `Kostet ${punkte(count)}, wenn sie übrig bleibt`,

  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  ordered: (suit) => `Gewünscht: ${suit}. Nur ${suit} oder eine Dame passt`,
  orderedShort: 'Wunsch',
  pack: (count) => `Ziehstapel, ${karten(count)}`,
  drawFrom: (count) => `Karte ziehen: ${count} im Ziehstapel`,
  pile: (card, count) => `Ablagestapel, ${karten(count)}; obenauf ${card}`,
  noCard: 'Noch keine Karte auf dem Tisch',
  leftShort: (loser, held, count) =>
    `Die Runde ist aus. ${does(loser, 'bleibst', 'bleibt')} auf ${held} sitzen: ${punkte(count)}`,
  strike: (card, victim, taken) =>
    taken === 0
      ? `${card}: ${victim.name} setzt aus`
      : `${card}: ${does(victim, 'ziehst', 'zieht')} ${karten(taken)} und setzt aus`,
  wasStruck: (by, card, taken) =>
    taken === 0
      ? `${by} hat ${card} gespielt: Du hast ausgesetzt`
      : `${by} hat ${card} gespielt: Du hast ${karten(taken)} gezogen und ausgesetzt`,
  wasPassed: 'Nichts hat gepasst – du hast ausgesetzt',

  layFromHand: 'Spiel eine Karte aus deiner Hand.',
  which: (card) => `${card}: Wünsch dir eine Farbe`,
  whichFirst: 'Du hast eine Dame gegeben: Wünsch dir eine Farbe',
  pass: 'Passen',

  prompt: {
    cover: (card, again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: spiel auf ${card}`,
    follow: (suit, again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: ${suit} oder eine Dame`,
    nothing: (again) => `${again ? 'Du bist noch mal dran' : 'Du bist dran'}: Nichts passt, zieh eine Karte`,
    coverEight: 'Bedien deine Acht',
    nothingCoversEight: 'Nichts passt auf deine Acht: zieh eine Karte',
    drawn: 'Die gezogene Karte passt: spiel sie',
    drawnOrPass: 'Spiel eine Karte oder passe',
    order: 'Du bist dran: wünsch dir eine Farbe',
    plays: (name) => `${name} ist dran`,
    playsAgain: (name) => `${name} ist noch mal dran`,
    coversEight: (name) => `${name} muss die Acht bedienen`,
    orders: (name) => `${name} wünscht sich eine Farbe`,
  },

  would: {
    notCover: (card) => `${card}: passt nicht`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}: ${victim} setzt aus` : `${card}: ${victim} zieht ${karten(taken)} und setzt aus`,
    order: (card) => `${card}: passt auf alles, und du wünschst dir eine Farbe`,
    eight: (card) => `${card}: Du musst sie gleich selbst bedienen`,
    out: (card, bonus) =>
      bonus === 0
        ? `${card}: deine letzte Karte, du bist fertig`
        : `${card}: deine letzte Karte, du bist fertig und hast ${punkte(bonus)} weniger`,
  },

  sheet: { title: 'Punktezettel', round: 'Runde', total: 'Gesamt' },
  refusals: {
    'does-not-cover': 'Diese Karte passt nicht auf die oberste.',
    'order-a-suit': 'Wünsch dir zur Dame eine Farbe.',
    'no-order-now': 'Jetzt kannst du dir keine Farbe wünschen.',
    'must-cover': 'Wenn du spielen kannst, musst du.',
    'already-drawn': 'Du hast schon eine Karte gezogen.',
    'cannot-pass': 'Jetzt kannst du nicht passen.',
    'nothing-to-draw': 'Es ist keine Karte mehr zum Ziehen da.',
  },
};

const ru: OneHundredOneWords = {
  dealer: 'сдаёт',
  out: (place) => `${place}-е место`,
  lost: 'больше 101',
  passed: 'пас',
  struck: (taken) => (taken === 0 ? 'пропуск' : `+${taken}, пропуск`),
  struckLong: (taken) => (taken === 0 ? 'пропускает ход' : `берёт ${kartu(taken)} и пропускает ход`),
  costs: (count) => `Если останется на руках: ${ochkov(count)}`,

  suits: { S: 'пики', H: 'червы', D: 'бубны', C: 'трефы' },
  ordered: (suit) => `Заказаны ${suit}. Подойдут только ${suit} или дама`,
  orderedShort: 'заказ',
  pack: (count) => `Колода, ${kart(count)}`,
  drawFrom: (count) => `Взять карту: в колоде ${count}`,
  pile: (card, count) => `Стопка, ${kart(count)}; сверху ${inMiddle(card)}`,
  noCard: 'На столе ещё нет карты',
  leftShort: (loser, held, count) => `Кон окончен. ${does(loser, 'остаётесь', 'остаётся')} с картами: ${held}, ${ochkov(count)}`,
  strike: (card, victim, taken) =>
    taken === 0
      ? `${card}: ${midSentence(victim)} ${victim.own ? 'пропускаете' : 'пропускает'} ход`
      : `${card}: ${midSentence(victim)} ${victim.own ? 'берёте' : 'берёт'} ${kartu(taken)} и ${victim.own ? 'пропускаете' : 'пропускает'} ход`,
  wasStruck: (by, card, taken) =>
    taken === 0
      ? `${card} от игрока ${by}: вы пропустили ход`
      : `${card} от игрока ${by}: вы взяли ${kartu(taken)} и пропустили ход`,
  wasPassed: 'Ничего не подошло — ваш ход пропущен',

  layFromHand: 'Сыграйте карту с руки.',
  which: (card) => `${card}: закажите масть`,
  whichFirst: 'Вы открыли даму: закажите масть',
  pass: 'Пас',

  prompt: {
    cover: (card, again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: покройте ${card}`,
    follow: (suit, again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: ${suit} или дама`,
    nothing: (again) => `${again ? 'Снова ваш ход' : 'Ваш ход'}: крыть нечем, возьмите карту`,
    coverEight: 'Покройте свою восьмёрку',
    nothingCoversEight: 'Восьмёрку крыть нечем: возьмите карту',
    drawn: 'Взятая карта подходит: сыграйте её',
    drawnOrPass: 'Сыграйте карту или скажите «пас»',
    order: 'Ваш ход: закажите масть',
    plays: (name) => `Ходит ${name}`,
    playsAgain: (name) => `Снова ходит ${name}`,
    coversEight: (name) => `${name} кроет восьмёрку`,
    orders: (name) => `${name} заказывает масть`,
  },

  would: {
    notCover: (card) => `${card}: не подходит`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}: ${victim} пропускает ход` : `${card}: ${victim} берёт ${kartu(taken)} и пропускает ход`,
    order: (card) => `${card}: ложится на любую, и вы заказываете масть`,
    eight: (card) => `${card}: её сразу нужно покрыть`,
    out: (card, bonus) =>
      bonus === 0 ? `${card}: последняя карта, вы выходите` : `${card}: последняя карта, вы выходите, минус ${ochkov(bonus)}`,
  },

  sheet: { title: 'Таблица очков', round: 'Кон', total: 'Счёт' },
  refusals: {
    'does-not-cover': 'Эта карта не подходит к верхней.',
    'order-a-suit': 'К даме нужно заказать масть.',
    'no-order-now': 'Сейчас масть не заказывают.',
    'must-cover': 'Есть чем крыть — кройте.',
    'already-drawn': 'Вы уже взяли карту.',
    'cannot-pass': 'Сейчас пасовать нельзя.',
    'nothing-to-draw': 'Брать больше нечего.',
  },
};

export const oneHundredOneWords = spoken<OneHundredOneWords>({ en, de, ru });
