import type { Messages } from '../en/index.ts';

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
  locked: 'reserviert',
  bot: 'Bot',
  running: 'Das Spiel läuft schon. Du kannst zusehen und beim nächsten vielleicht mitspielen.',
  runningWithBots: 'Das Spiel läuft schon. Du kannst zusehen oder für einen Bot einspringen.',
  full: 'Alle Plätze sind besetzt. Du kannst zusehen.',
  reserved: 'Die freien Plätze sind reserviert. Du kannst zusehen, und der Gastgeber kann einen für dich freigeben.',
  removed: 'Der Gastgeber hat dich entfernt. Du kannst zusehen, und er kann dich wieder mitspielen lassen.',
  shut: 'Es läuft ein Spiel, das nur die Mitspielenden sehen dürfen.',
  wait: 'Auf das nächste warten',
  waits: 'Du kommst an den Tisch, sobald das Spiel zu Ende ist.',
  tooManyTitle: 'Einen Moment',
  tooMany: 'Zu viele Codes probiert. Versuch es in einer Minute noch einmal.',
  watching: 'Du siehst zu',
};
