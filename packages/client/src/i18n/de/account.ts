import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

function rounded(points: number): string {
  return new Intl.NumberFormat('de', { maximumFractionDigits: 1 }).format(points);
}

export const name: Messages['name'] = {
  label: 'Dein Name',
  ask: 'Wie dürfen wir dich nennen?',
  about: 'Die anderen am Tisch sehen ihn. Dieser Browser merkt ihn sich.',
  wrong: 'Ein Name hat 1 bis 20 Buchstaben, Ziffern oder Emoji.',
  save: 'Speichern',
  go: 'An den Tisch',
  suggestions: [
    'Elster',
    'Reiher',
    'Falke',
    'Otter',
    'Luchs',
    'Wacholder',
    'Marder',
    'Safran',
    'Dachs',
    'Amsel',
    'Klee',
    'Zeisig',
  ],
};

export const you: Messages['you'] = {
  title: 'Du',
  called: (name) => `Du: ${name}`,
  another: 'Neues Abzeichen',
  devices: 'Anderes Handy, anderer Computer',
  devicesAbout: 'Nimm deine Plätze mit, auch mitten im Spiel.',
  away: 'Auf ein anderes Gerät umziehen',
  awayAbout:
    'Scanne das mit dem anderen Gerät. Oder tippe dort oben rechts auf das Abzeichen, dann auf „Ich habe einen Code“, und gib ihn ein.',
  awayOnce: 'Der Code gilt einmal und zehn Minuten lang. Danach fängst du in diesem Browser neu an.',
  awayOver: 'Dieser Code ist abgelaufen. Hol dir einen neuen.',
  newCode: 'Neuer Code',
  qr: 'QR-Code für den Umzug auf ein anderes Gerät',
  movedTitle: 'Du bist umgezogen',
  moved: 'Deine Plätze sind jetzt auf dem anderen Gerät. In diesem Browser fängst du neu an.',
  here: 'Ich habe einen Code',
  hereHow:
    'Tippe auf deinem anderen Gerät oben rechts auf dein Abzeichen und dann auf „Auf ein anderes Gerät umziehen“. Dort steht dann ein Code.',
  hereAsk: 'Auf dieses Gerät umziehen?',
  hereAbout: 'Dein Name, dein Abzeichen und deine Plätze kommen mit. Sie ersetzen alles, was du in diesem Browser hattest.',
  code: 'Code',
  take: 'Hierher umziehen',
  stayHere: 'Jetzt nicht',
  codeWrong: 'Dieser Code gilt nicht. Vielleicht hast du dich vertippt, oder er ist schon benutzt oder älter als zehn Minuten.',
  unkept:
    'Dieser Browser kann gerade nichts speichern, deine Plätze wären gleich wieder weg. Schaff etwas Speicherplatz oder verlass den privaten Modus. Den Code kannst du danach noch benutzen.',
  tooMany: 'Zu viele falsche Codes. Versuch es in einer Minute noch einmal.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  games: 'Deine Spiele',
  statistics: 'Deine Statistik',
  forget: 'Meine Daten löschen',
  forgetTables:
    'Dein Name, dein Abzeichen und deine Plätze verschwinden von allen Tischen. In laufenden Spielen übernimmt ein Bot, und jemand anders wird Gastgeber. Deine Statistik wird gelöscht. Beendete Spiele bleiben erhalten, aber ohne Namen.',
  forgetBrowser:
    'Dieser Browser löscht deinen Namen, dein Abzeichen, deine Einstellungen und die Spiele, die du nur auf diesem Gerät gespielt hast.',
  forgetSure: 'Wirklich alles löschen?',
  forgetForGood: 'Das lässt sich nicht rückgängig machen.',
  forgetYes: 'Ja, löschen',
  keepMe: 'Nein, behalten',
  forgottenTitle: 'Deine Daten sind gelöscht',
  forgotten: 'Hundredfold und dieser Browser kennen dich nicht mehr. Du bist jederzeit wieder willkommen.',
  back: 'Zurück',
  asNew: 'Neu anfangen',
};

export const statistics: Messages['statistics'] = {
  none: 'Noch nichts. Hier zählt jedes Spiel, das du zu Ende spielst.',
  again: 'Noch einmal versuchen',
  company: { others: 'Mit anderen', bots: 'Gegen Bots', alone: 'Allein' },
  played: 'Gespielt',
  won: 'Gewonnen',
  row: 'Serie',
  longest: (wins) => `Rekord: ${wins}`,
  best: 'Bestwert',
  average: (points) => `im Schnitt ${rounded(points)}`,
  place: (place) => `${place}. Platz`,
  lost: 'verloren',
  left: 'einem Bot überlassen',
  local: 'auf diesem Gerät',
  times: (what, times) => `${what}: ${times}`,
  latest: (games) => `${many(games, { one: 'Das letzte Spiel', other: 'Die letzten # Spiele, das neueste zuerst' })}:`,
  isWon: 'gewonnen',
  isLost: 'verloren',
  isLeft: 'einem Bot überlassen',
};
