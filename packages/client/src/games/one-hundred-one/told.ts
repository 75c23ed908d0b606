import { inMiddle } from '../../table/card-words.ts';
import { spoken } from '../../words/index.ts';
import { plural } from '../../words/plural.ts';

/** What is told of a game of One Hundred and One: the lines of the log, and how it ended. */
interface OneHundredOneTold {
  readonly played: (name: string, card: string) => string;
  readonly ordered: (name: string, suit: string) => string;
  readonly drew: (name: string) => string;
  readonly drewForEight: (name: string) => string;
  readonly noHelp: (name: string) => string;
  readonly passed: (name: string) => string;
  readonly struck: (name: string, taken: number) => string;
  readonly mustCover: (name: string) => string;
  readonly passedOver: (name: string) => string;
  readonly reshuffled: string;
  readonly out: (name: string, bonus: number) => string;
  readonly left: (name: string, cards: readonly string[], points: number) => string;
  readonly undecided: string;
  readonly exactly: (name: string) => string;
  readonly beyond: (name: string, total: number) => string;
  readonly round: (round: number, dealer: string, card: string) => string;
  readonly over: string;
}

const many = plural('en');
const cards = (count: number): string => many(count, { one: '# card', other: '# cards' });
const points = (count: number): string => many(count, { one: '# point', other: '# points' });
const viele = plural('de');
const karten = (count: number): string => viele(count, { one: 'eine Karte', other: '# Karten' });
const punkte = (count: number): string => viele(count, { one: '# Punkt', other: '# Punkte' });
const mnogo = plural('ru');
const kart = (count: number): string => mnogo(count, { one: '# карта', few: '# карты', other: '# карт' });
const ochkov = (count: number): string => mnogo(count, { one: '# очко', few: '# очка', other: '# очков' });

const en: OneHundredOneTold = {
  played: (name, card) => `${name} played the ${inMiddle(card)}.`,
  ordered: (name, suit) => `${name} ordered ${suit}.`,
  drew: (name) => `${name} drew a card.`,
  drewForEight: (name) => `${name} drew a card to cover the eight.`,
  noHelp: (name) => `It did not help: ${name} passed.`,
  passed: (name) => `${name} passed.`,
  struck: (name, taken) => (taken === 0 ? `${name} missed a turn.` : `${name} took ${cards(taken)} and missed a turn.`),
  mustCover: (name) => `${name} had to cover the eight.`,
  passedOver: (name) => `${name} could neither cover nor draw.`,
  reshuffled: 'The pack was empty: the pile, but for its top card, was shuffled into a new one.',
  out: (name, bonus) => (bonus === 0 ? `${name} went out.` : `${name} went out on a queen: ${bonus} points off.`),
  left: (name, held, count) => `The round is over. ${name} was left with the ${held.map(inMiddle).join(', ')}: ${points(count)}.`,
  undecided: 'For a hundred moves in a row nobody had a choice: the round ends undecided.',
  exactly: (name) => `${name}: exactly 101, which becomes 0.`,
  beyond: (name, total) => `${name}: ${total}, over 101.`,
  round: (round, dealer, card) => `Round ${round}, dealt by ${dealer}: the ${inMiddle(card)} was turned up.`,
  over: 'The game is over.',
};

const de: OneHundredOneTold = {
  played: (name, card) => `${name}: ${card}.`,
  ordered: (name, suit) => `${name}: ${suit} verlangt.`,
  drew: (name) => `${name}: eine Karte gezogen.`,
  drewForEight: (name) => `${name}: für die Acht eine Karte gezogen.`,
  noHelp: (name) => `Sie half nicht, gepasst: ${name}.`,
  passed: (name) => `Gepasst: ${name}.`,
  struck: (name, taken) => (taken === 0 ? `Aussetzen: ${name}.` : `${karten(taken)} und aussetzen: ${name}.`),
  mustCover: (name) => `Die Acht ist zu decken: ${name}.`,
  passedOver: (name) => `Weder zu decken noch zu ziehen: ${name}.`,
  reshuffled: 'Der Stapel war leer: Die Ablage ohne ihre oberste Karte wurde neu gemischt.',
  out: (name, bonus) => (bonus === 0 ? `Hinaus: ${name}.` : `Hinaus mit einer Dame: ${name}, ${bonus} Punkte weniger.`),
  left: (name, held, count) => `Die Runde ist aus. ${name}: ${held.join(', ')} – ${punkte(count)}.`,
  undecided: 'Hundert Züge lang hatte niemand eine Wahl: Die Runde endet unentschieden.',
  exactly: (name) => `${name}: genau 101, das wird 0.`,
  beyond: (name, total) => `${name}: ${total}, über 101.`,
  round: (round, dealer, card) => `Runde ${round}, gegeben von: ${dealer}. Aufgedeckt: ${card}.`,
  over: 'Das Spiel ist aus.',
};

const ru: OneHundredOneTold = {
  played: (name, card) => `${name}: ${inMiddle(card)}.`,
  ordered: (name, suit) => `${name}: заказаны ${suit}.`,
  drew: (name) => `${name}: взята карта.`,
  drewForEight: (name) => `${name}: взята карта, чтобы покрыть восьмёрку.`,
  noHelp: (name) => `Не помогло, пас: ${name}.`,
  passed: (name) => `Пас: ${name}.`,
  struck: (name, taken) => (taken === 0 ? `Пропуск хода: ${name}.` : `Взято ${kart(taken)} и пропуск хода: ${name}.`),
  mustCover: (name) => `Восьмёрку нужно покрыть: ${name}.`,
  passedOver: (name) => `Нечем крыть и нечего брать: ${name}.`,
  reshuffled: 'Колода кончилась: стопка без верхней карты перетасована.',
  out: (name, bonus) => (bonus === 0 ? `Выход: ${name}.` : `Выход дамой: ${name}, минус ${bonus}.`),
  left: (name, held, count) => `Раунд окончен. ${name}: ${held.map(inMiddle).join(', ')} — ${ochkov(count)}.`,
  undecided: 'Сто ходов подряд ни у кого не было выбора: раунд закончен вничью.',
  exactly: (name) => `${name}: ровно 101, значит 0.`,
  beyond: (name, total) => `${name}: ${total}, больше 101.`,
  round: (round, dealer, card) => `Раунд ${round}, сдаёт ${dealer}. Открыта ${inMiddle(card)}.`,
  over: 'Игра окончена.',
};

export const oneHundredOneTold = spoken<OneHundredOneTold>({ en, de, ru });
