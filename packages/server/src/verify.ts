import { readFileSync } from 'node:fs';
import { refused } from '@hundredfold/shared/core/result.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { type CheckReport, EXIT_CODES, reportOf } from './verify/report.ts';
import { verifyRecord } from './verify/verify-record.ts';

// Checks the shuffle and the moves of a saved game, and says in plain sentences what was checked. docs/checking-a-shuffle.md
const [file] = process.argv.slice(2);
const { text, exitCode } = file === undefined ? usage() : reportOn(file);
process.stdout.write(text);
process.exitCode = exitCode;

function usage(): CheckReport {
  return { text: 'usage: pnpm verify FILE\nFILE is a game saved as JSON.\n', exitCode: EXIT_CODES.wrong };
}

function reportOn(path: string): CheckReport {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return reportOf(refused({ step: 'record', fault: error instanceof Error ? error.message : String(error) }));
  }
  return reportOf(verifyRecord(value, gameById));
}
