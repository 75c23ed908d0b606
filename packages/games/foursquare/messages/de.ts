import { line, verb } from '@hundredfold/client/game';
import { cardCount, listed, listedPieces, many, playedCard } from '@hundredfold/client/game/de';
import type { FoursquareMessages } from './en.ts';

const flipCount = (count: number): string =>
  count === 0 ? 'dreht sich nichts um' : many(count, { one: 'dreht sich # Karte um', other: 'drehen sich # Karten um' });

export const messages: FoursquareMessages = {
  about: {
    name: 'Foursquare',
    credit: 'von Wil Su, nach Mario Reeves',
    line: 'Eine Patience auf vier mal vier Feldern',
    pitch:
      'Patience: Bau ein Quadrat aus vier mal vier Stapeln – aber jede Karte, die du legst, kann ihre Zeile und Spalte umdrehen.',
    options: {
      flip: {
        label: 'Was umgedreht wird',
        about: 'Dreht sich die gelegte Karte mit ihrer Zeile und Spalte um?',
        values: {
          others: {
            label: 'Deine Karte bleibt offen',
            about: 'Nur die anderen Karten der Zeile oder Spalte drehen sich um.',
          },
          line: {
            label: 'Die ganze Reihe dreht sich',
            about: 'Auch deine Karte dreht sich um, mit jeder Zeile und Spalte, die sich dreht. Schwerer.',
          },
        },
      },
    },
    phrases: {
      'going-dark': 'Es wird finster …',
      'all-bright': 'Alles hell!',
      'just-in-time': 'Gerade noch rechtzeitig!',
      'all-turned': 'Alles umgedreht!',
      'last-card': 'Die letzte Karte …',
    },
  },

  summary: {
    goal: 'Bau ein Quadrat aus vier mal vier Stapeln, auf denen alle sechzehn obersten Karten offen liegen.',
    turn: 'Leg deine Karte neben einen Stapel oder auf einen mit weniger als vier Karten. Ist sie die höchste oder niedrigste offene Karte ihrer Zeile, drehen sich alle anderen dort um: Offene werden verdeckt, verdeckte aufgedeckt. Danach gilt dasselbe für die Spalte. Eine gleich hohe Karte dreht nichts um.',
    end: 'Liegen alle 16 offen, gewinnst du: Die übrigen Karten im Talon sind deine Punkte. Liegen fünf verdeckt, verlierst du.',
  },

  table: {
    stock: (cards) => `Talon, ${cardCount(cards)}: Was beim Sieg noch übrig ist, sind deine Punkte`,
    stockShort: 'übrig',
    down: (down, most) => `${down} von höchstens ${most} obersten Karten verdeckt`,
    downShort: 'verdeckt',
    atMost: (most) => `bis ${most}`,
    up: (up, goal) => `${up} von ${goal} obersten Karten offen`,
    upShort: 'offen',
    outOf: (goal) => `von ${goal}`,
    at: (row, column) =>
      `${row === 0 ? 'über Zeile 1' : `Zeile ${row}`}, ${column === 0 ? 'links von Spalte 1' : `Spalte ${column}`}`,
    emptyAt: (place) => `Freier Platz, ${place}`,
    pileAt: (place, card, size) => `${card}, ${size === 1 ? place : `${place}, Stapel aus ${size} Karten`}`,
    faceDown: 'Verdeckt',
    full: 'voll',
    turns: (down, up) =>
      [down.length === 0 ? '' : `verdeckt ${listed(down)}`, up === 0 ? '' : `deckt ${cardCount(up)} auf`]
        .filter((each) => each !== '')
        .join(', '),
    turnsNothing: 'dreht nichts um',
    itself: 'liegt dann selbst verdeckt',
    downThen: (down) => `${down} verdeckt`,
    lostThen: (down, { name, own }) => `${down} verdeckt – ${own ? 'du verlierst' : `${name} verliert`}`,
    wonThen: ({ name, own }) => `alle sechzehn offen – ${own ? 'du gewinnst' : `${name} gewinnt`}`,
    preview: { lost: 'Du verlierst', won: 'Du gewinnst' },
    youPlace: (card) => `Leg ${card} an`,
    places: (name, card) => `${name} legt ${card} an`,
    refusals: {
      'shuffle-first': 'Der Talon wird noch gemischt.',
      'touches-nothing': 'Ein neuer Stapel muss mit einer Kante an einen anderen grenzen.',
      'outside-the-frame': 'So würde das Quadrat breiter oder höher als vier.',
      'pile-is-full': 'Auf diesem Stapel liegen schon vier Karten.',
    },
  },

  log: {
    placed: (who, card, place) => line`${who} ${verb(who, 'legst', 'legt')} ${playedCard(card)} in ${place}.`,
    down: (cards) => line`Das verdeckt ${listedPieces(cards.map(playedCard))}.`,
    up: (cards) => line`Das deckt ${listedPieces(cards.map(playedCard))} auf.`,
    stands: (down, most) =>
      line`${many(down, { one: '# Karte liegt', other: '# Karten liegen' })} verdeckt, ${most} sind erlaubt.`,
    won: (who, score) =>
      line`Alle sechzehn liegen offen: ${who} ${verb(who, 'gewinnst', 'gewinnt')} mit ${many(score, { one: '# übrigen Karte', other: '# übrigen Karten' })}.`,
    lostByDown: (who, down) =>
      line`${many(down, { one: '# Karte liegt', other: '# Karten liegen' })} verdeckt: ${who} ${verb(who, 'verlierst', 'verliert')}.`,
    lostByStock: (who) => line`Der Talon ist leer: ${who} ${verb(who, 'verlierst', 'verliert')}.`,
    soClose: (up, goal) => line`Der Talon ist leer. So knapp: ${up} von ${goal}.`,
    laid: (cards, deck, best) =>
      `${cards} von ${deck} gelegt${best === null ? '' : best > cards ? `, dein Rekord ist ${best}` : ', dein Rekord'}`,
  },

  legend: {
    now: (card) =>
      `Leg ${card} auf einen freien Platz, der mit einer Kante an einen Stapel grenzt, oder auf einen Stapel mit weniger als vier Karten.`,
    next: 'Diese Karte legst du jetzt. Ist sie die höchste oder niedrigste offene Karte ihrer Zeile, drehen sich die anderen dort um. Dann gilt dasselbe für die Spalte.',
    grid: 'Der Rahmen: Das Quadrat wird nie größer als vier Zeilen und vier Spalten.',
    heights: 'Die Zahl am Stapel: wie viele Karten er hat. Mit vier ist er voll.',
    stock: 'Der Talon: Was beim Sieg noch übrig ist, sind deine Punkte.',
    down: (most) => `Oberste Karten, die verdeckt liegen. Bei mehr als ${most} verlierst du.`,
    up: (goal) => `Oberste Karten, die offen liegen. Bei ${goal} gewinnst du.`,
    aces: 'Ein Ass ist die niedrigste Karte und zählt 1.',
    points: 'Deine Punkte, wenn du jetzt gewinnst: die Karten, die noch übrig sind.',
  },

  hint: {
    fewest: (down) => (down === 0 ? 'So liegen alle Karten offen' : `So liegen die wenigsten Karten verdeckt: ${down}`),
  },

  tips: {
    turn: 'Leg alle 16 offen. Die höchste oder niedrigste dreht ihre Reihe um.',
    preview: 'So viele lägen dann verdeckt. Bei fünf verlierst du.',
    turned: 'Die höchste oder niedrigste der Reihe: Die anderen drehten sich um.',
  },

  tutorial: {
    steps: {
      turn: 'Bau ein Quadrat aus vier mal vier Karten, alle offen. Leg die Neun neben die Fünf: Als höchste Karte ihrer Zeile dreht sie den Rest um.',
      back: 'Die Fünf liegt jetzt verdeckt. Leg die Zwei rechts daneben: Sie ist niedriger als die einzige offene Karte dort, also dreht sich die Zeile wieder um, und die Fünf kommt zurück.',
      between:
        'Die Fünf ist offen, die Neun verdeckt. Deine Vier ist weder die höchste noch die niedrigste offene Karte: Leg sie ans Ende der Zeile, und nichts dreht sich um.',
      cover:
        'Auf einem Stapel liegen bis zu vier Karten, nur die oberste zählt. Leg die Drei auf die verdeckte Karte: Sie liegt zwischen den anderen, also dreht sich nichts um.',
      equal:
        'Die ganze Zeile ist offen. Für Spalten gilt dasselbe. Leg die Fünf unter die andere Fünf: Gleich ist weder höher noch niedriger, also dreht sich nichts um.',
      both: 'Erst zählt die Zeile, dann die Spalte. Leg die Acht neben die neue Fünf, unter die Drei: Sie ist höher als beide, also drehen sich beide um.',
    },
    done: 'Liegen alle sechzehn offen, gewinnst du: Die übrigen Karten im Talon sind deine Punkte. Liegen fünf verdeckt, verlierst du.',
    wrong: {
      flips: (count, place, better) => `Dort ${flipCount(count)}. In ${place} ${flipCount(better)}.`,
      same: (place) => `Das ginge auch. Aber leg sie jetzt in ${place}.`,
    },
  },
};
