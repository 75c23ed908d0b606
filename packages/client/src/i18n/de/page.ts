import type { Messages } from '../en/index.ts';

export const page: Messages['page'] = {
  notLoaded: 'Hundredfold ist noch nicht geladen. Bitte lade die Seite neu.',
  needsScripts: 'Hundredfold braucht JavaScript. Bitte erlaube es für diese Seite.',
  tooOldTitle: 'Dein Browser ist zu alt für Hundredfold',
  tooOld: (versions) =>
    `Aktualisiere ihn oder öffne diese Seite in einem anderen Browser. Hundredfold läuft ab diesen Versionen: ${versions}.`,
};
