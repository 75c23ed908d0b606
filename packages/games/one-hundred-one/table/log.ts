import { type LogEvent, type NameOf, playerName, type Sentence, t } from '@hundredfold/client/game';
import { isOver } from '@hundredfold/shared/game';
import { isEight } from '../rules/cards.ts';
import type { OneHundredOneAction } from '../rules/declaration.ts';
import { exitBonus, handPoints, hasLost } from '../rules/score.ts';
import { nextIn } from '../rules/state.ts';
import { type OneHundredOneView, playersOf } from '../rules/view.ts';

import { oneHundredOneMessages } from './messages.ts';

type TurnEvent = LogEvent<OneHundredOneView, OneHundredOneAction>;

export function logSentences(told: TurnEvent, name: NameOf): readonly Sentence[] {
  const { before, after } = told;
  const ended = after.table.roundNumber !== before.table.roundNumber || isOver(after);
  const done = [...did(told, name), ...(reshuffled(told, ended) ? [oneHundredOneMessages.value.log.reshuffled] : [])];
  if (!ended) return [...done, ...wentOut(told, name), ...effects(after, name), ...missed(told, name)];
  return [...done, ...wentOut(told, name), ...reckoning(told, name), ...next(after, name)];
}

function did({ before, last: { seat, action }, after }: TurnEvent, name: NameOf): readonly Sentence[] {
  const texts = oneHundredOneMessages.value.log;
  const { suits } = oneHundredOneMessages.value.table;
  const who = playerName(after, seat, name);
  switch (action.type) {
    case 'play': {
      const played = texts.played(who, action.card);
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
function reshuffled({ before, last: { action }, after }: TurnEvent, ended: boolean): boolean {
  if (ended) return false;
  return after.table.pile.size < before.table.pile.size + (action.type === 'play' ? 1 : 0);
}

function effects(view: OneHundredOneView, name: NameOf): readonly Sentence[] {
  const texts = oneHundredOneMessages.value.log;
  const { table, toAct } = view;
  if (table.struck !== null) return [texts.struck(playerName(view, table.struck, name), table.taken)];
  const [seat] = toAct;
  return table.duty === 'cover' && seat !== undefined ? [texts.mustCover(playerName(view, seat, name))] : [];
}

function wentOut({ before, last: { seat, action } }: TurnEvent, name: NameOf): readonly Sentence[] {
  const held = before.seats[seat]?.hand;
  const was = typeof held === 'object' ? held.length : held;
  if (action.type !== 'play' || was !== 1 || isEight(action.card)) return [];
  return [oneHundredOneMessages.value.log.out(playerName(before, seat, name), -exitBonus(action.card))];
}

/** Names the players who could neither match nor draw (rule 6.3). */
function missed({ last: { seat, action }, after }: TurnEvent, name: NameOf): readonly Sentence[] {
  const texts = oneHundredOneMessages.value.log;
  return after.seats.flatMap(({ passed }, other) =>
    passed && !(other === seat && action.type === 'draw') ? [texts.passedOver(playerName(after, other, name))] : [],
  );
}

/** Explains the scoring by rules 6.4 and 7.2 to 7.4, and names the players who are now beyond 101. */
function reckoning({ before, last, after }: TurnEvent, name: NameOf): readonly Sentence[] {
  const texts = oneHundredOneMessages.value.log;
  const { counted } = after.table;
  if (counted.length === 0) return [texts.undecided];
  const loser = nextIn(playersOf(before), last.seat); // The seat that was left when the last one went out.
  const held = before.seats[loser]?.hand ?? 0;
  const more = counted.length - (typeof held === 'object' ? held.length : held);
  const who = playerName(after, loser, name);
  const lines = more > 0 ? [texts.struck(who, more)] : [];
  lines.push(texts.left(who, counted, handPoints(counted)));
  after.seats.forEach(({ total, points }, seat) => {
    const was = before.seats[seat]?.total ?? 0;
    if (hasLost(was)) return;
    if (total === 0 && was + (points.at(-1) ?? 0) !== 0) lines.push(texts.exactly(playerName(after, seat, name)));
    if (hasLost(total)) lines.push(texts.beyond(playerName(after, seat, name), total));
  });
  return lines;
}

function next(after: OneHundredOneView, name: NameOf): readonly Sentence[] {
  const texts = oneHundredOneMessages.value.log;
  const { roundNumber, dealer, pile } = after.table;
  if (isOver(after) || dealer === null || pile.top === null) return [t.value.refusals['game-over']];
  return [texts.round(roundNumber, playerName(after, dealer, name), pile.top), ...effects(after, name)];
}
