import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { isEight } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { exitBonus, handPoints, hasLost } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import { nextIn } from '@hundredfold/shared/games/one-hundred-one/state.ts';
import { type OneHundredOneView, playersOf } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { spokenCard, spokenPlayedCard } from '../../cards/card-names.ts';
import { inMiddle } from '../../i18n/grammar.ts';
import { listed, spoken } from '../../i18n/index.ts';
import type { LogEvent, NameOf } from '../../table/presentation.ts';
import { does, type PlayerName, playerName } from '../../table/state/player-name.ts';
import { cards, karten, kartu, ochkov, points, punkte } from './counted.ts';
import { oneHundredOneWords } from './words.ts';

/** The log texts of One Hundred and One: the entries, and how the game ended. */
interface OneHundredOneLogTexts {
  readonly played: (who: PlayerName, card: string) => string;
  readonly ordered: (who: PlayerName, suit: string) => string;
  readonly drew: (who: PlayerName) => string;
  readonly drewForEight: (who: PlayerName) => string;
  readonly noHelp: string;
  readonly passed: (who: PlayerName) => string;
  readonly struck: (victim: PlayerName, taken: number) => string;
  readonly mustCover: (who: PlayerName) => string;
  readonly passedOver: (who: PlayerName) => string;
  readonly reshuffled: string;
  readonly out: (who: PlayerName, bonus: number) => string;
  readonly left: (loser: PlayerName, cards: readonly string[], points: number) => string;
  readonly undecided: string;
  readonly exactly: (who: PlayerName) => string;
  readonly beyond: (who: PlayerName, total: number) => string;
  readonly round: (round: number, dealer: PlayerName, card: Face) => string;
  readonly over: string;
}

const en: OneHundredOneLogTexts = {
  played: (who, card) => `${does(who, 'play', 'plays')} ${card}.`,
  ordered: (who, suit) => `${does(who, 'call', 'calls')} ${suit}.`,
  drew: (who) => `${does(who, 'draw', 'draws')} a card.`,
  drewForEight: (who) => `${does(who, 'draw', 'draws')} a card for the eight.`,
  noHelp: 'It doesn’t fit, so the turn passes.',
  passed: (who) => `${does(who, 'pass', 'passes')}.`,
  struck: (victim, taken) =>
    taken === 0
      ? `${does(victim, 'skip', 'skips')} a turn.`
      : `${does(victim, 'draw', 'draws')} ${cards(taken)} and ${victim.own ? 'skip' : 'skips'} a turn.`,
  mustCover: (who) => `${who.name} must match the eight.`,
  passedOver: (who) => `${who.name} can neither play nor draw.`,
  reshuffled: 'The draw pile was empty, so all cards below the top one were shuffled into a new one.',
  out: (who, bonus) =>
    bonus === 0 ? `${does(who, 'go', 'goes')} out.` : `${does(who, 'go', 'goes')} out on a queen: ${points(bonus)} off.`,
  left: (loser, held, count) =>
    `The round is over. ${does(loser, 'are', 'is')} left with the ${listed(held.map(inMiddle))}: ${points(count)}.`,
  undecided: 'No one had a choice for a hundred moves in a row, so the round ends undecided.',
  exactly: (who) => `${does(who, 'have', 'has')} exactly 101, and that becomes 0.`,
  beyond: (who, total) => `${does(who, 'have', 'has')} ${total} points – over 101.`,
  round: (round, dealer, card) =>
    `Round ${round}: ${dealer.own ? 'you deal and turn up' : `${dealer.name} deals and turns up`} ${spokenPlayedCard(card)}.`,
  over: 'The game is over.',
};

const de: OneHundredOneLogTexts = {
  played: (who, card) => `${does(who, 'spielst', 'spielt')} ${card}.`,
  ordered: (who, suit) => `${does(who, 'wünschst dir', 'wünscht sich')} ${suit}.`,
  drew: (who) => `${does(who, 'ziehst', 'zieht')} eine Karte.`,
  drewForEight: (who) => `${does(who, 'ziehst', 'zieht')} eine Karte für die Acht.`,
  noHelp: 'Sie passt nicht, also ist der Nächste dran.',
  passed: (who) => `${who.own ? 'Du passt' : `${who.name} passt`}.`,
  struck: (victim, taken) =>
    taken === 0 ? `${victim.name} setzt aus.` : `${does(victim, 'ziehst', 'zieht')} ${karten(taken)} und setzt aus.`,
  mustCover: (who) => `${does(who, 'musst', 'muss')} die Acht bedienen.`,
  passedOver: (who) => `${does(who, 'kannst', 'kann')} weder spielen noch ziehen.`,
  reshuffled: 'Der Ziehstapel war leer: Alle Karten unter der obersten wurden zum neuen Ziehstapel gemischt.',
  out: (who, bonus) =>
    bonus === 0
      ? `${does(who, 'bist', 'ist')} fertig.`
      : `${does(who, 'bist', 'ist')} mit einer Dame fertig: ${punkte(bonus)} weniger.`,
  left: (loser, held, count) =>
    `Die Runde ist aus. ${does(loser, 'bleibst', 'bleibt')} auf ${listed(held)} sitzen: ${punkte(count)}.`,
  undecided: 'Hundert Züge lang hatte niemand eine Wahl: Die Runde endet unentschieden.',
  exactly: (who) => `${does(who, 'hast', 'hat')} genau 101, und das wird zu 0.`,
  beyond: (who, total) => `${does(who, 'hast', 'hat')} ${total} Punkte – mehr als 101.`,
  round: (round, dealer, card) =>
    `Runde ${round}: ${does(dealer, 'gibst und deckst', 'gibt und deckt')} ${spokenPlayedCard(card)} auf.`,
  over: 'Das Spiel ist aus.',
};

const ru: OneHundredOneLogTexts = {
  played: (who, card) => `${does(who, 'кладёте', 'кладёт')} ${card}.`,
  ordered: (who, suit) => `${does(who, 'заказываете', 'заказывает')} ${suit}.`,
  drew: (who) => `${does(who, 'берёте', 'берёт')} карту.`,
  drewForEight: (who) => `${does(who, 'берёте', 'берёт')} карту, чтобы покрыть восьмёрку.`,
  noHelp: 'Она не подходит, ход переходит дальше.',
  passed: (who) => `${does(who, 'пасуете', 'пасует')}.`,
  struck: (victim, taken) =>
    taken === 0
      ? `${does(victim, 'пропускаете', 'пропускает')} ход.`
      : `${does(victim, 'берёте', 'берёт')} ${kartu(taken)} и ${victim.own ? 'пропускаете' : 'пропускает'} ход.`,
  mustCover: ({ name, own }) => `Теперь восьмёрку ${own ? 'кроете вы' : `кроет ${name}`}.`,
  passedOver: (who) => `${does(who, 'пропускаете', 'пропускает')} ход: крыть нечем и брать нечего.`,
  reshuffled: 'Колода кончилась: все карты стопки под верхней перетасованы в новую колоду.',
  out: (who, bonus) =>
    bonus === 0
      ? `${does(who, 'выходите', 'выходит')} из кона.`
      : `${does(who, 'выходите', 'выходит')} дамой: минус ${ochkov(bonus)}.`,
  left: (loser, held, count) =>
    `Кон окончен. ${does(loser, 'остаётесь', 'остаётся')} с картами: ${listed(held.map(inMiddle))} — ${ochkov(count)}.`,
  undecided: 'Сто ходов подряд ни у кого не было выбора: кон закончен вничью.',
  exactly: (who) => `${does(who, 'набираете', 'набирает')} ровно 101, и счёт становится 0.`,
  beyond: (who, total) => `${does(who, 'набираете', 'набирает')} ${ochkov(total)} — это больше 101.`,
  round: (round, { name, own }, card) =>
    `Кон ${round}: ${own ? 'сдаёте вы' : `сдаёт ${name}`}. На столе ${inMiddle(spokenCard(card))}.`,
  over: 'Игра окончена.',
};

export const oneHundredOneLogTexts = spoken<OneHundredOneLogTexts>({ en, de, ru });

/** Returns the log sentences for the last event. */
export function logSentences(told: LogEvent<OneHundredOneView, OneHundredOneAction>, name: NameOf): readonly string[] {
  const { before, last, after } = told;
  const ended = after.table.roundNumber !== before.table.roundNumber || isOver(after);
  const done = [...did(told, name), ...(reshuffled(told, ended) ? [oneHundredOneLogTexts.value.reshuffled] : [])];
  if (!ended) return [...done, ...wentOut(told, name), ...effects(after, name), ...missed(told, name)];
  return [...done, ...wentOut(told, name), ...reckoning(told, name, loserOf(before, last.seat)), ...next(after, name)];
}

function did(
  { before, last: { seat, action }, after }: LogEvent<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
): readonly string[] {
  const texts = oneHundredOneLogTexts.value;
  const { suits } = oneHundredOneWords.value;
  const who = playerName(after, seat, name);
  switch (action.type) {
    case 'play': {
      const played = texts.played(who, spokenPlayedCard(action.card));
      return action.suit === undefined ? [played] : [played, texts.ordered(who, suits[action.suit])];
    }
    case 'order':
      return [texts.ordered(who, suits[action.suit])];
    case 'draw': {
      const drew = before.table.duty === 'cover' ? texts.drewForEight(who) : texts.drew(who);
      return after.seats[seat]?.passed ? [drew, texts.noHelp] : [drew];
    }
    case 'pass':
      return [texts.passed(who)];
  }
}

/** Returns whether the pile was made into a new pack on the way (rule 6.1). */
function reshuffled(
  { before, last: { action }, after }: LogEvent<OneHundredOneView, OneHundredOneAction>,
  ended: boolean,
): boolean {
  if (ended) return false;
  return after.table.pile.size < before.table.pile.size + (action.type === 'play' ? 1 : 0);
}

/** Returns what the top card has done to a player, or what it asks of the player who played it. */
function effects(view: OneHundredOneView, name: NameOf): readonly string[] {
  const texts = oneHundredOneLogTexts.value;
  const { table, toAct } = view;
  if (table.struck !== null) return [texts.struck(playerName(view, table.struck, name), table.taken)];
  const [seat] = toAct;
  return table.duty === 'cover' && seat !== undefined ? [texts.mustCover(playerName(view, seat, name))] : [];
}

function wentOut(
  { before, last: { seat, action } }: LogEvent<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
): readonly string[] {
  const held = before.seats[seat]?.hand;
  const was = typeof held === 'object' ? held.length : held;
  if (action.type !== 'play' || was !== 1 || isEight(action.card)) return [];
  return [oneHundredOneLogTexts.value.out(playerName(before, seat, name), -exitBonus(action.card))];
}

/** Names the players who could neither match nor draw (rule 6.3). */
function missed(
  { last: { seat, action }, after }: LogEvent<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
): readonly string[] {
  const texts = oneHundredOneLogTexts.value;
  return after.seats.flatMap(({ passed }, other) =>
    passed && !(other === seat && action.type === 'draw') ? [texts.passedOver(playerName(after, other, name))] : [],
  );
}

/** Returns the seat that was left when the last seat went out. */
function loserOf(before: OneHundredOneView, last: Seat): Seat {
  return nextIn(playersOf(before), last);
}

/** Explains the scoring by rules 6.4 and 7.2 to 7.4, and names the players who are now beyond 101. */
function reckoning(
  { before, after }: LogEvent<OneHundredOneView, OneHundredOneAction>,
  name: NameOf,
  loser: Seat,
): readonly string[] {
  const texts = oneHundredOneLogTexts.value;
  const { counted } = after.table;
  if (counted.length === 0) return [texts.undecided];
  const held = before.seats[loser]?.hand ?? 0;
  const more = counted.length - (typeof held === 'object' ? held.length : held);
  const who = playerName(after, loser, name);
  const lines = more > 0 ? [texts.struck(who, more)] : [];
  lines.push(texts.left(who, counted.map(spokenCard), handPoints(counted)));
  after.seats.forEach(({ total, points }, seat) => {
    const was = before.seats[seat]?.total ?? 0;
    if (hasLost(was)) return;
    if (total === 0 && was + (points.at(-1) ?? 0) !== 0) lines.push(texts.exactly(playerName(after, seat, name)));
    if (hasLost(total)) lines.push(texts.beyond(playerName(after, seat, name), total));
  });
  return lines;
}

function next(after: OneHundredOneView, name: NameOf): readonly string[] {
  const texts = oneHundredOneLogTexts.value;
  const { roundNumber, dealer, pile } = after.table;
  if (isOver(after) || dealer === null || pile.top === null) return [texts.over];
  return [texts.round(roundNumber, playerName(after, dealer, name), pile.top), ...effects(after, name)];
}
