/**
 * The answer to something that may be refused. A refusal is an expected answer for players; for a bug, throw an
 * error.
 */
export type Result<Value, Refusal> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** The answer of `apply` to a legal action: the next state. */
export function accepted<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

/** The answer of `apply` to an illegal action: a key of `Game.refusals`. The state stays as it was. */
export function refused<Refusal>(refusal: Refusal): Result<never, Refusal> {
  return { ok: false, refusal };
}
