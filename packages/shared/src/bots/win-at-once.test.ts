import { expect, test } from 'vitest';
import { type AnyAction, isSameAction } from '../core/action.ts';
import { drawChance } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import { seeded } from '../core/seeded-random.ts';
import { seeds } from '../testing/seeds.ts';
import { bySize } from '../testing/size.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { advise } from './advise.ts';
import { weighActions } from './choose-action.ts';
import type { Decision } from './paired-roll-outs.ts';
import { worthAtEnd } from './roll-out.ts';
import { sampleWorld } from './sample-world.ts';
import { decisionsOf } from './testing/remembered-game.ts';
import { usualAction } from './usual-action.ts';

const POSITIONS = bySize({ quick: 3, full: 10, soak: 1000 });
/** The games that have such positions; in others, no one may have a choice at the end. A few games show that. */
const DECIDED_BY_CHOICE = ['hand-over', 'mod-four', 'four-square', 'hundred-rummy', 'one-hundred-one', 'foursquare'];
const MANY_GAMES = 100_000;
const FEW_GAMES = bySize({ quick: 2, full: 8, soak: 1000 });
/** An action that wins in so many worlds wins whatever the hidden cards are. */
const WORLDS = seeds(12);
const LOTS = seeds(5);
/** More random moves lose a game of Foursquare before it can be won. */
const PLAYED = { whim: 12, maxTurns: 1000 };
const ROLL_OUTS = 60;

function winsAtOnce(decision: Decision, action: AnyAction): boolean {
  const { game, state, memory } = decision;
  const worlds = () => WORLDS.map((seed) => sampleWorld(game, state, memory, seeded(seed)));
  return winsIn(state, decision, action) && worlds().every((world) => winsIn(world, decision, action));
}

function winsIn(world: unknown, { game, seat }: Decision, action: AnyAction): boolean {
  const result = game.apply(world, seat, action);
  if (!result.ok) throw new Error(result.refusal);
  let after = result.value;
  const source = seeded(1);
  for (let due = game.chance(after); due !== null; due = game.chance(after))
    after = game.resolveChance(after, drawChance(due, source));
  return game.outcome(after) !== null && worthAtEnd(game, after, seat) === 1;
}

function* winningDecisions(game: Game): Generator<{ readonly decision: Decision; readonly wins: readonly AnyAction[] }> {
  const games = seeds(DECIDED_BY_CHOICE.includes(game.id) ? MANY_GAMES : FEW_GAMES);
  for (const decision of decisionsOf(game, games, PLAYED)) {
    const legal = game.legal(decision.memory.view);
    const wins = legal.length < 2 ? [] : legal.filter((action) => winsAtOnce(decision, action));
    if (wins.length > 0 && wins.length < legal.length) yield { decision, wins };
  }
}

test.each(TEST_GAMES.map((game) => [game.id, game] as const))(
  'in %s normal and strong bots and hints win at once if they can',
  (_, game) => {
    let tried = 0;
    for (const { decision, wins } of winningDecisions(game)) {
      const { memory } = decision;
      const isWin = (action: AnyAction | undefined) => action !== undefined && wins.some((win) => isSameAction(win, action));
      const at = JSON.stringify([memory.view, wins]);
      for (const lot of LOTS) expect(isWin(usualAction(game, memory.view, seeded(lot), memory)), at).toBe(true);
      expect(isWin(weighActions(decision, { rollOuts: ROLL_OUTS }, seeded(1)).action), at).toBe(true);
      expect(isWin(advise(game, memory, ROLL_OUTS)?.action), at).toBe(true);
      if (++tried === POSITIONS) break;
    }
  },
);
