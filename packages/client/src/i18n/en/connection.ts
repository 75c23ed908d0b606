export const link = {
  lost: 'Connection lost – reconnecting …',
  back: 'Connected again',
  movedOn: 'This server is shutting down, so your table has moved to another server. Nothing is lost.',
  goneTitle: 'Table not found',
  gone: 'There’s no table with this code. Check the code, or ask for the link again: the table may have been removed.',
  elsewhereTitle: 'Open in another window',
  elsewhere: 'You’re at this table in another window or tab.',
  here: 'Play here instead',
  removedTitle: 'The host removed you',
  removed: 'You’ve lost your seat. You can come back and watch, and the host can let you sit again.',
  /** The same for a spectator. */
  removedForGood: 'You can come back to this table once the host lets you.',
  watchAgain: 'Come back to watch',
  shutTitle: 'This table was closed',
  shut: 'An admin closed it. The game played here is gone.',
  blockedTitle: 'You are blocked',
  blocked: 'An admin has blocked you. You can’t play or watch here.',
  fullTitle: 'No room at this table',
  full: 'No seat is free, and there’s no room for more spectators. Try again later.',
  tryAgain: 'Try again',
  outdatedTitle: 'There is a newer version',
  outdated: 'Hundredfold was updated while this page was open. Your seat is kept.',
  reload: 'Reload',
  halted: 'Something went wrong at this table. The game is on hold until it’s fixed; nothing is lost.',
  unwritten: 'Moves can’t be saved right now. The game resumes by itself.',
  broken: 'This part of the page couldn’t be loaded. Try again, or reload the page.',
  bugTitle: 'Something went wrong on this page',
  bug: 'This is a bug in Hundredfold, not your connection. Your seat is kept for a while: reload the page. If it happens again, please tell the site owner.',
  unreadCode: 'This link doesn’t lead to a table. What’s the code?',
  lostPage: 'Page not found',
  lostPageAbout: 'There’s nothing at this address.',
};

export const offline = {
  serverUnreachable: 'No connection to Hundredfold.',
  /** The server answers, but no WebSocket to it opens. */
  noSockets:
    'Hundredfold answers, but your network blocks live connections (WebSockets). Try another network, such as mobile data, or turn off your VPN, proxy or content blocker.',
  /** The server answers, but refuses the page: a proxy passes another host on. */
  wrongAddress:
    'This page isn’t at the address of its server, so the server refuses it. Is it your server? Its log says how to fix this.',
  playHere: 'Play on this device',
  botsHere: 'Bots play on this device.',
  needsConnection: 'Needs a connection',
};
