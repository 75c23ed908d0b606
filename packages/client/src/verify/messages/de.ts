import type { VerifyMessages } from './en.ts';

export const de: VerifyMessages = {
  language: 'Deutsch',
  title: 'Mischen prüfen',
  about: 'Öffne ein gespeichertes Spiel. Es bleibt auf diesem Gerät.',
  open: 'Datei öffnen',
  drop: 'oder hierher ziehen',
  proven: [
    'Das Mischen ist bewiesen',
    'Gemischt haben der Server und diese Spieler zusammen, allein konnte niemand eine Karte wählen: ',
  ],
  after: (attempts) => [
    `Das Mischen ist bewiesen, nach ${attempts} Versuchen`,
    `Falls das jemand so gewollt hat, konnte er sich eine von ${attempts} Mischungen aussuchen. Gemischt haben der Server und diese Spieler zusammen: `,
  ],
  alone: ['Der Server hat allein gemischt', 'Kein Spieler hat mitgemischt, also ist nichts bewiesen.'],
  none: [
    'Kein Beweis vorhanden',
    'Ältere Spiele, Spiele auf einem Gerät und solche, die ein anderes Spiel fortsetzen, haben keinen.',
  ],
  wrong: ['Hier stimmt etwas nicht', 'Die Datei wurde verändert, oder es wurde nicht ehrlich gemischt.'],
  unreadable: ['Das ist kein gespeichertes Spiel', ''],
  right: '✓ Stimmt',
  failed: '✗ Falsch',
  skipped: '– Ungeprüft',
  people: 'Alle Spieler zeigten die Zahl, die sie vorher festgelegt hatten.',
  seal: 'Der Server deckte auf, was er vorher versiegelt hatte.',
  outcomes: 'Jedes Mischen und Losen folgt aus diesen Zahlen, dem Spiel und seinen Einstellungen.',
  moves: 'Die Züge sind die des Beweises.',
  void: (attempt) => `Ohne Antwort in Versuch ${attempt}: `,
  left: 'Aus einem Start wurde nichts, weil jemand aufgestanden ist.',
  changed: 'Aus einem Start wurde nichts, weil am Tisch etwas anderes dran war.',
  silent: 'Ohne Antwort auf Platz ',
  unnamed: 'Laut ihren Browsern gab es davor Starts, die in dieser Datei fehlen: ',
  cards: 'Diese vier Karten sahen alle Spieler zu Beginn. Vergleicht sie:',
  limits:
    'Kein Beweis zeigt, ob jemand in die Karten gesehen oder sie verraten hat. In einer Datei lassen sich Namen und die Züge nach dem letzten Mischen unbemerkt ändern. „pnpm verify“ prüft auch die Regeln.',
};
