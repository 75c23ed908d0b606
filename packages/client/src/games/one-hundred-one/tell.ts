import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { isEight } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { exitBonus, handPoints, hasLost } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import { nextIn } from '@hundredfold/shared/games/one-hundred-one/state.ts';
import { type OneHundredOneView, playersOf } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { inMiddle, toldCard } from '../../table/card-words.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { spoken } from '../../words/index.ts';
import { cards, kart, karten, ochkov, points, punkte } from './counted.ts';
import { oneHundredOneWords } from './words.ts';

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
  ordered: (name, suit) => `${name}: ${suit} gewünscht.`,
  drew: (name) => `${name}: eine Karte gezogen.`,
  drewForEight: (name) => `${name}: für die Acht eine Karte gezogen.`,
  noHelp: (name) => `Sie passt nicht, weiter: ${name}.`,
  passed: (name) => `Gepasst: ${name}.`,
  struck: (name, taken) => (taken === 0 ? `Aussetzen: ${name}.` : `${karten(taken)} und aussetzen: ${name}.`),
  mustCover: (name) => `Die Acht ist zuzudecken: ${name}.`,
  passedOver: (name) => `Nichts zu legen und nichts zu ziehen: ${name}.`,
  reshuffled: 'Der Ziehstapel war leer: Der Ablagestapel wurde bis auf die oberste Karte neu gemischt.',
  out: (name, bonus) => (bonus === 0 ? `Fertig: ${name}.` : `Fertig mit einer Dame: ${name}, ${bonus} Punkte weniger.`),
  left: (name, held, count) => `Die Runde ist aus. ${name}: ${held.join(', ')} – ${punkte(count)}.`,
  undecided: 'Hundert Züge lang hatte niemand eine Wahl: Die Runde endet unentschieden.',
  exactly: (name) => `${name}: genau 101, das wird 0.`,
  beyond: (name, total) => `${name}: ${total}, über 101.`,
  round: (round, dealer, card) => `Runde ${round}, gegeben von ${dealer}. Aufgedeckt: ${card}.`,
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
  out: (name, bonus) => (bonus === 0 ? `Карты кончились: ${name}.` : `Карты кончились на даме: ${name}, минус ${ochkov(bonus)}.`),
  left: (name, held, count) => `Кон окончен. ${name}: ${held.map(inMiddle).join(', ')} — ${ochkov(count)}.`,
  undecided: 'Сто ходов подряд ни у кого не было выбора: кон закончен вничью.',
  exactly: (name) => `${name}: ровно 101, значит 0.`,
  beyond: (name, total) => `${name}: ${total}, больше 101.`,
  round: (round, dealer, card) => `Кон ${round}, сдаёт ${dealer}. На столе ${inMiddle(card)}.`,
  over: 'Игра окончена.',
};

export const oneHundredOneTold = spoken<OneHundredOneTold>({ en, de, ru });

/** What just happened, in sentences. */
export function tell(told: Told<OneHundredOneView, OneHundredOneAction>, name: NameOf): readonly string[] {
  const { before, last, after } = told;
  const ended = after.table.roundNumber !== before.table.roundNumber || isOver(after);
  const done = [...did(told, name), ...(reshuffled(told, ended) ? [oneHundredOneTold.value.reshuffled] : [])];
  if (!ended) return [...done, ...wentOut(told, name), ...effects(after, name), ...missed(told, name)];
  return [...done, ...wentOut(told, name), ...reckoning(told, name, loserOf(before, last.seat)), ...next(after, name)];
}

function did(
  { before, last: { seat, action }, after }: Told<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
): readonly string[] {
  const told = oneHundredOneTold.value;
  const { suits } = oneHundredOneWords.value;
  switch (action.type) {
    case 'play': {
      const played = told.played(name(seat), toldCard(action.card));
      return action.suit === undefined ? [played] : [played, told.ordered(name(seat), suits[action.suit])];
    }
    case 'order':
      return [told.ordered(name(seat), suits[action.suit])];
    case 'draw': {
      const drew = before.table.duty === 'cover' ? told.drewForEight(name(seat)) : told.drew(name(seat));
      return after.seats[seat]?.passed ? [drew, told.noHelp(name(seat))] : [drew];
    }
    case 'pass':
      return [told.passed(name(seat))];
  }
}

/** Whether the pile was made into a new pack on the way (rule 6.1). */
function reshuffled({ before, last: { action }, after }: Told<OneHundredOneView, OneHundredOneAction>, ended: boolean): boolean {
  if (ended) return false;
  return after.table.pile.size < before.table.pile.size + (action.type === 'play' ? 1 : 0);
}

/** What the top card has done to somebody, or asks of its player. */
function effects({ table, toAct }: OneHundredOneView, name: NameOf): readonly string[] {
  const told = oneHundredOneTold.value;
  if (table.struck !== null) return [told.struck(name(table.struck), table.taken)];
  const [seat] = toAct;
  return table.duty === 'cover' && seat !== undefined ? [told.mustCover(name(seat))] : [];
}

function wentOut(
  { before, last: { seat, action } }: Told<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
): readonly string[] {
  const held = before.seats[seat]?.hand;
  const was = typeof held === 'object' ? held.length : held;
  if (action.type !== 'play' || was !== 1 || isEight(action.card)) return [];
  return [oneHundredOneTold.value.out(name(seat), -exitBonus(action.card))];
}

/** Whoever could neither cover nor draw (rule 6.3). */
function missed(
  { last: { seat, action }, after }: Told<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
): readonly string[] {
  const told = oneHundredOneTold.value;
  return after.seats.flatMap(({ passed }, other) =>
    passed && !(other === seat && action.type === 'draw') ? [told.passedOver(name(other))] : [],
  );
}

/** Who was left when that seat went out. */
function loserOf(before: OneHundredOneView, last: Seat): Seat {
  return nextIn(playersOf(before), last);
}

/** Rules 6.4 and 7.2 to 7.4, and who is beyond 101 now. */
function reckoning(
  { before, after }: Told<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
  loser: Seat,
): readonly string[] {
  const told = oneHundredOneTold.value;
  const { counted } = after.table;
  if (counted.length === 0) return [told.undecided];
  const held = before.seats[loser]?.hand ?? 0;
  const more = counted.length - (typeof held === 'object' ? held.length : held);
  const lines = more > 0 ? [told.struck(name(loser), more)] : [];
  lines.push(told.left(name(loser), counted.map(toldCard), handPoints(counted)));
  after.seats.forEach(({ total, points }, seat) => {
    const was = before.seats[seat]?.total ?? 0;
    if (hasLost(was)) return;
    if (total === 0 && was + (points.at(-1) ?? 0) !== 0) lines.push(told.exactly(name(seat)));
    if (hasLost(total)) lines.push(told.beyond(name(seat), total));
  });
  return lines;
}

function next(after: OneHundredOneView, name: NameOf): readonly string[] {
  const told = oneHundredOneTold.value;
  const { roundNumber, dealer, pile } = after.table;
  if (isOver(after) || dealer === null || pile.top === null) return [told.over];
  return [told.round(roundNumber, name(dealer), toldCard(pile.top)), ...effects(after, name)];
}
