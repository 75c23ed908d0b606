import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const table: Messages['table'] = {
  opening: 'Der Tisch wird geöffnet …',
  table: 'Tisch',
  yourTurn: 'Du bist dran',
  seat: (seat) => `Platz ${seat + 1}`,
  sitDown: 'Hinsetzen',
  sitHere: 'Hinsetzen',
  standUp: 'Aufstehen',
  justWatch: 'Nur zusehen',
  you: 'du',
  host: 'Gastgeber',
  bot: 'Bot',
  away: 'abwesend',
  partner: 'dein Partner',
  pair: (letter) => `Paar ${letter}`,
  watchers: 'Zuschauer',
  seats: 'Plätze',
  waiting: (missing) => many(missing, { one: 'Ein Platz ist noch frei', other: '# Plätze sind noch frei' }),
  ready: 'Alle sind da',
  hostStarts: (host) => `${host} startet das Spiel.`,
  start: 'Spiel starten',
  fill: 'Bot hinzufügen',
  lock: 'Reservieren',
  unlock: 'Freigeben',
  locked: 'reserviert',
  fillAll: 'Mit Bots auffüllen',
  startWith: (players) =>
    `Zu ${['', 'allein', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'][players] ?? players} starten`,
  arrange: 'Spiel & Optionen',
  arrangeSure: 'Ein anderes Spiel aussuchen?',
  arrangeAbout: 'Der Tisch wird für alle abgeräumt. Das Ergebnis sehen die anderen, bis sie es schließen.',
  arrangeYes: 'Tisch abräumen',
  nowPlays: (game) => `An diesem Tisch wird jetzt ${game} gespielt.`,
  arrangeDone: 'Fertig',
  people: 'Leute am Tisch',
  seated: 'Am Tisch',
  sendAway: 'Vom Tisch entfernen',
  makeHost: (name) => `${name} zum Gastgeber machen`,
  clear: 'Entfernen',
  clearSure: (name) => `${name} entfernen?`,
  clearAbout: 'Der Platz wird frei. Zusehen oder einen anderen Platz nehmen geht weiterhin.',
  giveToBot: 'Platz dem Bot überlassen',
  takeOver: 'Mitspielen',
  takeOverFrom: (bot) => `Für ${bot} einspringen`,
  areIn: 'Du bist dabei: Das sind jetzt deine Karten.',
  openSwitch: 'Öffentlicher Tisch',
  leave: 'Tisch verlassen',
  leaveSure: 'Das Spiel verlassen?',
  leaveAbout: (seconds) =>
    `Nach ${many(seconds, { one: '# Sekunde', other: '# Sekunden' })} spielt ein Bot deine Karten. Der Link bringt dich zurück an deinen Platz.`,
  leaveAlone: 'Der Link bringt dich zurück zu deinem Spiel.',
  stay: 'Bleiben',
};

export const pace: Messages['pace'] = {
  label: 'Bedenkzeit',
  free: 'Ohne Uhr',
  relaxed: 'Gemütlich',
  normal: 'Normal',
  fast: 'Schnell',
  freeAbout: (seconds) => `Lasst euch Zeit. Ein Bot springt erst ein, wenn ${seconds} Sekunden nichts passiert.`,
  about: (move, bank) => `${move} Sekunden pro Zug, dazu ${bank} Sekunden Reserve pro Runde.`,
};

export const waiting: Messages['waiting'] = {
  botPlays: 'Ein Bot spielt für dich.',
  back: 'Ich bin wieder da',
  stillThere: 'Bist du noch da? Gleich spielt ein Bot für dich.',
  pause: 'Um eine Pause bitten',
  pauseNow: 'Spiel anhalten',
  pauseWord: 'Pause',
  wantsPause: (names) => `Pause gewünscht von ${names}.`,
  agree: 'Einverstanden',
  needsAll: 'Die Pause beginnt, sobald alle zustimmen.',
  neverMind: 'Doch nicht',
  paused: 'Das Spiel macht Pause.',
  leftAlone: 'Alle anderen sind gegangen.',
  letBotsFinish: 'Bots zu Ende spielen lassen',
  botsFinish: 'Bots spielen zu Ende …',
  playOn: 'Weiterspielen',
};

export const takeback: Messages['takeback'] = {
  ask: 'Zurücknehmen',
  word: 'Zurück',
  wants: (name: string) => `${name} möchte einen Zug zurücknehmen.`,
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  waits: (names: string) => `Du möchtest den Zug zurücknehmen. Warten auf ${names}.`,
  stands: 'Der Zug gilt.',
  count: (times: number) => many(times, { one: '# Zug zurückgenommen', other: '# Züge zurückgenommen' }),
};

export const seatRequests: Messages['seatRequests'] = {
  wantsSeat: (name, bot) => `${name} möchte für ${bot} einspringen.`,
  letIn: 'Mitspielen lassen',
  notNow: 'Jetzt nicht',
  askedHost: 'Der Gastgeber wird gefragt …',
  swap: 'Plätze tauschen',
  wantsSwap: (name: string) => `${name} möchte mit dir Plätze tauschen.`,
  agree: 'Tauschen',
  asked: (name: string) => `${name} wird gefragt …`,
  notThisTime: 'Diesmal leider nicht.',
};

export const botLevels: Messages['botLevels'] = {
  title: 'Bots',
  choices: { easy: 'Leicht', normal: 'Normal', strong: 'Stark' },
  stated: {
    easy: 'Die Bots übersehen ab und zu einen besseren Zug.',
    normal: 'Die Bots spielen nach einfachen Regeln.',
    strong: 'Die Bots merken sich jede Karte, die sie gesehen haben, und denken voraus.',
  },
};
