import type { Messages } from '../en/index.ts';

export const link: Messages['link'] = {
  lost: 'Verbindung verloren – neuer Versuch …',
  back: 'Wieder verbunden',
  movedOn: 'Dieser Server wird gleich abgeschaltet, dein Tisch ist auf einen anderen umgezogen. Nichts ist verloren.',
  goneTitle: 'Tisch nicht gefunden',
  gone: 'Zu diesem Code gibt es keinen Tisch. Prüf den Code, oder lass dir den Link noch einmal schicken: Vielleicht gibt es den Tisch nicht mehr.',
  elsewhereTitle: 'In einem anderen Fenster offen',
  elsewhere: 'Du sitzt schon in einem anderen Fenster oder Tab an diesem Tisch.',
  here: 'Hier weiterspielen',
  removedTitle: 'Der Gastgeber hat dich entfernt',
  removed: 'Du hast deinen Platz verloren. Zusehen darfst du, und der Gastgeber kann dich wieder mitspielen lassen.',
  removedForGood: 'An diesen Tisch kannst du erst zurück, wenn der Gastgeber es erlaubt.',
  watchAgain: 'Wieder zusehen',
  shutTitle: 'Dieser Tisch wurde geschlossen',
  shut: 'Ein Admin hat ihn geschlossen. Das Spiel, das hier lief, ist weg.',
  blockedTitle: 'Du bist gesperrt',
  blocked: 'Ein Admin hat dich gesperrt. Du kannst hier weder spielen noch zusehen.',
  fullTitle: 'Kein Platz an diesem Tisch',
  full: 'Kein Platz ist frei, und mehr Zuschauer passen nicht dazu. Versuch es später noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  outdatedTitle: 'Es gibt eine neue Version',
  outdated: 'Während diese Seite offen war, wurde Hundredfold aktualisiert. Dein Platz bleibt dir erhalten.',
  reload: 'Neu laden',
  halted: 'An diesem Tisch ist etwas schiefgegangen. Das Spiel ruht, bis der Fehler behoben ist; nichts ist verloren.',
  unwritten: 'Gerade lassen sich keine Züge speichern. Das Spiel geht von selbst weiter.',
  broken: 'Dieser Teil der Seite ließ sich nicht laden. Versuch es noch einmal, oder lade die Seite neu.',
  bugTitle: 'Auf dieser Seite ist etwas schiefgegangen',
  bug: 'Das ist ein Fehler in Hundredfold, nicht an deiner Verbindung. Dein Platz bleibt dir eine Weile erhalten: Lade die Seite neu. Wenn es wieder passiert, sag bitte dem Betreiber Bescheid.',
  unreadCode: 'Dieser Link führt zu keinem Tisch. Wie lautet der Code?',
  lostPage: 'Seite nicht gefunden',
  lostPageAbout: 'Unter dieser Adresse gibt es nichts.',
};

export const offline: Messages['offline'] = {
  serverUnreachable: 'Keine Verbindung zu Hundredfold.',
  noSockets:
    'Hundredfold antwortet, aber dein Netz lässt keine Live-Verbindungen (WebSockets) durch. Versuch es in einem anderen Netz, etwa über mobile Daten, oder schalte VPN, Proxy und Blocker ab.',
  wrongAddress:
    'Diese Seite liegt nicht unter der Adresse ihres Servers, darum weist er sie ab. Ist es dein Server? Sein Log sagt, was zu tun ist.',
  playHere: 'Auf diesem Gerät spielen',
  botsHere: 'Gegen Bots spielst du auf diesem Gerät.',
  needsConnection: 'Braucht Verbindung',
};
