import { line, verb } from '@hundredfold/client/game';
import { listedPieces, many, playedCard } from '@hundredfold/client/game/de';
import type { HeartsMessages } from './en.ts';

const deutsch = new Intl.ListFormat('de');

const punkte = (count: number): string => many(count, { one: '# Punkt', other: '# Punkte' });

export const messages: HeartsMessages = {
  about: {
    name: 'Herzeln',
    credit: 'altes Kartenspiel',
    line: 'Nimm keine Herzen und nicht die Pikdame',
    pitch: 'Gib drei Karten weiter und nimm dann so wenige Herzen wie möglich – oder alle.',
    options: { target: { label: 'Punkte', about: 'Das Spiel endet, wenn jemand so viele hat. Die wenigsten gewinnen.' } },
    phrases: { 'not-the-queen': 'Bloß nicht die Dame!', 'to-the-moon': 'Jetzt alle!' },
  },

  summary: {
    goal: 'Nimm so wenige Herzen wie möglich, und nicht die Pikdame.',
    turn: 'Gib drei Karten weiter und bediene dann die ausgespielte Farbe.',
    end: 'Die höchste Karte dieser Farbe holt den Stich, und die wenigsten Punkte gewinnen.',
  },

  table: {
    youPass: (name) => `Wähl drei Karten für ${name}`,
    othersPass: 'Die anderen wählen noch',
    missing: (cards) => many(cards, { one: 'Wähl noch # Karte', other: 'Wähl noch # Karten' }),
    pass: (cards, name) => `${deutsch.format(cards)} weitergeben, an ${name}`,
    ready: 'bereit',
    received: 'Hast du bekommen',
    leader: 'spielt aus',
    broken: 'offen',
    brokenLong: 'Herz ist offen und darf ausgespielt werden',
    queen: 'Die Pikdame zählt 13',
    youLead: 'Du bist dran: spiel aus',
    youPlay: 'Du bist dran: spiel eine Karte',
    leads: (name) => `${name} spielt aus`,
    plays: (name) => `${name} ist dran`,
    taken: (points) => many(points, { one: '# Punkt in dieser Runde', other: '# Punkte in dieser Runde' }),
    played: (name) => `Gespielt: ${name}`,
    sheet: { title: 'Punktezettel', deal: 'Runde', total: 'Gesamt' },
    refusals: {
      'pass-first': 'Gib zuerst drei Karten weiter.',
      'already-passed': 'Du hast deine Karten schon weitergegeben.',
      'two-of-clubs-first': 'Zuerst wird die Kreuz-Zwei ausgespielt.',
      'follow-suit': 'Du musst Farbe bedienen.',
      'no-points-yet': 'Im ersten Stich keine Herzen und keine Pikdame.',
      'hearts-not-broken': 'Noch hat niemand ein Herz gespielt.',
    },
  },

  log: {
    laid: (who, cards, to) =>
      line`${who} ${verb(who, 'legst', 'legt')} ${cards === null ? 'drei Karten' : listedPieces(cards.map(playedCard))} für ${to.own ? 'dich' : to} ab.`,
    passedOn: 'Alle Karten wandern weiter.',
    played: (who, card) => line`${who} ${verb(who, 'spielst', 'spielt')} ${playedCard(card)}.`,
    took: (who, count) => line`${who} ${verb(who, 'holst', 'holt')} den Stich: ${punkte(count)}.`,
    noted: (who, count) => line`${who} ${verb(who, 'schreibst', 'schreibt')} ${punkte(count)} auf.`,
    over: 'Das Spiel ist aus.',
  },

  legend: {
    pass: (name) => `Wähl drei Karten für ${name}. Alle wählen zugleich.`,
    lead: 'Du spielst aus: kein Herz, bevor eines gespielt ist.',
    play: 'Spiel eine Karte der ausgespielten Farbe; hast du keine, irgendeine.',
    trick: 'Der Stich bis jetzt. Die höchste Karte der Farbe holt ihn.',
    laid: 'Die Karten, die du weitergeben willst.',
    received: 'Messingpunkte: Hast du bekommen.',
    hearts: 'Jedes Herz ist ein Punkt.',
    queen: 'Die Pikdame zählt 13 Punkte.',
    ready: 'Hat drei Karten gewählt.',
    leader: 'Hat in diesem Stich ausgespielt.',
    points: 'Punkte, und bei wie vielen Schluss ist. Die wenigsten gewinnen.',
    taken: 'Punkte aus dieser Runde.',
    winning: 'Messingrand: bekäme den Stich oder hat gewonnen.',
  },

  hint: {
    passes: 'Diese Karten brächten am ehesten Punkte ein',
    leads: 'Die anderen spielen wahrscheinlich höhere Karten',
    ducks: 'Sie nimmt den Stich nicht',
    takes: (points, { name, own }) =>
      points === 0 ? 'Im Stich liegen noch keine Punkte' : `Den Stich ${own ? 'wirst du' : `wird ${name}`} kaum los`,
    throws: ({ name, own }) =>
      own
        ? 'Von der Farbe hast du nichts: Wirf eine gefährliche Karte ab'
        : `Von der Farbe hat ${name} nichts: Eine gefährliche Karte kann weg`,
  },
};
