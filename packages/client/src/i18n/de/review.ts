import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const review: Messages['review'] = {
  title: 'Analyse',
  close: 'Analyse schließen',
  whose: 'Wessen Spiel?',
  running: 'Das Spiel wird analysiert …',
  failed: 'Die Analyse hat in diesem Browser nicht geklappt.',
  luck: 'Woher das Ergebnis kam',
  chance: (name, start, end) => `${name}: Gewinnchance am Anfang ${start}, am Ende ${end}.`,
  parts: { cards: 'Karten', play: 'Eigenes Spiel', opponent: 'Gegenseite', others: 'Die anderen', hidden: 'Der Rest' },
  about: {
    cards: 'Glück beim Geben und Ziehen',
    play: 'verglichen mit den Zügen eines Bots',
    opponent: 'verglichen mit einem Bot an ihrem Platz',
    others: 'verglichen mit Bots an ihren Plätzen',
    hidden: 'was das andere nicht erklärt, etwa Karten, die von diesem Platz aus nicht zu sehen waren',
  },
  total: 'Zusammen',
  tooClose: 'zu knapp für ein Urteil',
  smallPrint:
    'In Prozentpunkten der Gewinnchance; ± gilt in 95 % der Fälle. Verglichen wird mit einem Bot, der dieselben Karten sieht. Hat ein Bot für jemanden gespielt, zählen seine Züge als eigene.',
  moments: 'Wendepunkte',
  noMoments: 'Kein Fehler fällt auf.',
  goTo: (turn) => `Zug ${turn}`,
  marks: { slip: 'Ungenauigkeit', mistake: 'Fehler' },
  costs: (share) => `kostete ${share} Gewinnchance`,
  instead: 'Besser:',
  alsoGood: 'Etwa gleich gut:',
  mistakes: (count) => many(count, { one: '# Fehler', other: '# Fehler' }),
  slips: (count) => many(count, { one: '# Ungenauigkeit', other: '# Ungenauigkeiten' }),
};
