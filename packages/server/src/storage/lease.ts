/** The right to write to a table. A newer lease for the same code ends the older one. */
export interface Lease {
  readonly code: string;
  readonly generation: number;
}

/** Thrown on a write under a lease that another process has ended. The write is not stored. */
export class LeaseEnded extends Error {
  override readonly name = 'LeaseEnded';

  constructor({ generation }: Lease) {
    super(`another process has taken the table since lease ${generation}`);
  }
}
