/** Texts that the page has before its script runs; the build puts them into the HTML and into the check of the browser. */
export const page = {
  notLoaded: 'Hundredfold hasn’t loaded yet. Please reload the page.',
  needsScripts: 'Hundredfold needs JavaScript. Please allow it for this page.',
  tooOldTitle: 'Your browser is too old for Hundredfold',
  tooOld: (versions: string) =>
    `Update it, or open this page in another browser. Hundredfold needs one of these, or a newer one: ${versions}.`,
};
