import { inMiddle } from '../../cards/card-names.ts';
import { spoken } from '../../i18n/index.ts';
import type { PersonEvent } from './table-event.ts';

/** Texts about events at a table that its cards do not show. */
interface EventWords {
  /** An action of another person, with their name. */
  readonly theirs: Readonly<Record<PersonEvent, (name: string) => string>>;
  /** An action of the reader. */
  readonly yours: Readonly<Record<PersonEvent, string>>;
  readonly renamed: (name: string, to: string) => string;
  readonly youRenamed: (to: string) => string;
  /** A player's time ran out, with or without the card that the bot played. */
  readonly botPlayed: (name: string, card: string) => string;
  readonly botMoved: (name: string) => string;
  readonly botPlayedForYou: (card: string) => string;
  readonly botMovedForYou: string;
  /** A player shows their hand to a spectator: told to the others, and to the player. */
  readonly lent: (name: string, to: string) => string;
  readonly lentByYou: (to: string) => string;
  readonly began: (game: string) => string;
  readonly paused: string;
  readonly resumed: string;
}

export const eventWords = spoken<EventWords>({
  en: {
    theirs: {
      left: (name) => `${name} left the table.`,
      stood: (name) => `${name} stood up.`,
      sat: (name) => `${name} took a seat.`,
      moved: (name) => `${name} changed seats.`,
      came: (name) => `${name} is watching.`,
      went: (name) => `${name} stopped watching.`,
      arranged: (name) => `${name} changed the game options.`,
      held: (name) => `${name} is away. A bot plays until they’re back.`,
      back: (name) => `${name} is back.`,
      host: (name) => `${name} is the host now.`,
      choosing: (name) => `${name} is choosing the next game.`,
      'took-back': (name) => `${name} took a move back.`,
    },
    yours: {
      left: 'You left the table.',
      stood: 'You stood up.',
      sat: 'You took a seat.',
      moved: 'You changed seats.',
      came: 'You’re watching.',
      went: 'You stopped watching.',
      arranged: 'You changed the game options.',
      held: 'A bot plays for you until you’re back.',
      back: 'You’re back.',
      host: 'You’re the host now.',
      choosing: 'You’re choosing the next game.',
      'took-back': 'You took a move back.',
    },
    renamed: (name, to) => `${name} is now called ${to}.`,
    youRenamed: (to) => `You’re now called ${to}.`,
    botPlayed: (name, card) => `${name} ran out of time, so a bot played the ${inMiddle(card)}.`,
    botMoved: (name) => `${name} ran out of time, so a bot made the move.`,
    botPlayedForYou: (card) => `Your time ran out, so a bot played the ${inMiddle(card)} for you.`,
    botMovedForYou: 'Your time ran out, so a bot made your move.',
    lent: (name, to) => `${name} is showing ${to} their hand.`,
    lentByYou: (to) => `You’re showing ${to} your hand.`,
    began: (game) => `A new game has started: ${game}.`,
    paused: 'The game is paused.',
    resumed: 'The game goes on.',
  },
  de: {
    theirs: {
      left: (name) => `${name} hat den Tisch verlassen.`,
      stood: (name) => `${name} ist aufgestanden.`,
      sat: (name) => `${name} hat sich dazugesetzt.`,
      moved: (name) => `${name} hat den Platz gewechselt.`,
      came: (name) => `${name} schaut zu.`,
      went: (name) => `${name} schaut nicht mehr zu.`,
      arranged: (name) => `${name} hat die Spieloptionen geändert.`,
      held: (name) => `${name} ist gerade weg. So lange spielt ein Bot.`,
      back: (name) => `${name} ist wieder da.`,
      host: (name) => `${name} ist jetzt Gastgeber.`,
      choosing: (name) => `${name} sucht das nächste Spiel aus.`,
      'took-back': (name) => `${name} hat einen Zug zurückgenommen.`,
    },
    yours: {
      left: 'Du hast den Tisch verlassen.',
      stood: 'Du bist aufgestanden.',
      sat: 'Du hast dich dazugesetzt.',
      moved: 'Du hast den Platz gewechselt.',
      came: 'Du schaust zu.',
      went: 'Du schaust nicht mehr zu.',
      arranged: 'Du hast die Spieloptionen geändert.',
      held: 'Bis du zurück bist, spielt ein Bot für dich.',
      back: 'Du bist wieder da.',
      host: 'Du bist jetzt Gastgeber.',
      choosing: 'Du suchst das nächste Spiel aus.',
      'took-back': 'Du hast einen Zug zurückgenommen.',
    },
    renamed: (name, to) => `${name} heißt jetzt ${to}.`,
    youRenamed: (to) => `Du heißt jetzt ${to}.`,
    botPlayed: (name, card) => `Die Zeit von ${name} war um, ein Bot hat gespielt: ${card}.`,
    botMoved: (name) => `Die Zeit von ${name} war um, ein Bot hat den Zug gemacht.`,
    botPlayedForYou: (card) => `Deine Zeit war um, ein Bot hat für dich gespielt: ${card}.`,
    botMovedForYou: 'Deine Zeit war um, ein Bot hat für dich gespielt.',
    lent: (name, to) => `${name} lässt ${to} in die Karten schauen.`,
    lentByYou: (to) => `Du lässt ${to} in deine Karten schauen.`,
    began: (game) => `Ein neues Spiel beginnt: ${game}.`,
    paused: 'Das Spiel macht Pause.',
    resumed: 'Das Spiel geht weiter.',
  },
  ru: {
    theirs: {
      left: (name) => `${name} больше не за столом.`,
      stood: (name) => `${name} встаёт из-за стола.`,
      sat: (name) => `${name} садится за стол.`,
      moved: (name) => `${name} пересаживается.`,
      came: (name) => `${name} смотрит игру.`,
      went: (name) => `${name} больше не смотрит игру.`,
      arranged: (name) => `${name} меняет настройки игры.`,
      held: (name) => `${name} сейчас не на месте. Пока играет бот.`,
      back: (name) => `${name} снова здесь.`,
      host: (name) => `${name} теперь хозяин стола.`,
      choosing: (name) => `${name} выбирает следующую игру.`,
      'took-back': (name) => `${name} отменяет ход.`,
    },
    yours: {
      left: 'Вы больше не за столом.',
      stood: 'Вы встали из-за стола.',
      sat: 'Вы сели за стол.',
      moved: 'Вы пересели.',
      came: 'Вы смотрите игру.',
      went: 'Вы больше не смотрите игру.',
      arranged: 'Вы изменили настройки игры.',
      held: 'Пока вас нет, за вас играет бот.',
      back: 'Вы снова здесь.',
      host: 'Теперь вы хозяин стола.',
      choosing: 'Вы выбираете следующую игру.',
      'took-back': 'Вы отменили ход.',
    },
    renamed: (name, to) => `${name} теперь носит имя ${to}.`,
    youRenamed: (to) => `Теперь вас зовут ${to}.`,
    botPlayed: (name, card) => `Время вышло, за игрока ${name} сыграл бот: ${inMiddle(card)}.`,
    botMoved: (name) => `Время вышло, за игрока ${name} сыграл бот.`,
    botPlayedForYou: (card) => `Ваше время вышло, за вас сыграл бот: ${inMiddle(card)}.`,
    botMovedForYou: 'Ваше время вышло, за вас сыграл бот.',
    lent: (name, to) => `Карты игрока ${name} теперь видит ${to}.`,
    lentByYou: (to) => `Ваши карты теперь видит ${to}.`,
    began: (game) => `Начинается новая игра: ${game}.`,
    paused: 'В игре перерыв.',
    resumed: 'Игра продолжается.',
  },
});
