import { spoken } from '../../i18n/index.ts';

/** Texts about a lost connection, for the player who lost it and for the others at the table. */
interface AwayWords {
  readonly isAway: (name: string) => string;
  /** The host reads this after `isAway`. */
  readonly botComes: (seconds: number) => string;
  readonly botNow: string;
  readonly free: string;
  readonly botIn: (seconds: number) => string;
  readonly botPlays: string;
}

export const awayWords = spoken<AwayWords>({
  en: {
    isAway: (name) => `${name} is disconnected.`,
    botComes: (seconds) => `A bot plays in ${seconds} s.`,
    botNow: 'Let a bot play now',
    free: 'Open the seat',
    botIn: (seconds) => `A bot plays for you in ${seconds} s.`,
    botPlays: 'A bot plays for you until you are back.',
  },
  de: {
    isAway: (name) => `${name} hat keine Verbindung.`,
    botComes: (seconds) => `In ${seconds} s spielt ein Bot.`,
    botNow: 'Bot jetzt spielen lassen',
    free: 'Platz freigeben',
    botIn: (seconds) => `In ${seconds} s spielt ein Bot für dich.`,
    botPlays: 'Ein Bot spielt für dich, bis du zurück bist.',
  },
  ru: {
    isAway: (name) => `Связь пропала: ${name}.`,
    botComes: (seconds) => `Через ${seconds} с сыграет бот.`,
    botNow: 'Пусть сыграет бот',
    free: 'Освободить место',
    botIn: (seconds) => `Через ${seconds} с за вас сыграет бот.`,
    botPlays: 'Пока вас нет, за вас играет бот.',
  },
});
