import type { Game } from '../core/game.ts';
import type { Match, Step } from '../core/match.ts';
import type { GameRecord } from '../core/record.ts';
import { fromRecordStep } from '../core/record-step.ts';
import { allSeats } from '../core/seat.ts';
import type { FieldKind, FieldValue, GridPile } from '../core/view-schema.ts';
import { replay } from './replay.ts';

/**
 * Returns a readable transcript of a record: every step with its changes on the table below it. Private zones are shown as their
 * seat sees them. Throws if the record does not follow the rules.
 */
export function transcript(game: Game, record: GameRecord): string {
  const matches = [...replay(game, record)];
  const lines = [`${record.game}, ${record.seats} seats, ${JSON.stringify(record.options)}`, ''];
  let before = new Map<string, string>();
  matches.forEach((match, index) => {
    const line = record.steps[index - 1];
    if (line !== undefined)
      lines.push(`${`${index}`.padStart(4)}  ${stepWords(fromRecordStep(line), matches[index - 1] as Match)}`);
    const now = facts(match);
    for (const [field, value] of now) if (before.get(field) !== value) lines.push(`        ${field}: ${value}`);
    before = now;
  });
  return `${[...lines, '', `outcome ${JSON.stringify(record.outcome)}`].join('\n')}\n`;
}

/** The most lines of a transcript in the golden games of a new game. */
export const MAX_TRANSCRIPT_LINES = 300;

/** Leaves out the rest of a long transcript but its outcome. The record beside it has every step. */
export function shortTranscript(transcript: string): string {
  const lines = transcript.split('\n');
  if (lines.length <= MAX_TRANSCRIPT_LINES) return transcript;
  return [...lines.slice(0, MAX_TRANSCRIPT_LINES - 4), '  …', ...lines.slice(-3)].join('\n');
}

/** Describes a step. The number of legal moves is counted anew, not read from the record. */
function stepWords(step: Step, { game, state }: Match): string {
  if (step.kind === 'move') {
    const { seat, action } = step;
    return `seat ${seat}: ${Object.values(action).flat().join(' ')} (one of ${game.legal(game.view(state, seat)).length})`;
  }
  const { lot } = step;
  if (lot.chance === 'pick') return `pick of ${lot.from}: ${lot.result}`;
  return `shuffle ${lot.pile}: ${lot.result.join(' ')}`;
}

function facts({ game, state, seats }: Match): Map<string, string> {
  const open = game.view(state, 'public');
  const { viewSchema } = game;
  const table = Object.entries(open.table).map(([name, value]) => [name, valueWords(value, viewSchema.table[name])] as const);
  const own = allSeats(seats).flatMap((seat) =>
    Object.entries(game.view(state, seat).seats[seat] ?? {}).map(
      ([name, value]) => [`seat ${seat} ${name}`, valueWords(value, viewSchema.seat[name])] as const,
    ),
  );
  const sides = (open.sides ?? []).flatMap((fields, side) =>
    Object.entries(fields).map(([name, value]) => [`side ${side} ${name}`, valueWords(value)] as const),
  );
  return new Map([...table, ...own, ...sides, ['to act', valueWords(open.toAct.map(String))]]);
}

function valueWords(value: FieldValue, kind?: FieldKind): string {
  if (value === null) return kind === 'seat' ? 'nobody' : '';
  if (typeof value !== 'object') return String(value);
  if ('top' in value) return value.top === null ? 'none' : `${value.top} on top of ${value.size - 1}`;
  return value.length === 0 ? 'none' : value.map(itemWords).join(' ');
}

function itemWords(item: string | number | GridPile): string {
  return typeof item === 'object' ? `${item.row},${item.col}:${item.top ?? 'down'}/${item.size}` : String(item);
}
