import type { ChanceOutcome } from '../../core/chance.ts';
import { historyOf, type StoredStep } from '../../core/history.ts';
import { type Match, retrace, type Step } from '../../core/match.ts';
import { type Play, resolveTurn } from '../../core/play.ts';
import type { MatchLogEntry } from '../../core/takeback.ts';
import { moveDigests } from '../bound-moves.ts';
import type { ShuffleChain } from '../chain.ts';
import { fromHex, hashedTimes, toHex } from '../encoding.ts';
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
    const source = turnChance(shuffle, { ...standing(before, shuffle), mover: move?.seat ?? null }, { draw: noMore });
    const { turn } = resolveTurn(play, match, move, source);
    return { drawn: turn.lots, logged: steps.flatMap((step) => (step.kind === 'lot' ? [step.lot] : [])) };
  });
}

/** Returns the shuffle that a proof tells of, with the links that it opens. */
export function openedShuffle({ match, seal, opened, attempts }: ShuffleProof, links: number): FixedShuffle {
  const link = (index: number) => hashedTimes('chain', fromHex(opened), links - index);
  const chain: ShuffleChain = { seal: toHex(link(0)), link };
  return {
    match,
    seal,
    chain,
    attempts: attempts.map(({ roster, reveals, missing }) => ({
      roster: roster.map(([seat, member, commit]) => ({ seat, member, commit })),
      reveals: reveals.map(([seat, reveal]) => ({ seat, reveal })),
      missing,
    })),
  };
}

/** Returns the digest of the moves of a log that count, and the number of outcomes that were drawn. The match counts them in another way. */
function standing(log: readonly MatchLogEntry[], shuffle: FixedShuffle): Pick<Play, 'digest' | 'drawn'> {
  let line: readonly Step[] = [];
  let undone: readonly string[] = [];
  let drawn = 0;
  for (const entry of log) {
    if (entry.kind === 'takeback') {
      const stood = line.flatMap(({ kind }, at) => (kind === 'move' ? [at] : [])).at(-entry.turns) ?? 0;
      undone = [
        ...line
          .slice(stood)
          .filter(({ kind }) => kind === 'lot')
          .map((lot) => JSON.stringify(lot)),
        ...undone,
      ];
      line = line.slice(0, stood);
      continue;
    }
    const again = entry.kind === 'lot' ? undone.indexOf(JSON.stringify(entry)) : -1;
    if (entry.kind === 'lot' && again < 0) drawn += 1;
    undone = undone.filter((_, at) => at !== again);
    line = [...line, entry];
  }
  const moves = line.filter((step) => step.kind === 'move');
  return { digest: moves.reduce((digest, move) => digest.next(digest, move), moveDigests().start(shuffle)), drawn };
}

export function withoutIntents(log: readonly MatchLogEntry[]): readonly StoredStep[] {
  return log.map((step) => ({ step, intent: null }));
}

function noMore(): never {
  throw new Error('the chain has no link for this outcome');
}

/** Returns the turns of a log that have chance outcomes, each with what came before it. */
function turnsWithChance(log: readonly MatchLogEntry[]) {
  const starts = log.flatMap((step, at) => (step.kind === 'lot' && log[at - 1]?.kind !== 'lot' ? [at] : []));
  return starts.map((at) => {
    const from = log[at - 1]?.kind === 'move' ? at - 1 : at;
    const after = log.findIndex(({ kind }, index) => index > at && kind !== 'lot');
    return { before: log.slice(0, from), steps: log.slice(from, after < 0 ? log.length : after) };
  });
}
