/** Limits how much of a shared resource one address can take, so that no address can use up all of it. */
export function addressShares<Holder>(each: number) {
  const networks = new Map<Holder, string>();
  const taken = new Map<string, number>();
  return {
    take(holder: Holder, network: string): boolean {
      const before = taken.get(network) ?? 0;
      if (before >= each) return false;
      networks.set(holder, network);
      taken.set(network, before + 1);
      return true;
    },
    giveBack(holder: Holder): void {
      const network = networks.get(holder);
      if (network === undefined) return;
      networks.delete(holder);
      const left = (taken.get(network) ?? 0) - 1;
      if (left > 0) taken.set(network, left);
      else taken.delete(network);
    },
  };
}
