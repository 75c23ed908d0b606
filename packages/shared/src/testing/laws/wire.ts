import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { packer } from '../../cards/pack.ts';
import type { AnyAction } from '../../core/action.ts';
import type { Game } from '../../core/game.ts';
import { actionCodec, actionSchema } from '../../protocol/action.ts';
import { readView } from '../../schema/wire.ts';
import { oncePerSetting } from '../once-per-setting.ts';
import { asSeen, projected } from '../projected.ts';
import { holds, type Law, viewerName } from './law.ts';

const codecsOf = oncePerSetting((game, options) => {
  const faces = game.faces(options);
  return { cards: packer(faces), door: actionSchema(game.actions, faces), codec: actionCodec(game.actions, faces) };
});

export const wireLaws: readonly Law[] = [
  {
    says: 'a view is read back from the wire as it was',
    position({ match: { game, options }, views }) {
      const { cards } = codecsOf(game, options);
      const wire = projected(game, views, cards);
      for (const [viewer, view] of views) {
        const read = readView(asSeen(wire, game.shape, viewer), game.shape, cards, viewer);
        holds(
          isDeepStrictEqual(read, view),
          () => `${viewerName(viewer)} reads ${JSON.stringify(read)} instead of ${JSON.stringify(view)}`,
        );
      }
    },
  },
  {
    says: 'an action passes the door and is read back from the wire as it was',
    position({ match: { game, options }, views }) {
      const { door, codec } = codecsOf(game, options);
      for (const [viewer, view] of views) {
        for (const action of viewer === null ? [] : game.legal(view)) {
          const last = { seat: viewer ?? 0, action };
          holds(isDeepStrictEqual(codec.decode(codec.encode(last)), last), () => `${JSON.stringify(last)} is not`);
          holds(v.is(door, action), () => `${JSON.stringify(action)} is held up at the door`);
          turnAway(game, door, action);
        }
      }
    },
  },
];

/** What is not quite an action does not pass. */
function turnAway(game: Game, door: v.GenericSchema<unknown, AnyAction>, action: AnyAction): void {
  const parameters = Object.keys(game.actions[action.type] ?? {}).filter((name) => !name.endsWith('?'));
  const wrong = [
    { ...action, type: `${action.type}s` },
    { ...action, more: 1 },
    ...parameters.map((name) => ({ ...action, [name]: undefined })),
    ...parameters.map((name) => ({ ...action, [name]: { toString: () => action[name] } })),
  ];
  for (const each of wrong) holds(!v.is(door, each), () => `${JSON.stringify(each)} passes the door`);
}
