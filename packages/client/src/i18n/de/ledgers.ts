import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const ledgers: Messages['ledgers'] = {
  title: 'Glück und Können',
  invitation: 'Einen Abend analysieren und sehen, wie du auf lange Sicht spielst',
  about:
    'Glück gehabt oder gut gespielt? Hier kommen die Analysen deiner Spiele zusammen. Sie bleiben auf diesem Gerät. Spiele, in denen ein Bot für dich gezogen hat, zählen nicht mit.',
  none: 'Noch nichts zu analysieren. Hier steht jedes Spiel, das du zu Ende spielst.',
  evenings: 'Spieleabende',
  games: (games) => many(games, { one: '# Spiel', other: '# Spiele' }),
  won: (games) => `${games} gewonnen`,
  reviewed: (games, of) => `${games} von ${of} Spielen analysiert`,
  review: 'Diesen Abend analysieren',
  reviewRest: 'Den Rest analysieren',
  show: 'Ergebnis zeigen',
  hide: 'Ergebnis ausblenden',
  running: (game, of) => `Spiel ${game} von ${of} wird analysiert …`,
  ready: 'Der Abend ist analysiert.',
  gone: (games) => many(games, { one: '# Spiel ist zu alt für eine Analyse.', other: '# Spiele sind zu alt für eine Analyse.' }),
  failed: (games) =>
    many(games, { one: 'Bei # Spiel hat die Analyse nicht geklappt.', other: 'Bei # Spielen hat die Analyse nicht geklappt.' }),
  unsaved: 'Dein Browser kann Analysen nicht speichern. Sie bleiben nur, bis du die Seite schließt.',
  expected: (games, start, end) => `${games}. Erwartete Siege: ${start} am Anfang, ${end} am Ende.`,
  smallPrint: (evaluator) =>
    `100 Punkte sind ein Sieg; ± gilt in 95 % der Fälle. Verglichen wird mit einem Bot, der dieselben Karten sieht. Version der Bewertung: ${evaluator}.`,
  trend: 'Auf lange Sicht',
  trendAbout:
    'Ab 30 analysierten Spielen einer Art siehst du hier, wie viele du ohne Kartenglück gewinnst und wie sich das entwickelt. Davor entscheidet noch zu sehr das Glück.',
  outdated: (reviews) =>
    many(reviews, {
      one: '# Analyse stammt von einer früheren Version und zählt nicht mehr. Analysiere das Spiel noch einmal.',
      other: '# Analysen stammen von einer früheren Version und zählen nicht mehr. Analysiere die Spiele noch einmal.',
    }),
  inPairs: 'in Paaren',
  withoutLuck: 'Siege ohne Kartenglück',
  compared: {
    above: (bots) => `Mehr als die ${bots}, die Bots an deinen Plätzen gewinnen.`,
    below: (bots) => `Weniger als die ${bots}, die Bots an deinen Plätzen gewinnen.`,
    close: (bots) => `Zu knapp für ein Urteil: Bots gewinnen an deinen Plätzen ${bots}.`,
  },
  changed: {
    above: 'Deine letzten 30 Spiele sind besser als deine ersten 30.',
    below: 'Deine letzten 30 Spiele sind schlechter als deine ersten 30.',
    close: 'Ob deine letzten 30 Spiele besser sind als deine ersten 30, ist zu knapp für ein Urteil.',
  },
  course: (first, last, least, most) =>
    `Je 30 Spiele: zuerst ${first}, jetzt ${last}, der niedrigste Wert ${least}, der höchste ${most}.`,
  gameNumber: (game) => `Spiel ${game}`,
  botsWin: (share) => `Bots: ${share}`,
};
