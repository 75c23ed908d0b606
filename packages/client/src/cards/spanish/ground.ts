import { shape, trace } from '../pen.ts';

/** A strip of meadow under the feet. */
export function ground(from: number, to: number): string {
  const middle = (from + to) / 2;
  const tuft = (x: number, y: number) => trace(`M${x} ${y}L${x - 4} ${y - 8}M${x} ${y}V${y - 10}M${x} ${y}L${x + 4} ${y - 7}`);
  return (
    shape(`M${from} 328C${from + 20} 314 ${middle - 30} 312 ${middle} 314S${to - 12} 314 ${to} 328Z`, '#9db36a') +
    tuft(from + 22, 325) +
    tuft(to - 18, 325)
  );
}
