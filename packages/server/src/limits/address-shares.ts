/** Limits how much of a shared resource one address can take, so that no address can use up all of it. */
export interface AddressShares<Holder> {
  /** Takes one unit for a holder at this address. Returns `false` if the address already has its full share. */
  take(holder: Holder, network: string): boolean;
  /** Gives back the unit of a holder, if it has one. */
  giveBack(holder: Holder): void;
}

/** Creates shares of `each` units for every address. */
export function addressShares<Holder>(each: number): AddressShares<Holder> {
  const networks = new Map<Holder, string>();
  const taken = new Map<string, number>();
  return {
    take(holder, network) {
      const before = taken.get(network) ?? 0;
      if (before >= each) return false;
      networks.set(holder, network);
      taken.set(network, before + 1);
      return true;
    },
    giveBack(holder) {
      const network = networks.get(holder);
      if (network === undefined) return;
      networks.delete(holder);
      const left = (taken.get(network) ?? 0) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    },
  };
}
