/** What told two worlds apart, one sentence each. */
export type Differences = string[];

/** Frames must be the same in number, order, length and every byte. */
export function compareFrames(whose: string, one: readonly Uint8Array[], other: readonly Uint8Array[]): readonly string[] {
  if (one.length !== other.length) return [`${whose}: ${one.length} frames in one world, ${other.length} in the other`];
  const at = one.findIndex((frame, index) => Buffer.compare(frame, other[index]!) !== 0);
  if (at < 0) return [];
  return [`${whose}: frame ${at} of ${one.length} is ${hex(one[at]!)} in one world, ${hex(other[at]!)} in the other`];
}

function hex(frame: Uint8Array): string {
  return `${Buffer.from(frame).toString('hex')} (${frame.length} bytes)`;
}
