import type { Messages } from '../en/index.ts';

export const look: Messages['look'] = {
  cloth: 'Tisch',
  back: 'Kartenrücken',
  colourNames: { green: 'Grün', blue: 'Blau', wine: 'Weinrot', slate: 'Schiefer' },
  size: 'Kartengröße',
  sizes: { normal: 'Normal', large: 'Groß' },
  colours: 'Farben der Karten',
  suits: { two: 'Zwei: Rot und Schwarz', four: 'Vier: jede ihre eigene' },
};

export const keys: Messages['keys'] = {
  control: 'Strg',
  space: 'Leertaste',
  table: 'Am Tisch',
  replay: 'Im Replay',
  page: 'Überall',
  does: {
    onward: 'Zum nächsten Bereich',
    along: 'Zur nächsten Karte oder zum nächsten Platz',
    act: 'Spielt die Karte oder sagt, warum nicht',
    put: 'Verschiebt eine Karte in der Hand',
    cancelSelection: 'Hebt die Auswahl auf',
    lookBack: 'Zeigt den letzten Zug noch einmal',
    step: 'Einen Zug zurück oder weiter',
    mistake: 'Voriger oder nächster Fehler',
    ends: 'An den Anfang oder ans Ende',
    play: 'Abspielen und anhalten',
    sound: 'Ton an und aus',
    close: 'Schließt, was offen ist',
    keys: 'Zeigt diese Tastenkürzel',
  },
};

export const sound: Messages['sound'] = {
  title: 'Ton',
  on: 'Ton an',
  off: 'Ton aus',
  volume: 'Lautstärke',
  sounds: 'Töne',
  hears: { all: 'Alle', turn: 'Nur, wenn ich dran bin' },
  vibration: 'Vibrieren',
  vibrationAbout: 'Wenn ich dran bin.',
  notices: {
    turn: 'Bescheid sagen, wenn ich dran bin',
    match: 'Bescheid sagen, wenn mein Tisch bereit ist',
    table: 'Bescheid sagen, wenn meine Gruppe einen Tisch aufmacht',
    evening: 'Bescheid sagen, eine Stunde bevor meine Gruppe spielt',
  },
  noticesAbout: {
    closed: 'Auch bei geschlossener Seite.',
    hidden: 'Solange diese Seite im Hintergrund ist.',
    day: 'Auch bei geschlossener Seite, aber nie zwischen 22 und 8 Uhr.',
  },
  noticesBlocked: 'Dein Browser blockiert Benachrichtigungen. Du kannst sie in seinen Einstellungen für diese Seite erlauben.',
  homeScreen: 'Benachrichtigungen auf iPhone und iPad gehen so: Leg die Seite auf den Home-Bildschirm und öffne sie von dort.',
  turnAt: (game) => `Du bist dran: ${game}`,
  players: (names) => `Mit ${names}`,
};
