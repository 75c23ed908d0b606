import type { Messages } from '../en/index.ts';
import { listed, many } from './grammar.ts';

export const gameTable: Messages['gameTable'] = {
  table: 'Der Tisch',
  hand: 'Deine Karten',
  you: 'Du',
  log: 'Was bisher geschah',
  play: 'Spielen',
  yes: 'Ja',
  targets: 'Auf dem Tisch',
  logEmpty: 'Noch ist nichts passiert.',
  lookBack: 'Letzten Zug noch mal zeigen',
  cards: (count) => many(count, { one: '# Karte auf der Hand', other: '# Karten auf der Hand' }),
  of: (points, target) => `${points} von ${many(target, { one: '# Punkt', other: '# Punkten' })}`,
  penalty: (points, limit) => `${points} von höchstens ${many(limit, { one: '# Strafpunkt', other: '# Strafpunkten' })}`,
  host: 'Gastgeber',
  held: 'Bot spielt',
  away: 'weg',
  disconnected: (seconds) => `Verbindung weg: In ${seconds} s spielt ein Bot`,
  empty: 'leer',
  holds: (cards) => `Auf der Hand: ${cards}.`,
  over: 'Das Spiel ist aus',
  paused: 'Pause',
  onHold: 'Angehalten',
  unfinished: 'Spiel ohne Ergebnis beendet',
  notYet: (names) => (names.length === 1 ? `Noch nicht: ${names[0]} ist dran.` : `Noch nicht: Wir warten auf ${listed(names)}.`),
  enough: 'Das sind genug: Leg erst eine zurück.',
  justDrawn: 'Gerade gezogen',
  holdToLook: 'Halte eine Karte oder einen Platz gedrückt, um zu sehen, was passiert.',
  seconds: (left) => many(left, { one: 'noch # Sekunde', other: 'noch # Sekunden' }),
  secondsAndReserve: (left, reserve) =>
    `${many(left, { one: 'noch # Sekunde', other: 'noch # Sekunden' })}, dazu ${reserve} in Reserve`,
  meant: 'Vorschlag',
  ordered: (order) => `Dein Blatt: ${order}`,
  orders: { suit: 'nach Farben', rank: 'nach Werten', own: 'eigene Ordnung' },
  putAt: (card, place, of) => `${card}, jetzt Karte ${place} von ${of}`,
};

export const away: Messages['away'] = {
  isAway: (name) => `${name} hat keine Verbindung.`,
  botComes: (seconds) => `In ${seconds} s spielt ein Bot.`,
  botNow: 'Bot jetzt spielen lassen',
  free: 'Platz freigeben',
  botIn: (seconds) => `In ${seconds} s spielt ein Bot für dich.`,
  botPlays: 'Ein Bot spielt für dich, bis du zurück bist.',
};
