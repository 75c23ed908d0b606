import type { ModFourAction } from '@hundredfold/shared/games/mod-four/declaration.ts';
import { favoured, partnerOf, SEATS, scoreOf, trickSum } from '@hundredfold/shared/games/mod-four/score.ts';
import type { ModFourView } from '@hundredfold/shared/games/mod-four/view.ts';
import { cardName } from '../../table/card-words.ts';
import { sizeOf } from '../../table/geometry/zones.ts';
import type { NameOf, Told } from '../../table/staging.ts';
import { modFourTold } from './told.ts';
import { modFourWords } from './words.ts';

/** What just happened, in sentences. */
export function tell({ before, last, after }: Told<ModFourView, ModFourAction>, name: NameOf): readonly string[] {
  const told = modFourTold.value;
  const { action, seat } = last;
  if (action.type === 'cut') return [told.cut(name(seat), action.at), told.dealt(sizeOf(after.seats[seat]?.hand ?? 0))];
  const played = told.played(name(seat), cardName(action.card));
  const leader = before.table.leader ?? seat;
  const trick = [...before.table.trick, action.card];
  const sum = trickSum(trick);
  const winner = favoured(leader, sum);
  if (trick.length < SEATS) return [played, told.stands(sum, sum % SEATS, name(winner))];
  return [played, told.took(name(winner), sum, sum % SEATS), ...reckoning(winner, after, name)];
}

function reckoning(winner: number, after: ModFourView, name: NameOf): readonly string[] {
  const told = modFourTold.value;
  const { partners } = modFourWords.value;
  const points = after.seats.map((seat) => seat.points);
  const partner = partnerOf(after.options, winner);
  const who = partner === null ? name(winner) : partners(name(winner), name(partner));
  const cutter = after.table.deck > 0 ? after.toAct[0] : undefined;
  const score = told.points(who, scoreOf(after.options, points, winner));
  return cutter === undefined ? [score] : [score, told.newHand(name(cutter))];
}
