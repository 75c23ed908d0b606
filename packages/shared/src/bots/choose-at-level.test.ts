import { expect, test } from 'vitest';
import { type AnyAction, isSameAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { seeded } from '../core/random.ts';
import { fourSquare } from '../games/four-square/index.ts';
import { hundredRummy } from '../games/hundred-rummy/index.ts';
import { FIRST_SEED } from '../testing/seeds.ts';
import { settingsToPlay } from '../testing/setting.ts';
import { bySize, isOneGame } from '../testing/size.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { memoryOf } from './card-memory.ts';
import { chooseAtLevel } from './choose-at-level.ts';
import { type Candidate, type Decision, withOneTrial } from './paired-roll-outs.ts';
import { CERTAIN_ERRORS, estimateOf } from './share-estimate.ts';
import { rememberedGame } from './testing/remembered-game.ts';

/** Returns the decisions of a game between two bots, each with the number of its turn. */
function* decisionsOf(game: Game, seed: number): Generator<Decision & { readonly turn: number }> {
  const setting = settingsToPlay(game).find(({ seats }) => seats === 2);
  if (setting === undefined) throw new Error('there is no setting for two');
  let turn = 0;
  for (const remembered of rememberedGame(setting, seed)) {
    turn++;
    for (const { match, seat, memory } of remembered) {
      if (game.toAct(match.state).includes(seat)) yield { game, state: match.state, seat, memory, turn };
    }
  }
}

/** Enough gains for a bot that looks for slips to miss some of them. */
const MIN_GAINS = 5;
/** Enough slips for some of them to be costly. */
const MIN_SLIPS = bySize({ quick: 2, test: 6, soak: 600 });
/** Enough decisions for an easy bot to look for several slips. */
const TURNS = 40;

test.each(TEST_GAMES.map((game) => [game.id, game] as const))(
  'in %s an easy bot without time does not look for a slip',
  (_, game) => {
    const [setting] = settingsToPlay(game);
    if (setting === undefined) throw new Error('there is no setting');
    let turn = 0;
    for (const remembered of rememberedGame(setting, FIRST_SEED)) {
      if (turn++ === TURNS) break;
      for (const { match, seat, memory } of remembered) {
        if (!game.toAct(match.state).includes(seat)) continue;
        const decision = { game, state: match.state, seat, memory };
        const usual = game.bot(game.view(match.state, seat), seeded(turn));
        expect(chooseAtLevel('easy', decision, seeded(turn), () => false)).toEqual(usual);
      }
    }
    expect(turn).toBeGreaterThan(0);
  },
);

test.each([fourSquare, hundredRummy] as readonly Game[])('an easy bot of $id takes the points that it sees', (game) => {
  const pointsAfter = ({ state, seat }: Decision, action: AnyAction) => {
    const result = game.apply(state, seat, action);
    return result.ok ? Number(game.view(result.value, 'public').seats[seat]?.points) : 0;
  };
  let gains = 0;
  for (let seed = FIRST_SEED; gains < MIN_GAINS; seed++) {
    for (const decision of decisionsOf(game, seed)) {
      const view = game.view(decision.state, decision.seat);
      const points = Number(view.seats[decision.seat]?.points);
      if (pointsAfter(decision, game.bot(view, seeded(1))) === points) continue;
      gains++;
      for (let again = 1; again <= 6; again++) {
        const easy = chooseAtLevel('easy', decision, seeded(again));
        expect(pointsAfter(decision, easy), JSON.stringify(easy)).toBeGreaterThan(points);
      }
    }
  }
});

test('a slip of an easy bot never certainly costs more than a tenth of the victory, by what it remembers', {
  skip: isOneGame,
}, () => {
  let slips = 0;
  for (let seed = FIRST_SEED; slips < MIN_SLIPS; seed++) {
    for (const decision of decisionsOf(hundredRummy, seed)) {
      const { game, state, seat, turn } = decision;
      const view = game.view(state, seat);
      const forgetful = { ...decision, memory: memoryOf(game, view) };
      const usual = game.bot(view, seeded(turn));
      const action = chooseAtLevel('easy', decision, seeded(turn));
      if (isSameAction(action, usual)) continue;
      slips++;
      let tried: readonly Candidate[] = [{ action, gains: [] }];
      for (let world = 0; world < 100; world++) tried = withOneTrial(forgetful, usual, tried, seeded(world));
      const { mean, error } = estimateOf(tried[0]?.gains ?? []);
      expect(mean + CERTAIN_ERRORS * error, JSON.stringify([action, usual])).toBeGreaterThan(-0.1);
    }
  }
});
