import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isOver } from '@hundredfold/shared/core/view.ts';
import { isEight } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import type { OneHundredOneAction } from '@hundredfold/shared/games/one-hundred-one/declaration.ts';
import { exitBonus, handPoints, hasLost } from '@hundredfold/shared/games/one-hundred-one/score.ts';
import { nextIn } from '@hundredfold/shared/games/one-hundred-one/state.ts';
import { type OneHundredOneView, playersOf } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import { cardName } from '../../table/card-words.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { oneHundredOneTold } from './told.ts';
import { oneHundredOneWords } from './words.ts';

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
      const played = told.played(name(seat), cardName(action.card));
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
  lines.push(told.left(name(loser), counted.map(cardName), handPoints(counted)));
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
  return [told.round(roundNumber, name(dealer), cardName(pile.top)), ...effects(after, name)];
}
