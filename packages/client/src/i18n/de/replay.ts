import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const replay: Messages['replay'] = {
  title: 'Replay',
  share: 'Teilen',
  loading: 'Das Spiel wird geöffnet …',
  bar: 'Replay-Steuerung',
  start: 'An den Anfang',
  stepBack: 'Einen Zug zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  stepForward: 'Einen Zug weiter',
  end: 'Ans Ende',
  turn: (turn, of) => `Zug ${turn} von ${of}`,
  begins: 'Das Spiel beginnt.',
  deal: (deal) => `Runde ${deal}`,
  turns: (from, to) => `Zug ${from} bis ${to}`,
  view: 'Ansicht',
  allHands: 'Alle Karten',
  publicView: 'Verdeckt',
  speed: 'Tempo',
  leave: 'Replay schließen',
  tryAnother: 'Probier einen anderen Zug',
  whatIf: 'Was wäre, wenn',
  backToGame: 'Zurück zum Spiel',
  continueFrom: 'Ab hier selbst spielen',
  continueWord: 'Spielen',
  continueAbout: 'Es geht genau von diesem Stand aus weiter. Das Spiel zählt in keiner Statistik.',
  continueSeat: 'Dein Platz',
  continuedFrom: (turn) => (turn === 0 ? 'Noch einmal die gleichen Karten' : `Weitergespielt ab Zug ${turn}`),
  continues: (turn) => (turn === 0 ? 'Die Karten eines früheren Spiels' : `Setzt ein Spiel ab Zug ${turn} fort`),
  continuesUnless: (turn) =>
    `An diesem Tisch ${turn === 0 ? 'liegen die Karten wie in einem früheren Spiel' : `geht ein Spiel ab Zug ${turn} weiter`}. Änderst du das Spiel, die Plätze oder eine Option, wird stattdessen neu gegeben.`,
};

export const together: Messages['together'] = {
  start: 'Zusammen ansehen',
  shows: (name) => `${name} zeigt das Spiel noch einmal.`,
  invites: (name) => `${name} zeigt das Replay – schau mit!`,
  join: (name) => `Mit ${name} ansehen`,
  youLead: 'Du zeigst das Spiel.',
  title: 'Zusammen ansehen',
  goAlone: 'Allein ansehen',
  pointsAt: (name, what) => `${name} zeigt auf: ${what}.`,
  pile: 'Stapel',
  place: 'leerer Platz',
  pass: 'Abgeben',
  passTitle: 'Wer soll das Spiel zeigen?',
  passed: 'Jetzt zeigst du das Spiel.',
  end: 'Beenden',
  ended: 'Ihr schaut nicht mehr zusammen.',
  rematch: (names, count) => (count === 1 ? `${names} will Revanche.` : `${names} wollen Revanche.`),
};

export const shareGame: Messages['shareGame'] = {
  title: 'Dieses Spiel teilen',
  short: 'Kurzer Link',
  serverAbout: 'Gilt, solange dieser Server das Spiel aufbewahrt.',
  lastingAbout: 'Läuft nie ab: Das ganze Spiel steckt im Link.',
  fromTurn: (turn, view) => `Ab Zug ${turn}, Ansicht: ${view}`,
  fileAbout: 'Wer sie hier öffnet, sieht das Spiel: Hundredfold liest sie auf dem eigenen Gerät.',
  save: 'Spiel speichern (JSON)',
  message: (game) => `Ein Spiel ${game} auf Hundredfold`,
};

export const openGame: Messages['openGame'] = {
  title: 'Gespeichertes Spiel öffnen',
  about:
    'Sieh dir ein Spiel aus einer Datei an oder eines aus der Datei mit all deinen Spielen. Es bleibt auf diesem Gerät: Es wird nichts hochgeladen.',
  choose: 'Datei auswählen',
  drop: 'Oder zieh die Datei auf diese Seite.',
  which: 'Welches Spiel?',
  unreadableGames: (games) =>
    many(games, { one: '# Spiel in dieser Datei ist nicht lesbar.', other: '# Spiele in dieser Datei sind nicht lesbar.' }),
  toList: 'Zurück zur Liste',
  faults: {
    'no-record': {
      title: 'Spiel nicht gefunden',
      text: 'Dieses Spiel gibt es hier nicht. Vielleicht wurde es gelöscht, oder vom Link fehlt ein Stück.',
    },
    'not-allowed': {
      title: 'Dieses Spiel ist privat',
      text: 'An seinem Tisch durfte niemand zuschauen. Deshalb können es nur die noch einmal ansehen, die mitgespielt haben.',
    },
    unreachable: {
      title: 'Keine Verbindung',
      text: 'Dieses Spiel liegt auf dem Server, und der antwortet nicht. Versuch es noch einmal, oder öffne ein gespeichertes Spiel.',
    },
    'too-many': { title: 'Zu viele Versuche', text: 'Warte einen Moment und versuch es dann noch einmal.' },
    failed: { title: 'Da ist etwas schiefgegangen', text: 'Das Spiel ließ sich nicht laden. Versuch es gleich noch einmal.' },
    damaged: {
      title: 'Dieses Spiel ist nicht lesbar',
      text: 'Es ist kein gespeichertes Spiel, oder es ist beschädigt. Wenn du einem Link gefolgt bist, fehlt davon vielleicht ein Stück.',
    },
    'too-large': { title: 'Diese Datei ist zu groß', text: 'Gespeicherte Spiele sind viel kleiner als diese Datei.' },
    'no-games': { title: 'Keine Spiele in dieser Datei', text: 'Sie enthält kein beendetes Spiel.' },
    'unknown-game': { title: 'Unbekanntes Spiel', text: 'Dieses Spiel gibt es in dieser Version von Hundredfold nicht.' },
    'other-rules': {
      title: 'Nach anderen Regeln gespielt',
      text: 'Die Regeln, nach denen es gespielt wurde, sind hier nicht bekannt. Lade die Seite neu, vielleicht gibt es eine neuere Version.',
    },
    'against-rules': {
      title: 'Dieses Spiel passt nicht zu den Regeln',
      text: 'Etwas darin kann so nicht passiert sein. Es wurde also verändert oder beschädigt.',
    },
  },
};

export const review: Messages['review'] = {
  title: 'Analyse',
  lastMistake: 'Voriger Fehler',
  nextMistake: 'Nächster Fehler',
  tryIt: 'Ausprobieren',
  running: 'Das Spiel wird analysiert …',
  failed: 'Die Analyse hat in diesem Browser nicht geklappt.',
  byLuck: 'Glück',
  byYou: 'Du',
  how: 'Wie wird das berechnet?',
  aboutLuck: 'Alles in Punkten Gewinnchance. Glück ist alles außer den eigenen Zügen.',
  chance: (name, start, end) => `${name}: Gewinnchance am Anfang ${start}, am Ende ${end}.`,
  parts: { cards: 'Karten', play: 'Eigenes Spiel', opponent: 'Gegner', others: 'Die anderen', hidden: 'Der Rest' },
  about: {
    cards: 'Glück beim Geben und Ziehen',
    play: 'gegenüber den Zügen eines Bots',
    opponent: 'gegenüber einem Bot',
    others: 'gegenüber Bots',
    hidden: 'was du nicht wissen konntest, etwa verdeckte Karten',
  },
  total: 'Zusammen',
  noMistakes: 'Keine auffälligen Fehler.',
  marks: { slip: 'Ungenauigkeit', mistake: 'Fehler' },
  costs: (share, isOwn) => `kostete ${isOwn ? 'dich ' : ''}${share} Gewinnchance`,
  instead: 'Besser:',
  alsoGood: 'Etwa gleich gut:',
  mistakes: (count) => many(count, { one: '# Fehler', other: '# Fehler' }),
  slips: (count) => many(count, { one: '# Ungenauigkeit', other: '# Ungenauigkeiten' }),
};
