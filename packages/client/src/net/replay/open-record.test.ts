import { isSameAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { RecordedTakeback } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { describe, expect, test } from 'vitest';
import { openedRecord, playedRecord } from './testing/played-record.ts';

const game: Game = modFour;
const PLAYED = playedRecord(game);

function stepsBefore(move: number): number {
  const moves = PLAYED.steps.flatMap((step, index) => ('move' in step ? [index] : []));
  return moves[move - 1] ?? 0;
}

async function withTakebacks(takenBack: readonly RecordedTakeback[]) {
  const end = (await openedRecord(game, PLAYED)).matchAfter(PLAYED.steps.filter((step) => 'move' in step).length);
  return openedRecord(game, recordOf(end, PLAYED.steps, { names: PLAYED.names, takenBack }));
}

describe('a record with moves that were taken back', () => {
  test('has none if nothing was taken back', async () => {
    expect((await openedRecord(game, PLAYED)).takebacks).toEqual([]);
  });

  test('says after how many moves that count they were made, and by whom', async () => {
    const opened = await openedRecord(game, PLAYED);
    const before = opened.matchAfter(6);
    const [seat = 0] = game.toAct(before.state);
    const made = opened.turnsUntil(7).at(-1)?.move?.action;
    const other = game.legal(game.view(before.state, seat)).find((each) => made !== undefined && !isSameAction(each, made));
    if (other === undefined) throw new Error('there is no other move');
    const stood = stepsBefore(7);
    const undone = { seat, consent: [], stood, steps: [{ seat, move: other }], hashes: '' };
    const again = { seat, consent: [0], stood: stepsBefore(4), steps: PLAYED.steps.slice(stepsBefore(4), stood), hashes: '' };

    const { takebacks, overview } = await withTakebacks([undone]);
    expect(takebacks).toMatchObject([{ seat, after: 6, moves: [{ before: { version: stood } }] }]);
    expect(takebacks[0]?.moves[0]?.match.last).toMatchObject({ action: other });
    expect(overview).toEqual(opened.overview);

    // The first takeback was made in moves of which a later one undid a part.
    expect((await withTakebacks([undone, again])).takebacks).toMatchObject([
      { after: 3, moves: [{ before: { version: stood } }] },
      { after: 3, moves: [{}, {}, {}] },
    ]);
  });
});
