/** The differences between two worlds, in one sentence each. */
export type Differences = string[];

/** Compares frames, which must be the same in number, order, length and every byte. */
export function compareFrames(subject: string, one: readonly Uint8Array[], other: readonly Uint8Array[]): readonly string[] {
  const frames = Math.max(one.length, other.length);
  for (let at = 0; at < frames; at++) {
    const [here, there] = [hex(one[at]), hex(other[at])];
    if (here !== there)
      return [`${subject}: frame ${at} of ${one.length} is ${here} in one world, and of ${other.length} ${there} in the other`];
  }
  return [];
}

function hex(frame: Uint8Array | undefined): string {
  return frame === undefined ? 'missing' : `${Buffer.from(frame).toString('hex')} (${frame.length} bytes)`;
}
