import { accepted } from '@hundredfold/shared/core/result.ts';
import { MAX_PAUSE_S, PAUSE_REQUEST_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import { valueFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import { expectedAtSeats } from '../state/seating.ts';
import type { Table, TableTimer, TableValue } from '../state/table.ts';
import { type ChangeResult, showValue } from '../turn/commit.ts';

/** Records that a seated player wants a pause. The pause starts when every expected player wants it. */
export async function requestPause(table: Table, memberId: number): ChangeResult {
  const { value } = table;
  if (value.pause.on) return accepted(null);
  const wanted = [...new Set([...value.pause.wanted, memberId])];
  return showValue(table, { ...value, pause: { wanted, on: pendingPlayers(value, wanted).length === 0 } });
}

export const NO_PAUSE = valueFacts.pause.initial;

function hasPauseRequest({ pause }: TableValue): boolean {
  return pause.on || pause.wanted.length > 0;
}

export async function endPause(table: Table): ChangeResult {
  return hasPauseRequest(table.value) ? showValue(table, { ...table.value, pause: NO_PAUSE }) : accepted(null);
}

function pendingPlayers({ seating }: TableValue, wanted: readonly number[]): readonly number[] {
  return expectedAtSeats(seating).filter((memberId) => !wanted.includes(memberId));
}

/**
 * Returns whether a requested pause can start, although nobody has asked for it since: the last player who had not agreed is no
 * longer expected.
 */
function isAgreed(value: TableValue): boolean {
  const { phase, pause, seating } = value;
  if (phase !== 'playing' || pause.on || expectedAtSeats(seating).length === 0) return false;
  return pause.wanted.length > 0 && pendingPlayers(value, pause.wanted).length === 0;
}

async function startAgreedPause(table: Table): ChangeResult {
  const { value } = table;
  return isAgreed(value) ? showValue(table, { ...value, pause: { ...value.pause, on: true } }) : accepted(null);
}

export function pauseTimers(table: Table): readonly TableTimer[] {
  const { pause } = table.value;
  if (!hasPauseRequest(table.value)) return [];
  if (isAgreed(table.value)) return [{ name: 'pause agreed', milliseconds: 0, task: () => startAgreedPause(table) }];
  const name = pause.on ? `pause since ${table.clocks.stopped}` : `pause wanted by ${pause.wanted.join(' ')}`;
  const seconds = pause.on ? MAX_PAUSE_S : PAUSE_REQUEST_TIMEOUT_S;
  return [{ name, milliseconds: seconds * 1000, task: () => endPause(table) }];
}
