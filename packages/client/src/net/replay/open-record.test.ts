import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { isSameAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { expect, test } from 'vitest';
import { openedRecord, playedRecord } from './testing/played-record.ts';

const game: Game = modFour;

test('a move that was taken back is no turn of a replay', async () => {
  const played = playedRecord(game);
  const { overview, matchAfter, turnsUntil } = await openedRecord(game, played);
  const { state } = matchAfter(6);
  const [seat = 0] = game.toAct(state);
  const made = turnsUntil(7).at(-1)?.move?.action;
  const other = game.legal(game.view(state, seat)).find((each) => made !== undefined && !isSameAction(each, made));
  if (other === undefined) throw new Error('there is no other move');
  const stood = matchAfter(6).version;
  const undone = { seat, consent: [], stood, steps: [{ seat, move: other }], hashes: '' };
  const end = matchAfter(overview.last);
  const record = recordOf(end, played.steps, { names: played.names, takenBack: [undone] });
  expect((await openedRecord(game, record)).overview).toEqual(overview);
});
