import type { Messages } from '../en/index.ts';
import { line } from '../sentence.ts';
import { bareCard, many } from './grammar.ts';

export const events: Messages['events'] = {
  theirs: {
    left: (name) => `${name} hat den Tisch verlassen.`,
    stood: (name) => `${name} ist aufgestanden.`,
    sat: (name) => `${name} hat sich dazugesetzt.`,
    moved: (name) => `${name} hat den Platz gewechselt.`,
    came: (name) => `${name} schaut zu.`,
    went: (name) => `${name} schaut nicht mehr zu.`,
    arranged: (name) => `${name} hat die Spieloptionen geändert.`,
    held: (name) => `${name} ist gerade weg. So lange spielt ein Bot.`,
    back: (name) => `${name} ist wieder da.`,
    host: (name) => `${name} ist jetzt Gastgeber.`,
    choosing: (name) => `${name} sucht das nächste Spiel aus.`,
    'took-back': (name) => `${name} hat einen Zug zurückgenommen.`,
  },
  yours: {
    left: 'Du hast den Tisch verlassen.',
    stood: 'Du bist aufgestanden.',
    sat: 'Du hast dich dazugesetzt.',
    moved: 'Du hast den Platz gewechselt.',
    came: 'Du schaust zu.',
    went: 'Du schaust nicht mehr zu.',
    arranged: 'Du hast die Spieloptionen geändert.',
    held: 'Bis du zurück bist, spielt ein Bot für dich.',
    back: 'Du bist wieder da.',
    host: 'Du bist jetzt Gastgeber.',
    choosing: 'Du suchst das nächste Spiel aus.',
    'took-back': 'Du hast einen Zug zurückgenommen.',
  },
  renamed: (name, to) => `${name} heißt jetzt ${to}.`,
  youRenamed: (to) => `Du heißt jetzt ${to}.`,
  botPlayed: (name, card) => line`Die Zeit von ${name} war um, ein Bot hat gespielt: ${bareCard(card)}.`,
  botMoved: (name) => `Die Zeit von ${name} war um, ein Bot hat den Zug gemacht.`,
  botPlayedForYou: (card) => line`Deine Zeit war um, ein Bot hat für dich gespielt: ${bareCard(card)}.`,
  botMovedForYou: 'Deine Zeit war um, ein Bot hat für dich gespielt.',
  lent: (name, to) => `${name} lässt ${to} in die Karten schauen.`,
  lentByYou: (to) => `Du lässt ${to} in deine Karten schauen.`,
  botSaid: (name: string, words: string) => `${name} sagt: „${words}“`,
  began: (game) => `Ein neues Spiel beginnt: ${game}.`,
  paused: 'Das Spiel macht Pause.',
  resumed: 'Das Spiel geht weiter.',
  long: (moves) =>
    `Dieses Spiel ist schon sehr lang. Nach ${many(moves, { one: '# weiteren Zug', other: '# weiteren Zügen' })} endet es ohne Ergebnis.`,
};
