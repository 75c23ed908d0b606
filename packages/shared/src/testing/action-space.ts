import type { Face } from '../cards/face.ts';
import { inOrder } from '../cards/pile.ts';
import { type AnyAction, type AnyParameter, type PlainParameterKind, parametersOf } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { OptionValues } from '../core/options.ts';
import { seeded } from '../core/seeded-random.ts';
import { oncePerSetting } from './once-per-setting.ts';

const COUNTS: readonly number[] = [...Array.from({ length: 64 }, (_, count) => count), 9_999];
const WHOLES: readonly number[] = Array.from({ length: 13 }, (_, index) => index - 6);
const NO_CARD = 'XX';
const LISTS = 200;

/**
 * Returns all actions that can be written, sensible or not: each type with all values of its parameters, and some lists of faces.
 */
export const actionSpace = oncePerSetting(allActions);

function allActions(game: Game, options: OptionValues): readonly AnyAction[] {
  const faces = game.faces(options);
  return Object.keys(game.actions).flatMap((type) =>
    parametersOf(game.actions, type).reduce<readonly AnyAction[]>(
      (all, { name, kind, optional }) => {
        const values = [...(optional ? [undefined] : []), ...valuesOf(kind, faces)];
        return all.flatMap((action) => values.map((value) => (value === undefined ? action : { ...action, [name]: value })));
      },
      [{ type }],
    ),
  );
}

function valuesOf(kind: PlainParameterKind, faces: readonly Face[]): readonly AnyParameter[] {
  switch (kind) {
    case 'face':
      return [...faces, NO_CARD];
    case 'count':
      return COUNTS;
    case 'whole':
      return WHOLES;
    default:
      return typeof kind === 'number' ? listsOf(kind, faces) : kind;
  }
}

function listsOf(count: number, faces: readonly Face[]): readonly (readonly Face[])[] {
  const source = seeded(count);
  const card = () => faces[source.below(faces.length)] ?? NO_CARD;
  const lists = Array.from({ length: LISTS }, () => inOrder(Array.from({ length: count }, card), faces));
  return [...lists, Array<Face>(count).fill(NO_CARD)];
}
