import type { Phrase, Reaction } from '@hundredfold/shared/protocol/chat.ts';

export const chat = {
  title: 'Chat',
  unread: (count: number) => `Chat, ${count} new`,
  close: 'Close chat',
  silence: 'No messages yet.',
  watches: 'watching',
  react: 'React',
  say: 'Say',
  /** Follows the speaker of a reaction: `Ann to Ben`. `null` is the reader. */
  sentTo: (name: string | null) => `to ${name ?? 'you'}`,
  more: 'More phrases',
  fewer: 'Fewer phrases',
  field: 'Write to the table',
  send: 'Send',
  notALine: 'A message has 1 to 200 visible characters.',
  aside: 'While the game is on, only spectators see what you write.',
  /** The button that opens the actions about a person. */
  about: (name: string) => `About ${name}`,
  mute: 'Mute for now',
  unmute: 'Unmute',
  block: 'Block',
  unblock: 'Unblock',
  report: 'Report',
  muted: (name: string) => `${name} is muted until you close this page.`,
  blocked: (name: string) => `${name} is blocked at every table. You can undo this in the settings.`,
  reportSure: (name: string) => `Report ${name}?`,
  reportAbout: 'Their messages at this table are kept, and an admin can read them.',
  reported: 'Reported. An admin can read the messages.',
  freely: 'Free chat',
  freelyAbout: 'Otherwise quick phrases only.',
  phrases: {
    hello: 'Hello!',
    'good-luck': 'Good luck!',
    'well-done': 'Well played!',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    'so-close': 'So close!',
    'one-moment': 'One moment …',
    'no-hurry': 'Take your time.',
    'good-game': 'Good game!',
    'once-more': 'Again?',
    goodbye: 'Goodbye!',
  } satisfies Readonly<Record<Phrase, string>>,
  reactions: { bravo: 'Bravo', laugh: 'Ha ha', wow: 'Wow', wink: 'Wink', sigh: 'Sigh', heart: 'Heart' } satisfies Readonly<
    Record<Reaction, string>
  >,
};
