import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const spectators: Messages['spectators'] = {
  title: 'Zuschauer',
  choices: { none: 'Nein', public: 'Ja', late: 'Ja, Karten ein paar Züge später', dealt: 'Ja, Karten nach jeder Runde' },
  delay: 'Wie viele Züge später',
  stated: (watch, turns) =>
    ({
      none: 'Solange gespielt wird, sind nur die am Tisch, die mitspielen.',
      public: 'Mit dem Link sieht man den Tisch, aber keine Handkarten.',
      late: `Zuschauer sehen alle Karten, ${turns} Züge später. Das verrät schon eine Menge.`,
      dealt: 'Zuschauer sehen alle Karten, wenn eine Runde gespielt ist.',
    })[watch],
  readers: (count) => many(count, { one: '# Person sieht alle Karten', other: '# Personen sehen alle Karten' }),
  back: 'Zurück zum Tisch',
  open: (watch, turns) =>
    watch === 'late' ? `Alle Karten offen, ${turns} Züge später.` : 'Eine gespielte Runde, alle Karten offen.',
  openToEnd: 'Das Spiel ist zu Ende: alle Karten offen, bis zum Schluss.',
  soon: (watch, turns) =>
    watch === 'late'
      ? `Nach ${turns} Zügen werden die Karten aufgedeckt.`
      : 'Nach der ersten Runde werden die Karten aufgedeckt.',
  showHand: 'Meine Karten zeigen',
  hideHand: 'Karten verdecken',
  sees: (whose) => (whose === null ? 'sieht deine Karten' : `sieht die Karten von ${whose}`),
  shownTo: (name) => `${name} lässt dich in die Karten schauen.`,
  further: 'Es ist voll: Du siehst von weiter hinten zu.',
  closer: 'Näher heran',
  closed: 'Die Karten sind wieder verdeckt. So steht es jetzt am Tisch.',
  nobodyTitle: 'Hier gibt es keine Zuschauer',
  nobody: 'Der Gastgeber möchte nur Mitspieler am Tisch. Nach dem Spiel bist du willkommen.',
};
