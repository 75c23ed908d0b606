/** Whether a page of that origin may talk to this server. Programs that are no browsers send no origin. */
export function mayCall(origin: string | undefined, host: string | undefined, publicAddress: string): boolean {
  if (origin === undefined || origin === publicAddress) return true;
  const page = URL.parse(origin);
  if (page === null || page.origin !== origin || !/^https?:$/.test(page.protocol)) return false;
  if (page.host !== host?.toLowerCase()) return false;
  // Under any name that reaches this server, but where the public address is https a page that came over http is not ours.
  return page.host !== URL.parse(publicAddress)?.host;
}
