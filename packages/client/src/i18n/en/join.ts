export const invite = {
  title: 'Invite friends',
  code: 'Code',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  byHand: 'Copy the selected link by hand',
  share: 'Share …',
  qr: 'QR code with the link to this table',
  onlyHere: 'This link only works on this device: no network address was found.',
  message: (game: string) => `Come and play ${game}:`,
};

export const join = {
  invites: (host: string, game: string) => `${host} invites you to ${game}`,
  /** The title when there is no host to invite. */
  open: (game: string) => `A table for ${game}`,
  seats: 'At the table',
  free: 'free seat',
  locked: 'reserved',
  bot: 'bot',
  running: 'A game is on. Watch, and maybe join the next one.',
  runningWithBots: 'A game is on. Watch, or take a bot’s seat.',
  full: 'All seats are taken. You can watch.',
  /** The same if the host keeps free seats for someone. */
  reserved: 'The free seats are reserved. You can watch, and the host can open a seat for you.',
  removed: 'The host removed you from this table. You can watch, and the host can let you sit again.',
  shut: 'A game is on, and only its players can see it.',
  wait: 'Wait for the next one',
  waits: 'You’ll join the table as soon as the game is over.',
  tooManyTitle: 'One moment',
  tooMany: 'Too many codes tried. Try again in a minute.',
  watching: 'You’re watching',
};
