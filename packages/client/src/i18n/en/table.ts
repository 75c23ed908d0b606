import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import { many } from './grammar.ts';

export const table = {
  opening: 'Opening the table …',
  table: 'Table',
  yourTurn: 'Your turn',
  seat: (seat: number) => `Seat ${seat + 1}`,
  sitDown: 'Sit down',
  sitHere: 'Sit here',
  standUp: 'Stand up',
  justWatch: 'Just watch',
  you: 'you',
  host: 'host',
  partner: 'your partner',
  pair: (letter: string) => `Pair ${letter}`,
  watchers: 'Watching',
  seats: 'Seats',
  waiting: (missing: number) => many(missing, { one: 'One seat is still empty', other: '# seats are still empty' }),
  ready: 'Everyone is here',
  hostStarts: (host: string) => `${host} starts the game.`,
  start: 'Start the game',
  fill: 'Add bot',
  lock: 'Reserve',
  unlock: 'Open seat',
  locked: 'reserved',
  fillAll: 'Fill with bots',
  startWith: (players: number) => `Start with ${many(players, { one: '# player', other: '# players' })}`,
  arrange: 'Game & options',
  nowPlays: (game: string) => `This table now plays ${game}.`,
  people: 'People at the table',
  seated: 'Players',
  sendAway: 'Remove from table',
  sendAwaySure: (name: string) => `Remove ${name} from the table?`,
  /** Explains the removal of a player; the next text does so for a spectator. */
  sendAwayAbout: 'Their seat is gone, and they can only watch until you let them sit again.',
  sendAwayWatcher: 'They can’t come back until you let them.',
  removed: 'Removed',
  readmit: 'Let them sit again',
  barred: 'The host removed you. You can sit here once they let you.',
  makeHost: (name: string) => `Make ${name} host`,
  makeHostAbout: (name: string) => `From then on, ${name} decides about this table. Only ${name} can give that back to you.`,
  clear: 'Remove',
  clearSure: (name: string) => `Remove ${name}?`,
  clearAbout: 'The seat is free again. They can still watch, or take another seat.',
  giveToBot: 'Give the seat to a bot',
  giveToBotSure: (name: string) => `Give ${name}’s seat to a bot?`,
  giveToBotAbout: 'The bot plays this game to the end. If they come back, they can only watch it.',
  takeOver: 'Join the game',
  takeOverFrom: (bot: string) => `Take ${bot}’s seat`,
  areIn: 'You’re in: these cards are yours now.',
  leave: 'Leave the table',
  leaveSure: 'Leave the game?',
  leaveAbout: 'A bot plays your cards until you’re back. The link leads to your seat.',
  /** The same if only bots are left, or nobody. */
  leaveAlone: 'The game waits for you. The link brings you back to it.',
  /** The same if other players have seats, but none of them is there. */
  leaveEmpty: 'No one else is here, so the game stops until one of you is back. The link leads to your seat.',
  stay: 'Stay',
};

export const pace = {
  label: 'Clock',
  free: 'No clock',
  relaxed: 'Relaxed',
  normal: 'Normal',
  fast: 'Fast',
  freeAbout: (seconds: number) => `Take your time. A bot only steps in after ${seconds} seconds of silence.`,
  about: (move: number, bank: number) => `${move} seconds per move, plus ${bank} in reserve each deal.`,
};

export const waiting = {
  botPlays: 'A bot is playing for you.',
  back: 'I’m back',
  stillThere: 'Still there? A bot will play for you in a moment.',
  pause: 'Ask for a pause',
  pauseNow: 'Pause the game',
  wantsPause: (names: string, _count: number) => `${names} would like a pause.`,
  agree: 'Agree',
  needsAll: 'The pause starts once everyone agrees.',
  neverMind: 'Never mind',
  leftAlone: 'Everyone else has left.',
  letBotsFinish: 'Let bots finish',
  botsFinish: 'Bots are finishing the game …',
  keepPlaying: 'Play on',
};

export const takeback = {
  ask: 'Take back',
  wants: (name: string) => `${name} would like to take a move back.`,
  allow: 'Allow',
  refuse: 'Decline',
  waits: (names: string) => `Takeback requested – waiting for ${names}.`,
  stands: 'The move stands.',
  count: (times: number) => many(times, { one: '# takeback', other: '# takebacks' }),
};

export const seatRequests = {
  wantsSeat: (name: string, bot: string) => `${name} would like to take ${bot}’s seat.`,
  letIn: 'Let them play',
  askedHost: 'Asking the host …',
  swap: 'Swap seats',
  wantsSwap: (name: string) => `${name} would like to swap seats with you.`,
  agree: 'Swap',
  asked: (name: string) => `Asking ${name} …`,
  /** The button for someone who may have the seat of a player of that name, from another browser. */
  claim: (name: string) => `Are you ${name}? Take your seat`,
  isThatYou: (name: string) => `${name} is away. Is that you, in another browser?`,
  claimShort: 'Take my seat',
  askedTable: 'Asking the others …',
  wantsOwnSeat: (name: string, seated: string) =>
    `${name} is here in another browser and wants ${seated}’s seat and cards. Is it really them?`,
  isThem: 'Give them the seat',
  claimed: 'Your seat went to another browser of yours. If that wasn’t you, tell the host.',
  notThisTime: 'Not this time.',
};

export const botLevels = {
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
};
