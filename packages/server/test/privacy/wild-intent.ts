import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Match } from '@hundredfold/shared/core/match.ts';
import { actionSpace } from '@hundredfold/shared/testing/action-space.ts';
import { NONSENSE } from './forgeries.ts';

export interface WildIntent {
  readonly id: unknown;
  readonly version: unknown;
  readonly action: unknown;
}

const IDS: readonly unknown[] = ['', 'short', 'x'.repeat(37), 'white space', 'ümlaute-und', 7, null, ['long-enough'], {}];
const VALUES: readonly unknown[] = [
  undefined,
  null,
  '',
  0,
  -1,
  1.5,
  Number.NaN,
  2 ** 53,
  '1',
  true,
  [],
  {},
  '__proto__',
  'QS ',
  'qs',
];

export function wildIntent(match: Match, memberId: number, source: RandomSource): WildIntent {
  const rarely = (share: number) => source.below(share) === 0;
  return {
    id: rarely(40) ? oneOf(IDS, source) : `intent-${memberId}`,
    version: rarely(8) ? oneOf([match.version - 1, match.version + 1, ...VALUES], source) : match.version,
    action: wildAction(match, source),
  };
}

export function oneOf<Item>(items: readonly Item[], source: RandomSource): Item {
  return items[source.below(items.length)]!;
}

function wildAction({ game, options, state }: Match, source: RandomSource): unknown {
  const legal = game.toAct(state).flatMap((seat) => game.legal(game.view(state, seat)));
  switch (source.below(6)) {
    case 0:
      return oneOf(NONSENSE, source);
    case 1:
      return mangled(oneOf(legal, source), source);
    case 2:
      return oneOf(actionSpace(game, options), source);
    default:
      return oneOf(legal, source);
  }
}

function mangled(action: AnyAction, source: RandomSource): unknown {
  const name = oneOf(Object.keys(action), source);
  const { [name]: value, ...rest } = action;
  switch (source.below(5)) {
    case 0:
      return rest;
    case 1:
      return { ...rest, [name]: oneOf(VALUES, source) };
    case 2:
      return { ...rest, [name.toUpperCase()]: value };
    case 3:
      return JSON.parse(`${JSON.stringify(action).slice(0, -1)},"__proto__":{"legal":true}}`);
    default:
      return [action];
  }
}
