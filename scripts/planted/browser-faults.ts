import type { Fault } from './fault.ts';

const CLIENT = 'packages/client/src';

export const BROWSER_FAULTS: readonly Fault[] = [
  {
    name: 'the buttons of a seat are covered before the game',
    file: `${CLIENT}/features/gathering/seat-ring.css`,
    from: `text-align: center;
  pointer-events: none;
}`,
    to: `text-align: center;
}`,
    suite: { runner: 'playwright', files: ['e2e/gathering.spec.ts'], title: 'partners sit opposite each other' },
  },
  {
    name: 'a German text is cut off',
    file: `${CLIENT}/i18n/de/first.ts`,
    from: "find: 'Spiel finden',",
    to: "find: 'Spielpartnervermittlungsstelle',",
    suite: { runner: 'playwright', files: ['e2e/languages.spec.ts'], title: 'de-AT' },
  },
  {
    name: 'the page keeps painting when nothing moves',
    file: `${CLIENT}/table/paint/scene.ts`,
    from: 'if (moving) wake();',
    to: 'wake();',
    suite: { runner: 'playwright', files: ['e2e/idle.spec.ts'], title: 'no-preference' },
  },
  {
    name: 'the keyboard focus is lost after a card is played',
    file: `${CLIENT}/table/view/keep-focus.ts`,
    from: 'if (isLost) moveFocus(table);',
    to: 'if (isLost) return;',
    suite: { runner: 'playwright', files: ['e2e/keyboard.spec.ts'], title: 'the focus stays at the table' },
  },
  {
    name: 'the cards are not painted',
    file: `${CLIENT}/table/paint/scene.ts`,
    from: 'if (atlas !== null) renderer.render(root);',
    to: '',
    suite: { runner: 'playwright', files: ['e2e/motion.spec.ts'], title: 'painted with webgl2' },
  },
  {
    name: 'the chat of other people is put in as HTML',
    file: `${CLIENT}/features/chat/chat-messages.tsx`,
    from: '<bdi class="chat-text">{inWords(message.said)}</bdi>',
    to: 'isOwn ? inWords(message.said) : <bdi class="chat-text" dangerouslySetInnerHTML={{ __html: inWords(message.said) }} />',
    suite: { runner: 'playwright', files: ['e2e/chat.spec.ts'], title: 'friends chat by phrase and by text' },
  },
  {
    name: 'a game on this device does not survive a reload',
    file: `${CLIENT}/net/local/offline-store.ts`,
    from: 'for (const [index, step] of next.entries()) steps.add(step, [id, at + index]);',
    to: '',
    suite: { runner: 'playwright', files: ['e2e/offline.spec.ts'], title: 'without a connection the app opens' },
  },
  {
    name: 'the prompt is not announced to a screen reader',
    file: `${CLIENT}/table/view/announcer.tsx`,
    from: '{own && <p key={',
    to: '{own && result !== null && <p key={',
    suite: { runner: 'playwright', files: ['e2e/screen-reader.spec.ts'], title: 'a screen reader announces the cut' },
  },
];
