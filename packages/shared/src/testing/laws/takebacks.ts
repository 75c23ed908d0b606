import { judge, uncoveredBy } from '../../core/judge.ts';
import { act, chanceDue, outcomeOf } from '../../core/match.ts';
import { holds, type Law, type Passage, viewerName } from './law.ts';

export const takebackLaws: readonly Law[] = [judgedBy(judge)];

/** Whatever a judge lets people take back. */
export function judgedBy(judgeTurns: typeof judge): Law {
  return {
    says: 'a turn that may be taken back has shown nobody more than its action says',
    turn(passage) {
      const { before, after } = passage;
      const { last } = after.match;
      if (last === null || outcomeOf(after.match) !== null || after.match.version !== before.match.version + 1) return;
      const turn = { move: { kind: 'move', seat: last.seat, action: last.action }, lots: [] } as const;
      if (judgeTurns([{ before: before.match, turn }], after.match, 1) === 'seen') return;
      if (uncoveredBy({ before: before.match, after: after.match }).length > 0) return; // It was seen before it was covered.
      sameInOtherWorlds(passage);
    },
  };
}

/** Wherever the same could be done with other cards unseen, it would have looked the same. */
function sameInOtherWorlds({ before, after }: Passage): void {
  const { game } = before.match;
  const { last } = after.match;
  if (last === null) return;
  for (const [viewer, state] of before.redealt()) {
    if (viewer === 'all') continue;
    const there = act({ ...before.match, state }, last.seat, last.action);
    if (!there.ok || chanceDue(there.value) !== null) continue;
    const [seen, other] = [game.view(after.match.state, viewer), game.view(there.value.state, viewer)].map((view) =>
      JSON.stringify(view),
    );
    holds(other === seen, () => `${viewerName(viewer)} could see ${other} instead of ${seen}`);
  }
}
