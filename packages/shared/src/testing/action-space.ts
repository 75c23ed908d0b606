import type { AnyAction, ParameterKind } from '../core/action.ts';
import type { Game } from '../core/game.ts';
import type { OptionValues } from '../core/options.ts';
import { oncePerSetting } from './once-per-setting.ts';

type Value = string | number | undefined;

const COUNTS: readonly number[] = [...Array.from({ length: 64 }, (_, count) => count), 9_999];
const WHOLES: readonly number[] = Array.from({ length: 13 }, (_, index) => index - 6);
const NO_CARD = 'XX';

/** Every action that can be written down, sensible or not: each type with all values of its parameters. */
export const actionSpace = oncePerSetting(allActions);

function allActions(game: Game, options: OptionValues): readonly AnyAction[] {
  const faces = [...game.faces(options), NO_CARD];
  return Object.entries(game.actions).flatMap(([type, parameters]) =>
    Object.entries(parameters).reduce<readonly AnyAction[]>(
      (all, [name, kind]) => all.flatMap((action) => valuesOf(name, kind, faces).map((value) => withValue(action, name, value))),
      [{ type }],
    ),
  );
}

function valuesOf(name: string, kind: ParameterKind, faces: readonly string[]): readonly Value[] {
  const given = kind === 'face' ? faces : kind === 'count' ? COUNTS : kind === 'whole' ? WHOLES : kind;
  return name.endsWith('?') ? [undefined, ...given] : given;
}

function withValue(action: AnyAction, name: string, value: Value): AnyAction {
  return value === undefined ? action : { ...action, [name.replace('?', '')]: value };
}
