import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { outcomeOf } from '../../packages/shared/src/core/match.ts';
import type { GameRecord } from '../../packages/shared/src/core/record.ts';
import { gameById } from '../../packages/shared/src/games/index.ts';
import { replay } from '../../packages/shared/src/testing/replay.ts';
import { labelsOf, type Person, shortLabel } from './person.ts';
import { shownTexts } from './shown-text.ts';
import type { TestServer } from './test-server.ts';
import { verifyRecord } from './verify-record.ts';

/** Returns the result on the page, line by line: rank, player, points. */
export async function resultOn({ page }: Person): Promise<readonly string[]> {
  const lines = page
    .locator('dialog .standings')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  return (await shownTexts(lines)).map((line) =>
    line
      .replace(/\s+/g, ' ')
      .replace(/(?<=^\d\. \w+) ?(?:you|(?:easy|normal|strong) bot)\b/, '')
      .trim(),
  );
}

/** Returns the same lines from the record of a game without pairs. `names` are by seat. */
export function resultIn({ outcome }: GameRecord, names: readonly string[]): readonly string[] {
  return (outcome?.ranking ?? []).flatMap((level, index, levels) => {
    const place = 1 + levels.slice(0, index).reduce((ahead, each) => ahead + each.length, 0);
    return level.map((seat) => `${place}. ${names[seat]} ${pointsOf(outcome?.scores[seat] ?? 0)}`);
  });
}

function pointsOf(points: number): string {
  return Math.abs(points) === 1 ? `${points} point` : `${points} points`;
}

/** Returns the names on the plates, by seat. */
export async function seatNames({ table }: Person): Promise<readonly string[]> {
  const plates = table.getByRole('region');
  await expect(plates.first()).toBeVisible();
  return (await labelsOf(plates)).map(shortLabel);
}

export async function expectAloneResult({ page }: Person, { outcome }: GameRecord): Promise<void> {
  const dialog = page.getByRole('dialog', { name: outcome?.won === true ? 'Won' : 'Lost' });
  await expect(dialog).toBeVisible();
  const text = outcome?.won === true ? pointsOf(outcome.scores[0] ?? 0) : / of 40 laid/;
  await expect(dialog.getByText(text, { exact: true })).toBeVisible();
}

/**
 * Downloads the record of the game. Checks that the server has the same one, that the rules lead to its outcome, and that all
 * checkers accept it: everyone who was no bot took part in its shuffle.
 */
export async function takesRecord(person: Person, server: TestServer): Promise<GameRecord> {
  const { file, id } = await savesGame(person);
  const record = JSON.parse(await readFile(file, 'utf8')) as GameRecord;
  expect(record).toEqual(await server.record(id));
  expect(outcomeReplayed(record)).toEqual(record.outcome);
  await verifyRecord(file, record.names.filter((name) => name?.bot !== true).length);
  return record;
}

export async function savesGame({ page, presses }: Person): Promise<{ readonly file: string; readonly id: string }> {
  const saving = page.waitForEvent('download');
  await presses('Save game (JSON)');
  const saved = await saving;
  const file = await saved.path();
  const { game } = JSON.parse(await readFile(file, 'utf8')) as GameRecord;
  return { file, id: saved.suggestedFilename().slice(`${game}-`.length, -'.json'.length) };
}

function outcomeReplayed(record: GameRecord) {
  const game = gameById(record.game);
  if (game === undefined) throw new Error(`there is no game ${record.game}`);
  const end = [...replay(game, record)].at(-1);
  return end === undefined ? null : outcomeOf(end);
}
