import { plural } from '../../words/plural.ts';
import type { OneHundredOneWords } from './words.ts';

const viele = plural('de');
const karten = (count: number): string => viele(count, { one: 'eine Karte', other: '# Karten' });
const punkte = (count: number): string => viele(count, { one: '# Punkt', other: '# Punkte' });

export const de: OneHundredOneWords = {
  dealer: 'gibt',
  out: (place) => `${place}. hinaus`,
  lost: 'über 101',
  passed: 'passt',
  struck: (taken) => (taken === 0 ? 'setzt aus' : `+${taken}, aus`),
  struckLong: (taken) => (taken === 0 ? 'setzt einmal aus' : `nahm ${karten(taken)} und setzt einmal aus`),
  total: (total) => `Stand ${total}; wer über 101 kommt, hat verloren`,

  suits: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  ordered: (suit) => `Als Nächstes muss ${suit} oder eine Dame kommen`,
  orderedShort: 'verlangt',
  pack: (count) => `Stapel, ${karten(count)}`,
  drawFrom: (count) => `Karte ziehen: ${count} im Stapel`,
  pile: (card, count) => `Ablage, ${karten(count)}; obenauf ${card}`,
  noCard: 'Noch keine Karte auf dem Tisch',
  leftShort: (name, held, count) => `Die Runde ist aus. ${name}: ${held}, ${punkte(count)}`,
  strike: (card, { name, own }, taken) => {
    if (own) return taken === 0 ? `${card}: Du setzt einmal aus` : `${card}: Du nimmst ${karten(taken)} und setzt aus`;
    return taken === 0 ? `${card}: ${name} setzt einmal aus` : `${card}: ${name} nimmt ${karten(taken)} und setzt aus`;
  },
  wasStruck: (card, taken) =>
    taken === 0 ? `${card}: Du hast einmal ausgesetzt` : `${card}: Du hast ${karten(taken)} genommen und ausgesetzt`,

  which: (card) => `${card}: Welche Farbe muss kommen?`,
  whichFirst: 'Du hast eine Dame gegeben: Welche Farbe muss kommen?',
  pass: 'Passen',

  prompt: {
    cover: (card, again) => `${again ? 'Noch einmal du' : 'Du bist dran'}: auf ${card} legen`,
    follow: (suit, again) => `${again ? 'Noch einmal du' : 'Du bist dran'}: ${suit} oder eine Dame`,
    nothing: (again) => `${again ? 'Noch einmal du' : 'Du bist dran'}: Nichts passt, zieh eine Karte`,
    coverEight: 'Deck deine Acht',
    nothingCoversEight: 'Nichts deckt deine Acht: zieh',
    drawn: 'Die gezogene Karte passt: spiel sie',
    drawnOrPass: 'Spiel eine Karte oder passe',
    order: 'Du bist dran: verlang eine Farbe',
    plays: (name) => `${name} ist dran`,
    playsAgain: (name) => `${name} ist noch einmal dran`,
    coversEight: (name) => `${name} muss die Acht decken`,
    orders: (name) => `${name} verlangt eine Farbe`,
  },

  would: {
    notCover: (card) => `${card}, passt nicht`,
    strike: (card, victim, taken) =>
      taken === 0 ? `${card}, ${victim} setzt dann aus` : `${card}, dann für ${victim}: ${karten(taken)} und aussetzen`,
    order: (card) => `${card}, du darfst eine Farbe verlangen`,
    eight: (card) => `${card}, du musst sie gleich decken`,
    out: (card, bonus) =>
      bonus === 0 ? `${card}, deine letzte: Du bist hinaus` : `${card}, deine letzte: Du bist hinaus, ${bonus} Punkte weniger`,
  },

  told: {
    played: (name, card) => `${name}: ${card}.`,
    ordered: (name, suit) => `${name}: ${suit} verlangt.`,
    drew: (name) => `${name}: eine Karte gezogen.`,
    drewForEight: (name) => `${name}: für die Acht eine Karte gezogen.`,
    noHelp: (name) => `Sie half nicht, gepasst: ${name}.`,
    passed: (name) => `Gepasst: ${name}.`,
    struck: (name, taken) => (taken === 0 ? `Aussetzen: ${name}.` : `${karten(taken)} und aussetzen: ${name}.`),
    mustCover: (name) => `Die Acht ist zu decken: ${name}.`,
    passedOver: (name) => `Weder zu decken noch zu ziehen: ${name}.`,
    reshuffled: 'Der Stapel war leer: Die Ablage ohne ihre oberste Karte wurde neu gemischt.',
    out: (name, bonus) => (bonus === 0 ? `Hinaus: ${name}.` : `Hinaus mit einer Dame: ${name}, ${bonus} Punkte weniger.`),
    left: (name, held, count) => `Die Runde ist aus. ${name}: ${held.join(', ')} – ${punkte(count)}.`,
    undecided: 'Hundertmal hatte niemand eine Wahl: Die Runde endet unentschieden.',
    exactly: (name) => `${name}: genau 101, das wird 0.`,
    beyond: (name, total) => `${name}: ${total}, über 101.`,
    round: (round, dealer, card) => `Runde ${round}, gegeben von: ${dealer}. Aufgedeckt: ${card}.`,
    over: 'Das Spiel ist aus.',
  },

  sheet: { title: 'Punktezettel', round: 'Runde', total: 'Stand' },
  refusals: {
    'does-not-cover': 'Diese Karte passt nicht auf die oberste.',
    'order-a-suit': 'Es muss eine Farbe verlangt werden.',
    'no-order-now': 'Jetzt ist keine Farbe zu verlangen.',
    'must-cover': 'Wer kann, muss legen.',
    'already-drawn': 'Du hast schon eine Karte gezogen.',
    'cannot-pass': 'Jetzt kannst du nicht passen.',
    'nothing-to-draw': 'Es ist keine Karte mehr zu ziehen.',
  },
};
