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
  seal: 'Der Server öffnete, was er vorher versiegelt hatte.',
  outcomes: 'Jedes Mischen und Losen folgt aus diesen Zahlen.',
  moves: 'Die Züge sind die des Beweises.',
  void: 'Ohne Antwort in Versuch ',
  cards: 'Diese vier Karten sahen alle Spieler zu Beginn. Vergleicht sie:',
  limits:
    'Kein Beweis zeigt, ob jemand in die Karten gesehen oder sie verraten hat. In einer Datei lassen sich Namen und die Züge nach dem letzten Mischen unbemerkt ändern. „pnpm verify“ prüft auch die Regeln.',
};
