import type { StoredDataKind } from '@hundredfold/shared/protocol/stored-data.ts';

export const stored = {
  about:
    'You need no account here. Your browser makes up a secret, and the server stores only a hash of it: below, that’s your ID. There are no ads and no trackers, and only an admin who logs in gets a cookie.',
  whom: 'About whom',
  kept: 'How long',
  uptime: 'Times count only while the server runs.',
  unreachable: 'Hundredfold can’t be reached right now, so some times are missing.',
  unknown: 'unknown right now',
  /** Each kind of data: what it is, about whom, and how long it is kept, with the times that `STORED_DATA` names. */
  kinds: {
    tables: {
      title: 'Tables',
      what: 'Names and badges, who is the host, the settings, every move, the wins so far, who has seen which hidden cards, and who was removed – all with IDs.',
      whom: 'Players, hosts, removed people, and spectators who saw hidden cards',
      kept: (unplayed: string, played: string) => `${played} after everyone has left; ${unplayed} if no game was ever started`,
    },
    results: {
      title: 'Results and favourites',
      what: 'Each player’s result: the game and its options, when it ended, the score and place, the name – with their ID.',
      whom: 'Players',
      kept: 'Until you delete them; once there are thousands, the oldest go',
    },
    records: {
      title: 'Finished games',
      what: 'Every move and every card, so that you can watch the game again. The names shown with it come from the results and disappear with them.',
      whom: 'Players, by their seats alone',
      kept: (time: string) => `${time}, or for as long as it’s a player’s favourite`,
    },
    reports: {
      title: 'Reports',
      what: 'Who reported whom, when and at which table, and what the reported person had written there – with the name of that person and both IDs.',
      whom: 'Both people',
      kept: (time: string) => `${time} after the report`,
    },
    groups: {
      title: 'Groups',
      what: 'The name of the group, the names and badges of its members, who is hidden, their results at its tables, saved set-ups, the next or last game night with everyone’s answers, and who changed the link – with IDs. The link itself is encrypted for each member’s browser. If members have set up a chat for news, its address, and the language and time zone for it; the chat gets names.',
      whom: 'Members, and people who were removed',
      kept: (time: string) =>
        `You are a member until you leave, and your results stay until you delete them; a group that no one uses is deleted after ${time}`,
    },
    notices: {
      title: 'Notifications',
      what: 'For each browser that asked for them: its address at a push service and its keys, which notifications it wants in which language and time zone, and when it got the last one – with the ID. The push service passes them on encrypted and can’t read them.',
      whom: 'People who turned them on',
      kept: (time: string) => `${time} after your last visit, or until you turn them off`,
    },
    blocked: {
      title: 'People blocked by an admin',
      what: 'ID, name and date.',
      whom: 'Blocked people',
      kept: 'Until an admin unblocks them',
    },
    memory: {
      title: 'Chat, and who is here',
      what: 'Who is at a table, on a group’s page or looking for a game, and the latest chat messages of each table. While you move to another device, your secret, name and badge, too.',
      whom: 'Everyone who is here',
      kept: 'In memory only: a code for moving about ten minutes, the chat until some time after everyone has left',
    },
    addresses: {
      title: 'Network addresses',
      what: 'They are counted so that no one can flood the server. Of an IPv6 address, only the part for the network.',
      whom: 'Everyone who opens this site',
      kept: 'In memory only: to count requests per minute, while a table that you opened is in use, and for a day after you moved to another device',
    },
    logs: {
      title: 'The server’s log',
      what: 'Events and errors without names, IDs, table codes, cards or chat. When someone logs in to the admin page, or tries to, it has their address.',
      whom: 'Visitors to the admin page',
      kept: 'As long as the host decides. A proxy or a provider in front of the server may have logs of its own',
    },
    backups: {
      title: 'Backups',
      what: 'Copies of the tables, results, finished games, reports, groups, blocked people and notifications. What you delete stays in older copies.',
      whom: 'The same people',
      kept: (time: string) => `${time}. The host may keep further copies`,
    },
    browser: {
      title: 'In your browser',
      what: 'Your secret, name, badge and settings, the code word if this site asks for one, people you blocked, your part in recent shuffles, and games played only on this device.',
      whom: 'You, and people you blocked',
      kept: 'Until you choose “Delete my data” or clear this site’s data in your browser',
    },
  } satisfies Readonly<Record<StoredDataKind, object>>,
  noBackups: 'The server makes none by itself. The host may keep copies',
  deleting:
    'Tap your badge on the start page. Your name, badge and seats, your chat messages, results, favourites and notifications, your part in groups, and reports by you or about you are deleted at once.',
  staying:
    'Your moves stay without your name. Your ID stays where a host removed you or an admin blocked you, and until the end of a game whose cards you’ve seen. It no longer leads to you, because your browser deletes the secret.',
};
