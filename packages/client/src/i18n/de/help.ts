import type { Messages } from '../en/index.ts';

export const help: Messages['help'] = {
  title: 'Hilfe',
  close: 'Hilfe schließen',
  table: 'Was ist was?',
};

export const hints: Messages['hints'] = {
  ask: 'Tipp',
  lit: 'Vorgeschlagener Zug',
  thinking: 'Einen Moment …',
  closeCall: 'Eine knappe Sache.',
  title: 'Tipps',
  choices: { never: 'Nie', alone: 'Gegen Bots', always: 'Immer' },
  stated: {
    never: 'Keine Tipps an diesem Tisch.',
    alone: 'Tipps, wenn du allein oder gegen Bots spielst.',
    always: 'Alle, die mitspielen, können um Tipps bitten.',
  },
};

export const tips: Messages['tips'] = {
  gotIt: 'Okay',
  preview: 'Hier siehst du, was dabei herauskäme.',
  hold: 'Halte eine Karte gedrückt: Dann siehst du, was sie bewirkt.',
  help: 'Im Menü stehen die Regeln und was jedes Zeichen bedeutet.',
};

export const legend: Messages['legend'] = {
  now: 'Jetzt',
  cards: 'Diese Karten',
  plates: 'An den Plätzen',
  over: 'Das Spiel ist aus. So ist es ausgegangen.',
  waits: (names) => `Warten auf ${names}.`,
  turn: 'Helles Schild: ist dran.',
  clock: 'Sekunden für den Zug und die Reserve für die Runde.',
  held: 'Zahl an den Rückseiten: Karten auf der Hand.',
  host: 'Krone: der Gastgeber.',
  bot: 'Ein Bot.',
  botHolds: 'Nicht da: Bis zur Rückkehr spielt ein Bot.',
  away: 'Nicht da: Bald springt ein Bot ein.',
  awayOnly: 'Nicht da: Die Verbindung ist weg.',
  won: 'Messingrand: hat gewonnen.',
};
