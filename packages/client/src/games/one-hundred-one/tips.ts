import type { Face } from '@hundredfold/shared/cards/face.ts';
import { frenchRank } from '@hundredfold/shared/cards/french.ts';
import { ownHand } from '@hundredfold/shared/core/view.ts';
import { isEight, isQueen, strikeOf } from '@hundredfold/shared/games/one-hundred-one/cards.ts';
import { legal, type OneHundredOneView } from '@hundredfold/shared/games/one-hundred-one/view.ts';
import type { NameOf } from '../../table/presentation.ts';
import { playerName } from '../../table/state/player-name.ts';
import { type AboutCard, type GameTips, gainerOf, plateOf } from '../tips.ts';
import { oneHundredOneMessages } from './messages.ts';
import { nextPlayer, playsOf, worthOf } from './standing.ts';

/** The ranks with an effect, the hardest first. */
const KINDS = ['K', '6', '7', 'A', 'Q', '8'] as const;

function kindOf(card: Face): (typeof KINDS)[number] | null {
  if (strikeOf(card) === undefined && !isQueen(card) && !isEight(card)) return null;
  return KINDS.find((kind) => kind === frenchRank(card)) ?? null;
}

/** Returns the playable cards with an effect, one of each kind. */
function acting(view: OneHundredOneView, name: NameOf): readonly AboutCard[] {
  const next = nextPlayer(view);
  if (next === null) return [];
  const fitting = ownHand(view).filter((card) => playsOf(view, card).length > 0);
  return KINDS.flatMap((kind) => {
    const card = fitting.find((each) => kindOf(each) === kind);
    if (card === undefined) return [];
    const says = oneHundredOneMessages.value.tips.does[kind](name(next));
    return [{ kind, says, at: `.hand-card[data-card="${card}"]` }];
  });
}

export const tips: GameTips<OneHundredOneView> = {
  turn(view, name) {
    const { play, draw, order } = oneHundredOneMessages.value.tips;
    if (view.table.duty === 'order') return { says: order, at: '.question' };
    if (!legal(view).some(({ type }) => type === 'play')) return { says: draw, at: '.target[data-target="pack"]' };
    const [first] = acting(view, name);
    if (first === undefined) return { says: play, at: '.card-place' };
    return { kind: first.kind, says: `${play} ${first.says}`, at: '.card-place' };
  },
  cards(view, name) {
    const isUnlike = ownHand(view).some((card) => worthOf(card) !== null);
    const worth = { kind: 'worth', says: oneHundredOneMessages.value.tips.worth, at: '.card-value' };
    return isUnlike ? [...acting(view, name), worth] : acting(view, name);
  },
  preview: () => ({ says: oneHundredOneMessages.value.tips.preview, at: '.strike.is-would' }),
  score(before, after, name) {
    const rounds = after.seats[0]?.points.length ?? 0;
    if (rounds === (before.seats[0]?.points.length ?? 0)) return null;
    const left = gainerOf(before, after, ({ points }) => Math.max(0, points[rounds - 1] ?? 0));
    if (left === null) return null;
    const cost = after.seats[left]?.points[rounds - 1] ?? 0;
    return { says: oneHundredOneMessages.value.tips.score(playerName(after, left, name), cost), at: plateOf(left) };
  },
};
