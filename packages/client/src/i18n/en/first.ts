import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';

/** The texts that the start page needs at once. What loads after it has all texts. */
export const first = {
  pitch: 'Make a table, send the link, play. Everyone on their own screen. No sign-up.',
  close: 'Close',
  hideNotice: 'Hide this note',
  creditsTitle: 'Credits',
  imprint: 'Imprint',
  privacy: 'Privacy',
  storedTitle: 'What’s stored',
  broken: 'This part of the page couldn’t be loaded. Try again, or reload the page.',
  reload: 'Reload',
  start: {
    title: 'A card table for your friends',
    games: 'Game',
    options: 'Options',
    standard: 'default',
    otherNumber: 'Another number',
    numberWrong: (from: number, to: number) => `A whole number from ${from} to ${to}, please.`,
    seats: 'Players',
    alone: 'Alone',
    open: 'Public table',
    openAbout: 'Listed on the start page; anyone can sit down or watch.',
    openAloneAbout: 'Listed on the start page; anyone can watch.',
    make: 'Make a table',
    play: 'Play',
    making: 'Setting up the table …',
    failed: 'The table couldn’t be set up. Try again in a moment.',
    tooMany: 'You’ve just made a lot of tables. Wait a moment.',
    join: 'Join with a code',
    codeWrong: 'There’s no table with that code. A code has 8 letters and digits, like 7K4M-2XPD.',
    go: 'Go',
    blocked: 'An admin has blocked you. You can’t play or watch here.',
    noMaker: 'Only members of this site can open tables here. With a link to a table, anyone can sit down.',
    noRecord: 'There’s no such game here. It may have been deleted, or part of the link is missing.',
  },
  ways: {
    ways: 'Who do you want to play with?',
    friends: 'Friends',
    strangers: 'Strangers',
    find: 'Find a game',
    againstBots: 'Play against bots',
    continueGames: 'Your tables',
    /** Links to a table, or to a game on this device; `backTo` if its game is over. */
    goOnTo: (game: string) => `Continue: ${game}`,
    backTo: (game: string) => `Back to the table: ${game}`,
    yourTurn: 'your turn',
    turnOf: (names: string) => `${names} to move`,
    gathering: 'gathering',
    over: 'game over',
    asleep: 'everyone left',
    nobodyElse: 'by yourself',
  },
  name: {
    you: 'You',
    label: 'Your name',
    ask: 'What shall we call you?',
    about: 'The others at the table see it. This browser remembers it.',
    /** Why a text is no name. */
    wrong: {
      empty: 'Type a name.',
      tooLong: (longest: number) => `This name is too long: it can have ${longest} characters at most.`,
      character: (character: string) => `A name can’t contain “${character}”.`,
      /** `code` is the number of the character, like U+200B. */
      invisible: (code: string) => `There’s an invisible character in this name (${code}). Type the name again.`,
      illegible: 'This name has too many accents to be read.',
    },
    save: 'Save',
    go: 'Continue',
    /** The names that guests draw. */
    animals: [
      'Badger Beaver Bison Cricket Curlew Dolphin Falcon Finch Gecko Hare Heron Ibex',
      'Kestrel Koala Lemur Linnet Magpie Marten Osprey Otter Panda Puffin Raven Toucan Walrus Wren',
    ].flatMap((names) => names.split(' ')),
    /** The account button of a user who has not entered a name. */
    guest: (name: string) => `You’re\u00a0${name} · Change`,
  },
  botLevels: {
    title: 'Bots',
    /** The names of bots in the letters of the language, where those differ from the names in records. */
    shownNames: {} as Readonly<Record<string, string>>,
    stronger: 'Stronger bots',
    choices: { easy: 'Easy', normal: 'Normal', strong: 'Strong' } satisfies Readonly<Record<BotLevel, string>>,
    /** Explains the choice to everyone at the table. */
    stated: {
      easy: 'The bots forget what was played and overlook a better move now and then.',
      normal: 'The bots are solid, not ruthless.',
      strong: 'The bots remember every card they’ve seen and think ahead.',
    } satisfies Readonly<Record<BotLevel, string>>,
    mixed: 'The bots play at different levels, as their seats say.',
    /** A bot of a level, as it stands beside its name. */
    names: { easy: 'easy bot', normal: 'normal bot', strong: 'strong bot' } satisfies Readonly<Record<BotLevel, string>>,
    /** The switch for the phrases of bots. */
    phrases: 'Bots chat a little',
    phrasesAbout: 'Never about cards.',
    atSeat: {
      question: (name: string) => `How well does ${name} play?`,
      title: 'Level',
      choices: { easy: 'Easy', normal: 'Normal', strong: 'Strong' } satisfies Readonly<Record<BotLevel, string>>,
    },
  },
  pace: { free: 'No clock', relaxed: 'Relaxed', normal: 'Normal', fast: 'Fast' },
  rules: {
    title: 'Rules',
    read: 'Read the rules',
    why: 'See the rule',
    here: 'At this table',
    yes: 'yes',
    no: 'no',
  },
  tutorial: {
    learn: 'Learn it',
    /** The same until the player has taken the lesson. */
    learnFirst: 'Learn it in a minute',
    waiting: 'Waiting?',
    learnGame: (game: string) => `Learn ${game} in a minute`,
    title: (game: string) => `Learn ${game}`,
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    leave: 'Skip',
    over: 'The lesson is over. Now play!',
    watch: 'Watch …',
    done: 'That’s all you need',
    play: 'Play now',
    again: 'Again',
  },
  settings: {
    title: 'Settings',
    speed: 'Animations',
    speeds: { calm: 'Slow', normal: 'Normal', quick: 'Fast', none: 'Off' },
    tips: 'Tips in my first games',
    tipsChoices: { first: 'Yes', none: 'No' },
    chats: { all: 'Everything', phrases: 'Phrases only', nothing: 'Off' },
    phone: 'Phone layout',
    handed: { right: 'Right-handed', left: 'Left-handed' },
    playing: 'Tap a card',
    plays: { atOnce: 'Play it', asking: 'Ask first' },
    blocked: 'Blocked people',
    language: 'Language',
    keys: 'Keyboard shortcuts',
  },
  offline: {
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
  },
};

export type FirstMessages = typeof first;
