import type { Game } from '../core/game.ts';
import type { Match, Step } from '../core/match.ts';
import { type GameRecord, replay } from '../core/record.ts';
import { allSeats } from '../core/seat.ts';
import type { FieldValue, GridPile } from '../core/shape.ts';

/**
 * A record for people to read: every step, and below it whatever it changed on the table, owned
 * zones as their seat sees them. Throws where the record does not follow the rules.
 */
export function transcript(game: Game, record: GameRecord): string {
  const matches = [...replay(game, record)];
  const lines = [`${record.game}, ${record.seats} seats, ${JSON.stringify(record.options)}`, ''];
  let before = new Map<string, string>();
  matches.forEach((match, index) => {
    const step = record.steps[index - 1];
    if (step !== undefined)
      lines.push(`${`${index}`.padStart(4)}  ${stepWords(step)}${legalWords(matches[index - 1] as Match, step)}`);
    const now = facts(match);
    for (const [field, value] of now) if (before.get(field) !== value) lines.push(`        ${field}: ${value}`);
    before = now;
  });
  return `${[...lines, '', `outcome ${JSON.stringify(record.outcome)}`].join('\n')}\n`;
}

function stepWords(step: Step): string {
  if ('seat' in step) return `seat ${step.seat}: ${Object.values(step.move).join(' ')}`;
  if (step.chance === 'pick') return `pick of ${step.from}: ${step.result}`;
  return `shuffle ${step.pile}: ${step.result.join(' ')}`;
}

/** How many legal actions there are now, whatever the record says. */
function legalWords({ game, state }: Match, step: Step): string {
  return 'seat' in step ? ` (one of ${game.legal(game.view(state, step.seat)).length})` : '';
}

/** Everything on the table, by name. */
function facts({ game, state, seats }: Match): Map<string, string> {
  const open = game.view(state, null);
  const table = Object.entries(open.table).map(([name, value]) => [name, valueWords(value)] as const);
  const own = allSeats(seats).flatMap((seat) =>
    Object.entries(game.view(state, seat).seats[seat] ?? {}).map(
      ([name, value]) => [`seat ${seat} ${name}`, valueWords(value)] as const,
    ),
  );
  return new Map([...table, ...own, ['to act', valueWords(open.toAct.map(String))]]);
}

function valueWords(value: FieldValue | undefined): string {
  if (value === null) return 'nobody';
  if (typeof value !== 'object') return String(value);
  if ('top' in value) return value.top === null ? 'none' : `${value.top} on top of ${value.size - 1}`;
  return value.length === 0 ? 'none' : value.map(itemWords).join(' ');
}

function itemWords(item: string | number | GridPile): string {
  return typeof item === 'object' ? `${item.row},${item.col}:${item.top ?? 'down'}/${item.size}` : String(item);
}
