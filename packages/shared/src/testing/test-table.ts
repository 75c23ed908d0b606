import type { Face } from '../cards/face.ts';
import { withoutCards } from '../cards/pile.ts';
import type { AnyAction } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import { act, type Match, pendingChance, resolveChance, startMatch } from '../core/match.ts';
import { defaultOptions, type OptionValues } from '../core/options.ts';
import type { Outcome } from '../core/outcome.ts';
import type { Seat } from '../core/seat.ts';
import type { CardMove, LastAction, View, Viewer } from '../core/view.ts';

/** A game with fixed chance outcomes. A game adds the words of its rules. Every method returns a new table. */
export class TestTable<State, Seen extends View = View, Action extends AnyAction = AnyAction> {
  readonly match: Match;

  constructor(match: Match) {
    this.match = match;
  }

  get state(): State {
    return this.match.state as State;
  }

  get sees(): Seen {
    return this.seenBy('public');
  }

  readonly seenBy = (viewer: Viewer): Seen => this.match.game.view(this.match.state, viewer) as Seen;

  get turn(): Seat | undefined {
    return this.match.game.toAct(this.match.state)[0];
  }

  get legal(): readonly Action[] {
    return this.match.game.legal(this.seenBy(this.turn ?? 'public')) as readonly AnyAction[] as readonly Action[];
  }

  get outcome(): Outcome | null {
    return this.match.game.outcome(this.match.state);
  }

  get due(): 'pick' | 'shuffle' | undefined {
    return pendingChance(this.match)?.chance;
  }

  get last(): LastAction<Action> | null {
    return this.match.last as LastAction<Action> | null;
  }

  movesSince(before: this, viewer: Viewer = 'public'): readonly CardMove[] {
    const { game, last } = this.match;
    return last === null ? [] : game.cardMoves(before.seenBy(viewer), last, this.seenBy(viewer));
  }

  with(changes: Partial<State>): this {
    return this.at({ ...this.match, state: { ...this.state, ...changes } });
  }

  picks(seat: Seat): this {
    const due = pendingChance(this.match);
    if (due?.chance !== 'pick') throw new Error('no pick is pending');
    return this.at(resolveChance(this.match, { ...due, result: seat }));
  }

  /** Resolves the pending shuffle: these cards come to the top in this order, the rest behind them. */
  shuffles(top: string | readonly Face[] = ''): this {
    const due = pendingChance(this.match);
    if (due?.chance !== 'shuffle') throw new Error('no shuffle is pending');
    const first = typeof top === 'string' ? split(top) : top;
    return this.at(resolveChance(this.match, { ...due, result: [...first, ...withoutCards(due.cards, first)] }));
  }

  acts(seat: Seat, action: Action): this {
    const result = act(this.match, seat, action);
    if (!result.ok) throw new Error(`seat ${seat} may not ${JSON.stringify(action)}: ${result.refusal}`);
    return this.at(result.value);
  }

  /** Makes actions one after the other, each by the seat that is to act. */
  does(...actions: readonly Action[]): this {
    return actions.reduce<this>((now, action) => now.acts(now.turn ?? 0, action), this);
  }

  refusal(seat: Seat, action: AnyAction): string {
    const result = act(this.match, seat, action);
    if (result.ok) throw new Error(`seat ${seat} may ${JSON.stringify(action)}`);
    return result.refusal;
  }

  private at(match: Match): this {
    const Table = this.constructor as new (match: Match) => this;
    return new Table(match);
  }
}

/** Returns a match of a game that is not dealt yet. */
export function newMatch(game: Game, asked: OptionValues = {}, seats = game.seats.max): Match {
  return startMatch(game, { ...defaultOptions(game.options), ...asked }, seats);
}

/** Splits a text such as `7S KH 2D` into cards. */
export function split(cards: string): readonly Face[] {
  return cards.split(' ').filter(Boolean);
}
