import type { Messages } from '../en/index.ts';
import { many, rounded } from './grammar.ts';

export const you: Messages['you'] = {
  another: 'Neues Abzeichen',
  devices: 'Anderes Handy, anderer Computer',
  devicesAbout: 'Nimm deine Plätze mit, auch mitten im Spiel.',
  away: 'Auf ein anderes Gerät umziehen',
  awayAbout:
    'Scanne das mit dem anderen Gerät. Oder tippe dort auf der Startseite auf das Abzeichen, dann auf „Ich habe einen Code“, und gib ihn ein.',
  awayOnce: 'Der Code gilt einmal und zehn Minuten lang. Danach fängst du in diesem Browser neu an.',
  awayOver: 'Dieser Code ist abgelaufen. Hol dir einen neuen.',
  newCode: 'Neuer Code',
  qr: 'QR-Code für den Umzug auf ein anderes Gerät',
  movedTitle: 'Du bist umgezogen',
  moved: 'Deine Plätze sind jetzt auf dem anderen Gerät. In diesem Browser fängst du neu an.',
  here: 'Ich habe einen Code',
  hereHow:
    'Tippe auf deinem anderen Gerät im Menü auf dein Abzeichen und dann auf „Auf ein anderes Gerät umziehen“. Dort steht dann ein Code.',
  hereAsk: 'Auf dieses Gerät umziehen?',
  hereAbout: 'Dein Name, dein Abzeichen und deine Plätze kommen mit. Sie ersetzen alles, was du in diesem Browser hattest.',
  take: 'Hierher umziehen',
  codeWrong: 'Dieser Code gilt nicht. Vielleicht hast du dich vertippt, oder er ist schon benutzt oder älter als zehn Minuten.',
  unkept:
    'Dieser Browser kann gerade nichts speichern, deine Plätze wären gleich wieder weg. Schaff etwas Speicherplatz oder verlass den privaten Modus. Den Code kannst du danach noch benutzen.',
  tooMany: 'Zu viele falsche Codes. Versuch es in einer Minute noch einmal.',
  failed: 'Das hat nicht geklappt. Versuch es gleich noch einmal.',
  games: 'Spiele',
  forget: 'Meine Daten löschen',
  forgetTables:
    'Dein Name, dein Abzeichen und deine Plätze verschwinden von allen Tischen. In laufenden Spielen übernimmt ein Bot, und jemand anders wird Gastgeber. Du verlässt deine Gruppen. Deine Statistik, deine Favoriten und die Liste deiner Spiele werden gelöscht. Beendete Spiele bleiben erhalten, aber ohne deinen Namen.',
  forgetBrowser:
    'Dieser Browser löscht deinen Namen, dein Abzeichen, deine Einstellungen und die Spiele, die du nur auf diesem Gerät gespielt hast.',
  forgetSure: 'Wirklich alles löschen?',
  forgetForGood: 'Das lässt sich nicht rückgängig machen.',
  forgottenTitle: 'Deine Daten sind gelöscht',
  forgotten: 'Hundredfold und dieser Browser kennen dich nicht mehr. Du bist jederzeit wieder willkommen.',
  startFresh: 'Neu anfangen',
};

export const statistics: Messages['statistics'] = {
  company: { others: 'Mit anderen', bots: 'Gegen Bots', alone: 'Allein' },
  played: 'Gespielt',
  won: 'Gewonnen',
  row: 'Serie',
  longest: (wins) => `Rekord: ${wins}`,
  best: 'Bestwert',
  average: (points) => `im Schnitt ${rounded(points)}`,
  place: (place) => `${place}. Platz`,
  left: 'einem Bot überlassen',
  local: 'auf diesem Gerät',
  latest: (games) => `${many(games, { one: 'Das letzte Spiel', other: 'Die letzten # Spiele, das neueste zuerst' })}:`,
  isWon: 'gewonnen',
  isLost: 'verloren',
};

export const myGames: Messages['myGames'] = {
  title: 'Meine Spiele',
  none: 'Noch nichts. Hier steht jedes Spiel, das du zu Ende spielst, und du kannst es Zug für Zug noch einmal ansehen.',
  which: 'Anzeigen',
  all: 'Alle Spiele',
  favourites: 'Favoriten',
  noFavourites: 'Noch keine Favoriten. Tippe auf den Stern neben einem Spiel.',
  noneOfGame: (game) => `Noch kein Spiel zu Ende gespielt: ${game}.`,
  keepAbout: 'Alte Spiele kann man irgendwann nicht mehr ansehen. Spiele mit Stern bleiben für immer.',
  with: (players) => `Mit ${players}`,
  bots: (bots) => many(bots, { one: 'einem Bot', other: '# Bots' }),
  unnamed: (people) => many(people, { one: 'jemandem ohne Namen', other: '# Leuten ohne Namen' }),
  watch: 'Ansehen',
  gone: 'Zu alt zum Ansehen.',
  favourite: 'Favorit',
  full: (most) => `Du hast schon ${most} Favoriten. Entferne erst einen.`,
  delete: 'Löschen',
  deleteSure: 'Dieses Spiel löschen?',
  deleteAbout:
    'Dein Name und dein Ergebnis verschwinden daraus, auch für die anderen, und es zählt nicht mehr in deiner Statistik. Die anderen behalten das Spiel. Das lässt sich nicht rückgängig machen.',
  deleteHere: 'Es ist nur auf diesem Gerät. Danach ist es endgültig weg und zählt nicht mehr in deiner Statistik.',
  deleteYes: 'Ja, löschen',
  deleted: (game) => `${game} gelöscht.`,
  offline: 'Hundredfold ist gerade nicht zu erreichen. Hier stehen nur die Spiele auf diesem Gerät.',
  more: 'Mehr zeigen',
  export: 'Alle exportieren',
  exportAbout: 'Speichert alle Spiele, die du noch ansehen kannst, in einer Datei (JSON).',
  exporting: (games) => `Deine Spiele werden gesammelt: bisher ${games} …`,
  exported: (games) => many(games, { one: '# Spiel gespeichert.', other: '# Spiele gespeichert.' }),
  tooMany: 'Das war viel auf einmal. Versuch es in einer Minute noch einmal.',
};
