import { judgeTakeback, type TakebackVerdict, uncoveredBy } from '../../core/judge.ts';
import { act, type Match, outcomeOf, pendingChance } from '../../core/match.ts';
import type { LastAction } from '../../core/view.ts';
import { holds, type Law, type Transition, viewerName } from './law.ts';

/**
 * The law is checked once in so many turns, because trying a turn in one other state for each viewer costs as much as all other
 * laws.
 */
const SELDOM = 4;

/** The last turn of a game and turns with chance outcomes cannot be taken back. */
export const takebackLaws: readonly Law[] = [
  {
    says: 'a turn that may be taken back has shown nobody more than its action says',
    turn(passage) {
      const { before, after } = passage;
      if (after.source.below(SELDOM) > 0) return;
      const { last, seats } = after.match;
      if (seats === 1) return; // A single player asks no one, and takebacks are not judged.
      if (last === null || outcomeOf(after.match) !== null || after.match.version !== before.match.version + 1) return;
      const says = (was: Match, is: Match): TakebackVerdict =>
        judgeTakeback([{ before: was, turn: { move: { kind: 'move', ...last }, lots: [] } }], is, 1);
      const said = says(before.match, after.match);
      for (const { viewer, was, is } of otherWorlds(passage, last)) {
        const [seen, other] = [after.match, is].map((match) => JSON.stringify(match.game.view(match.state, viewer)));
        if (viewer === last.seat && other === seen)
          holds(says(was, is) === said, () => `${viewerName(viewer)} is told ${said}, and could be told ${says(was, is)}`);
        // A card that was seen before it was covered is visible again. Another state does not have that card.
        if (said === 'seen' || uncoveredBy({ before: before.match, after: after.match }).length > 0) continue;
        holds(other === seen, () => `${viewerName(viewer)} could see ${other} instead of ${seen}`);
      }
    },
  },
];

function otherWorlds({ before }: Transition, { seat, action }: LastAction) {
  return [...before.redealt()].flatMap(([viewer, state]) => {
    const was = { ...before.match, state };
    const is = viewer === 'all' ? null : act(was, seat, action);
    return is?.ok && pendingChance(is.value) === null ? [{ viewer, was, is: is.value }] : [];
  });
}
