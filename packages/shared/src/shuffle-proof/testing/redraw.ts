import type { ChanceOutcome } from '../../core/chance.ts';
import { historyOf, type StoredStep } from '../../core/history.ts';
import { type Match, retrace } from '../../core/match.ts';
import { resolveTurn } from '../../core/ongoing-match.ts';
import type { MatchLogEntry } from '../../core/takeback.ts';
import type { ShuffleAttempt } from '../attempts.ts';
import { formHash, type GameForm } from '../key.ts';
import type { ShuffleProof } from '../record-proof.ts';
import { type FixedShuffle, turnChance } from '../turn-chance.ts';

interface RedrawnTurn {
  readonly logged: readonly ChanceOutcome[];
  readonly drawn: readonly ChanceOutcome[];
}

/** Draws the outcomes of every turn of a log again. Each turn is drawn from the log before it alone, as after a restart. */
export function redrawnTurns(start: Match, log: readonly MatchLogEntry[], shuffle: FixedShuffle): readonly RedrawnTurn[] {
  return turnsWithChance(log).map(({ before, steps }) => {
    const { play } = historyOf('m', start, withoutIntents(before));
    const move = steps.find((step) => step.kind === 'move') ?? null;
    const match = move === null ? play.match : retrace(play.match, move);
    // Nothing of what was taken back is known here: each decision is drawn anew.
    const source = turnChance(shuffle, { ...play, mover: move?.seat ?? null });
    const { turn } = resolveTurn({ ...play, undone: { ...play.undone, lots: [] } }, match, move, source);
    return { drawn: turn.lots, logged: steps.flatMap((step) => (step.kind === 'lot' ? [step.lot] : [])) };
  });
}

export function openedShuffle(form: GameForm, { match, seal, secret, attempts, givenUp }: ShuffleProof): FixedShuffle {
  const starts = givenUp.map((start) => ({ ...start, attempts: start.attempts.map(openedAttempt) }));
  return { match, seal, secret, form: formHash(form), givenUp: starts, attempts: attempts.map(openedAttempt) };
}

function openedAttempt({ roster, reveals, missing }: ShuffleProof['attempts'][number]): ShuffleAttempt {
  return {
    roster: roster.map(([seat, member, starts, lastStart, commit]) => ({ seat, member, starts, lastStart, commit })),
    reveals: reveals.map(([seat, reveal]) => ({ seat, reveal })),
    missing,
  };
}

export function withoutIntents(log: readonly MatchLogEntry[]): readonly StoredStep[] {
  return log.map((step) => ({ step, intent: null }));
}

function turnsWithChance(log: readonly MatchLogEntry[]) {
  const starts = log.flatMap((step, at) => (step.kind === 'lot' && log[at - 1]?.kind !== 'lot' ? [at] : []));
  return starts.map((at) => {
    const from = log[at - 1]?.kind === 'move' ? at - 1 : at;
    const after = log.findIndex(({ kind }, index) => index > at && kind !== 'lot');
    return { before: log.slice(0, from), steps: log.slice(from, after < 0 ? log.length : after) };
  });
}
