import { type LogEvent, type NameOf, playerName, type Sentence, sizeOf, textOf } from '@hundredfold/client/game';
import type { ModFourAction } from '../rules/declaration.ts';
import { favoured, partnerOf, SEATS, trickSum } from '../rules/score.ts';
import { type ModFourView, pointsOf } from '../rules/view.ts';
import { modFourMessages } from './messages.ts';

export function logSentences({ before, last, after }: LogEvent<ModFourView, ModFourAction>, name: NameOf): readonly Sentence[] {
  const texts = modFourMessages.value.log;
  const { action, seat } = last;
  const who = playerName(after, seat, name);
  if (action.type === 'cut') return [texts.cut(who, action.at), texts.dealt(sizeOf(after.seats[seat]?.hand ?? 0))];
  const played = texts.played(who, action.card);
  const leader = before.table.leader ?? seat;
  const trick = [...before.table.trick, action.card];
  const sum = trickSum(trick);
  const winner = favoured(leader, sum);
  const favourite = playerName(after, winner, name);
  if (trick.length < SEATS) return [played, texts.stands(sum, sum % SEATS, favourite)];
  return [played, texts.took(favourite, sum, sum % SEATS), ...reckoning(winner, after, name)];
}

/** Describes the last trick, so that a player can look at it again. */
export function recall({ before, last: { action }, after }: LogEvent<ModFourView, ModFourAction>, name: NameOf): string | null {
  const { trick, leader } = before.table;
  if (action.type !== 'play' || leader === null || trick.length < SEATS - 1) return null;
  const sum = trickSum([...trick, action.card]);
  return textOf([modFourMessages.value.log.took(playerName(after, favoured(leader, sum), name), sum, sum % SEATS)]);
}

function reckoning(winner: number, after: ModFourView, name: NameOf): readonly Sentence[] {
  const texts = modFourMessages.value.log;
  const who = playerName(after, winner, name);
  const score = pointsOf(after, winner);
  const partner = partnerOf(after.options, winner);
  const scored = partner === null ? texts.points(who, score) : texts.pairPoints(who, playerName(after, partner, name), score);
  const cutter = after.table.deck > 0 ? after.toAct[0] : undefined;
  return cutter === undefined ? [scored] : [scored, texts.newHand(playerName(after, cutter, name))];
}
