/** How much of what there is one address may take up, so that nobody can have all of it. */
export interface AddressShares<Holder> {
  /** Takes something up for somebody who comes from there; `false` where the address has its share already. */
  take(holder: Holder, network: string): boolean;
  /** Gives back what somebody has, if they have something. */
  giveBack(holder: Holder): void;
}

/** `each`: so many at a time. */
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
