import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const shuffle: Messages['shuffle'] = {
  states: {
    checked: 'Faire Karten: geprüft',
    unchecked: 'Faire Karten: nicht geprüft',
    wrong: 'Faire Karten: Fehler',
  },
  marks: {
    fixed: 'Die Karten stehen fest: Alle Zahlen sind da, auch die des Servers. Nach dem Spiel prüft dein Browser alles nach.',
    checking: 'Dein Browser prüft dieses Spiel gerade.',
    proven: 'Dein Browser hat jedes Mischen, jede Auslosung und jeden Zug nachgeprüft. Alles stimmt.',
    failed: 'Dieses Spiel hat die Prüfung nicht bestanden.',
    alone: 'Der Server hat allein gemischt. Kein Spieler war beteiligt, also ist nichts bewiesen.',
    missed: 'Dein Browser hat hier nicht mitgemischt und kann sich deshalb für diese Karten nicht verbürgen.',
    unproven: 'Es gibt keinen Beweis, den dein Browser prüfen könnte. Ältere Spiele haben keinen.',
    continued:
      'Dieses Spiel setzt ein anderes fort. Die Karten wurden nicht an diesem Tisch gemischt, deshalb ist nichts bewiesen.',
    unknown: 'Das gespeicherte Spiel ließ sich nicht laden.',
    device: 'Dieses Gerät hat die Karten gemischt. Sonst war niemand beteiligt, es gibt also nichts zu beweisen.',
    again:
      'Dieser Tisch hat neu angefangen. Das kann an einem Neustart des Servers oder an einer abgerissenen Verbindung liegen. Vielleicht wartet aber auch jemand auf bessere Karten. Solange du nichts sagst, mischt dein Browser nicht mit.',
  },
  alerts: { failed: 'Prüfung gescheitert', again: 'Neu begonnen' },
  afterAttempts: (state, attempts) => `${state}, nach ${attempts} Versuchen`,
  worth: (attempts) =>
    `Es waren ${attempts} Versuche nötig. Wer die früheren scheitern ließ, konnte sich eine von ${attempts} Mischungen aussuchen.`,
  again: {
    unexplained: (starts) =>
      many(starts, {
        one: 'Dein Browser hat hier schon einmal mitgemischt, doch das Spiel kam nie, und der Tisch sagt nicht, warum.',
        other: 'Dein Browser hat hier schon # Mal mitgemischt, doch das Spiel kam nie, und der Tisch sagt nicht, warum.',
      }),
    inARow: (starts) =>
      many(starts, {
        one: 'Aus dem letzten Start ist nichts geworden.',
        other: 'Aus den letzten # Starts ist hintereinander nichts geworden.',
      }),
    takePart: 'Wieder mitmischen',
  },
  history: {
    voided: (names) => `Keine rechtzeitige Antwort von: ${names}.`,
    givenUp: (starts) =>
      many(starts, {
        one: 'Aus einem Start wurde nichts, weil sich am Tisch etwas geändert hat.',
        other: 'Aus # Starts wurde nichts, weil sich am Tisch etwas geändert hat.',
      }),
    unnamed: (names) => `Laut ihren Browsern hatte der Tisch schon einmal neu angefangen, aber er sagt nicht, warum: ${names}.`,
    ownUnnamed: (starts) =>
      many(starts, {
        one: 'Der Tisch hatte davor schon einmal neu angefangen und sagt nicht, warum.',
        other: 'Der Tisch hatte davor schon # Mal neu angefangen und sagt nicht, warum.',
      }),
  },
  missed: {
    absent: 'Als das Spiel begann, war die Zahl deines Browsers nicht da.',
    silent: 'Dein Browser hat seine Zahl nicht rechtzeitig aufgedeckt.',
    late: 'Dein Browser hat seine Zahl abgeschickt, aber laut Server kam sie zu spät an.',
    stranger: 'Er hat seine Zahl zurückgehalten, weil in der Spielerliste jemand stand, der nicht am Tisch saß.',
    otherGame: 'Er hat seine Zahl zurückgehalten, weil der Start für ein anderes Spiel war als das, das du gesehen hast.',
  },
  steps: {
    record: 'Das gespeicherte Spiel ist beschädigt.',
    form: 'Der Beweis fehlt, ist beschädigt oder gehört zu einem anderen Spiel.',
    people: 'Jemand hat eine andere Zahl aufgedeckt als die, auf die er sich festgelegt hatte.',
    seal: 'Der Server hat etwas anderes aufgedeckt, als er versiegelt hatte.',
    outcomes: 'Die Karten ergeben sich nicht aus den Zahlen.',
    moves: 'Die Züge sind nicht die des Beweises.',
    dropped: 'Deine eigene Zahl fehlt, obwohl sie rechtzeitig da war.',
    changed: 'Die Zahlen sind nicht die, die deinem Browser gezeigt wurden.',
    rules: 'Die Züge folgen nicht den Regeln.',
  },
  compare: 'Nennt einander vier Karten',
  compareAbout: 'Sieht jemand andere, hat man euch verschiedene Mischungen gezeigt.',
  meaning: 'Was der Beweis bedeutet',
  points: [
    'Vor dem Spiel legen sich der Server und der Browser jedes Spielers auf je eine geheime Zahl fest.',
    'Jedes Mischen ergibt sich aus allen Zahlen zusammen. Weder der Server noch ein Spieler konnte sich die Karten aussuchen.',
    'Nach dem Spiel werden die Zahlen aufgedeckt, und dein Browser prüft jedes Mischen und jeden Zug nach.',
    'Es beweist nicht, dass die Betreiber des Servers die Karten nicht sehen können, und auch nicht, dass niemand etwas verrät.',
    'Wer mit dem Server unter einer Decke steckt, könnte ein späteres Mischen durch seine Züge lenken.',
  ],
  checkPage: 'Selbst nachprüfen',
};
