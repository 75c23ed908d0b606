import type { RandomSource } from '../core/chance.ts';
import { act, type Match, outcomeOf, resolveAllChance } from '../core/match.ts';

export function botActions(begun: Match, source: RandomSource, most: number): number {
  const { game } = begun;
  let match = resolveAllChance(begun, source, () => {});
  for (let actions = 0; actions < most; actions++) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) return outcomeOf(match) === null ? most : actions;
    const result = act(match, seat, game.bot(game.view(match.state, seat), source));
    if (!result.ok) throw new Error(`a bot of ${game.id} was refused: ${result.refusal}`);
    match = resolveAllChance(result.value, source, () => {});
  }
  return most;
}
