import type { AnyAction } from '../../core/action.ts';
import type { RandomSource } from '../../core/chance.ts';
import { refusalOf } from '../../core/game.ts';
import { allSeats, type Seat } from '../../core/seat.ts';
import { isOver, mayAct } from '../../core/view.ts';
import { actionSpace } from '../action-space.ts';
import { oncePerSetting } from '../once-per-setting.ts';
import { holds, type Law, type Position, viewerName } from './law.ts';

const TRIES = 8;

interface SerializedAction {
  readonly action: AnyAction;
  readonly words: string;
}

const spaceOf = oncePerSetting((game, options) => actionSpace(game, options).map(serialize));

export const turnLaws: readonly Law[] = [
  {
    says: 'a seat is to act until the outcome',
    position({ match, views }) {
      const toAct = match.game.toAct(match.state);
      const waits = match.game.chance(match.state) !== null || match.game.outcome(match.state) !== null;
      for (const [viewer, view] of views) {
        if (waits) holds(view.toAct.length === 0, () => `${viewerName(viewer)} sees a seat to act`);
        else holds(view.toAct.length > 0, () => `${viewerName(viewer)} sees no seat to act`);
        holds(String(view.toAct) === String(toAct), () => `${viewerName(viewer)} sees other seats to act`);
      }
    },
  },
  {
    says: 'only those to act have legal actions',
    position({ match, views }) {
      for (const [viewer, view] of views) {
        const legal = match.game.legal(view);
        holds(legal.length > 0 === mayAct(view), () => `${viewerName(viewer)} has ${legal.length} legal actions`);
        holds(
          new Set(legal.map((action) => JSON.stringify(action))).size === legal.length,
          () => 'one legal action is listed twice',
        );
      }
    },
  },
  {
    says: 'apply accepts exactly the legal actions',
    position(at) {
      const space = spaceOf(at.match.game, at.match.options);
      for (const seat of allSeats(at.match.seats)) trySeat(at, seat, space);
    },
  },
  {
    says: 'whyIllegal gives the same refusal as apply',
    position({ match, views, source }) {
      const { game, state, options, seats } = match;
      if (game.whyIllegal === undefined || game.chance(state) !== null) return;
      const space = spaceOf(game, options);
      for (const seat of allSeats(seats)) {
        const view = viewOf(views, seat);
        // The table itself refuses a player who is not to act. The game may give another reason, such as that they have
        // already acted.
        if (!mayAct(view) && !isOver(view)) continue;
        const tries = mayAct(view) ? space : triesOf(space, source);
        for (const { action, words } of [...game.legal(view).map(serialize), ...tries]) {
          const result = game.apply(state, seat, action);
          const told = refusalOf(game, view, action);
          if (result.ok) holds(told === null, () => `seat ${seat} is told ${told} of ${words}, which is accepted`);
          else holds(told === result.refusal, () => `seat ${seat} is told ${told} of ${words}: ${result.refusal}`);
        }
      }
    },
  },
  {
    says: 'a bot chooses a legal action, and the same one from the same view',
    position({ match, views, source }) {
      for (const seat of views.get('public')?.toAct ?? []) {
        const view = viewOf(views, seat);
        const draws: number[] = [];
        const choice = match.game.bot(view, { below: (n) => draws[draws.push(source.below(n)) - 1] ?? 0 });
        const again = match.game.bot(view, { below: () => draws.shift() ?? 0 });
        const legal = match.game.legal(view).map((action) => JSON.stringify(action));
        holds(legal.includes(JSON.stringify(choice)), () => `it chose ${JSON.stringify(choice)}`);
        holds(
          JSON.stringify(again) === JSON.stringify(choice),
          () => `it chose ${JSON.stringify(choice)}, then ${JSON.stringify(again)}`,
        );
      }
    },
  },
  {
    says: 'a stage within a deal begins when no chance outcome is due',
    step({ game, state }, before) {
      if (before === null || game.stage === undefined || game.deal(state) !== game.deal(before.state)) return;
      const isNew = game.stage(state) !== game.stage(before.state);
      holds(!isNew || game.chance(state) === null, () => `stage ${game.stage?.(state)} begins before a chance outcome`);
    },
  },
  {
    says: 'the outcome places every seat once',
    game({ record: { outcome, seats } }) {
      if (outcome === undefined) return holds(false, () => 'it has no outcome');
      holds(outcome.scores.length === seats, () => `${outcome.scores.length} scores for ${seats} seats`);
      if (seats === 1) return holds(outcome.won !== undefined, () => 'a solitaire is won or lost');
      const placed = outcome.ranking?.flat().toSorted((one, other) => one - other);
      holds(String(placed) === String(allSeats(seats)), () => `ranking ${JSON.stringify(outcome.ranking)}`);
    },
  },
];

function trySeat({ match, views, source }: Position, seat: Seat, space: readonly SerializedAction[]): void {
  const { game, state } = match;
  const legal = game.legal(viewOf(views, seat)).map(serialize);
  const known = new Set(legal.map(({ words }) => words));
  const tries = legal.length > 0 ? space : triesOf(space, source);
  for (const { action, words } of [...legal, ...tries]) {
    const result = game.apply(state, seat, action);
    holds(
      result.ok === known.has(words),
      () => `seat ${seat}: ${words} is ${result.ok ? 'accepted' : 'refused'}, against the legal list`,
    );
    if (!result.ok)
      holds(Object.hasOwn(game.refusals, result.refusal), () => `${words} is refused as ${result.refusal}, which is no refusal`);
  }
}

function triesOf(space: readonly SerializedAction[], source: RandomSource): readonly SerializedAction[] {
  return Array.from({ length: TRIES }, () => space[source.below(space.length)] as SerializedAction);
}

function viewOf(views: Position['views'], seat: Seat) {
  const view = views.get(seat);
  holds(view !== undefined, () => `seat ${seat} is to act and is not at the table`);
  return view;
}

function serialize(action: AnyAction): SerializedAction {
  return { action, words: JSON.stringify(action) };
}
