import { judgeTakeback, type TakebackVerdict, uncoveredBy } from '../../core/judge.ts';
import { act, type Match, outcomeOf, pendingChance } from '../../core/match.ts';
import type { LastAction } from '../../core/view.ts';
import { holds, type Law, type Transition, viewerName } from './law.ts';

/** One look in so many: to try a turn in as many other worlds as there are viewers costs as much as all the other laws. */
const SELDOM = 4;

export const takebackLaws: readonly Law[] = [seldom(judgedBy(judgeTakeback))];

function seldom(law: Law): Law {
  return {
    says: law.says,
    turn(passage) {
      if (passage.after.source.below(SELDOM) === 0) law.turn?.(passage);
    },
  };
}

/** Whatever a judge lets people take back. At the end of a game nothing is taken back, and a lot is never. */
export function judgedBy(judgeTurns: typeof judgeTakeback): Law {
  return {
    says: 'a turn that may be taken back has shown nobody more than its action says',
    turn(passage) {
      const { before, after } = passage;
      const { last, seats } = after.match;
      if (seats === 1) return; // Alone, nobody is asked, and nobody judges.
      if (last === null || outcomeOf(after.match) !== null || after.match.version !== before.match.version + 1) return;
      const says = (was: Match, is: Match): TakebackVerdict =>
        judgeTurns([{ before: was, turn: { move: { kind: 'move', ...last }, lots: [] } }], is, 1);
      const said = says(before.match, after.match);
      for (const { viewer, was, is } of otherWorlds(passage, last)) {
        const [seen, other] = [after.match, is].map((match) => JSON.stringify(match.game.view(match.state, viewer)));
        if (viewer === last.seat && other === seen)
          holds(says(was, is) === said, () => `${viewerName(viewer)} is told ${said}, and could be told ${says(was, is)}`);
        // What was seen before it was covered is seen again, and another world knows nothing of that.
        if (said === 'seen' || uncoveredBy({ before: before.match, after: after.match }).length > 0) continue;
        holds(other === seen, () => `${viewerName(viewer)} could see ${other} instead of ${seen}`);
      }
    },
  };
}

/** The same done where a viewer saw the same before, with other cards unseen. */
function otherWorlds({ before }: Transition, { seat, action }: LastAction) {
  return [...before.redealt()].flatMap(([viewer, state]) => {
    const was = { ...before.match, state };
    const is = viewer === 'all' ? null : act(was, seat, action);
    return is?.ok && pendingChance(is.value) === null ? [{ viewer, was, is: is.value }] : [];
  });
}
