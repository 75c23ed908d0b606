/**
 * Estimates the chance of a side to win a match between two deals, from the scores of all sides: a lead of `scale` points makes a side e
 * times as likely to win.
 */
export function chanceToWin(scores: readonly number[], side: number, scale: number): number {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / scale));
  return (weights[side] ?? 0) / weights.reduce((sum, weight) => sum + weight, 0);
}
