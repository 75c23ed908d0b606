import type { Messages } from '../en/index.ts';
import { many } from './grammar.ts';

export const lobby: Messages['lobby'] = {
  title: 'Offene Tische',
  none: 'Gerade ist kein Tisch offen – mach einen auf.',
  noneSuch: 'Gerade ist kein passender Tisch offen.',
  lost: 'Die Liste ist gerade nicht erreichbar.',
  which: 'Welche Tische',
  allGames: 'Alle Spiele',
  seatForMe: 'Nur freie Plätze',
  count: (tables) => many(tables, { one: '# Tisch', other: '# Tische' }),
  first: (rows, tables) => many(tables, { other: `Die ersten ${rows} von # Tischen. Wähl ein Spiel, um andere zu sehen.` }),
  watch: 'Zusehen',
  playing: 'im Spiel',
  free: (seats) => many(seats, { one: '# freier Platz', other: '# freie Plätze' }),
  full: 'alle Plätze besetzt',
  watching: (people) => many(people, { one: '# sieht zu', other: '# sehen zu' }),
};

export const members: Messages['members'] = {
  ask: 'Codewort dieser Seite eingeben',
  word: 'Codewort',
  once: 'Du brauchst es nur einmal, dieser Browser merkt es sich.',
  wrong: 'Das ist nicht das Codewort.',
  lobby: 'Die offenen Tische sehen hier nur Mitglieder der Seite.',
  only: (site) => `${site} ist nur für Mitglieder`,
  logIn: 'Melde dich auf dieser Seite an und lade sie dann neu.',
};

export const invite: Messages['invite'] = {
  title: 'Freunde einladen',
  code: 'Code',
  link: 'Link',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  byHand: 'Bitte den markierten Link von Hand kopieren',
  share: 'Teilen …',
  qr: 'QR-Code mit dem Link zu diesem Tisch',
  onlyHere: 'Dieser Link funktioniert nur auf diesem Gerät: Es wurde keine Netzwerkadresse gefunden.',
  message: (game) => `Spiel mit! Wir spielen ${game}:`,
};

export const join: Messages['join'] = {
  invites: (host, game) => `${host} lädt dich zu ${game} ein`,
  open: (game) => `Ein Tisch für ${game}`,
  seats: 'Am Tisch',
  free: 'freier Platz',
  bot: 'Bot',
  shut: 'Es läuft ein Spiel, das nur die Mitspielenden sehen dürfen.',
  wait: 'Auf das nächste warten',
  waits: 'Du kommst an den Tisch, sobald das Spiel zu Ende ist.',
  tooManyTitle: 'Einen Moment',
  tooMany: 'Zu viele Codes probiert. Versuch es in einer Minute noch einmal.',
  watching: 'Du siehst zu',
};

export const matchmaking: Messages['matchmaking'] = {
  about: 'Mach solange etwas anderes – wir rufen dich, wenn dein Tisch bereit ist.',
  games: 'Worauf hast du Lust?',
  anything: 'Egal was',
  exactly: (name, people) => `${name} spielt man zu ${people === 4 ? 'viert' : String(people)}.`,
  fewer: (seconds, others) =>
    others
      ? `Die anderen starten nach ${seconds} Sekunden auch zu zweit.`
      : `Nach ${seconds} Sekunden geht es auch zu zweit los.`,
  stop: 'Suche beenden',
  opening: 'Ein Spiel wird gesucht …',
  still: 'Suche …',
  have: (game, have, want) => `${game}: ${have} von ${want}`,
  bots: 'Mit Bots starten',
  botsWanted: 'Bots kommen dazu, sobald alle Wartenden zustimmen.',
  botsNot: 'Doch lieber warten',
  ready: 'Dein Tisch ist bereit',
  with: (people, bots) =>
    people === 1
      ? `du und ${many(bots, { one: '# Bot', other: '# Bots' })}`
      : many(people, { one: '# Spieler', other: '# Spieler' }) +
        (bots === 0 ? '' : ` und ${many(bots, { one: '# Bot', other: '# Bots' })}`),
  confirmed: (there, people) => `Du bist dabei. ${there} von ${people} sind da.`,
  out: {
    silent: 'Du hast einen Tisch verpasst.',
    party: 'Jemand an eurem Tisch wollte doch nicht, deshalb ist die Suche zu Ende.',
  },
  lookAgain: 'Noch einmal suchen',
  again: {
    silent: 'Jemand ist nicht gekommen – deinen Platz in der Schlange behältst du.',
    failed: 'Der Tisch ließ sich nicht aufmachen – deinen Platz in der Schlange behältst du.',
  },
  ended: {
    elsewhere: 'Du suchst jetzt in einem anderen Fenster nach einem Spiel.',
    outdated: 'Es gibt eine neue Version von Hundredfold. Lade die Seite neu und such noch einmal.',
    'too-many': 'Du hast eben sehr oft nach einem Spiel gesucht. Warte einen Moment.',
    'too-many-tables': 'Du hast noch zu viele Tische offen. Verlass einen davon und such dann noch einmal.',
    'party-too-large': 'Ihr seid zu viele: Spielen kann man höchstens zu viert.',
  },
  together: 'Mitspieler finden',
  togetherAbout: 'Alle, die hier sitzen, suchen gemeinsam und bleiben zusammen.',
  seeking: 'Dieser Tisch sucht Mitspieler.',
};
